import CalculatorViewModel
import CalculatorViews
import Foundation
import Screen
import TestSupport
import Testing
import Words

/// The calculator in French.
@Suite struct `In French` {
  /// The deeds of a session with the help, an error, a refusal and a page, and a text of each screen.
  private static let groups: [[Deed]] = [
    [.typing("12/0=")], [.typing("\u{1B}2+)")], [.typing("?")], [.typing("?")], [.typing("t")],
    [.typing("L")], [.typing("L")], [.typing("L")], [.typing("u")],
  ]

  private static let texts = [
    "? aide", "Division par zéro.", "parenthèse ouverte", "Touches", "? aide", "Thème",
    "Disposition\u{A0}: scientifique.", "Disposition\u{A0}: programmeur.",
    "Disposition\u{A0}: bande.", "",
  ]

  @Test(arguments: [(80, 24), (120, 36), (20, 8)])
  func `the whole screen is as rehearsed`(columns: Int, rows: Int) throws {
    let size = Size(columns: columns, rows: rows)
    let rehearsal = Rehearsal(Self.groups, size: size, language: .french)
    if columns >= 80 {
      for (screen, text) in zip(rehearsal.screens, Self.texts) where !text.isEmpty {
        #expect(screen.contains(text), "no “\(text)” in\n\(screen)")
      }
    }
    let session = try TerminalSession(
      [Program.path, "--language", "fr"], columns: columns, rows: rows)
    try session.perform(Self.groups, as: rehearsal)
  }

  @Test(arguments: [
    ["LC_ALL": "fr_FR.UTF-8"], ["LC_MESSAGES": "fr_FR.UTF-8"], ["LANG": "fr_CA.UTF-8"],
    ["LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "C.UTF-8"],
  ])
  func `it speaks by the locale`(environment: [String: String]) throws {
    let session = try TerminalSession([Program.path], environment: environment)
    try session.wait(for: "? aide")
    try session.type("1/0=")
    try session.wait(for: "Division par zéro.")
    try session.quit()
  }

  @Test func `so do the help of the command line and the errors of pipes`() throws {
    let environment = ["LC_MESSAGES": "fr_FR.UTF-8"]
    let help = try Run(["--help"], environment: environment)
    #expect(help.ending == .exited(status: 0) && help.errors == "")
    #expect(help.output.hasPrefix("APERÇU") && help.output.contains("RUBRIQUES"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let run = try Run(input: "1/3*3\n1/0\n", environment: environment)
    #expect(run.output == "1\n" && run.ending == .exited(status: 1))
    #expect(
      run.errors.hasPrefix("countonme\u{A0}: ligne 2\u{A0}: division par zéro\n"), "\(run.errors)")
  }

  @Test func `in ASCII every letter has a form`() throws {
    let session = try TerminalSession(
      [Program.path, "--language", "fr"], environment: ["LANG": "C"])
    let rehearsal = Rehearsal(Self.groups, glyphs: .ascii, language: .french)
    try session.perform(Self.groups, as: rehearsal)
    for screen in rehearsal.screens {
      let isASCII = screen.lines.joined().utf8.allSatisfy { $0 < 0x80 }
      #expect(isASCII, "\(screen)")
    }
    #expect(rehearsal.screens[1].contains("Division par zero."))
  }
}

/// What stays from one session to the next, on the screen.
@Suite struct `The options of the file` {
  @Test func `hold on the screen, and a wrong line is named`() throws {
    let folder = try TemporaryFolder()
    let file = folder["countonme/options"]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("--layout scientific\n# digits\n--nonsense\n--theme mono\n".utf8).write(to: file)
    let environment = ["XDG_CONFIG_HOME": folder.path]
    let session = try TerminalSession([Program.path], environment: environment)
    let screen = try session.wait(for: "tan")
    #expect(screen.contains("line 3") && screen.contains("--nonsense"), "\(screen)")
    try session.type("7")
    try session.wait(until: "the message is gone") { !$0.contains("line 3") }
    // The keypad follows, whose smaller display is that of the tests.
    try session.type("LLLt")
    let next = ThemeName.mono.next.rawValue
    try session.wait(forDisplay: "7", message: "Theme: \(next).")
    let other = try TerminalSession(
      [Program.path, "--layout", "keypad", "--language", "fr"], environment: environment)
    try other.wait(until: "the line is named in French") {
      $0.contains("ligne 3") && !$0.contains("tan")
    }
  }
}
