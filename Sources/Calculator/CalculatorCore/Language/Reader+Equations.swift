import Quantities

/// A line that is an equation or a system: `x + 3 = 7`, `solve x^2 = 2`, `x + y = 5; x - y = 1`.
///
/// Without an unknown it states a value, as in `12 / 4 = 3`.
struct LineEquation {
  let unknown: String?
  let start: Int
  var sign = 0
  var system: [String] = []
  var hasRange = false
}

extension Reader {
  func equation(_ parts: LineParts) throws(EvaluationError) -> LineEquation? {
    guard !scope.isTapeFile else { return nil }
    let end = line.lexemes.count - 1
    guard let name = parts.name else {
      return try parts.equalsSign().map { sign throws(EvaluationError) in
        try equation(parts, around: sign)
      }
    }
    if let sign = parts.equalsSign() {
      try refuseSecondName(to: end)
      guard parts.parameters == nil, let unknowns = try unknownsOfSystem(from: 0, to: end) else {
        throw refusal(.misplacedEquals, from: sign, to: sign + 1)
      }
      return LineEquation(unknown: unknowns[0], start: 0, system: unknowns)
    }
    if name.count > 1, parts.parameters == nil, name.contains(where: hasValue),
      name.allSatisfy({ hasValue($0) || self.word(at: $0).count == 1 })
    {
      // `pi x = 3`, but not `my rent = 1200`
      let names = unknowns(from: 0, to: end)
      return names.count == 1 ? LineEquation(unknown: names[0], start: 0) : nil
    }
    if isExpression(name), case let names = unknowns(from: 0, to: end), names.count == 1 {
      return LineEquation(unknown: names[0], start: 0)
    }
    let word = word(at: 0)
    guard parts.parameters == nil, name.count == 1, unknowns(from: parts.start, to: end) == [word],
      Vocabulary.canName(word), scope.chain(using: word) == nil
    else { return nil }
    return LineEquation(unknown: word, start: 0)
  }

  /// Whether words before an equals sign are no name: `x in km = 5 km`, `x km = 5 mi`,
  /// `x choose 2 = 10`.
  private func isExpression(_ words: Range<Int>) -> Bool {
    words.dropFirst().contains { place in
      let word = word(at: place)
      if case .binary(let binary) = meaning(of: word), binary != .of { return true }
      return converts(word) && unit(named: self.word(at: place + 1)) != nil
        || place == words.lowerBound + 1 && lexeme(at: place - 1).text.count == 1
          && unit(named: word).map { hasUnit(of: $0.dimension, behind: words.upperBound) } == true
    }
  }

  private func hasUnit(of dimension: Dimension, behind start: Int) -> Bool {
    line.lexemes.indices.dropFirst(start).contains {
      unit(named: word(at: $0))?.dimension == dimension
        || dimension == .length && lexeme(at: $0).isSign(of: "'", "\"")
        || dimension == .angle && isSign("°", at: $0)
    }
  }

  private func hasValue(_ index: Int) -> Bool {
    if case .constant = meaning(of: word(at: index)) { return true }
    return isOwn(word(at: index))
  }

  /// Throws for a second name with a value, as in `a = 5; b = 6`, which a unit would hide.
  private func refuseSecondName(to end: Int) throws(EvaluationError) {
    var depth = 0
    for place in 1..<end {
      depth += lexeme(at: place - 1).nesting
      guard depth == 0, lexeme(at: place - 1).isSign(of: ";", ","), isSign("=", at: place + 1),
        unit(named: word(at: place)) != nil, !isOwn(word(at: place)),
        !(place..<end).contains(where: { word(at: $0) == "to" })
      else { continue }
      throw refusal(.severalNames(source(place..<end)), from: place, to: end)
    }
  }

  /// The error that suggests a function of all letters for a line such as `y = 2x + 1`, `V = I R`
  /// and `E = m g h`.
  func advice(_ parts: LineParts, _ error: EvaluationError) -> EvaluationError? {
    let end = line.lexemes.count - 1
    let unknowns = unknowns(from: parts.start, to: end)
    guard parts.name?.count == 1, parts.parameters == nil,
      unknowns.allSatisfy({ $0.count == 1 && !isBelow($0) && scope.chain(using: $0) == nil })
    else { return nil }
    if unknowns.isEmpty, case .unitWithoutNumber(let name, _) = error.kind, name.count != 1 {
      return nil
    }
    let parameters = parameters(besides: unknowns, from: parts.start, to: end)
    let body = source(parts.start..<end)
    let definition = "\(word(at: 0))(\(parameters.joined(separator: "; "))) = \(body)"
    let hasLetters = (parts.start..<end).count { word(at: $0).count == 1 } > 1
    guard !parameters.isEmpty, hasLetters || !unknowns.isEmpty,
      (try? Formula(definition, in: scope, commaIsPoint: commaIsPoint)) != nil
    else { return nil }
    return refusal(.phrase(written: definition), from: 0, to: end)
  }

  /// Unknowns and the letters beside them, in the order of the line: `w; h` of `w / h^2`, where `h` is
  /// hardly the hour, and `m` of `m c^2`.
  private func parameters(besides unknowns: [String], from start: Int, to end: Int) -> [String] {
    let names = Set((start..<end).map { word(at: $0) })
    var parameters: [String] = []
    for place in start..<end {
      let name = word(at: place)
      guard name.count == 1, !isOwn(name), !parameters.contains(name) else { continue }
      let isParameter =
        switch meaning(of: name) {
        case .constant(.gasConstant): !names.contains("T")
        case .constant(.speedOfLight): !names.contains("m")
        case nil:
          unknowns.contains(name)
            || unit(named: name) != nil
              && (kind(at: place - 1) != .number || isCoefficient(place - 1))
        default: false
        }
      if isParameter { parameters.append(name) }
    }
    return parameters
  }

  /// Whether a number is an exponent or a small factor, as in `4 a c` and `r^2 h`.
  private func isCoefficient(_ place: Int) -> Bool {
    isSign("^", at: place - 1) || ["1", "2", "3", "4"].contains(lexeme(at: place).text)
  }

  /// Throws for `max(x) = 220 - x`, which is rather a function of one's own.
  private func refuseFunctionOfOne(_ parts: LineParts, to sign: Int) throws(EvaluationError) {
    guard sign == parts.start + 4, isSign("(", at: sign - 3), isSign(")", at: sign - 1),
      case .function(let function) = meaning(of: word(at: parts.start)),
      function.arity.greatest == nil, case let name = word(at: sign - 2), !name.isEmpty,
      !isOwn(name), case let end = line.lexemes.count - 1,
      (sign..<end).contains(where: { word(at: $0) == name })
    else { return }
    throw refusal(
      "f($1) $2", "solve($0($1) $2)", parts.start..<parts.start + 1, sign - 2..<sign - 1, sign..<end
    )
  }

  private func equation(
    _ parts: LineParts, around sign: Int
  ) throws(EvaluationError) -> LineEquation {
    let end = line.lexemes.count - 1
    try refuseFunctionOfOne(parts, to: sign)
    let isSolve =
      meaning(of: word(at: parts.start)) == .function(.solve) && !isCalled(at: parts.start)
    let start = isSolve ? parts.start + 1 : parts.start
    if isSolve, word(at: end - 2) == "for", !word(at: end - 1).isEmpty {
      throw phrase("solve($0; $1)", start..<end - 2, end - 1..<end)
    }
    let second = parts.equalsSign(from: sign + 1)
    if let second {
      if let unknowns = try unknownsOfSystem(from: start, to: end) {
        return LineEquation(unknown: unknowns[0], start: start, system: unknowns)
      }
      // A range of the unknown: `sin x = 0.5; x = 0 to 10`.
      guard lexeme(at: second - 2).isSign(of: ";", ","),
        unknowns(from: start, to: second) == [word(at: second - 1)]
      else {
        throw unitAsUnknown(from: start, to: end)
          ?? refusal(.misplacedEquals, from: second, to: second + 1)
      }
    }
    if lexeme(at: sign).isGlued, lexeme(at: sign - 1).isSign(of: "+", "-", "*", "/"),
      sign == start + 2, isOwn(word(at: start))
    {
      // `x += 3`
      throw phrase("$0 = $0 $1 ($2)", start..<start + 1, sign - 1..<sign, sign + 1..<end)
    }
    if lexeme(at: sign).isGlued, sign == start + 2, isSign(":", at: start + 1) {
      // `x := 5`
      throw phrase("$0 = $1", start..<start + 1, sign + 1..<end)
    }
    guard sign > start else { throw refusal(.misplacedEquals, from: sign, to: sign + 1) }
    let names = unknowns(from: start, to: end)
    guard let first = names.first else {
      guard !(start..<end).contains(where: { isOwn(word(at: $0)) }) else {
        throw valueAsUnknown(from: start, to: end)
      }
      guard !isSolve else {
        throw unitAsUnknown(from: start, to: end)
          ?? refusal(.misplacedEquals, from: sign, to: sign + 1)
      }
      return LineEquation(unknown: nil, start: start, sign: sign)
    }
    // The word `ax` is a product if a has a value.
    if 2...3 ~= first.count, first.contains(where: { isOwn(String($0)) }),
      let place = (start..<end).first(where: { word(at: $0) == first })
    {
      let product = first.map(String.init).joined(separator: " * ")
      throw refusal(.phrase(written: product), from: place, to: place + 1)
    }
    if names.count > 1, let place = (start..<end).first(where: { word(at: $0) == names[1] }) {
      throw refusal(.severalUnknowns(first, names[1]), from: place, to: place + 1)
    }
    return LineEquation(unknown: first, start: start, hasRange: second != nil)
  }

  /// The first unit at the head of a term.
  func loneUnit(from start: Int, to end: Int) -> Int? {
    (start..<end).first { place in
      (place == 0 || lexeme(at: place - 1).isSign(of: "(", "+", "-", "="))
        && unit(named: word(at: place)) != nil && !isOwn(word(at: place))
    }
  }

  /// The error of equations without unknowns for a unit at the head of a term: `s + t = 5`.
  func unitAsUnknown(from start: Int, to end: Int) -> EvaluationError? {
    loneUnit(from: start, to: end).flatMap(unitAsUnknown) ?? unitAsUnknown()
  }

  /// The error of an equation in which one unit stands for an unknown: `5t + 3 = 8`, `h = 3 + 2h`.
  func unitAsUnknown() -> EvaluationError? {
    let places = line.lexemes.indices.filter {
      unit(named: word(at: $0)) != nil && !isOwn(word(at: $0))
    }
    guard let last = places.last, places.allSatisfy({ word(at: $0) == word(at: last) }) else {
      return nil
    }
    return unitAsUnknown(at: last)
  }

  /// The error of a unit where an equation needs its unknown; nil if it cannot be a name.
  func unitAsUnknown(at start: Int) -> EvaluationError? {
    let name = word(at: start)
    guard Vocabulary.canName(name), let unit = UnitTable.unit(named: name, in: scope.language)
    else { return nil }
    return refusal(
      .unitAsUnknown(name, plural: unit.plural(in: scope.language)), from: start, to: start + 1)
  }
}

extension Formula {
  /// Whether an equals sign after a text, which has none yet, would form an equation.
  package static func mayBeSide(_ text: String, in scope: any Scope) -> Bool {
    let line = Lexer.line(Array(text.utf8)[...], base: scope.base)
    let reader = Reader(line, scope: scope, commaIsPoint: false)
    let separator = line.lexemes.lastIndex { $0.isSign(of: ";", ",") } ?? -1
    guard !line.lexemes[(separator + 1)...].contains(where: { $0.isSign("=") }) else {
      return false
    }
    let end = line.lexemes.count - 1
    // A unit of one letter may be meant as an unknown: `t + 3 = 7`.
    let unit = reader.loneUnit(from: 0, to: end).map { reader.word(at: $0) }
    return reader.meaning(of: reader.word(at: 0)) == .function(.solve) || unit?.count == 1
      || line.lexemes.contains { $0.kind == .word && reader.isOwn($0.text) }
      || line.lexemes.contains { $0.kind == .word && $0.text.count == 1 }
        && reader.unitAsUnknown() != nil && (try? Formula(text, in: scope).evaluated()) == nil
      || !reader.unknowns(from: 0, to: end).isEmpty
  }
}

extension Reader {
  mutating func begin(_ equation: LineEquation, of unknown: String) throws(EvaluationError) {
    index = equation.start
    let end = line.lexemes.count - 1
    if index == 0 || meaning(of: word(at: index - 1)) != .function(.solve) {
      choose("solve(\(withoutCommas(index..<end)))", to: end)
    }
    let place = lexeme.start..<lexeme.start + 1
    try parser.beginEquation(of: unknown, at: place)
    parser.hasRangeOfEquation = equation.hasRange
    if !equation.system.isEmpty { try parser.take(.parameters(equation.system), at: place) }
  }

  /// The source without commas outside of parentheses, where they would separate arguments.
  private func withoutCommas(_ range: Range<Int>) -> String {
    let source = Array(source(range))
    var depth = 0
    return source.indices.reduce(into: "") { text, index in
      let character = source[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard depth == 0, character == "," else { return text.append(character) }
      let digits = source[(index + 1)...].prefix(while: \.isNumber).count
      let isGroup = digits == 3
      if digits == 0 { text.append(";") }
      if commaIsPoint || scope.readsDecimalComma && !isGroup { text.append(".") }
    }
  }

  func endOfArguments(from start: Int) -> Int {
    var depth = 0
    let end = line.lexemes.indices.dropFirst(start).first { index in
      depth += line.lexemes[index].nesting
      return line.lexemes[index].nesting < 0 && depth <= 0
    }
    return end ?? line.lexemes.count - 1
  }

  /// The name after the last separator, else the first unknown word, else the only unknown.
  func unknown(from start: Int, to end: Int) -> String? {
    var (depth, next) = (0, start)
    while next < end {
      let part = lexeme(at: next)
      if part.isSign("(") { depth += 1 }
      if part.isSign(")") { depth -= 1 }
      if part.isSign(of: ";", ","), depth <= 0, case let name = word(at: next + 1), !name.isEmpty,
        next + 2 == end || isSign("=", at: next + 2), Vocabulary.canName(name)
      {
        return name
      }
      next = index(behind: next)
    }
    let words = unknowns(from: start, to: end) { isUnknown(at: $0) }
    if let first = words.first { return first }
    let names = unknowns(from: start, to: end)
    return names.count == 1 ? names[0] : nil
  }

  /// The unknowns of several equations: the names after them, or all; nil for one equation.
  func unknownsOfSystem(from start: Int, to end: Int) throws(EvaluationError) -> [String]? {
    var (equations, names, depth, first, sign) = (0, [String](), 0, start, Int?.none)
    for next in start...end {
      let part = lexeme(at: next)
      if next < end { depth += part.nesting }
      if part.isSign("="), depth == 0, sign == nil { sign = next }
      guard next == end || depth == 0 && part.isSign(of: ";", ",") else { continue }
      let isRange =
        sign == first + 1 && (first..<next).contains { scope.language.joint(word(at: $0)) == "to" }
      if sign != nil, !isRange {
        (equations, names) = (equations + 1, [])
      } else if next == first + 1, !word(at: first).isEmpty {
        names.append(word(at: first))
      }
      (first, sign) = (next + 1, nil)
    }
    guard equations > 1 else { return nil }
    if names.isEmpty { names = unknowns(from: start, to: end, of: equations) }
    guard names.isEmpty else { return names }
    throw valueAsUnknown(from: start, to: end, of: equations)
  }

  /// The error of equations whose unknowns are uncertain, since names have values.
  func valueAsUnknown(from start: Int, to end: Int, of equations: Int = 1) -> EvaluationError {
    let names = unknowns(from: start, to: end) { isOwnValue(at: $0) || isUnknown(at: $0) }
    guard let name = names.first(where: { isOwn($0) }),
      let place = (start..<end).first(where: { word(at: $0) == name })
    else {
      return unitAsUnknown(from: start, to: end) ?? refusal(.noUnknown, from: start, to: end)
    }
    let written = ([source(start..<end)] + names.prefix(equations)).joined(separator: "; ")
    return refusal(.valueAsUnknown(name, written: "solve(\(written))"), from: place, to: place + 1)
  }

  /// The unknown words of equations, or names that a system solved; empty if uncertain.
  func unknowns(from start: Int, to end: Int, of equations: Int = 1) -> [String] {
    let words = unknowns(from: start, to: end) { isUnknown(at: $0) }
    let known = unknowns(from: start, to: end) { isOwnValue(at: $0) }
    guard words.count < equations, !known.isEmpty else { return words }
    let solved = unknowns(from: start, to: end) { index in
      isUnknown(at: index) || isOwnValue(at: index) && scope.isUnknown(word(at: index))
    }
    let isCertain =
      solved.count == equations
      || solved.count < equations && known.allSatisfy { scope.isUnknown($0) }
    return isCertain ? solved : []
  }

  private func isOwnValue(at start: Int) -> Bool {
    let word = word(at: start)
    return !word.isEmpty && isOwn(word) && !isCalled(at: start)
  }

  private func unknowns(from start: Int, to end: Int, where isUnknown: (Int) -> Bool) -> [String] {
    var (names, next) = ([String](), start)
    var bound: [(name: String, end: Int)] = []
    while next < end {
      let name = word(at: next)
      bound.removeAll { $0.end <= next }
      if case .function(let function) = meaning(of: name), isCalled(at: next) {
        let last = endOfArguments(from: next)
        if function == .solve || function == .plot {
          next = last
        } else if function.hasRanges || function.hasUnknown {
          for place in next..<last where isSign("=", at: place + 1) {
            bound.append((word(at: place), last))
          }
        }
      } else if isUnknown(next), !names.contains(name), !bound.contains(where: { $0.name == name })
      {
        names.append(name)
      }
      next = index(behind: next)
    }
    return names
  }

  private func isUnknown(at start: Int) -> Bool {
    let word = word(at: start)
    guard !word.isEmpty, Vocabulary.canName(word), lexeme(at: start).parts == 0, !isOwn(word),
      !isCalled(at: start), meaning(of: word) == nil, !divides(word), !isBetweenOperands(start),
      endOfConversion(at: start - 1) == nil || form(at: start) == nil,
      kind(at: start - 1) != .number && endOfConversion(at: start - 1) == nil
        || zone(at: start) == nil
    else { return false }
    if word == "last", lexeme(at: start + 1).isDigits { return false }
    return unit(named: word) == nil && unitWithDigit(word) == nil
      && scope.language.zeros(of: word.lowercased()) == nil
  }

  /// Whether an `x` between blanks and numbers is a multiplication sign: `2 x $5 = $10`.
  private func isBetweenOperands(_ start: Int) -> Bool {
    let (x, next) = (lexeme(at: start), lexeme(at: start + 1))
    return x.text.lowercased() == "x" && !x.isGlued && !next.isGlued && start > 0
      && (next.kind == .number || next.isSign("(") || isSignOfAmount(at: start + 1))
      && (lexeme(at: start - 1).kind == .number || isSign(")", at: start - 1)
        || unit(named: word(at: start - 1)) != nil)
  }
}
