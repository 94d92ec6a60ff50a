import CalculatorCore
import Engine

extension LineText {
  func shown(_ writer: some TieWriter) -> ShownLine {
    ShownLine(self, ShownLine.Style(isTyped: true) { writer.text(of: $0) })
  }

  /// Whether a character has a meaning that its button lacks: a doubled operator, the end of a
  /// date, a digit after `%`, or an operator without an operand.
  func becomesText(with character: Character) -> Bool {
    isEmpty && "%!^".contains(character) || character.isNumber && characters.last == "%"
      || endsSign(with: character) || becomesDate(with: character)
  }

  private func endsSign(with character: Character) -> Bool {
    guard let last = characters.last(where: { $0 != " " }) else { return false }
    return ["*×·", "/÷", "+", "-−", "^"].contains { $0.contains(last) && $0.contains(character) }
      || "-−".contains(last) && character == ">"
  }

  /// Whether one more character completes a date or its beginning: `2026-12-`, `25/12/2026`.
  private func becomesDate(with character: Character) -> Bool {
    guard characters.count < 10, ties.isEmpty else { return false }
    let text = characters + [character]
    guard let sign = text.first(where: { !$0.isNumber }), sign == "-" || sign == "/" else {
      return false
    }
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return false }
    let counts = parts.map(\.count)
    switch counts[0] {
    case 4 where sign == "-": return counts[1] == 2 && counts[2] == 0
    case 4: return 1...2 ~= counts[1] && counts[2] == 2
    case 1...2: return 1...2 ~= counts[1] && counts[2] == 4
    default: return false
    }
  }
}
