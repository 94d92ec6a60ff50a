import Screen

/// Sequences that begin with Escape, by the grammar of ECMA-48.
extension InputDecoder {
  /// The meaning of bytes that begin with Escape.
  func escapeStep() -> Step {
    guard bytes.count > 1 else { return .unfinished }
    if let (key, length) = keys.key(atStartOf: bytes) {
      return .input(.event(.key(key)), length: length)
    }
    if keys.hasSequence(beginningWith: bytes) { return .unfinished }
    switch bytes[1] {
    case UInt8(ascii: "["): return controlSequenceStep()
    case UInt8(ascii: "]"), UInt8(ascii: "P"): return stringStep()
    case UInt8(ascii: "O"):
      // An unknown key of the numeric keypad, or an unknown function key.
      return bytes.count < 3 ? .unfinished : .nothing(length: bytes[2] < 0x20 ? 2 : 3)
    case 0x20..<0x7F:
      return .input(.event(.key(.alt(Character(Unicode.Scalar(bytes[1]))))), length: 2)
    default: return .input(.event(.key(.escape)), length: 1)
    }
  }

  /// A control sequence: `ESC [`, parameters, intermediate bytes, a final byte.
  private func controlSequenceStep() -> Step {
    guard bytes.count > 2 else { return .unfinished }
    if bytes[2] == UInt8(ascii: "M") { return oldMouseStep() }
    let parameters = bytes[2...].prefix { (0x30...0x3F).contains($0) }
    let intermediates = bytes[parameters.endIndex...].prefix { (0x20...0x2F).contains($0) }
    guard intermediates.endIndex < bytes.count else { return .unfinished }
    let final = bytes[intermediates.endIndex]
    guard (0x40...0x7E).contains(final) else { return .nothing(length: intermediates.endIndex) }
    let length = intermediates.endIndex + 1
    if bytes.starts(with: Paste.start) { return .paste(length: length) }
    switch (parameters.first, final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")):
      return .input(.attributes, length: length)
    case (UInt8(ascii: "<"), UInt8(ascii: "M")):
      let numbers = parameters.dropFirst().split(separator: UInt8(ascii: ";")).compactMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard numbers.count == 3 else { return .nothing(length: length) }
      return mouseStep(button: numbers[0], column: numbers[1], row: numbers[2], length: length)
    default:
      return .nothing(length: length)
    }
  }

  /// A report of the mouse in the form of X10: the button, the column and the row as one byte each,
  /// with 32 added so that it is not a control character.
  private func oldMouseStep() -> Step {
    guard bytes.count >= 6 else { return .unfinished }
    return mouseStep(
      button: Int(bytes[3]) - 32, column: Int(bytes[4]) - 32, row: Int(bytes[5]) - 32, length: 6)
  }

  /// The meaning of a report of the mouse: a press of the first button is a click, the wheel scrolls
  /// up or down, and all else is ignored.
  ///
  /// The bits 1 and 2 of `button` are the button; 4, 8 and 16 are Shift, Meta and Control, which
  /// change nothing; 32 is motion, 64 the wheel, whose first two buttons are up and down, and 128
  /// further buttons. Places count from 1.
  private func mouseStep(button: Int, column: Int, row: Int, length: Int) -> Step {
    guard column > 0, row > 0 else { return .nothing(length: length) }
    let point = Point(column: column - 1, row: row - 1)
    switch button & ~0b11100 {
    case 0: return .input(.event(.click(point)), length: length)
    case 64: return .input(.event(.wheel(.up, at: point)), length: length)
    case 65: return .input(.event(.wheel(.down, at: point)), length: length)
    default: return .nothing(length: length)
    }
  }

  /// A control string: `ESC ]` or `ESC P`, text, and `BEL` or `ESC \`.
  private func stringStep() -> Step {
    guard let end = bytes[2...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
      return .unfinished
    }
    var length = end + 1
    if bytes[end] == 0x1B {
      guard length < bytes.count else { return .unfinished }
      // An Escape that does not end the string begins the next sequence.
      guard bytes[length] == UInt8(ascii: "\\") else { return .nothing(length: end) }
      length += 1
    }
    guard bytes[1] == UInt8(ascii: "]"),
      let background = Luminance(backgroundReply: bytes[2..<end])
    else { return .nothing(length: length) }
    return .input(.event(.background(background)), length: length)
  }
}
