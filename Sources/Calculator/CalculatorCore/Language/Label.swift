/// Labels on calculations: `Rent: $1,200` and `12.50 coffee`.
enum Label {
  /// The error that suggests notation for a labelled line: `rent = 1200 USD`, `12.50 # coffee`.
  static func written(
    _ parts: LineParts, _ reader: Reader, _ error: EvaluationError
  ) -> EvaluationError? {
    let range = parts.start..<parts.line.lexemes.count - 1
    guard parts.name == nil, let first = range.first,
      let written = before(range, parts.line, reader) ?? behind(range, parts.line, reader, error)
    else { return nil }
    return EvaluationError(
      .phrase(written: written),
      at: parts.line.lexemes[first].start..<parts.line.lexemes[range.upperBound - 1].end)
  }

  private static func before(_ range: Range<Int>, _ line: LexedLine, _ reader: Reader) -> String? {
    guard let colon = range.first(where: { line.lexemes[$0].isSign(":") }),
      colon > range.lowerBound,
      (range.lowerBound..<colon).allSatisfy({ line.lexemes[$0].kind == .word }),
      line.lexemes[colon...].contains(where: { $0.kind == .number }),
      let tree = tree(line, colon + 1..<range.upperBound, reader)
    else { return nil }
    let name = (range.lowerBound..<colon).map { line.lexemes[$0].text.lowercased() }
      .joined(separator: "_")
    guard Vocabulary.canName(name), tree.nodes.allSatisfy({ $0.kind.origin == nil }) else {
      return nil
    }
    return "\(name) = " + tree.expression.source { _ in "" }
  }

  private static func behind(
    _ range: Range<Int>, _ line: LexedLine, _ reader: Reader, _ error: EvaluationError
  ) -> String? {
    guard case .unknownName(_, nearest: nil) = error.kind,
      let start = range.first(where: { line.lexemes[$0].start == error.place.lowerBound }),
      start > range.lowerBound, !line.lexemes[start].isGlued,
      (start..<range.upperBound).allSatisfy({ line.lexemes[$0].kind == .word }),
      line.lexemes[range.lowerBound..<start].contains(where: \.isOfAmount),
      tree(line, range.lowerBound..<start, reader) != nil
    else { return nil }
    return line.source(range.lowerBound..<start) + " # " + line.source(start..<range.upperBound)
  }

  private static func tree(_ line: LexedLine, _ range: Range<Int>, _ reader: Reader) -> SyntaxTree?
  {
    guard !range.isEmpty else { return nil }
    var line = line
    line.end(at: range.upperBound)
    var part = Reader(
      line, from: range.lowerBound, scope: reader.scope, commaIsPoint: reader.commaIsPoint)
    return try? part.tree()
  }
}

extension Lexeme {
  fileprivate var isOfAmount: Bool {
    if case .sign(let sign) = kind { return sign.properties.generalCategory == .currencySymbol }
    return kind == .number && text.contains(".")
  }
}
