import Screen

/// What a terminal sent.
enum Input: Hashable {
  case event(Event)
  /// The answer to the question which kind of terminal it is (`DA1`).
  case attributes
}

/// The reader of the bytes that a terminal sends: keys, reports of the mouse, answers.
///
/// It is a value without a clock: bytes go in as they come, and inputs come out in the same
/// order. A sequence that it does not know is dropped as a whole, so that it never turns into
/// keys. When an unfinished one is not continued in time the caller calls `giveUp()`.
///
///     var decoder = InputDecoder(keys: KeySequences())
///     decoder.append("1\u{1B}[A".utf8)
///     decoder.next()  // the key 1
///     decoder.next()  // the key Up
///
/// curses has a reader too. It is not used, because it reads on, blocking, behind a report of the
/// mouse that nobody asked for, keeps no more than eight clicks that come at once, does not
/// decode what is pushed back, and turns an unknown sequence into Escape and characters.
struct InputDecoder {
  /// What the first bytes are.
  enum Step {
    case input(Input, length: Int)
    case nothing(length: Int)
    case unfinished
  }

  /// No sequence that means something is longer.
  private static let longestSequence = 256

  let keys: KeySequences
  var bytes: [UInt8] = []

  init(keys: KeySequences) {
    self.keys = keys
  }

  /// Takes up what was read.
  mutating func append(_ read: some Sequence<UInt8>) {
    bytes.append(contentsOf: read)
  }

  /// The next input; nil when the bytes are used up or those that are left are unfinished.
  mutating func next() -> Input? {
    while let first = bytes.first {
      switch step(at: first) {
      case .input(let input, let length):
        bytes.removeFirst(length)
        return input
      case .nothing(let length):
        bytes.removeFirst(length)
      case .unfinished:
        forgetMiddle()
        return nil
      }
    }
    return nil
  }

  /// Shortens a sequence that does not want to end to its two first bytes, which say what it is,
  /// and its last one, which may begin its end.
  private mutating func forgetMiddle() {
    guard bytes.count > Self.longestSequence else { return }
    bytes.removeSubrange(2..<bytes.count - 1)
  }

  /// Whether nothing but a lone Escape is left, which may be the key or begin a sequence.
  var holdsEscape: Bool { bytes == [0x1B] }

  /// Whether something unfinished is left, once `next()` has returned nil.
  var holdsBytes: Bool { !bytes.isEmpty }

  /// Makes an end of something unfinished: a lone Escape is the key, anything else is dropped.
  mutating func giveUp() -> Input? {
    defer { bytes.removeAll() }
    return holdsEscape ? .event(.key(.escape)) : nil
  }

  private func step(at first: UInt8) -> Step {
    switch first {
    case 0x1B: escapeStep()
    case 0x20..<0x7F: key(.character(Character(Unicode.Scalar(first))))
    case 0x80...: characterStep(first)
    default: controlStep(first)
    }
  }

  private func key(_ key: Key) -> Step { .input(.event(.key(key)), length: 1) }

  private func controlStep(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00: .nothing(length: 1)
    case 0x08, 0x7F: key(.backspace)
    case 0x09: key(.tab)
    case 0x0A, 0x0D: key(.enter)
    default: key(.control(Character(Unicode.Scalar(byte | 0x40).lowercased)))
    }
  }

  /// A character of UTF-8; bytes that are not UTF-8 are nothing.
  private func characterStep(_ first: UInt8) -> Step {
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let tail = bytes.prefix(length).dropFirst().prefix { $0 & 0xC0 == 0x80 }
    if tail.count + 1 < min(length, bytes.count) { return .nothing(length: tail.count + 1) }
    guard bytes.count >= length else { return .unfinished }
    guard let text = String(validating: bytes.prefix(length), as: UTF8.self),
      let scalar = text.unicodeScalars.first, scalar.properties.generalCategory != .control
    else { return .nothing(length: length) }
    return .input(.event(.key(.character(Character(scalar)))), length: length)
  }
}

extension Unicode.Scalar {
  /// The small letter of a capital letter of ASCII; another scalar itself.
  fileprivate var lowercased: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) | 0x20) : self
  }
}
