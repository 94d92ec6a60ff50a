import Quantities

extension LineText {
  package init(_ expression: Expression, _ conventions: ReadingConventions) {
    let origins = expression.origins
    let text = expression.source(point: conventions.point) { origin in
      String(Self.characterOfTie(at: origins.firstIndex(of: origin) ?? 0))
    }
    self.init(text, ties: origins)
    point = conventions.point
  }

  /// Replaces every tie to an entry by an operand, in parentheses beside a number.
  func replacingTies(to origin: EntryID, by operand: [Token]) -> LineText {
    guard ties.contains(origin) else { return self }
    var replaced = self
    replaced.characters = []
    var written = LineText(Expression(operand), ReadingConventions(point: point))
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
