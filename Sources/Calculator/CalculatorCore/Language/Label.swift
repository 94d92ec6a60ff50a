import ExactNumbers
import Quantities

/// Labels on calculations: `Rent: $1,200`, `Coffee 3.50` and `12.50 coffee`.
enum Label {
  /// The error that suggests notation for a labelled line: `rent = 1200 USD`, `12.50 # coffee`.
  static func written(
    _ parts: LineParts, _ reader: Reader, _ error: EvaluationError
  ) -> EvaluationError? {
    let range = parts.start..<parts.line.lexemes.count - 1
    guard parts.name == nil, let first = range.first,
      let written = before(range, parts.line, reader, error)
        ?? behind(range, parts.line, reader, error)
    else { return nil }
    return EvaluationError(
      .phrase(written: written),
      at: parts.line.lexemes[first].start..<parts.line.lexemes[range.upperBound - 1].end)
  }

  private static func before(
    _ range: Range<Int>, _ line: LexedLine, _ reader: Reader, _ error: EvaluationError
  ) -> String? {
    let words = range.prefix { line.lexemes[$0].kind == .word }
    guard !words.isEmpty, words.upperBound < range.upperBound else { return nil }
    if line.lexemes[words.upperBound].isSign(":") {
      if case .ambiguous = error.kind { return nil }
      guard line.lexemes[words.upperBound...].contains(where: { $0.kind == .number }) else {
        return nil
      }
      return definition(words, as: words.upperBound + 1..<range.upperBound, line, reader)
    }
    guard case .unknownName(_, let nearest) = error.kind, nearest == nil || words.count > 1,
      line.lexemes[words.lowerBound].start == error.place.lowerBound,
      !line.lexemes[words.upperBound].isGlued,
      line.lexemes[words.upperBound..<range.upperBound].contains(where: \.isOfAmount)
    else { return nil }
    let code = line.lexemes[words.lowerBound].text.uppercased()
    if words.count == 1, UnitTable.currencies[code] != nil {
      return code + " " + line.source(words.upperBound..<range.upperBound)
    }
    return words.lazy.compactMap { last in
      definition(words.lowerBound..<last + 1, as: last + 1..<range.upperBound, line, reader)
    }.first
  }

  private static func definition(
    _ words: Range<Int>, as value: Range<Int>, _ line: LexedLine, _ reader: Reader
  ) -> String? {
    let name = words.map { line.lexemes[$0].text.lowercased() }.joined(separator: "_")
    guard Vocabulary.canName(name), let tree = tree(line, value, reader),
      tree.nodes.allSatisfy({ $0.kind.origin == nil })
    else { return nil }
    return "\(name) = " + tree.expression.source { _ in "" }
  }

  private static func behind(
    _ range: Range<Int>, _ line: LexedLine, _ reader: Reader, _ error: EvaluationError
  ) -> String? {
    guard case .unknownName(let name, let nearest) = error.kind,
      let start = range.first(where: { line.lexemes[$0].start == error.place.lowerBound }),
      start > range.lowerBound, !line.lexemes[start].isGlued,
      (start..<range.upperBound).allSatisfy({ line.lexemes[$0].isPartOfLabel }),
      line.lexemes[range.lowerBound..<start].contains(where: { $0.kind == .number })
    else { return nil }
    let isOfAmount = line.lexemes[range.lowerBound..<start].contains(where: \.isOfAmount)
    let isCertain = isOfAmount || name.count >= shortestWord && start + 1 == range.upperBound
    guard isCertain, isLabel(name, nearest),
      let tree = tree(line, range.lowerBound..<start, reader), !tree.hasTime
    else { return nil }
    return line.source(range.lowerBound..<start) + " # " + line.source(start..<range.upperBound)
  }

  /// `tea` is no energy in TeV, but `metrs`, `kilometrs` and `mètres` are lengths.
  private static func isLabel(_ name: String, _ nearest: String?) -> Bool {
    let letters = name.lowercased()
    if factors.contains(letters) || name.count == 1 { return false }
    if let nearest {
      return nearest.allSatisfy(\.isLetter) && nearest.lowercased() != nearest && letters == name
    }
    return !UnitPrefix.metric.contains { letters.hasPrefix($0.name) }
      && !TextLanguage.allCases.contains { UnitTable.unit(named: name, in: $0) != nil }
  }

  private static let shortestWord = 3

  /// Words that change the number before them in ways that are not read.
  private static let factors: Set = [
    "binary", "doubled", "gross", "halved", "hex", "k", "octal", "permille", "score", "thirds",
  ]

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
    return kind == .number && (text.contains(".") || isWhole(3...20))
  }

  fileprivate var isPartOfLabel: Bool {
    kind == .word && !Vocabulary.conversions.contains(text.lowercased())
  }
}
