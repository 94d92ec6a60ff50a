import CalculatorViewModel
import CalculatorViews
import Foundation
import Screen
import TestSupport
import Testing
import Words

@Suite(.waiting) struct `In any terminal` {
  static let names = [
    "xterm", "xterm-256color", "xterm-direct", "tmux-256color", "screen", "screen-256color",
    "linux", "rxvt-unicode-256color", "alacritty", "foot", "vt100", "vt220", "xterm-mono",
  ]

  @Test(arguments: names, ["C.UTF-8", "C", "fr_FR.UTF-8"])
  func `it handles arrows, typing and clicks, and sends what the terminal supports`(
    name: String, locale: String
  ) throws {
    let described = try StrictEmulator.shapes(ofTerminalNamed: name)
    // Not every system has the description of foot.
    let known =
      described.isEmpty ? try StrictEmulator.shapes(ofTerminalNamed: "xterm-256color") : described
    // All themes in only one locale, to save time.
    let themes = locale == "C.UTF-8" ? ThemeName.allCases : [.dark]
    for theme in themes {
      try Self.calculate(
        ["--theme", theme.rawValue], environment: ["TERM": name, "LC_ALL": locale], known: known,
        usesASCII: locale == "C")
    }
  }

  /// Whether this process may hide the terminfo database.
  private static let canHide = (try? PipedRun(withoutDatabase + ["true"]))?.status == 0

  private static let withoutDatabase = [
    "unshare", "-rm", "sh", "-c",
    """
    for at in /etc/terminfo /lib/terminfo /usr/lib/terminfo /usr/share/terminfo; do
      ! test -d $at || mount -t tmpfs none $at || exit
    done; exec "$@"
    """, "sh",
  ]

  @Test(
    .enabled(if: canHide),
    arguments: [
      "xterm-256color", "xterm", "tmux-256color", "rxvt-unicode-256color", "linux", "vt220",
    ])
  func `it needs no database of terminals`(name: String) throws {
    let like = ["linux", "vt220"].contains(name) ? name : "xterm-256color"
    let terminal = try Self.calculate(
      ["--dark"], environment: ["TERM": name], known: StrictEmulator.shapes(ofTerminalNamed: like),
      program: Self.withoutDatabase + [Program.path])
    #expect(!terminal.text.contains(name))
  }

  @Test(arguments: [
    ("xterm-of-tomorrow", "xterm-256color"), ("screen.of.tomorrow", "xterm-256color"),
    ("vt999", "vt100"), ("linux-of-tomorrow", "linux"),
  ])
  func `an unknown name is treated as its family, with a note`(
    name: String, like: String
  ) throws {
    let terminal = try Self.calculate(
      ["--dark"], environment: ["TERM": name], known: StrictEmulator.shapes(ofTerminalNamed: like))
    #expect(terminal.text.contains("“\(name)”") == (name != "vt999"))
  }

  /// A new root has no database, no locales and no /proc.
  @Test(.enabled(if: geteuid() == 0, "only root changes the root of a program"))
  func `the one file is enough`() throws {
    let root = try TemporaryFolder()
    try Program.copy(to: root["countonme"])
    let program = ["chroot", root.path, "/countonme"]
    // A dynamic program finds no libraries there.
    let run = try PipedRun(program + ["1/3*3", "+", "1"])
    guard run.status != 127 else { return }
    #expect(run.output == "2\n" && run.errors == "" && run.status == 0)
    try Self.calculate(
      ["--dark"], environment: ["TERM": "xterm-256color"],
      known: StrictEmulator.shapes(ofTerminalNamed: "xterm-256color"), usesASCII: true,
      program: program)
  }

  /// Calculates ((8 + 5) × 2 − 5), and ends.
  @discardableResult
  static func calculate(
    _ options: [String], environment: [String: String?], known: Set<String>,
    usesASCII: Bool = false, program: [String] = [Program.path],
    at location: SourceLocation = #_sourceLocation
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(program + ["--private"] + options, environment: environment)
    let asked = "\u{1B}[>q\u{1B}[c"
    _ = firstAnswer {
      terminal.read()
      return terminal.text.contains("quit") || terminal.text.contains(asked) ? () : nil
    }
    if terminal.text.contains(asked) { terminal.send(PseudoTerminal.attributes) }
    try terminal.wait(for: "quit", at: location)
    let takesClicks = terminal.text.contains("\u{1B}[?1000h")
    terminal.send(arrows + "*2=")
    if takesClicks {
      let layout = Layout(size: Size(columns: 80, rows: 22), .keypad)
      for button in [Button.subtract, .five, .equals] {
        let cell = layout.area(of: button).origin
        terminal.send("\u{1B}[<0;\(cell.column + 1);\(cell.row + 1)M")
      }
    } else {
      terminal.send("-5=")
    }
    let minus = usesASCII ? "-" : "−"
    let screen = firstAnswer {
      terminal.read()
      var screen = StrictEmulator(known: known.union(always))
      screen.take(terminal.text)
      return screen.text.contains("26 \(minus) 5") && screen.text.contains("= 21") ? screen : nil
    }
    let shown = try #require(screen, "\(terminal.text.debugDescription)", sourceLocation: location)
    #expect(shown.unknown == [], sourceLocation: location)
    if usesASCII { #expect(terminal.output.allSatisfy { $0 < 0x80 }, sourceLocation: location) }
    terminal.send("\u{1B}[21~")
    try terminal.expectEnd(.exited(status: 0), at: location)
    var afterwards = StrictEmulator(known: known.union(always))
    afterwards.take(terminal.text)
    #expect(afterwards.modes.subtracting([7, 12, 25]) == [], sourceLocation: location)
    return terminal
  }

  /// Moves to the buttons of 8 + 5 = and presses them.
  private static let arrows = "u\rrrdd\rull\rrrdd\r".map { key in
    ["u": "\u{1B}OA", "d": "\u{1B}OB", "r": "\u{1B}OC", "l": "\u{1B}OD"][key] ?? String(key)
  }.joined()

  /// A real emulator, which redraws the screen in its own terminal.
  @Test func `it works inside GNU screen`() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      ["screen", "-U", "-c", "/dev/null", Program.path, "--private", "--dark"],
      environment: ["SCREENDIR": folder.path])
    try terminal.wait(for: "quit")
    terminal.send(Self.arrows + "*2=-5=")
    let screen: Void? = firstAnswer {
      terminal.read()
      var screen = StrictEmulator(known: [])
      screen.take(terminal.text)
      return screen.text.contains("26 − 5") && screen.text.contains("= 21") ? () : nil
    }
    try #require(screen, "\(terminal.text.debugDescription)")
    try terminal.quit()
  }

  /// Sent to every terminal: paste brackets, which others ignore, mouse reports where the
  /// description has a mouse, and the query, for those that read it.
  private static let always: Set = [
    "[?2004h", "[?2004l", "[?1000h", "[?1000l", "[?1006h", "[?1006l", "]?\u{1B}\\", "[>q", "[c",
  ]
}
