import Glibc
import Screen
import SystemCalls
import TestSupport
import Testing

@testable import Terminal

/// Serialized: only one terminal at a time can have the signals.
@Suite(.serialized) final class `A terminal` {
  let line: PseudoTerminal
  private var entered: [Terminal] = []

  init() throws { line = try PseudoTerminal() }

  deinit { for terminal in entered { terminal.leave() } }

  func terminal(
    _ name: String = "xterm-256color", colors: String? = nil, asksForBackground: Bool = false
  ) throws -> Terminal {
    let terminal = try Terminal(
      named: name, colors: colors, asksForBackground: asksForBackground,
      input: FileDescriptor(rawValue: line.program), output: FileDescriptor(rawValue: line.program))
    entered.append(terminal)
    return terminal
  }

  @Test func `is restored, and only once`() throws {
    let found = line.modes
    let terminal = try terminal()
    terminal.present(Frame(size: terminal.size))
    #expect(line.modes != found)
    let entering = line.takeOutput()
    for start in ["[?1049h", "[?1000h", "[?2004h"] { #expect(entering.contains("\u{1B}" + start)) }
    terminal.leave()
    #expect(line.modes == found)
    let leaving = line.takeOutput()
    for end in ["[?1049l", "[?1000l", "[?1006l", "[?2004l", "[?25h", ">"] {
      #expect(leaving.contains("\u{1B}" + end))
    }
    terminal.leave()
    #expect(line.takeOutput().isEmpty)
  }

  @Test(arguments: [
    ("dumb", TerminalError.lacksCursorAddressing("dumb")), ("", .unnamed),
    ("no-such-terminal", .unknown("no-such-terminal")),
  ]) func `that cannot be used is not touched`(name: String, error: TerminalError) throws {
    let found = line.modes
    #expect(throws: error) { try terminal(name) }
    #expect(line.modes == found)
    #expect(line.takeOutput().isEmpty)
  }

  @Test func `delivers all of 401 keys, whenever typed`() throws {
    let keys = String(repeating: "1234567890", count: 40) + "="
    line.type("12\n")
    let terminal = try terminal()
    line.type(keys)
    var typed = ""
    while case .key(let key)? = terminal.nextEvent(before: .now + .milliseconds(50)) {
      if case .character(let character) = key { typed.append(character) }
    }
    #expect(typed == "12" + keys)
  }

  @Test func `answers with its background and keeps the order of what is typed meanwhile`()
    throws
  {
    line.setRawModes()
    line.type("1\u{1B}[A\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\2\u{1B}[?62c3")
    let terminal = try terminal(asksForBackground: true)
    #expect(terminal.background == .light)
    #expect(line.takeOutput().contains("\u{1B}]11;?\u{1B}\\\u{1B}[>q\u{1B}[c"))
    for key in [Key.character("1"), .up, .character("2"), .character("3")] {
      #expect(terminal.nextEvent(before: .now + .milliseconds(50)) == .key(key))
    }
    #expect(terminal.nextEvent(before: .now) == nil)
  }

  @Test func `delivers a late answer about its background as an event, never as keys`() throws {
    let terminal = try terminal(asksForBackground: true)
    #expect(terminal.background == nil)
    line.type("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?1;2c5")
    #expect(terminal.nextEvent(before: .now + .milliseconds(50)) == .background(.dark))
    #expect(terminal.nextEvent(before: .now + .milliseconds(50)) == .key(.character("5")))
    #expect(terminal.nextEvent(before: .now) == nil)
  }

  @Test func `discards answers that arrive after it is left`() throws {
    let terminal = try terminal(asksForBackground: true)
    line.type("7\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?1;2c")
    terminal.leave()
    #expect(try FileDescriptor(rawValue: line.program).readAvailable() == .nothing)
    #expect(!line.takeOutput().contains("rgb"))
  }

  @Test func `marks a frame where the terminal supports synchronized output`() throws {
    line.setRawModes()
    line.type("\u{1B}P>|foot(1.20)\u{1B}\\\u{1B}[?62c")
    let terminal = try terminal(asksForBackground: true)
    #expect(line.takeOutput().hasSuffix("\u{1B}[?2026$p\u{1B}[c"))
    line.type("\u{1B}[?2026;2$y\u{1B}[?62c")
    #expect(terminal.nextEvent(before: .now + .milliseconds(50)) == nil)
    let frame = Frame(size: terminal.size)
    terminal.present(frame)
    let first = line.takeOutput()
    #expect(first.hasPrefix("\u{1B}[?2026h") && first.hasSuffix("\u{1B}[?2026l"))
    terminal.present(frame)
    #expect(line.takeOutput() == "")
  }

  @Test func `watches a descriptor together with its input and loses nothing of either`() throws {
    let terminal = try terminal()
    let pipe = try Pipe()
    try pipe.writeEnd.writeAll([7])
    for _ in 0..<2 {
      #expect(terminal.nextEvent(before: nil, orUntilReadable: [pipe.readEnd]) == nil)
    }
    line.type("1\u{1B}[A")
    let deadline = Instant.now + .seconds(60)
    #expect(
      terminal.nextEvent(before: deadline, orUntilReadable: [pipe.readEnd]) == .key(.character("1"))
    )
    #expect(terminal.nextEvent(before: deadline, orUntilReadable: [pipe.readEnd]) == .key(.up))
    #expect(try pipe.readEnd.readAvailable() == .bytes([7]))
    #expect(terminal.nextEvent(before: .now, orUntilReadable: [pipe.readEnd]) == nil)
  }

  @Test(arguments: [false, true])
  func `delivers Escape after a short pause, even if a descriptor is always readable`(
    isBusy: Bool
  ) throws {
    let terminal = try terminal()
    let pipe = try Pipe()
    try pipe.writeEnd.writeAll([7])
    line.type("\u{1B}")
    let deadline = Instant.now + .seconds(isBusy ? 60 : 1)
    var event: Event?
    while event == nil, .now < deadline {
      event = terminal.nextEvent(before: deadline, orUntilReadable: isBusy ? [pipe.readEnd] : [])
    }
    #expect(event == .key(.escape))
  }

  @Test func `drops an unfinished sequence before keys that follow later`() throws {
    let terminal = try terminal()
    line.type("\u{1B}[")
    #expect(terminal.nextEvent(before: .now + .milliseconds(600)) == nil)
    line.type("A")
    #expect(terminal.nextEvent(before: .now + .seconds(60)) == .key(.character("A")))
  }

  @Test func `delivers a paste, and one without an end after a pause`() throws {
    let terminal = try terminal()
    line.type("\u{1B}[200~12\r\u{3}\u{1B}[201~q")
    #expect(terminal.nextEvent(before: .now + .milliseconds(50)) == .paste("12\r\u{3}"))
    #expect(terminal.nextEvent(before: .now + .milliseconds(50)) == .key(.character("q")))
    line.type("\u{1B}[200~34")
    #expect(terminal.nextEvent(before: .now + .milliseconds(700)) == nil)
    #expect(terminal.nextEvent(before: .now + .seconds(60)) == .paste("34"))
    line.type("q")
    #expect(terminal.nextEvent(before: .now + .seconds(60)) == .key(.character("q")))
  }

  @Test func `requests pastes and copies only from terminals that support them`() throws {
    let old = try terminal("vt52")
    #expect(!line.takeOutput().contains("2004"))
    old.copy("5")
    #expect(!old.takesCopies || line.takeOutput().contains("]52;"))
    old.leave()
    let plain = try terminal("vt100")
    #expect(!plain.takesCopies)
    #expect(line.takeOutput().contains("\u{1B}[?2004h"))
    plain.copy("5")
    #expect(line.takeOutput().isEmpty)
  }

  @Test func `delivers input that another process made non-blocking`() throws {
    let terminal = try terminal()
    let flags = fcntl(line.program, F_GETFL)
    _ = fcntl(line.program, F_SETFL, flags | O_NONBLOCK)
    #expect(terminal.nextEvent(before: .now + .milliseconds(5)) == nil)
    line.type("5")
    #expect(terminal.nextEvent(before: nil) == .key(.character("5")))
  }

  @Test func `reports repeatedly that it has hung up`() throws {
    let terminal = try terminal()
    line.type("5")
    #expect(terminal.nextEvent(before: nil) == .key(.character("5")))
    line.hangUp()
    for _ in 0..<3 { #expect(terminal.nextEvent(before: nil) == .hangUp) }
  }

  @Test func `is sent only changed cells`() throws {
    let terminal = try terminal()
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

  private static let styles = [
    Style(), Style(background: Color(0x00_00FF, index: 4)), Style(attributes: .bold),
    Style(foreground: Color(0xFF_0000, index: 1)), Style(attributes: .reverse),
    Style(
      foreground: Color(0xFF_0000, index: 1), background: Color(0x00_00FF, index: 4),
      attributes: .bold),
    Style(foreground: Color(0x00_FF00, index: 2), background: Color(0x00_00FF, index: 4)),
  ]

  /// A cell as it looks: of a blank only the background shows.
  private func seen(_ character: Character, _ style: LoweredStyle) -> StrictEmulator.Cell {
    let isPlain = character == " " && !style.attributes.contains(.reverse)
    return StrictEmulator.Cell(
      character: character, style: isPlain ? LoweredStyle(background: style.background) : style)
  }

  @Test(
    arguments: [
      "xterm-256color", "xterm", "tmux-256color", "screen", "linux", "rxvt-unicode-256color",
      "vt100",
    ], 0..<6 as Range<UInt64>)
  func `shows each frame after any other`(name: String, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    line.setRawModes()
    line.type("\u{1B}[?62c")
    let terminal = try terminal(name)
    let fillsErased = !["tmux-256color", "screen"].contains(name)
    var emulator = StrictEmulator(rows: 24, known: [], fillsErased: fillsErased)
    var frame = Frame(size: terminal.size, style: generator.pick([Style(), Self.styles[1]]))
    var numerals = ""
    func random(_ count: Int) -> String {
      String((0..<count).map { _ in generator.pick("  ▄█a7家é\u{301}") }).inCells
    }
    for step in 0..<6 {
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let word = random(Int.random(in: 1...30, using: &generator))
        frame.write(
          word,
          at: Point(column: generator.pick([40, 80]) - word.count, row: generator.pick(0..<24)),
          style: generator.pick(Self.styles))
      }
      // Cells that move to the left, before others that stay.
      numerals += random(4)
      frame.write(
        numerals, at: Point(column: 60 - numerals.count, row: 5), style: Self.styles[3])
      frame.cursor = generator.pick([nil, Point(column: 79, row: 23), Point(column: 3, row: 7)])
      if generator.pick([false, false, true]) { terminal.redraw() }
      terminal.present(frame)
      emulator.take(line.takeOutput())
      for row in frame.bounds.rows {
        let expected = frame.row(row).map { cell in
          seen(cell.character, cell.style.lowered(to: terminal.depth))
        }
        let isShown = emulator.cells[row].map { seen($0.character, $0.style) } == expected
        #expect(isShown, "row \(row), \(name), seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `fills a screen with each style once`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let terminal = try terminal()
    var frame = Frame(size: terminal.size)
    for row in frame.bounds.rows {
      for column in stride(from: 0, to: 80, by: 5) {
        let word = (0..<5).map { _ in generator.pick(" ▄7") }
        frame.write(
          String(word), at: Point(column: column, row: row), style: generator.pick(Self.styles))
      }
    }
    terminal.present(frame)
    let sent = try #require(line.takeOutput().split(separator: "\u{1B}[2J").last)
    let changes = sent.matches(of: /(\u{1B}\(B|\u{1B}\[[0-9;]*m)+/).count
    // The last one resets the style.
    #expect(changes <= Self.styles.count + 1)
  }

  @Test func `shows a mark on a blank`() throws {
    let terminal = try terminal()
    var frame = Frame(size: terminal.size)
    for _ in 0..<2 {
      frame.write("a \u{301}", at: Point(column: 3, row: 2), style: Style())
      terminal.present(frame)
      #expect(line.takeOutput().unicodeScalars.contains("\u{301}"))
      terminal.present(Frame(size: terminal.size))
      _ = line.takeOutput()
    }
  }

  @Test func `follows the size of its window and accepts frames of any size`() throws {
    let terminal = try terminal()
    for (columns, rows) in [(1, 1), (200, 50), (3, 1), (80, 24)] as [(UInt16, UInt16)] {
      line.resize(columns: columns, rows: rows)
      kill(getpid(), SIGWINCH)
      let size = Size(columns: Int(columns), rows: Int(rows))
      #expect(terminal.nextEvent(before: .now + .milliseconds(1000)) == .resize(size))
      #expect(terminal.size == size)
      terminal.present(Frame(size: Size(columns: 100, rows: 30)))
      terminal.present(Frame(size: Size(columns: 0, rows: 0)))
      _ = line.takeOutput()
    }
  }

  @Test(
    arguments: [
      ("xterm", nil, "\u{1B}P>|XTerm(379)\u{1B}\\", .indexed), ("xterm", nil, "", .eight),
      ("xterm-16color", nil, "\u{1B}P>|XTerm(379)\u{1B}\\", .sixteen), ("linux", nil, nil, .eight),
      ("vt100", nil, nil, .none), ("xterm", "truecolor", "", .direct),
      ("xterm-256color", "24bit", "", .direct), ("xterm-256color", "rxvt", "", .indexed),
      ("rxvt", "truecolor", "", .indexed), ("vt100", "truecolor", "", .none),
    ] as [(String, String?, String?, ColorDepth)])
  func `has the described colours, and more if it tells its version or says so`(
    name: String, colors: String?, version: String?, depth: ColorDepth
  ) throws {
    line.setRawModes()
    if let version { line.type(version + "\u{1B}[?62c") }
    let terminal = try terminal(name, colors: colors)
    #expect(terminal.depth == depth)
    let asks = line.takeOutput().contains("\u{1B}[>q")
    #expect(colors != nil || asks == name.hasPrefix("xterm"))
  }

  @Test(arguments: ["xterm", "xterm-direct", "vt100"])
  func `shows more colour pairs than curses has`(name: String) throws {
    let terminal = try terminal(name)
    var frame = Frame(size: terminal.size)
    var count = 0
    for row in 0..<16 {
      for column in 0..<16 {
        let style = Style(
          foreground: Color(UInt32(column * 1_000_003), index: UInt8(column)),
          background: Color(UInt32(row * 65_537), index: UInt8(row)))
        frame.write("x", at: Point(column: column, row: row), style: style)
      }
      // An unread terminal takes 12 KiB at once.
      terminal.present(frame)
      count += line.takeOutput().count { $0 == "x" }
    }
    #expect(count >= 256)
  }
}

@Suite struct `The characters of a cell` {
  @Test func `a visible ASCII character is kept`() {
    for byte in UInt8(0x20)..<0x7F {
      #expect(cellCharacters([Unicode.Scalar(byte)], columns: 1) == [Int32(byte)])
    }
  }

  @Test(
    arguments: ["\u{7}", "\u{1B}", "\u{7F}", "\r\n", "\u{9B}", "\u{301}", "漢", "🧮"] as [Character])
  func `a character that is not one column wide is replaced by a question mark`(
    character: Character
  ) {
    let scalars = Array(character.unicodeScalars)
    #expect(cellCharacters(scalars, columns: 1) == [Int32(UInt8(ascii: "?"))])
  }
}
