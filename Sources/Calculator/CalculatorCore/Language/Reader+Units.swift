import ExactNumbers
import Quantities

/// Units with exponents, their products and quotients: `kg*m/s^2`, `J/(kg K)`.
///
/// In a target, a number may precede the units of a denominator, as in `L/100 km`, and adjacent
/// units of one dimension are the parts of a number, as in `h min s`.
extension Reader {
  typealias UnitReading = (unit: Unit, next: Int)

  struct UnitPlace {
    var isTarget = false
    /// Whether it is in parentheses, which do not nest.
    var isEnclosed = false

    static let operand = UnitPlace()
    static let target = UnitPlace(isTarget: true)
  }

  private typealias Factors = (factors: [Unit.Factor], next: Int)

  /// The longest unit at an index, perhaps after a first one; an error for a bad exponent.
  func unit(
    at start: Int, in place: UnitPlace = .operand, after first: Unit? = nil
  ) throws(EvaluationError) -> UnitReading? {
    var (factors, next) = (first?.factors ?? [], start)
    var divisor: Rational = 1
    if first != nil {
      (factors, next) = try juxtaposed(behind: factors, at: start, in: place)
    } else if let part = try part(at: start, in: place) {
      (factors, next) = part
    } else if place.isTarget,
      case let stroke = lexeme(at: start).text == "1" ? start + 1 : start, isSign("/", at: stroke)
    {
      next = stroke
    } else {
      return nil
    }
    // In `1/m/s` both strokes divide what is before them, but not in `x / m/s`.
    let isDivisor = start == index && parser.previous == .binary(.divide)
    while let sign = signOfUnits(at: next),
      sign > 0 || !isDivisor || !lexeme.isGlued && lexeme(at: next).isGlued
    {
      // `in L/100 km` and `in L/(100 km)`
      let isEnclosed = isSign("(", at: next + 1) && divisorOfUnit(at: next + 2) != nil
      let first = isEnclosed ? next + 2 : next + 1
      let number = sign < 0 && place.isTarget ? divisorOfUnit(at: first) : nil
      guard let part = try operandPart(at: number == nil ? next + 1 : first + 1, in: place),
        number == nil || !isEnclosed || isSign(")", at: part.next),
        let product = product(factors, part.factors.map { $0.raised(to: sign) })
      else { break }
      (factors, next) = (product, number != nil && isEnclosed ? part.next + 1 : part.next)
      divisor = divisor * (number ?? 1)
    }
    if factors.isEmpty { return nil }
    let unit = Unit(factors, divisor: divisor)
    guard unit.dimension.isWithinLimits else {
      throw refusal(.exponentOfUnit, from: start, to: next)
    }
    return (unit, next)
  }

  private func part(at start: Int, in place: UnitPlace) throws(EvaluationError) -> Factors? {
    guard let first = try power(at: start, in: place, isFirst: true) else { return nil }
    return try juxtaposed(behind: first.factors, at: first.next, in: place)
  }

  private func juxtaposed(
    behind first: [Unit.Factor], at start: Int, in place: UnitPlace
  ) throws(EvaluationError) -> Factors {
    var (factors, next) = (first, start)
    while true {
      let isDot =
        isSign("*", at: next) && ["·", "⋅", "∙", "•"].contains(source(next..<next + 1))
        && !isAmount(at: next + 1)
      guard let power = try power(at: isDot ? next + 1 : next, in: place, isFirst: isDot),
        let product = product(factors, power.factors)
      else { break }
      if !isDot {
        try refuseAmountBeside(power.factors, factors, at: next, to: power.next)
        if !place.isTarget {
          try refuseUnitBeside(power.factors, factors, at: next, to: power.next)
        }
      }
      (factors, next) = (product, power.next)
    }
    return (factors, next)
  }

  /// Throws for money next to another unit without a sign, as in `$3 gal`, `€5m` and `5 $ USD`.
  private func refuseAmountBeside(
    _ right: [Unit.Factor], _ left: [Unit.Factor], at start: Int, to next: Int
  ) throws(EvaluationError) {
    let isMoney = [left, right].map { $0.contains { $0.definition.scale == .currency } }
    guard parser.isStrict, isMoney.contains(true) else { return }
    let unit = source(start..<next)
    if isMoney == [true, true] {
      let isSame = left.map(\.definition) == right.map(\.definition)
      throw phrase(isSame ? "$1" : "$0 in $1", start - 1..<start, start..<next)
    }
    let isFactor = lexeme(at: start).isGlued && lexeme(at: start - 1).kind == .number
    let factor = isFactor ? ["m": "M", "K": "k", "B": "billion"][unit] : nil
    throw refusal(.ambiguous("* \(unit)", factor ?? "/ \(unit)"), from: start, to: next)
  }

  /// Throws for another unit of the same kind, which is rather a target without `in`: `150 lb kg`,
  /// `350 F C`.
  private func refuseUnitBeside(
    _ right: [Unit.Factor], _ left: [Unit.Factor], at start: Int, to next: Int
  ) throws(EvaluationError) {
    guard parser.isStrict, isBehindNumber, let last = left.last, let first = right.first,
      last.exponent > 0, first.exponent > 0
    else { return }
    let names = [source(start - 1..<start), source(start..<next)]
    if names[0] != names[1], names.allSatisfy({ ["C", "F", "K"].contains($0) }) {
      let degree = isSign("°", at: start - 2) ? start - 2 : start - 1
      throw refusal(
        names.map { $0 == "K" ? $0 : "°" + $0 }.joined(separator: " in "),
        names.joined(separator: " * "), from: degree, to: next)
    }
    guard Unit([last]).dimension == Unit([first]).dimension, last != first else { return }
    let behind = lexeme(at: next)
    let isLast = behind.kind == .end || behind.isSign(")")
    throw refusal(
      isLast ? "$0 $1 in $2" : "($0 $1 in $2)", "$0 $1 * 1 $2",
      lastNumber, index..<start, start..<next)
  }

  private func operandPart(at start: Int, in place: UnitPlace) throws(EvaluationError) -> Factors? {
    guard isSign("(", at: start) else { return try part(at: start, in: place) }
    guard !place.isEnclosed,
      let (unit, next) = try unit(
        at: start + 1, in: UnitPlace(isTarget: place.isTarget, isEnclosed: true)),
      isSign(")", at: next)
    else { return nil }
    return try raised(unit.factors, at: next + 1)
  }

  private func product(_ left: [Unit.Factor], _ right: [Unit.Factor]) -> [Unit.Factor]? {
    var product = left
    for factor in right {
      guard let index = product.firstIndex(where: { $0.isPower(ofUnitOf: factor) }) else {
        product.append(factor)
        continue
      }
      product[index].exponent += factor.exponent
      let exponent = product[index].exponent
      if exponent == 0 || abs(exponent) > Dimension.greatestExponent { return nil }
    }
    return product.count > Unit.mostFactors ? nil : product
  }

  /// The exponent of the units after a stroke, `per` or a multiplication sign.
  private func signOfUnits(at start: Int) -> Int? {
    let name = word(at: start)
    if isSign("/", at: start) || !name.isEmpty && divides(name) { return -1 }
    return isSign("*", at: start) && !isAmount(at: start + 1) ? 1 : nil
  }

  /// Whether a code of money is that of an amount: `3 kg * EUR 20/kg`.
  func isAmount(at start: Int) -> Bool {
    kind(at: start + 1) == .number && currency(code: word(at: start)) != nil
  }

  /// A non-zero decimal divisor, as in `L/100 km`.
  private func divisorOfUnit(at start: Int) -> Rational? {
    let number = lexeme(at: start)
    guard number.kind == .number, let literal = DecimalLiteral(number.text.utf8),
      literal.bits < 1_000, !literal.value.isZero
    else { return nil }
    return literal.value
  }

  private func power(
    at start: Int, in place: UnitPlace, isFirst: Bool
  ) throws(EvaluationError) -> Factors? {
    guard let name = name(at: start, in: place, isFirst: isFirst) else { return nil }
    // In the French power `5 au carré`, `au` is not the astronomical unit.
    if word(at: start).lowercased() == "au", case let power = word(at: name.next),
      UnitTable.exponent(named: power, in: scope.language) != nil,
      UnitTable.exponent(named: power, in: .english) == nil
    {
      return nil
    }
    return try raised(name.unit.factors, at: name.next)
  }

  /// Factors, perhaps with an exponent after them.
  private func raised(_ factors: [Unit.Factor], at start: Int) throws(EvaluationError) -> Factors {
    if let exponent = UnitTable.exponent(named: word(at: start), in: scope.language) {
      return (factors.map { $0.raised(to: exponent) }, start + 1)
    }
    guard let (digits, next) = writtenExponent(at: start) else { return (factors, start) }
    guard let exponent = Int(digits), exponent != 0,
      exponent.magnitude <= Dimension.greatestExponent, !isSign("^", at: next)
    else { throw refusal(.exponentOfUnit, from: start, to: max(next, start + 1)) }
    return (factors.map { $0.raised(to: exponent) }, next)
  }

  /// A raised exponent, or one after `^`, perhaps in parentheses; its text is empty for no number.
  func writtenExponent(at start: Int) -> (text: String, next: Int)? {
    if let raised = superscript(at: start) { return raised }
    guard isSign("^", at: start) else { return nil }
    let isEnclosed = isSign("(", at: start + 1)
    var next = isEnclosed ? start + 2 : start + 1
    let minus = isSign("-", at: next) ? "-" : ""
    if !minus.isEmpty { next += 1 }
    guard lexeme(at: next).kind == .number else { return ("", next) }
    let digits = minus + lexeme(at: next).text
    next += 1
    guard isEnclosed else { return (digits, next) }
    return isSign(")", at: next) ? (digits, next + 1) : ("", next)
  }

  mutating func takeUnit() throws(EvaluationError) -> Bool {
    if parser.isAfterOperand, isSignOfAmount(at: index) {
      throw refusal(.missingOperator, to: index + 1)
    }
    try refuseSignOfName()
    guard var (unit, next) = try unit(at: index) else { return false }
    // After a compound, a stroke divides all of it: `5 min 30 s / km`.
    if let before = parser.unitOfPartBefore, unit.dimension != before.dimension,
      let part = name(at: index), part.unit.dimension == before.dimension
    {
      (unit, next) = part
    }
    // The suffix of a based number is no unit: `0xFFUL`.
    if lexeme.kind == .word, isGluedToNumber, parser.isStrict,
      BasedLiteral.hasPrefix(lexeme(at: index - 1).text.utf8)
    {
      return false
    }
    // A currency code in lower case is a word: `try 2`.
    if !parser.isAfterOperand, parser.isStrict, lexeme.kind == .word,
      lexeme.text != lexeme.text.uppercased(), unit.factors[0].definition.scale == .currency,
      unit.factors[0].definition.symbol == lexeme.text.uppercased()
    {
      return false
    }
    if unit.dimension == .angle, unit.text() == "°" { try refuseDegreesOfCall() }
    try refuseDoubtfulUnit(to: next)
    // No height has 20 inches: `3'20"` is rather a time.
    if parser.isStrict, isSign("\"", at: index), parser.unitOfPartBefore?.text() == "ft",
      case .number(let number) = parser.previous, let value = number.decimal?.value, value >= 12
    {
      throw refusal("($0 ft + $1 in)", "$0 min $1 s", numberBefore, lastNumber, index..<next)
    }
    try take(unit, to: next)
    return true
  }

  /// Throws for a sign of money before a name: `$500 / $rate`.
  private func refuseSignOfName() throws(EvaluationError) {
    let start = endOfSign(at: index) ?? index + 1
    guard parser.isStrict, !parser.isAfterOperand, start > index + 1 || lexeme.kind != .word,
      isOwn(word(at: start)), let currency = scope.signs.currency(of: source(index..<start))
    else { return }
    throw phrase("$1 \(currency.symbol)", index..<start, start..<start + 1)
  }

  private mutating func take(_ unit: Unit, to next: Int) throws(EvaluationError) {
    if !parser.isAfterOperand { try refuseUnitAlone(next) }
    chooseUnit(unit, next)
    try chooseSquare(unit, to: next)
    try chooseProductOfDivisors(to: next)
    parser.isFraction = try endsInFraction(of: unit, to: next)
    try take(.unit(unit), to: next)
  }

  private static let otherMeanings = [
    "bps": ("bit/s", "* 0.01%"), "ml": ("megalitre", "mL"), "mil": ("thou", "million"),
    "pc": ("parsec", "* 1"),
  ]

  /// Records units with unusual spelling, such as `kb` or `kb/s`, and `m` for minutes.
  private mutating func chooseUnit(_ whole: Unit, _ end: Int) {
    guard lexeme.kind == .word, let first = whole.factors.first, first.exponent == 1 else { return }
    let (unit, next) = (Unit([first]), index + 1)
    guard next == end || unit.dimension == .information else { return }
    if unit.dimension == .money, let other = UnitTable.unit(named: lexeme.text.lowercased()),
      other.definition.scale != .currency
    {
      choose(unit.text(besides: [unit.text()]), over: Unit([other]).text(), to: next)
    }
    if let (read, other) = Self.otherMeanings[lexeme.text.lowercased()],
      lexeme.text != "mL", lexeme.text != "ml"
    {
      choose(read, over: other, to: next)
    }
    let isData = unit.dimension == .information && lexeme.text.utf8.count == 2
    // Between the parts of a time, minutes are certain: `5m30s`, `1h 30m`.
    let isPart = parser.unitOfPartBefore != nil || kind(at: next) == .number
    let isMinute = lexeme.text == "m" && unit.dimension == .time && !isPart
    guard isData || isMinute, case let text = unit.text(), text != lexeme.text else { return }
    let bytes = text.hasSuffix("bit") ? text.dropLast(3) + "B" : text.dropLast() + "bit"
    choose(text, over: isData ? String(bytes) : "metre", to: next)
  }

  /// Records that a power belongs to the unit where the square of a value is usual: `12 V^2 / R`.
  ///
  /// Throws for `12V²/4Ω` and `2 A^2 * R`, where a square of volts or amperes is unlikely.
  private mutating func chooseSquare(_ unit: Unit, to next: Int) throws(EvaluationError) {
    guard parser.isStrict, isBehindNumber, let factor = unit.factors.first, factor.exponent > 1,
      ![.length, .time].contains(factor.definition.dimension), next > index + 1
    else { return }
    let (read, other) = ("$0 * (1 $1)$2", "($0 $1)$2")
    if unit.factors.count == 1, [.voltage, .current].contains(factor.definition.dimension),
      lexeme(at: next).isSign(of: "*", "/") && isValue(at: next + 1)
        || isSign("*", at: lastNumber.lowerBound - 1)
    {
      throw refusal(other, read, lastNumber, here, index + 1..<next)
    }
    choose(read, over: other, lastNumber, here, index + 1..<next)
  }

  /// Products of letters that are hardly petavolts, ronnateslas and kiloteslas: `PV/(RT)`.
  private static let formulas: Set = ["PV", "RT", "kT"]

  /// Throws for a unit without a number, unless only units are around it.
  private func refuseUnitAlone(_ next: Int) throws(EvaluationError) {
    guard parser.isStrict else { return }
    let behind = lexeme(at: next)
    let isConverted = behind.isSign("→") || converts(behind.text)
    if parser.previous == nil, !isConverted, Self.formulas.contains(source(here)) {
      throw refusal(.unitWithoutNumber(source(here), constant: nil), to: index + 1)
    }
    // `2 * rand`, `floor(rand * 6)`
    let isFirst = [nil, .open, .separator, .binary(.multiply)].contains(parser.previous)
    if source(here).lowercased() == "rand", isFirst || parser.innermostCall != nil,
      behind.kind == .end || behind.isSign(of: "+", "-", "*", "/", ")")
    {
      throw refusal("random", "1 ZAR", to: index + 1)
    }
    let ends = isConverted || behind.kind == .end || behind.isSign(of: ")", ";", ",", "]", "}", "=")
    let isProduct =
      name(at: next) != nil || behind.isSign(of: "*", "/") && name(at: next + 1) != nil
    switch parser.previous {
    case .binary(.multiply): if !isRatherName(to: next) { return }
    case .binary(.divide): return
    case nil where givesName, .parameters: if isConverted { return }
    case nil, .open, .separator, .userCall, .equals: if ends || isProduct { return }
    case .function where !parser.hasBareFunction: if ends || isProduct { return }
    default: break
    }
    let name = source(here)
    if isSide || !givesName && line.lexemes.contains(where: { $0.isSign("=") }),
      let error = unitAsUnknown(at: index)
    {
      throw error
    }
    if behind.isSign("("), unit(named: name)?.dimension == .money {
      // `EUR (50 + 30)`
      throw phrase("$1 $0", here, chunk(from: next))
    }
    throw refusal(.unitWithoutNumber(name, constant: Constant.lookalikes[name]), to: index + 1)
  }

  /// Takes the implied unit in `1 h 30` and `5'11`, but not in `5'1/2`, maybe half an inch.
  mutating func takeImpliedUnit() throws(EvaluationError) {
    let parts: [String: (name: String, count: Rational)] = [
      "h": ("min", 60), "ft": ("in", 12), "st": ("lb", 14),
    ]
    guard let before = parser.unitOfPartBefore, let part = parts[before.text()],
      case .number(let number) = parser.previous, let value = number.decimal?.value,
      value < part.count, let unit = unit(named: part.name),
      !(isSign("/", at: index) && lexeme.isGlued && lexeme(at: index + 1).isGlued),
      try !beginsUnit(at: index)
    else { return }
    // `1 h ½` is rather an hour and a half.
    if parser.isStrict, value < 1, !value.isZero {
      throw refusal("+ $0 \(before.text())", "$0 \(part.name)", lastNumber)
    }
    choose("\(number.text) \(part.name)", from: lastNumber.lowerBound, to: index)
    try take(.unit(unit), to: index)
  }

  private func beginsUnit(at start: Int) throws(EvaluationError) -> Bool {
    let lexeme = lexeme(at: start)
    if lexeme.isSign(of: "^", "!", "‼", "%", "°", "'", "\"") { return true }
    guard converts(lexeme.text), !isSign("/", at: start + 1) else {
      return name(at: start) != nil
    }
    return try !isConversion(at: start + 1)
  }

  private func currency(code: String) -> UnitDefinition? {
    guard code == code.uppercased() || !parser.isStrict,
      let match = UnitTable.unit(named: code), match.definition.scale == .currency
    else { return nil }
    return match.definition
  }

  /// Takes an amount of money with a leading sign or code, as in `$20` and `EUR 20`.
  mutating func takeAmount() throws(EvaluationError) -> Bool {
    guard !parser.isAfterOperand else { return false }
    var number = endOfSign(at: index) ?? index + 1
    let name = source(index..<number)
    guard let currency = scope.signs.currency(of: name) ?? currency(code: name) else {
      return false
    }
    if isSign("(", at: number), lexeme(at: number + 1).kind == .number, parser.isStrict {
      try refuseAccounting(currency, at: number)
    }
    // A sign and its code: `USD $5`.
    if isSignOfAmount(at: number), number == index + 1, kind(at: number) != .word,
      scope.signs.isSign(source(number..<number + 1), of: currency)
    {
      number += 1
    }
    let minus = number
    if isSign("-", at: number), lexeme(at: number).isGlued, lexeme(at: number + 1).isGlued {
      number += 1
    }
    guard lexeme(at: number).kind == .number else { return false }
    let (sign, start) = (index, lexeme.start)
    index = minus
    if number > minus { try take(.sign(.minus), to: number) }
    try readNumber()
    // Others share the sign in `$5 CAD`, but not in `€5 USD`.
    let code = parser.isStrict ? self.currency(code: word(at: index)) : nil
    if let code, !scope.signs.isSign(name, of: code) {
      throw refusal("$1 \(currency.symbol)", "$1 \(code.symbol)", sign..<index + 1, lastNumber)
    }
    let end = code == nil ? index : index + 1
    if let unit = try unit(at: end, after: Unit(code ?? currency)) {
      try take(.unit(unit.unit), to: unit.next)
    }
    if number == minus { parser.nodes[parser.nodes.count - 1].start = start }
    return true
  }

  /// Throws for an amount in parentheses, negative in accounting: `GBP (53,180.08)`.
  private func refuseAccounting(_ currency: UnitDefinition, at open: Int) throws(EvaluationError) {
    var next = open + 1
    while lexeme(at: next).kind == .number || isSign(",", at: next) { next += 1 }
    guard isSign(")", at: next) else { return }
    throw refusal(
      "-$1 \(currency.symbol)", "$1 \(currency.symbol)", index..<next + 1, open + 1..<next)
  }
}
