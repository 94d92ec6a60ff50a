import Screen

enum Input: Hashable {
  case event(Event)
  /// The answer to `DA1`.
  case attributes
  /// The answer to `XTVERSION`.
  case version
  /// The answer that synchronized output is supported (`DECRPM`, mode 2026).
  case synchronization
}

/// A decoder of keys, mouse reports and answers; `giveUp()` ends one that does not continue.
///
/// Drops unknown sequences whole. The curses decoder splits them into keys, blocks in unrequested
/// mouse reports, queues only eight clicks, and does not decode pushed-back characters.
struct InputDecoder {
  enum Found {
    case input(Input)
    case nothing, paste
  }

  /// What the bytes begin with, and its length; nil if unfinished.
  typealias Step = (found: Found, length: Int)?

  /// The length beyond which an unfinished sequence is shortened; known ones are shorter.
  private static let maximumLength = 256

  let keys: KeySequences
  var bytes: [UInt8] = []
  var paste: Paste?
  /// Whether an Escape was reported as a key although its sequence may still arrive.
  private var hasLoneEscape = false

  init(keys: KeySequences) { self.keys = keys }

  mutating func append(_ read: some Sequence<UInt8>) { bytes.append(contentsOf: read) }

  mutating func next() -> Input? {
    while let first = bytes.first {
      if paste != nil {
        if let input = continuePaste() { return input }
        if paste != nil { return nil }
        continue
      }
      if hasLoneEscape {
        hasLoneEscape = false
        if let input = lateSequence() { return input }
        if paste != nil { continue }
      }
      guard let step = step(at: first) else {
        // The first two bytes tell the kind, and the last may start a terminator.
        if bytes.count > Self.maximumLength { bytes.removeSubrange(2..<bytes.count - 1) }
        return nil
      }
      if let input = take(step.found, step.length) { return input }
    }
    return nil
  }

  private mutating func take(_ found: Found, _ length: Int) -> Input? {
    bytes.removeFirst(length)
    if case .paste = found { paste = Paste() }
    return if case .input(let input) = found { input } else { nil }
  }

  /// Whether a lone Escape is left: a key, or the start of a sequence.
  var holdsEscape: Bool { paste == nil && bytes == [0x1B] }

  var holdsBytes: Bool { paste != nil || !bytes.isEmpty }

  /// Drops an unfinished sequence or ends a paste; a lone Escape is a key.
  mutating func giveUp() -> Input? {
    if paste != nil { return abandonPaste() }
    defer { bytes.removeAll() }
    hasLoneEscape = holdsEscape
    return holdsEscape ? .event(.key(.escape)) : nil
  }

  mutating func forgetEscape() { hasLoneEscape = false }

  /// Decodes the rest of a known sequence, if complete, whose Escape was reported as a key.
  private mutating func lateSequence() -> Input? {
    guard let first = bytes.first, "[O]P".utf8.contains(first) else { return nil }
    bytes.insert(0x1B, at: 0)
    switch escapeStep() {
    case nil, (.nothing, _)?, (.input(.event(.key(.alt))), _)?:
      bytes.removeFirst()
      return nil
    case (let found, let length)?: return take(found, length)
    }
  }

  private func step(at first: UInt8) -> Step {
    switch first {
    case 0x00: (.nothing, 1)
    case 0x08, 0x7F: key(.backspace)
    case 0x09: key(.tab)
    case 0x0A, 0x0D: key(.enter)
    case 0x1B: escapeStep()
    case 0x20..<0x7F: key(.character(Character(Unicode.Scalar(first))))
    case 0x80...: characterStep(first)
    default: key(.control(Character(Character(Unicode.Scalar(first | 0x40)).lowercased())))
    }
  }

  private func key(_ key: Key) -> Step { (.input(.event(.key(key))), 1) }

  /// Decodes a UTF-8 character; drops invalid bytes.
  private func characterStep(_ first: UInt8) -> Step {
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let tail = bytes.prefix(length).dropFirst().prefix { $0 & 0xC0 == 0x80 }
    if tail.count + 1 < min(length, bytes.count) { return (.nothing, tail.count + 1) }
    guard bytes.count >= length else { return nil }
    guard let text = String(validating: bytes.prefix(length), as: UTF8.self),
      let scalar = text.unicodeScalars.first, scalar.properties.generalCategory != .control
    else { return (.nothing, length) }
    return (.input(.event(.key(.character(Character(scalar))))), length)
  }
}

/// Escape sequences, by the grammar of ECMA-48.
extension InputDecoder {
  func escapeStep() -> Step {
    guard bytes.count > 1 else { return nil }
    if let (key, length) = keys.key(atStartOf: bytes) { return (.input(.event(.key(key))), length) }
    if keys.hasSequence(beginningWith: bytes) { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return controlSequenceStep()
    case UInt8(ascii: "]"), UInt8(ascii: "P"): return stringStep()
    case UInt8(ascii: "O"): return bytes.count < 3 ? nil : (.nothing, bytes[2] < 0x20 ? 2 : 3)
    case 0x20..<0x7F: return (.input(.event(.key(.alt(Character(Unicode.Scalar(bytes[1])))))), 2)
    default: return (.input(.event(.key(.escape))), 1)
    }
  }

  /// A control sequence: `ESC [`, parameters, intermediate bytes, a final byte.
  private func controlSequenceStep() -> Step {
    guard bytes.count > 2 else { return nil }
    if bytes[2] == UInt8(ascii: "M") { return oldMouseStep() }
    let parameters = bytes[2...].prefix { (0x30...0x3F).contains($0) }
    let intermediates = bytes[parameters.endIndex...].prefix { (0x20...0x2F).contains($0) }
    guard intermediates.endIndex < bytes.count else { return nil }
    let final = bytes[intermediates.endIndex]
    guard (0x40...0x7E).contains(final) else { return (.nothing, intermediates.endIndex) }
    let length = intermediates.endIndex + 1
    if bytes.starts(with: Paste.start) { return (.paste, length) }
    switch (parameters.first, final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): return (.input(.attributes), length)
    case (UInt8(ascii: "?"), UInt8(ascii: "y")):
      let knows = [1, 2, 3].contains { parameters.elementsEqual("?2026;\($0)".utf8) }
      return knows ? (.input(.synchronization), length) : (.nothing, length)
    case (UInt8(ascii: "<"), UInt8(ascii: "M")):
      let numbers = parameters.dropFirst().split(separator: UInt8(ascii: ";")).compactMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard numbers.count == 3 else { return (.nothing, length) }
      return mouseStep(button: numbers[0], column: numbers[1], row: numbers[2], length: length)
    default: return (.nothing, length)
    }
  }

  /// An X10 mouse report: button, column and row, one byte each, offset by 32.
  private func oldMouseStep() -> Step {
    guard bytes.count >= 6 else { return nil }
    return mouseStep(
      button: Int(bytes[3]) - 32, column: Int(bytes[4]) - 32, row: Int(bytes[5]) - 32, length: 6)
  }

  /// Decodes a report, counted from 1; bits: 1, 2 button; 4, 8, 16 modifiers; 32 motion; 64 wheel.
  private func mouseStep(button: Int, column: Int, row: Int, length: Int) -> Step {
    guard column > 0, row > 0 else { return (.nothing, length) }
    let point = Point(column: column - 1, row: row - 1)
    switch button & ~0b11100 {
    case 0: return (.input(.event(.click(point))), length)
    case 64: return (.input(.event(.wheel(.up, at: point))), length)
    case 65: return (.input(.event(.wheel(.down, at: point))), length)
    default: return (.nothing, length)
    }
  }

  /// A control string: `ESC ]` or `ESC P`, text, and `BEL` or `ESC \`.
  private func stringStep() -> Step {
    guard let end = bytes[2...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
    var length = end + 1
    if bytes[end] == 0x1B {
      guard length < bytes.count else { return nil }
      guard bytes[length] == UInt8(ascii: "\\") else { return (.nothing, end) }
      length += 1
    }
    if bytes.starts(with: "\u{1B}P>|".utf8) { return (.input(.version), length) }
    guard bytes[1] == UInt8(ascii: "]"), let background = Luminance(backgroundReply: bytes[2..<end])
    else { return (.nothing, length) }
    return (.input(.event(.background(background))), length)
  }
}
