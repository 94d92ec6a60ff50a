import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `The theme to start with` {
  private func choice(_ flag: ThemePreference?, _ environment: [String: String]) -> ThemeChoice {
    ThemeChoice(flag: flag) { environment[$0] }
  }

  @Test func `comes last from the terminal's reply, and is dark without one`() {
    #expect(choice(nil, [:]).theme(on: .light) == .light)
    #expect(choice(nil, [:]).theme(on: .dark) == .dark)
    #expect(choice(nil, [:]).theme(on: nil) == .dark)
    #expect(choice(ThemePreference(.light), [:]).theme(on: .dark) == .light)
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
  @Test func `is the name of a theme or auto`() {
    #expect(Set(ThemePreference.allNames) == Set(ThemeName.allCases.map(\.rawValue) + ["auto"]))
    #expect(Set(ThemePreference.allNames).count == ThemePreference.allNames.count)
  }

  @Test(arguments: ThemePreference.allNames)
  func `is read from its word`(word: String) throws {
    #expect(try #require(ThemePreference(named: word)).theme?.rawValue ?? "auto" == word)
  }

  @Test(arguments: ["", "neon", "Dark", "auto "])
  func `is not read from another word`(word: String) {
    #expect(ThemePreference(named: word) == nil)
  }
}
