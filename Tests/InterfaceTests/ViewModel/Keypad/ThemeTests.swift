import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `The theme to start with` {
  @Test func `depends last on the terminal's reply, and is dark without one`() {
    let choice = ThemeChoice(flag: nil) { _ in nil }
    let backgrounds: [Luminance?] = [.light, .dark, nil]
    #expect(backgrounds.map(choice.theme(on:)) == [.light, .dark, .dark])
    let chosen = ThemeChoice(flag: ThemePreference(.light)) { _ in nil }
    #expect(chosen.theme(on: .dark) == .light)
  }
}

@Suite struct `The names of themes` {
  @Test func `form a cycle of all themes`() {
    for start in ThemeName.allCases {
      var seen = [start]
      while seen.count < ThemeName.allCases.count, let last = seen.last { seen.append(last.next) }
      #expect(Set(seen) == Set(ThemeName.allCases))
      #expect(seen.last?.next == start)
    }
  }

  @Test(arguments: [Luminance.dark, .light])
  func `include one for each background`(background: Luminance) {
    #expect(ThemeName(on: background).background == background)
  }
}

@Suite struct `A preference for a theme` {
  @Test func `is the name of a theme or auto, and no other word`() {
    let names = ThemePreference.allNames
    #expect(names.sorted() == (ThemeName.allCases.map(\.rawValue) + ["auto"]).sorted())
    let read = names.map { ThemePreference(named: $0).map { $0.theme?.rawValue ?? "auto" } }
    #expect(read == names)
    for word in ["", "neon", "Dark", "auto "] { #expect(ThemePreference(named: word) == nil) }
  }
}
