import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct ThemeChoiceTests {
  private func choice(_ flag: ThemePreference?, _ environment: [String: String]) -> ThemeChoice {
    ThemeChoice(flag: flag) { environment[$0] }
  }

  @Test(
    "the first that says something decides",
    arguments: [
      (.light, ["COUNTONME_THEME": "dark", "NO_COLOR": "1"], .light),
      (nil, ["COUNTONME_THEME": "dark", "NO_COLOR": "1"], .dark),
      (nil, ["COUNTONME_THEME": "light"], .light), (nil, ["COUNTONME_THEME": "mono"], .mono),
      (nil, ["COUNTONME_THEME": "auto", "NO_COLOR": "1"], .mono),
      (nil, ["COUNTONME_THEME": "", "NO_COLOR": "1"], .mono),
      (nil, ["NO_COLOR": "1", "COLORFGBG": "0;15"], .mono),
      (nil, ["NO_COLOR": "", "COLORFGBG": "0;15"], .light),
      (.auto, ["COUNTONME_THEME": "dark", "COLORFGBG": "0;15"], .light),
      (.dark, ["NO_COLOR": "1"], .dark), (.mono, [:], .mono), (.auto, [:], nil), (nil, [:], nil),
    ] as [(ThemePreference?, [String: String], ThemeName?)])
  func priority(flag: ThemePreference?, environment: [String: String], theme: ThemeName?) {
    #expect(choice(flag, environment).theme == theme)
    #expect(choice(flag, environment).message == nil)
  }

  @Test(
    "COLORFGBG tells the background by its last number",
    arguments: [
      ("15;0", ThemeName.dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark),
      ("0;7", .light), ("0;11", .light), ("7;4", .dark), ("15;default", nil), ("", nil),
      ("0;99", nil),
    ] as [(String, ThemeName?)])
  func colorFGBG(value: String, theme: ThemeName?) {
    #expect(choice(nil, ["COLORFGBG": value]).theme == theme)
  }

  @Test("a word that is no theme is said, and the search goes on")
  func unknown() {
    let choice = choice(nil, ["COUNTONME_THEME": "neon", "COLORFGBG": "0;15"])
    #expect(choice.message == .unknownTheme("neon"))
    #expect(choice.theme == .light)
  }

  @Test("the terminal's answer decides last, and silence is dark")
  func answer() {
    #expect(choice(nil, [:]).theme(on: .light) == .light)
    #expect(choice(nil, [:]).theme(on: .dark) == .dark)
    #expect(choice(nil, [:]).theme(on: nil) == .dark)
    #expect(choice(.light, [:]).theme(on: .dark) == .light)
  }

  @Test("the list in the sentence names every preference")
  func list() {
    for preference in ThemePreference.allCases {
      #expect(ThemePreference.list.contains(preference.rawValue))
    }
  }
}
