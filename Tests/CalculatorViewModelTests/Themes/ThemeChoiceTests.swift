import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `The theme to start with` {
  private func choice(_ flag: ThemePreference?, _ environment: [String: String]) -> ThemeChoice {
    ThemeChoice(flag: flag) { environment[$0] }
  }

  @Test(
    arguments: [
      (.theme(.light), ["COUNTONME_THEME": "dark", "NO_COLOR": "1"], .light),
      (nil, ["COUNTONME_THEME": "dark", "NO_COLOR": "1"], .dark),
      (nil, ["COUNTONME_THEME": "light"], .light), (nil, ["COUNTONME_THEME": "mono"], .mono),
      (nil, ["COUNTONME_THEME": "auto", "NO_COLOR": "1"], .mono),
      (nil, ["COUNTONME_THEME": "", "NO_COLOR": "1"], .mono),
      (nil, ["NO_COLOR": "1", "COLORFGBG": "0;15"], .mono),
      (nil, ["NO_COLOR": "", "COLORFGBG": "0;15"], .light),
      (.automatic, ["COUNTONME_THEME": "dark", "COLORFGBG": "0;15"], .light),
      (.theme(.dark), ["NO_COLOR": "1"], .dark), (.theme(.mono), [:], .mono),
      (.automatic, [:], nil), (nil, [:], nil),
    ] as [(ThemePreference?, [String: String], ThemeName?)])
  func `is decided by the first source that states one`(
    flag: ThemePreference?, environment: [String: String], theme: ThemeName?
  ) {
    #expect(choice(flag, environment).theme == theme)
    #expect(choice(flag, environment).message == nil)
  }

  @Test(
    arguments: [
      ("15;0", ThemeName.dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark),
      ("0;7", .light), ("0;11", .light), ("7;4", .dark), ("15;default", nil), ("", nil),
      ("0;99", nil),
    ] as [(String, ThemeName?)])
  func `follows the last number of COLORFGBG`(value: String, theme: ThemeName?) {
    #expect(choice(nil, ["COLORFGBG": value]).theme == theme)
  }

  @Test func `does not come from an unknown word, which a message reports`() {
    let choice = choice(nil, ["COUNTONME_THEME": "neon", "COLORFGBG": "0;15"])
    #expect(choice.message == .unknownTheme("neon"))
    #expect(choice.theme == .light)
  }

  @Test func `comes last from the terminal's reply, and is dark without one`() {
    #expect(choice(nil, [:]).theme(on: .light) == .light)
    #expect(choice(nil, [:]).theme(on: .dark) == .dark)
    #expect(choice(nil, [:]).theme(on: nil) == .dark)
    #expect(choice(.theme(.light), [:]).theme(on: .dark) == .light)
  }
}
