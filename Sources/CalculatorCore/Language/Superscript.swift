/// A character in superscript: a digit or a sign, as it is in ASCII.
enum Superscript {
  /// The digit or the sign that a character is in superscript; nil if it is none.
  static func character(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "⁺": "+"
    case "⁻": "-"
    case "¹": "1"
    case "²": "2"
    case "³": "3"
    case "⁰", "⁴"..."⁹": Unicode.Scalar(scalar.value - 0x2070 + 0x30).map(Character.init)
    default: nil
    }
  }

  /// The exponent in superscript at an index, perhaps with a sign, and its length in bytes; nil if no
  /// digit is there.
  static func digits(in lexer: Lexer, at start: Int) -> (String, length: Int)? {
    var exponent = ""
    var end = start
    while let (scalar, length) = lexer.scalarIfAny(at: end), let part = character(scalar),
      exponent.isEmpty || part.isWholeNumber
    {
      exponent.append(part)
      end += length
    }
    guard exponent.last?.isWholeNumber == true else { return nil }
    return (exponent, end - start)
  }
}
