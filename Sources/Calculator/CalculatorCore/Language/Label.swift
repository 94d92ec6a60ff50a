import ExactNumbers
import Quantities

/// Labels on calculations: `Rent: $1,200`, `Coffee 3.50` and `12.50 coffee`.
extension Reader {
  /// The error that suggests notation for a labelled line: `rent = 1200 USD`, `12.50 # coffee`.
  func label(_ parts: LineParts, _ error: EvaluationError) -> EvaluationError? {
    let range = parts.start..<line.lexemes.count - 1
    guard parts.name == nil, !range.isEmpty,
      let written =
        comment(in: range) ?? label(before: range, error) ?? label(behind: range, error)
    else { return nil }
    return refusal(.phrase(written: written), from: range.lowerBound, to: range.upperBound)
  }

  /// The line with a comment as it is written here: `100 + 50 // total cost`.
  private func comment(in range: Range<Int>) -> String? {
    guard let sign = range.last(where: { isSign("⫽", at: $0) }), sign > range.lowerBound,
      blank(behind: sign - 1) == " ", blank(behind: sign) == " ",
      line.lexemes[sign..<range.upperBound].contains(where: {
        $0.text.count > 2 && $0.kind == .word
      }),
      tree(of: range.lowerBound..<sign) != nil
    else { return nil }
    return source(range.lowerBound..<sign) + " # " + source(sign + 1..<range.upperBound)
  }

  private func label(before range: Range<Int>, _ error: EvaluationError) -> String? {
    let words = range.prefix { kind(at: $0) == .word }
    let (first, end) = (words.lowerBound, words.upperBound)
    guard !words.isEmpty, end < range.upperBound, !isSign("+", at: end) else { return nil }
    if isSign(":", at: end) {
      if case .ambiguous = error.kind { return nil }
      guard line.lexemes[end...].contains(where: { $0.kind == .number }) else { return nil }
      return definition(words, as: end + 1..<range.upperBound)
    }
    guard case .unknownName(_, let nearest) = error.kind,
      nearest.map({ $0.contains("^") }) ?? true || words.count > 1 || isInCapitals(first),
      line.lexemes[first].start == error.place.lowerBound, !line.lexemes[end].isGlued,
      line.lexemes[end..<range.upperBound].contains(where: \.isOfAmount)
    else { return nil }
    let code = line.lexemes[first].text.uppercased()
    if words.count == 1, UnitTable.currencies[code] != nil {
      return code + " " + source(end..<range.upperBound)
    }
    if isSign("-", at: end), !lexeme(at: end + 1).isGlued {
      // The dash in `Coffee - 3.50` is no sign, but that in `gross - 22% - 7.65%` is.
      let isAmount = !line.lexemes[(end + 1)..<range.upperBound].contains {
        $0.isSign(of: "+", "-", "*", "/", "%", "(")
      }
      let isName = lexeme(at: first).text.count > 1
      return isName && isAmount ? definition(words, as: end + 1..<range.upperBound) : nil
    }
    return words.lazy.compactMap { last in
      definition(first..<last + 1, as: last + 1..<range.upperBound)
    }.first
  }

  private func definition(_ words: Range<Int>, as value: Range<Int>) -> String? {
    let name = words.map { line.lexemes[$0].text.lowercased() }.joined(separator: "_")
    guard Vocabulary.canName(name), !words.contains(where: isParticle), let tree = tree(of: value),
      tree.nodes.allSatisfy({ $0.kind.origin == nil }), !tree.mixesUnits
    else { return nil }
    return "\(name) = " + tree.expression.source { _ in "" }
  }

  /// Whether a word is in capitals, as on a receipt: `CASH 50.00`.
  private func isInCapitals(_ place: Int) -> Bool {
    let word = word(at: place)
    return word.count > 2 && word == word.uppercased()
  }

  /// Whether a word belongs to a phrase rather than a label: `larger of 100 and 200`.
  private func isParticle(_ place: Int) -> Bool {
    ["of", "the", "de", "du", "des", "le", "la", "les", "pour"].contains(
      word(at: place).lowercased())
  }

  private func label(behind range: Range<Int>, _ error: EvaluationError) -> String? {
    guard case .unknownName(let name, let nearest) = error.kind,
      let start = range.first(where: { line.lexemes[$0].start == error.place.lowerBound }),
      start > range.lowerBound, !line.lexemes[start].isGlued,
      line.lexemes[start..<range.upperBound].allSatisfy({
        $0.kind == .word && !converts($0.text)
      }),
      case let amount = line.lexemes[range.lowerBound..<start],
      amount.contains(where: { $0.kind == .number }),
      !amount.contains(where: { $0.text != "in" && converts($0.text) }),
      // Behind a stroke `gph` is rather a unit, unlike `people`.
      name.count > 4 || start < range.lowerBound + 2 || !isSign("/", at: start - 2)
    else { return nil }
    let isCertain =
      amount.contains(where: \.isOfAmount)
      || name.count >= Self.shortestLabel && start + 1 == range.upperBound
    guard isCertain, Self.isLabel(name, nearest), let tree = tree(of: range.lowerBound..<start),
      !tree.hasTime, !tree.mixesUnits
    else { return nil }
    // `2 c flour` are cups.
    let isCup = word(at: start - 1) == "c" && !isOwn("c")
    let written = source(range.lowerBound..<(isCup ? start - 1 : start)) + (isCup ? " cup" : "")
    return written + " # " + source(start..<range.upperBound)
  }

  /// The error of an unknown word behind an operand that is a factor or a power, and no label:
  /// `$4.99 x3`, `5 metres square`.
  func operation(_ word: String) -> EvaluationError? {
    guard parser.isAfterOperand, parser.unknown == nil, !lexeme.isGlued else { return nil }
    let digits = word.utf8.dropFirst()
    // A decimal of which the word is the beginning: `50 mm x1.5`.
    let hasRest = kind(at: index + 1) == .number && lexeme(at: index + 1).isGlued
    if word.lowercased().hasPrefix("x"), !isOwn(String(word.prefix(1))), !digits.isEmpty,
      digits.allSatisfy(\.isDigit)
    {
      let factor = index..<(hasRest ? index + 2 : index + 1)
      return phrase("$0 * \(source(factor).dropFirst())", term(before: index), factor)
    }
    guard let power = ["square": 2, "cube": 3][word.lowercased()],
      case .unit(let unit) = parser.previous, unit.dimension == .length, !lastNumber.isEmpty,
      lastNumber.upperBound < index
    else { return nil }
    if case .mixedUnits = parser.pending.last?.kind { return nil }
    return refusal(
      "$0 $1^\(power)", "($0 $1)^\(power)", lastNumber, lastNumber.upperBound..<index, here)
  }

  /// `tea` is not TeV, but `metrs`, `kilometrs` and `mètres` are lengths.
  private static func isLabel(_ name: String, _ nearest: String?) -> Bool {
    let letters = name.lowercased()
    if factors.contains(letters) || name.count == 1 { return false }
    if let nearest {
      return nearest.allSatisfy(\.isLetter) && nearest.lowercased() != nearest && letters == name
    }
    return !UnitPrefix.metric.contains { letters.hasPrefix($0.name) }
      && !TextLanguage.allCases.contains { UnitTable.unit(named: name, in: $0) != nil }
  }

  private static let shortestLabel = 3

  /// Words that change the number before them but are not read.
  private static let factors: Set = [
    "binary", "bucks", "doubled", "gross", "halved", "hex", "k", "octal", "permille", "rounded",
    "score", "thirds",
  ]

  private func tree(of range: Range<Int>) -> SyntaxTree? {
    guard !range.isEmpty else { return nil }
    var line = line
    line.end(at: range.upperBound)
    var part = Reader(line, from: range.lowerBound, scope: scope, commaIsPoint: commaIsPoint)
    return try? part.tree()
  }
}

extension Lexeme {
  var isOfAmount: Bool {
    if case .sign(let sign) = kind {
      return sign == "," || sign.properties.generalCategory == .currencySymbol
    }
    return kind == .number && (text.contains(".") || isWhole(3...20))
  }
}
