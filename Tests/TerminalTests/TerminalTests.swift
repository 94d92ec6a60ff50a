import Foundation
import Screen
import TestSupport
import Testing

@testable import Terminal

/// One terminal at a time has the signals of the process.
@Suite("A terminal", .serialized)
struct TerminalTests {
  let line: PseudoTerminal

  init() throws {
    line = try PseudoTerminal()
  }

  func terminal(
    _ name: String = "xterm-256color", asksForBackground: Bool = false
  ) throws -> Terminal {
    try Terminal(
      TerminalOptions(
        asksForBackground: asksForBackground, name: name, input: line.program,
        output: line.program))
  }

  @Test("is left as it was found, once")
  func restores() throws {
    let found = line.modes
    let terminal = try terminal()
    terminal.present(Frame(size: terminal.size))
    #expect(line.modes != found)
    let entering = line.takeOutput()
    #expect(entering.contains("\u{1B}[?1049h") && entering.contains("\u{1B}[?1000h"))
    terminal.leave()
    #expect(line.modes == found)
    let leaving = line.takeOutput()
    for end in ["\u{1B}[?1049l", "\u{1B}[?1000l", "\u{1B}[?1006l", "\u{1B}[?25h", "\u{1B}>"] {
      #expect(leaving.contains(end))
    }
    terminal.leave()
    #expect(line.takeOutput().isEmpty)
  }

  @Test(
    "is not touched when it cannot be used",
    arguments: [
      ("dumb", TerminalError.lacksCursorAddressing("dumb")), ("", .unnamed),
      ("no-such-terminal", .unknown("no-such-terminal")),
    ])
  func refuses(name: String, error: TerminalError) throws {
    let found = line.modes
    #expect(throws: error) { try terminal(name) }
    #expect(line.modes == found)
    #expect(line.takeOutput().isEmpty)
  }

  @Test("loses none of 401 keys, whenever they are typed")
  func losesNothing() throws {
    let keys = String(repeating: "1234567890", count: 40) + "="
    line.type("12\n")
    let terminal = try terminal()
    defer { terminal.leave() }
    line.type(keys)
    var typed = ""
    while case .key(let key)? = terminal.nextEvent(before: .now + .milliseconds(50)) {
      if case .character(let character) = key { typed.append(character) }
    }
    #expect(typed == "12" + keys)
  }

  @Test("tells its background when asked, and keeps what is typed meanwhile in its order")
  func asksForBackground() throws {
    setRawModes(of: line.program, from: try #require(terminalModes(of: line.program)))
    line.type("1\u{1B}[A\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\2\u{1B}[?62c3")
    let terminal = try terminal(asksForBackground: true)
    defer { terminal.leave() }
    #expect(terminal.background == .light)
    #expect(line.takeOutput().contains("\u{1B}]11;?\u{1B}\\\u{1B}[c"))
    for key in [Key.character("1"), .up, .character("2"), .character("3")] {
      #expect(terminal.nextEvent(before: .now + .milliseconds(50)) == .key(key))
    }
    #expect(terminal.nextEvent(before: .now) == nil)
  }

  @Test("tells its background late as an event, and never as keys")
  func answersLate() throws {
    let terminal = try terminal(asksForBackground: true)
    defer { terminal.leave() }
    #expect(terminal.background == nil)
    line.type("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?1;2c5")
    #expect(terminal.nextEvent(before: .now + .milliseconds(50)) == .background(.dark))
    #expect(terminal.nextEvent(before: .now + .milliseconds(50)) == .key(.character("5")))
    #expect(terminal.nextEvent(before: .now) == nil)
  }

  @Test(
    "is not asked where the question would be printed",
    arguments: ["linux", "vt220", "dumb", "ansi", "cons25", "unknown", ""])
  func doesNotAsk(name: String) {
    #expect(!BackgroundQuery.suits(terminalNamed: name))
    #expect(BackgroundQuery.suits(terminalNamed: "xterm-256color"))
  }

  @Test("is Escape without delay that could be felt")
  func tellsEscape() throws {
    let terminal = try terminal()
    defer { terminal.leave() }
    line.type("\u{1B}")
    #expect(terminal.nextEvent(before: .now + .milliseconds(1000)) == .key(.escape))
  }

  @Test("listens to a bell beside what happens, and loses neither")
  func hearsBell() throws {
    let terminal = try terminal()
    defer { terminal.leave() }
    let bell = Bell()
    bell.ring()
    #expect(terminal.nextEvent(before: nil, or: bell) == nil)
    #expect(terminal.nextEvent(before: .now, or: bell) == nil)
    line.type("1")
    bell.ring()
    #expect(terminal.nextEvent(before: nil, or: bell) == .key(.character("1")))
    #expect(terminal.nextEvent(before: nil, or: bell) == nil)
  }

  @Test("waits for a bell until something happens, which is told afterwards")
  func waitsForBell() throws {
    let terminal = try terminal()
    defer { terminal.leave() }
    let bell = Bell()
    #expect(!terminal.wait(for: bell, until: .now))
    bell.ring()
    #expect(terminal.wait(for: bell, until: .now + .seconds(60)))
    for (typed, key) in [("1", Key.character("1")), ("\u{1B}", .escape), ("\u{1B}[A", .up)] {
      line.type(typed)
      #expect(!terminal.wait(for: bell, until: .now + .seconds(60)))
      #expect(terminal.nextEvent(before: nil, or: bell) == .key(key))
    }
  }

  @Test("tells events again that are put back, before all others", arguments: seeds)
  func takesBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let terminal = try terminal()
    defer { terminal.leave() }
    line.type("0123456789")
    var told: [Event] = []
    while told.count < 10 {
      let taken = (0..<Int.random(in: 1...10, using: &random)).compactMap { _ in
        terminal.nextEvent(before: .now)
      }
      let kept = Int.random(in: 0...taken.count, using: &random)
      told += taken[..<kept]
      terminal.putBack(Array(taken[kept...]))
    }
    #expect(told == "0123456789".map { .key(.character($0)) })
    #expect(terminal.nextEvent(before: .now) == nil)
  }

  @Test("is sent only what differs")
  func sendsDifferences() throws {
    let terminal = try terminal()
    defer { terminal.leave() }
    var frame = Frame(size: terminal.size)
    frame.write("÷ × −", at: Point(column: 0, row: 0), style: Style(attributes: .bold))
    frame.write("Z", at: Point(column: 79, row: 23), style: Style())
    terminal.present(frame)
    _ = line.takeOutput()
    terminal.present(frame)
    #expect(line.takeOutput().isEmpty)
    frame.write("5", at: Point(column: 40, row: 12), style: Style())
    terminal.present(frame)
    let sent = line.takeOutput()
    #expect(sent.contains("5") && sent.utf8.count < 20)
    terminal.redraw()
    #expect(line.takeOutput().contains("Z"))
  }

  @Test("follows its window, down to one cell, with frames of any other size")
  func resizes() throws {
    let terminal = try terminal()
    defer { terminal.leave() }
    for (columns, rows) in [(1, 1), (200, 50), (3, 1), (80, 24)] as [(UInt16, UInt16)] {
      var extent = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(line.program, UInt(TIOCSWINSZ), &extent)
      kill(getpid(), SIGWINCH)
      let size = Size(columns: Int(columns), rows: Int(rows))
      #expect(terminal.nextEvent(before: .now + .milliseconds(1000)) == .resize(size))
      #expect(terminal.size == size)
      terminal.present(Frame(size: Size(columns: 100, rows: 30)))
      terminal.present(Frame(size: Size(columns: 0, rows: 0)))
      _ = line.takeOutput()
    }
  }

  @Test("shows more pairs of colours than it has", arguments: ["xterm", "xterm-direct", "vt100"])
  func neverRunsOutOfPairs(name: String) throws {
    let terminal = try terminal(name)
    defer { terminal.leave() }
    var frame = Frame(size: terminal.size)
    for (index, background) in BasicColor.allCases.enumerated() {
      for (column, foreground) in BasicColor.allCases.enumerated() {
        let style = Style(
          foreground: Color(UInt32(column * 1_000_003), basic: foreground),
          background: Color(UInt32(index * 65_537), basic: background))
        frame.write("x", at: Point(column: column, row: index), style: style)
      }
    }
    terminal.present(frame)
    #expect(line.takeOutput().filter { $0 == "x" }.count >= 256)
  }
}
