import Screen
import TestSupport
import Testing

@testable import Terminal

extension InputDecoder {
  /// The next input after more bytes.
  fileprivate mutating func next(after bytes: some Sequence<UInt8>) -> Input? {
    append(bytes)
    return next()
  }
}

@Suite struct `Input from a terminal` {
  static func escape(_ rest: String) -> [UInt8] { [0x1B] + Array(rest.utf8) }

  @Test(arguments: 1...40 * UInt64(caseFactor))
  func `the pieces in which bytes arrive do not matter`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let chosen = (0..<30).compactMap { _ in TerminalSample.all.randomElement(using: &generator) }
    let expected = chosen.flatMap { TerminalSample.decode([$0]) }
    #expect(!expected.isEmpty)
    var rest = chosen.flatMap(\.self)
    var pieces: [[UInt8]] = []
    while !rest.isEmpty {
      let length = Int.random(in: 1...min(rest.count, 9), using: &generator)
      pieces.append(Array(rest.prefix(length)))
      rest.removeFirst(length)
    }
    #expect(TerminalSample.decode(pieces) == expected, "seed \(seed)")
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
    #expect(decoder.next(after: "7".utf8) == .event(.key(.character("7"))), "seed \(seed)")
  }

  @Test func `giving up makes a lone Escape a key and drops an unfinished sequence`() {
    var decoder = InputDecoder(keys: KeySequences())
    #expect(decoder.next(after: [0x1B]) == nil && decoder.holdsEscape && decoder.holdsBytes)
    #expect(decoder.giveUp() == .event(.key(.escape)) && !decoder.holdsBytes)
    #expect(decoder.next(after: Self.escape("]11;rgb:")) == nil)
    #expect(!decoder.holdsEscape && decoder.holdsBytes)
    #expect(decoder.giveUp() == nil && !decoder.holdsBytes)
  }

  @Test func `an Escape that was given up can be forgotten`() {
    var decoder = InputDecoder(keys: KeySequences())
    #expect(decoder.next(after: [0x1B]) == nil && decoder.giveUp() == .event(.key(.escape)))
    decoder.forgetEscape()
    #expect(decoder.next(after: "OA".utf8) == .event(.key(.character("O"))))
  }

  @Test func `a string of any length is dropped up to its terminator`() {
    let long = Self.escape("]52;c;" + String(repeating: "A", count: 5000))
    #expect(
      TerminalSample.decode([long, Array("AAA\u{7}7".utf8)]) == [.event(.key(.character("7")))])
  }
}

@Suite struct `A paste` {
  private let start = Paste.start
  private let end = Paste.end

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `contains everything between its marks, and none of it is a key`(seed: UInt64) {
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

  private func digits(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "1"), count: count) }

  @Test func `that is too long is reported once, immediately, and dropped`() {
    var decoder = InputDecoder(keys: KeySequences())
    #expect(decoder.next(after: start + digits(Paste.capacity)) == nil)
    #expect(decoder.next(after: "1".utf8) == .event(.pasteTooLong))
    #expect(decoder.paste?.text.isEmpty == true)
    #expect(decoder.next(after: digits(10_000)) == nil)
    #expect(decoder.next(after: end + Array("7".utf8)) == .event(.key(.character("7"))))
    #expect(decoder.next() == nil && !decoder.holdsBytes)
  }

  @Test func `of the greatest length is kept`() {
    var decoder = InputDecoder(keys: KeySequences())
    let text = String(repeating: "1", count: Paste.capacity)
    let isWhole = decoder.next(after: start + Array(text.utf8) + end) == .event(.paste(text))
    #expect(isWhole)
  }

  @Test func `of 10 MB is dropped without work per byte`() {
    var decoder = InputDecoder(keys: KeySequences())
    let piece = digits(4096)
    decoder.append(start)
    var inputs: [Input] = []
    let time = ContinuousClock().measure {
      for _ in 0..<2560 {
        decoder.append(piece)
        while let input = decoder.next() { inputs.append(input) }
      }
    }
    #expect(decoder.next(after: end) == nil)
    #expect(inputs == [.event(.pasteTooLong)] && time < .seconds(2))
  }

  @Test func `that never ends is what arrived`() {
    var decoder = InputDecoder(keys: KeySequences())
    #expect(decoder.giveUp() == nil)
    #expect(decoder.next(after: start + Array("12".utf8) + end.dropLast()) == nil)
    #expect(decoder.holdsBytes && !decoder.holdsEscape)
    #expect(decoder.giveUp() == .event(.paste("12\u{1B}[201")) && !decoder.holdsBytes)
    #expect(decoder.next(after: "7".utf8) == .event(.key(.character("7"))))
  }

  @Test func `that never ends and is too long is dropped`() {
    var decoder = InputDecoder(keys: KeySequences())
    #expect(decoder.next(after: start + digits(Paste.capacity + 1)) == .event(.pasteTooLong))
    #expect(decoder.holdsBytes && decoder.giveUp() == nil)
    #expect(decoder.next(after: "7".utf8) == .event(.key(.character("7"))))
  }
}
