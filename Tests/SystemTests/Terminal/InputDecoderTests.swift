import Screen
import TestSupport
import Testing

@testable import Terminal

@Suite struct `Input from a terminal` {
  /// Inputs as terminals send them, one by one.
  static let samples: [(bytes: [UInt8], input: Input?)] = [
    (Array("5".utf8), .event(.key(.character("5")))),
    (Array("×".utf8), .event(.key(.character("×")))),
    (Array("−".utf8), .event(.key(.character("−")))),
    (Array("🧮".utf8), .event(.key(.character("🧮")))),
    ([0x0D], .event(.key(.enter))), ([0x0A], .event(.key(.enter))),
    ([0x09], .event(.key(.tab))),
    ([0x7F], .event(.key(.backspace))), ([0x08], .event(.key(.backspace))),
    ([0x03], .event(.key(.control("c")))), ([0x1A], .event(.key(.control("z")))),
    ([0x1C], .event(.key(.control("\\")))), ([0x00], nil),
    (escape("[A"), .event(.key(.up))), (escape("OB"), .event(.key(.down))),
    (escape("[3~"), .event(.key(.delete))), (escape("[1;5D"), .event(.key(.controlLeft))),
    (escape("Op"), .event(.key(.character("0")))), (escape("Oy"), .event(.key(.character("9")))),
    (escape("Oj"), .event(.key(.character("*")))), (escape("OX"), .event(.key(.character("=")))),
    (escape("OM"), .event(.key(.enter))), (escape("[[A"), .event(.key(.function(1)))),
    (escape("[<0;5;6M"), click(4, 5)), (escape("[<16;300;100M"), click(299, 99)),
    (escape("[<0;5;6m"), nil), (escape("[<64;5;6M"), wheel(.up, 4, 5)),
    (escape("[<69;5;6M"), wheel(.down, 4, 5)), (escape("[<66;5;6M"), nil),
    (escape("[<2;5;6M"), nil),
    (escape("[<32;5;6M"), nil), (escape("[<0;0;1M"), nil), (escape("[<0;5M"), nil),
    (escape("[M %&"), click(4, 5)), (escape("[M#%&"), nil), (escape("[M`%&"), wheel(.up, 4, 5)),
    (escape("[Ma%&"), wheel(.down, 4, 5)), (escape("[Mb%&"), nil),
    ([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xA1], click(222, 128)),
    (escape("[?62;22c"), .attributes),
    (escape("]11;rgb:0000/0000/0000\u{7}"), .event(.background(.dark))),
    (escape("]11;rgb:ffff/ffff/ffff\u{1B}\\"), .event(.background(.light))),
    (escape("[?2026;2$y"), .synchronization), (escape("[?2026;0$y"), nil),
    (escape("[?2004;1$y"), nil), (escape("]52;c;MTIz\u{7}"), nil), (escape("P1$r0m\u{1B}\\"), nil),
    (escape("P>|XTerm(379)\u{1B}\\"), .version),
    (escape("[1;2P"), nil), (escape("[201~"), nil), (escape("[99;5~"), nil), (escape("Oz"), nil),
    (escape("[27;5;106~"), nil), (escape("[1;1R"), nil), (escape("[25~"), nil),
    (escape("[99;99R"), nil), (escape("[I"), nil), (escape("[O"), nil), (escape("OZ"), nil),
    (escape("[12;34;56;78z"), nil), (escape("]0;title 5\u{7}"), nil),
    (escape("P+r5=5\u{1B}\\"), nil), (escape("P123\u{1B}\\"), nil),
    (escape("]11;rgb:zzzz/0/0\u{1B}\\"), nil), (escape("]11;\u{7}"), nil),
    (escape("]10;rgb:ffff/ffff/ffff\u{1B}\\"), nil),
    (escape("]11;rgb:ffffffffff/1234567890/1\u{7}"), nil),
  ]

  /// Pastes as terminals send them, one by one.
  static let pastes: [(bytes: [UInt8], input: Input?)] = [
    (paste(Array("1,234\t5\r\n".utf8)), .event(.paste("1,234\t5\r\n"))),
    (paste([]), .event(.paste(""))), (paste([0xFF, 0x31]), .event(.paste("\u{FFFD}1"))),
    (paste([0x1B]), .event(.paste("\u{1B}"))),
    (paste(escape("[20\u{1B}[201q\u{3}")), .event(.paste("\u{1B}[20\u{1B}[201q\u{3}"))),
    (paste(escape("[200~")), .event(.paste("\u{1B}[200~"))),
    (paste([0xE2, 0x88]), .event(.paste("\u{FFFD}"))),
  ]

  static func paste(_ text: [UInt8]) -> [UInt8] { escape("[200~") + text + escape("[201~") }

  static func wheel(_ direction: WheelDirection, _ column: Int, _ row: Int) -> Input {
    .event(.wheel(direction, at: Point(column: column, row: row)))
  }

  static func escape(_ rest: String) -> [UInt8] { [0x1B] + Array(rest.utf8) }

  static func click(_ column: Int, _ row: Int) -> Input {
    .event(.click(Point(column: column, row: row)))
  }

  /// Everything that comes out when these pieces come in.
  func decode(_ pieces: [[UInt8]], keys: KeySequences = KeySequences()) -> [Input] {
    var decoder = InputDecoder(keys: keys)
    var inputs: [Input] = []
    for piece in pieces {
      decoder.append(piece)
      while let input = decoder.next() { inputs.append(input) }
    }
    return inputs
  }

  @Test(arguments: 1...40 * UInt64(caseFactor))
  func `the pieces in which bytes arrive do not matter`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let chosen = (0..<30).compactMap { _ in
      (Self.samples + Self.pastes).randomElement(using: &generator)
    }
    var rest = chosen.flatMap(\.bytes)
    var pieces: [[UInt8]] = []
    while !rest.isEmpty {
      let length = Int.random(in: 1...min(rest.count, 9), using: &generator)
      pieces.append(Array(rest.prefix(length)))
      rest.removeFirst(length)
    }
    #expect(decode(pieces) == chosen.compactMap(\.input), "seed \(seed)")
  }

  @Test(arguments: samples + pastes) func `a sequence is decoded or dropped as a whole`(
    bytes: [UInt8], input: Input?
  ) {
    #expect(decode([bytes]) == [input].compactMap(\.self))
    #expect(decode([bytes + Array("7".utf8)]).last == .event(.key(.character("7"))))
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>) func `noise never blocks the decoder`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let frequent = Array("\u{1B}[]O<;?M0c\u{7}\\P".utf8)
    var decoder = InputDecoder(keys: KeySequences())
    for _ in 0..<2000 {
      let byte =
        Bool.random(using: &generator)
        ? UInt8.random(in: 0...255, using: &generator) : frequent.randomElement(using: &generator)
      decoder.append([byte ?? 0])
      while decoder.next() != nil {}
      #expect(decoder.bytes.count <= 257, "seed \(seed)")
    }
    _ = decoder.giveUp()
    decoder.append("7".utf8)
    #expect(decoder.next() == .event(.key(.character("7"))), "seed \(seed)")
  }

  @Test
  func `Escape and a character are a key with Alt, and Escape before anything else is a key`() {
    #expect(decode([Self.escape("5")]) == [.event(.key(.alt("5")))])
    #expect(decode([[0x1B, 0x0D]]) == [.event(.key(.escape)), .event(.key(.enter))])
    #expect(decode([Self.escape("\u{1B}[A")]) == [.event(.key(.escape)), .event(.key(.up))])
  }

  @Test func `giving up makes a lone Escape a key and drops an unfinished sequence`() {
    var decoder = InputDecoder(keys: KeySequences())
    decoder.append([0x1B])
    #expect(decoder.next() == nil)
    #expect(decoder.holdsEscape && decoder.holdsBytes)
    #expect(decoder.giveUp() == .event(.key(.escape)))
    #expect(!decoder.holdsBytes)
    decoder.append(Self.escape("]11;rgb:"))
    #expect(decoder.next() == nil)
    #expect(!decoder.holdsEscape && decoder.holdsBytes)
    #expect(decoder.giveUp() == nil)
    #expect(!decoder.holdsBytes)
  }

  @Test(arguments: [
    ("OA", [Input.event(.key(.up))]), ("[A7", [.event(.key(.up)), .event(.key(.character("7")))]),
    ("[<0;5;6M", [click(4, 5)]), ("[200~12\u{1B}[201~", [.event(.paste("12"))]),
    ("]11;rgb:0/0/0\u{7}", [.event(.background(.dark))]), ("[?62c", [.attributes]),
    ("P>|foot\u{1B}\\", [.version]),
    ("5", [.event(.key(.character("5")))]),
    ("[", [.event(.key(.character("[")))]),
    ("[5", [.event(.key(.character("["))), .event(.key(.character("5")))]),
    ("Ok", [.event(.key(.character("+")))]),
    ("OK", [.event(.key(.character("O"))), .event(.key(.character("K")))]),
  ])
  func `a sequence whose Escape was given up is read as one where it can only be one`(
    rest: String, inputs: [Input]
  ) {
    var decoder = InputDecoder(keys: KeySequences())
    decoder.append([0x1B])
    #expect(decoder.next() == nil && decoder.giveUp() == .event(.key(.escape)))
    var forgetful = decoder
    for (text, expected) in [(rest, inputs), ("OA", [.event(.key(.character("O")))])] {
      decoder.append(text.utf8)
      var taken: [Input] = []
      while let input = decoder.next() { taken.append(input) }
      #expect(taken.starts(with: expected))
    }
    forgetful.forgetEscape()
    forgetful.append("OA".utf8)
    #expect(forgetful.next() == .event(.key(.character("O"))))
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x88], [0xF5, 0x80],
      [0xC2, 0x85],
    ] as [[UInt8]]) func `bytes that are not UTF-8 are dropped`(bytes: [UInt8])
  {
    #expect(decode([bytes + Array("7".utf8)]) == [.event(.key(.character("7")))])
  }

  @Test func `a string of any length is dropped up to its terminator`() {
    let long = Self.escape("]52;c;" + String(repeating: "A", count: 5000))
    #expect(decode([long, Array("AAA\u{7}7".utf8)]) == [.event(.key(.character("7")))])
  }
}

@Suite struct `A paste` {
  private let start = Paste.start
  private let end = Paste.end

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `holds everything between its marks, and none of it is a key`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frequent = Array("\u{1B}[201\u{3}\u{1A}\r\tq".utf8)
    let text: [UInt8] = (0..<500).map { _ in
      Bool.random(using: &random)
        ? UInt8.random(in: 0...255, using: &random) : frequent.randomElement(using: &random) ?? 0
    }
    let garbage = text.filter { $0 != UInt8(ascii: "~") }
    var decoder = InputDecoder(keys: KeySequences())
    var inputs: [Input] = []
    var rest = (start + garbage + end + Array("7".utf8))[...]
    while !rest.isEmpty {
      let length = Int.random(in: 1...min(40, rest.count), using: &random)
      decoder.append(rest.prefix(length))
      rest = rest.dropFirst(length)
      while let input = decoder.next() { inputs.append(input) }
    }
    let expected = String(decoding: garbage, as: UTF8.self)
    #expect(inputs == [.event(.paste(expected)), .event(.key(.character("7")))], "seed \(seed)")
  }

  @Test func `that is too long is reported once, at once, and swallowed`() {
    var decoder = InputDecoder(keys: KeySequences())
    decoder.append(start + [UInt8](repeating: UInt8(ascii: "q"), count: Paste.capacity))
    #expect(decoder.next() == nil)
    decoder.append("q".utf8)
    #expect(decoder.next() == .event(.pasteTooLong))
    #expect(decoder.paste?.text.isEmpty == true)
    decoder.append([UInt8](repeating: UInt8(ascii: "q"), count: 10_000))
    #expect(decoder.next() == nil)
    decoder.append(end + Array("7".utf8))
    #expect(decoder.next() == .event(.key(.character("7"))))
    #expect(decoder.next() == nil && !decoder.holdsBytes)
  }

  @Test func `of the greatest length is kept`() {
    var decoder = InputDecoder(keys: KeySequences())
    decoder.append(start + [UInt8](repeating: UInt8(ascii: "1"), count: Paste.capacity) + end)
    guard case .event(.paste(let text)) = decoder.next() else {
      Issue.record("a paste is expected")
      return
    }
    #expect(text.utf8.count == Paste.capacity)
  }

  @Test func `of 10 MB is swallowed without work for each byte`() {
    var decoder = InputDecoder(keys: KeySequences())
    let piece = [UInt8](repeating: UInt8(ascii: "7"), count: 4096)
    decoder.append(start)
    var inputs: [Input] = []
    let time = ContinuousClock().measure {
      for _ in 0..<2560 {
        decoder.append(piece)
        while let input = decoder.next() { inputs.append(input) }
      }
    }
    decoder.append(end)
    #expect(decoder.next() == nil)
    #expect(inputs == [.event(.pasteTooLong)])
    #expect(time < .seconds(2))
  }

  @Test func `that never ends is what has come of it`() {
    var decoder = InputDecoder(keys: KeySequences())
    #expect(decoder.giveUp() == nil)
    decoder.append(start + Array("12".utf8) + end.dropLast())
    #expect(decoder.next() == nil)
    #expect(decoder.holdsBytes && !decoder.holdsEscape)
    #expect(decoder.giveUp() == .event(.paste("12\u{1B}[201")))
    #expect(!decoder.holdsBytes)
    decoder.append("7".utf8)
    #expect(decoder.next() == .event(.key(.character("7"))))
  }

  @Test func `that never ends and is too long is dropped`() {
    var decoder = InputDecoder(keys: KeySequences())
    decoder.append(start + [UInt8](repeating: 0x31, count: Paste.capacity + 1))
    #expect(decoder.next() == .event(.pasteTooLong))
    #expect(decoder.holdsBytes)
    #expect(decoder.giveUp() == nil)
    decoder.append("7".utf8)
    #expect(decoder.next() == .event(.key(.character("7"))))
  }
}
