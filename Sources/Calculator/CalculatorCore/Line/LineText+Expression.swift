import Quantities

/// Expressions as texts that are read as the same.
extension LineText {
  /// Writes an expression with the signs of the keypad.
  package init(_ expression: Expression, _ conventions: ReadingConventions) {
    self.init()
    point = conventions.point
    let origins = expression.origins
    ties = origins
    let text = expression.source(point: conventions.point) { origin in
      String(Self.characterOfTie(at: origins.firstIndex(of: origin) ?? 0))
    }
    characters = Array(text)
    cursor = characters.count
  }

  /// The text with an operand in place of every tie to an entry; a number gets parentheses where another
  /// number is beside it.
  func replacingTies(to origin: EntryID, by operand: [Token]) -> LineText {
    guard ties.contains(origin) else { return self }
    var replaced = self
    replaced.characters = []
    var written = LineText(Expression(operand), ReadingConventions(point: point))
    // The ties of the operand follow those of the text.
    written.characters = written.characters.map { character in
      Self.indexOfTie(character).map { Self.characterOfTie(at: $0 + ties.count) } ?? character
    }
    replaced.ties += written.ties
    for (index, character) in characters.enumerated() {
      guard tie(for: character) == origin else {
        replaced.characters.append(character)
        continue
      }
      let left = characters[..<index].last { $0 != " " }
      let right = characters[(index + 1)...].first { $0 != " " }
      let isBesideNumber = isPartOfNumber(left) || isPartOfNumber(right)
      replaced.characters +=
        isBesideNumber && operand.count == 1
        ? ["("] + written.characters + [")"] : written.characters
    }
    replaced.cursor = replaced.characters.count
    return replaced
  }
}
