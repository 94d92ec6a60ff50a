import CalculatorViewModel
import Testing
import Words

/// The choice of a theme by option, environment and key.
@Suite struct `Themes` {
  struct Choice: CustomTestStringConvertible {
    var options: [String] = []
    var environment: [String: String] = [:]
    var theme: String

    var testDescription: String { "\(options) \(environment)" }
  }

  static let choices = [
    Choice(options: ["--light"], theme: "light"),
    Choice(options: ["--dark"], theme: "dark"),
    Choice(options: ["--theme", "light"], theme: "light"),
    Choice(options: ["--theme=dark"], theme: "dark"),
    Choice(options: ["--theme", "mono"], theme: "mono"),
    Choice(environment: ["COUNTONME_THEME": "light"], theme: "light"),
    Choice(environment: ["COUNTONME_THEME": "mono"], theme: "mono"),
    Choice(environment: ["NO_COLOR": "1"], theme: "mono"),
    Choice(environment: ["COLORFGBG": "0;15"], theme: "light"),
    Choice(environment: ["COLORFGBG": "15;default;0"], theme: "dark"),
    Choice(options: ["--dark"], environment: ["COUNTONME_THEME": "light"], theme: "dark"),
    Choice(options: ["--light"], environment: ["NO_COLOR": "1"], theme: "light"),
    Choice(
      options: ["--theme", "auto"], environment: ["COUNTONME_THEME": "light", "NO_COLOR": "1"],
      theme: "mono"),
    Choice(environment: ["COUNTONME_THEME": "light", "NO_COLOR": "1"], theme: "light"),
    Choice(environment: ["COUNTONME_THEME": "auto", "COLORFGBG": "0;15"], theme: "light"),
    Choice(environment: ["NO_COLOR": "1", "COLORFGBG": "0;15"], theme: "mono"),
    Choice(environment: ["NO_COLOR": "", "COLORFGBG": "0;15"], theme: "light"),
  ]

  @Test(arguments: choices)
  func `option, COUNTONME_THEME, NO_COLOR and COLORFGBG decide in this order, without a query`(
    choice: Choice
  ) throws {
    let terminal = try PseudoTerminal.calculator(choice.options, environment: choice.environment)
    #expect(!terminal.text.contains(PseudoTerminal.question))
    try terminal.wait(forTheme: choice.theme)
  }

  @Test func `a word that is not a theme is reported and changes nothing`() throws {
    let session = try TerminalSession.calculator(environment: ["COUNTONME_THEME": "pink"])
    let message =
      "COUNTONME_THEME is “pink”; it can be \(English().choice(of: ThemePreference.allNames))."
    try session.wait(until: "the message shows") {
      CalculatorScreen($0)?.message.map { message.hasPrefix($0) || $0 == "unknown theme" } == true
    }
    try session.type("7")
    try session.wait(forDisplay: "7")
    let terminal = try PseudoTerminal.calculator(
      environment: ["COUNTONME_THEME": "\u{1B}[31m\u{7}", "COLORFGBG": "0;15"])
    #expect(!terminal.text.contains("\u{7}"))
    terminal.send("\u{7F}")
    try terminal.wait(forTheme: "light")
  }

  /// The names of all themes in the order of the key `t`.
  private static let themesAfterDark = sequence(first: ThemeName.dark.next) { $0.next }
    .prefix(ThemeName.allCases.count).map(\.rawValue)

  @Test func `t switches through all themes and names each`() throws {
    let session = try TerminalSession.calculator("--dark")
    for name in Self.themesAfterDark {
      try session.type("t")
      try session.wait(forDisplay: "0", message: "Theme: \(name).")
    }
    let terminal = try PseudoTerminal.calculator(["--dark"])
    for name in Self.themesAfterDark {
      // Backspace removes the message.
      terminal.send("t\u{7F}")
      try terminal.wait(forTheme: name)
    }
  }

  @Test(arguments: ["linux", "vt100", "vt220", "xterm", "screen", "xterm-direct"])
  func `mono sets no colour on any terminal`(terminal name: String) throws {
    let terminal = try PseudoTerminal.calculator(["--theme", "mono"], environment: ["TERM": name])
    let colors = try terminal.styles().filter {
      $0.contains(/[\[;](3[0-8]|4[0-8]|9[0-7]|10[0-7])[;:m]/)
    }
    #expect(colors == [])
  }
}
