/// Exponents in superscript.
package enum Superscript {
  private static let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)

  /// A number in superscript, as in `⁻¹²`.
  package static func text(_ number: Int) -> String {
    String("\(number)".map { $0.wholeNumberValue.map { Character(digits[$0]) } ?? "⁻" })
  }

  /// The digit or the sign in ASCII that a character is in superscript; nil if it is none.
  package static func character(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "⁺": "+"
    case "⁻": "-"
    default: digits.firstIndex(of: scalar).map { Character("\($0)") }
    }
  }
}

extension String {
  /// The text with exponents as they are typed, as in `m^2`, and each other character in another form.
  package func withTypedExponents(_ other: (Character) -> String) -> String {
    var text = ""
    var isRaised = false
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
