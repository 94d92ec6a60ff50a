import CalculatorCore
import Engine

extension LineText {
  /// The text as it is shown: its characters, the column where each of them begins, and the end of the last
  /// one.
  func shown(_ writer: some TieWriter) -> (text: String, columns: [Int], ties: [Range<Int>]) {
    var text = ""
    var columns = [0]
    var ties: [Range<Int>] = []
    for (place, character) in characters.enumerated() {
      let start = columns[columns.count - 1]
      if let tie = tie(for: character), case let digits = writer.text(of: tie) {
        let operand = isEnclosed(digits, at: place) ? "(\(digits))" : digits
        text += operand
        columns.append(start + operand.count)
        ties.append(start..<start + operand.count)
      } else {
        text.append(character)
        columns.append(start + 1)
      }
    }
    return (text, columns, ties)
  }

  /// Whether a tie is shown in parentheses, because it would be read otherwise: a number beside another
  /// operand, and a minus after an operator or before one that binds more tightly.
  private func isEnclosed(_ digits: String, at place: Int) -> Bool {
    let left = characters[..<place].last { !$0.isWhitespace }
    let right = characters[(place + 1)...].first { !$0.isWhitespace }
    if digits.first?.isNumber == true { return isPartOfOperand(left) || isPartOfNumber(right) }
    guard digits.first == "−" else { return false }
    return left.map { !"(;,=".contains($0) } ?? false
      || isPartOfNumber(right) || right.map { "^!%°".contains($0) || $0.isSuperscript } ?? false
  }
}

/// When a line of the keypad becomes text.
extension LineText {
  /// Whether a character behind the line has a meaning that its button has not: an operator that is typed twice,
  /// such as `**`, the end of a date, a digit behind `%`, which is `mod` elsewhere, and what has no operand.
  func becomesText(with character: Character) -> Bool {
    isEmpty && "%!^".contains(character) || character.isNumber && characters.last == "%"
      || endsSign(with: character) || becomesDate(with: character)
  }

  private func endsSign(with character: Character) -> Bool {
    guard let last = characters.last(where: { $0 != " " }) else { return false }
    return ["*×·", "/÷", "+", "-−", "^"].contains { $0.contains(last) && $0.contains(character) }
      || "-−".contains(last) && character == ">"
  }

  /// Whether one more character makes the text a date, or the beginning of one: `2026-12-`, `25/12/2026`.
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
