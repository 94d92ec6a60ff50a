package enum Superscript {
  private static let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)

  package static func text(_ number: Int) -> String {
    String("\(number)".map { $0.wholeNumberValue.map { Character(digits[$0]) } ?? "⁻" })
  }

  /// The ASCII digit or sign of a superscript character.
  package static func character(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "⁺": "+"
    case "⁻": "-"
    default: digits.firstIndex(of: scalar).map { Character("\($0)") }
    }
  }
}

extension String {
  /// Replaces superscripts by typed exponents, as in `m^2`, and maps the other characters.
  package func withTypedExponents(_ other: (Character) -> String) -> String {
    var (text, isRaised) = ("", false)
    for character in self {
      if let plain = character.unicodeScalars.first.flatMap(Superscript.character) {
        text += (isRaised ? "" : "^") + String(plain)
        isRaised = true
      } else {
        text += other(character)
        isRaised = false
      }
    }
    return text
  }
}
