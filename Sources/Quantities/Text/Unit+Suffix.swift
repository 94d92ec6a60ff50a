extension Unit {
  /// The unit as it stands behind a number: after a space, unless it is the sign `°`.
  package func suffix(_ notation: Notation = .symbols, isPlural: Bool) -> String {
    let text = text(notation, isPlural: isPlural)
    return text == "°" ? text : " " + text
  }

  /// What stands behind the digits of each part.
  func suffixes(_ notation: Notation) -> (Int, String) -> String {
    { part, digits in self.parts[part].suffix(notation, isPlural: digits != "1") }
  }

  /// Whether a number has to be one operand to be read with this unit: `°` is an operator that binds
  /// more tightly than others, so that `1/3°` is 1/(3°), and a temperature that is a point has no
  /// multiples, as `2 × 10 °C`.
  func needsParentheses(around number: String) -> Bool {
    if text() == "°" { return number.dropLast().contains { "^/*×".contains($0) } }
    return pointScale != nil && number.contains { "*×".contains($0) }
  }
}
