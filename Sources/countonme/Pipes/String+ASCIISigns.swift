extension String {
  /// The text with ASCII signs for the operators, marks and branches that an explanation has.
  var withASCIISigns: String {
    var text = ""
    var isRaised = false
    for character in self {
      if let digit = Self.raised[character] {
        text += (isRaised ? "" : "^") + digit
        isRaised = true
      } else {
        text += Self.signs[character] ?? String(character)
        isRaised = false
      }
    }
    return text
  }

  private static let signs: [Character: String] = [
    "×": "*", "÷": "/", "−": "-", "≈": "~", "…": "...", "√": "sqrt ", "∛": "cbrt ", "°": " deg",
    "└": "`", "├": "|", "│": "|",
  ]

  private static let raised: [Character: String] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "⁻": "-", "⁺": "+",
  ]
}
