import ExactNumbers
import Quantities

/// Numbers.
///
/// - Integer digits may be grouped in threes or the Indian way, with one separator per line.
/// - Digits in parentheses after a point repeat before an ellipsis or without other decimals.
extension Reader {
  struct Reading {
    var tokens: [Token]
    var next: Int

    init(_ text: String, to next: Int) {
      (tokens, self.next) = ([.number(NumberLiteral(text: text))], next)
    }

    init(_ tokens: [Token], to next: Int) { (self.tokens, self.next) = (tokens, next) }

    var literal: String? {
      guard tokens.count == 1, case .number(let number) = tokens[0] else { return nil }
      return number.text
    }
  }

  mutating func readNumber() throws(EvaluationError) {
    let start = index
    try refuseModulo(from: start)
    try refuseNameInExponent()
    if isPlainNumber {
      if parser.isAfterOperand { try refuseAdjacentNumber() }
      try take(.number(NumberLiteral(text: line.lexemes[start].text)), to: start + 1)
    } else {
      // Directly after a word a point does not begin a number: `log2.5`.
      if lexeme.text.utf8.first == UInt8(ascii: "."), lexeme.isGlued, !word(at: index - 1).isEmpty {
        throw refusal(.missingOperator, to: index + 1)
      }
      if try takeMinutes() { return }
      if let time = try time(at: index) { return try take(time) }
      try refuseAdjacentNumber()
      if lexeme.isGlued, parser.previous == .close { chooseQuotient(isBeforeParenthesis: true) }
      let reading = try measuredNumber(at: index)
      try refuseTornNumber(start..<reading.next)
      if let number = reading.literal {
        try refuseBlanksInList(number, start..<reading.next)
      }
      if reading.tokens.count > 1 {
        switch parser.previous {
        case .unit, .number, .constant, .tie, .parameter:
          throw refusal(.missingOperator, to: reading.next)
        default: break
        }
      }
      try take(reading.tokens, to: reading.next)
      if follows(bitOperatorAt: start - 1) || isBesideOctal(start) {
        try refuseOctal(start..<index)
      }
      try refuseMonth(at: start)
    }
    (numberBefore, lastNumber) = (lastNumber, start..<index)
    if parser.unitOfPartBefore != nil { try takeImpliedUnit() }
  }

  private var isPlainNumber: Bool {
    mutating get {
      guard line.lexemes[index].isPlain, parser.previous != .close, scope.base == .decimal,
        !line.lexemes[index].text.contains(".") || !commaIsPoint && !hasCommaBehindPoints
      else { return false }
      switch line.lexemes[index + 1].kind {
      case .end, .sign("*"), .sign("^"), .sign(")"): return true
      case .sign("+"): return endOfPlusMinus(at: index + 1) == nil
      // Dates have two of these signs.
      case .sign("-"): return !isSign("-", at: index + 3)
      case .sign("/"): return !isSign("/", at: index + 3)
      default: return false
      }
    }
  }

  private mutating func measuredNumber(at start: Int) throws(EvaluationError) -> Reading {
    let reading = try number(at: start)
    guard let next = endOfPlusMinus(at: reading.next) else { return reading }
    guard lexeme(at: next).kind == .number || lexeme(at: next).isSign(of: "+", "-", ")") else {
      return reading
    }
    guard let text = reading.literal, lexeme(at: next).kind == .number,
      case let uncertainty = try number(at: next), let limit = uncertainty.literal,
      case let literal = "\(text)\(NumberLiteral.plusMinus)\(limit)",
      let (value, part) = NumberLiteral(text: literal).measured
    else { throw refusal(.missingOperand, from: reading.next, to: next) }
    if parser.isStrict { try refusePlusMinus(text, limit, from: start, to: uncertainty.next) }
    if parser.isStrict, isSign("%", at: uncertainty.next) {
      let share = value.value * part.value * Rational(numerator: 1, denominator: 100)
      throw refusal(
        "(\(text) ± \(limit))%", "\(text) ± \(share.magnitude.text(digits: .max, in: .ascii).text)",
        start..<uncertainty.next + 1)
    }
    return Reading(literal, to: uncertainty.next)
  }

  func endOfPlusMinus(at start: Int) -> Int? {
    if isSign("±", at: start) { return start + 1 }
    let isTyped =
      isSign("+", at: start) && isSign("/", at: start + 1) && isSign("-", at: start + 2)
      && lexeme(at: start + 1).isGlued && lexeme(at: start + 2).isGlued
    return isTyped ? start + 3 : nil
  }

  private mutating func number(at start: Int) throws(EvaluationError) -> Reading {
    var reading = try written(at: start)
    let isTight = lexeme(at: start).isGlued && isSign("/", at: start - 1)
    if reading.literal != nil, !isTight, scope.language.isDozen(word(at: reading.next)),
      !isOwn(word(at: reading.next)), !isTie(at: reading.next)
    {
      let twelve = Token.number(NumberLiteral(text: "12"))
      choose(number: "(\(source(start..<reading.next)) * 12)", start..<reading.next + 1)
      return Reading(
        [.open] + reading.tokens + [.binary(.multiply), twelve, .close], to: reading.next + 1)
    }
    guard let text = reading.literal, let (zeros, next) = factor(at: reading.next),
      !text.contains("e"), !text.contains("E"), !BasedLiteral.hasPrefix(text.utf8)
    else { return reading }
    let behind = reading.next
    // `1/2 million` and `3/4k` are parts of it, or their inverse; in `1/10k` the number is one word.
    if parser.isStrict, isTight, lastNumber.upperBound == start - 1, !lastNumber.isEmpty,
      !lexeme(at: behind).isGlued
        || behind == start + 1 && lexeme(at: start).isWhole(1...(source(lastNumber) == "1" ? 1 : 2))
          && (Int(source(lastNumber)) ?? .max) < (Int(text) ?? 0)
    {
      throw refusal(
        "($0/$1) * 1e\(zeros)", "($0/($1 * 1e\(zeros)))", lastNumber, start..<behind, behind..<next)
    }
    reading = Reading(text + "e\(zeros)", to: next)
    let before = isSignOfAmount(at: start - 1) ? start - 2 : start - 1
    let isOperand =
      before >= 0 && lexeme(at: before).isSign(of: "/", "⫽", ":", "^")
      || word(at: before) == "mod" || superscript(at: next) != nil
      || lexeme(at: next).isSign(of: "^", "!", "‼", "%")
    let number = source(start..<behind)
    choose(number: number + (isOperand ? "e\(zeros)" : " * 10^\(zeros)"), start..<next)
    return reading
  }

  /// The zeros that `k`, `M` or a word adds to the preceding number; for money also after a blank.
  private func factor(at start: Int) -> (zeros: Int, next: Int)? {
    let lexeme = lexeme(at: start)
    guard lexeme.kind == .word, !isOwn(lexeme.text), !isTie(at: start) else { return nil }
    if let zeros = lexeme.text == "K" ? 3 : Self.zeros[lexeme.text] {
      let isAmount =
        isSignOfAmount(at: start - 2)
        || !isSignOfAmount(at: start + 1) && name(at: start + 1)?.unit.dimension == .money
      // Without money `K` is kelvin.
      if isAmount || lexeme.isGlued && lexeme.text != "K" { return (zeros, start + 1) }
    }
    guard let zeros = scope.language.zeros(of: lexeme.text.lowercased()),
      nameOfWords(at: start) == nil
    else { return nil }
    return (zeros, start + 1)
  }

  static let zeros = ["k": 3, "M": 6]

  private mutating func written(at start: Int) throws(EvaluationError) -> Reading {
    let first = lexeme(at: start)
    if case .sign(let sign) = first.kind {
      return Reading(WrittenFraction(sign)?.tokens(after: "") ?? [], to: start + 1)
    }
    if BasedLiteral.hasPrefix(first.text.utf8) {
      return Reading(String(first.text.map { $0 == "'" ? "_" : $0 }), to: start + 1)
    }
    if let based = numberInBase(first.text), !isSignOfAmount(at: start - 1) {
      let next = word(at: start + 1)
      var isUnit = unit(named: next) != nil && numberInBase(next) == nil
      // `10 in bin`, but not `10 in in cm`
      if let end = endOfConversion(at: start + 1), !converts(word(at: end)),
        try target(at: end) != nil
      {
        isUnit = false
      }
      if !isUnit { return Reading(based, to: start + 1) }
    }
    if case .sign(let sign) = lexeme(at: start + 1).kind, let fraction = WrittenFraction(sign),
      lexeme(at: start + 1).isGlued || first.isWhole(1...9)
    {
      let sign = source(start + 1..<start + 2)
      if !lexeme(at: start + 1).isGlued {
        choose(number: first.text + sign, over: "\(first.text) * \(sign)", start..<start + 2)
      }
      return Reading(fraction.tokens(after: first.text), to: start + 2)
    }
    if let mixed = try mixedNumber(at: start) { return mixed }
    if commaIsPoint { return try numberWithComma(at: start) }
    if let grouped = try groupedNumber(at: start, point: ".") {
      let last = grouped.next - 1
      let isProven = grouping != .threes(",") && grouping != .indian
      let digits = grouped.literal ?? ""
      if isProven, let decimal = try decimalComma(at: last, digits, isGrouped: true) {
        return decimal
      }
      if grouping == .threes(","), grouped.next == start + 3, digits.utf8.allSatisfy(\.isDigit) {
        let range = start..<grouped.next
        choose(number: digits, over: String(source(range).map { $0 == "," ? "." : $0 }), range)
      }
      return grouped
    }
    if let decimal = try decimalComma(at: start, first.text) { return decimal }
    if scope.readsDecimalComma || hasCommaBehindPoints && !parser.isInsideArguments,
      let plain = number(groupedByPoints: first.text)
    {
      if grouping == nil { try refusePoints(beside: plain, start..<start + 1, before: start) }
      try require(.threes("."), plain, start..<start + 1)
      return Reading(plain, to: start + 1)
    }
    try refuseDate(first)
    try refuseUnderscore(at: start)
    return try repeatingDecimal(first.text, at: start) ?? Reading(first.text, to: start + 1)
  }

  func numberInBase(_ digits: String) -> String? {
    guard scope.base != .decimal,
      digits.utf8.allSatisfy({
        $0 == UInt8(ascii: "_") || (scope.base == .hexadecimal ? $0.isHexDigit : $0.isDigit)
      })
    else { return nil }
    return scope.base.prefix + digits
  }

  /// A number such as `3 1/2`; an error with both readings for `1 125/250`.
  private mutating func mixedNumber(at start: Int) throws(EvaluationError) -> Reading? {
    let (whole, top) = (lexeme(at: start), lexeme(at: start + 1))
    guard top.kind == .number, !top.isGlued, isSign("/", at: start + 2),
      lexeme(at: start + 2).isGlued, whole.isWhole(1...18), top.isWhole(1...18),
      top.text.utf8.count == 1 || top.text.first != "0",
      case let bottom = lexeme(at: start + 3), bottom.isGlued, bottom.isWhole(1...18),
      !blank(behind: start).contains("\t"), let numerator = Int(top.text),
      let denominator = Int(bottom.text), source(start + 2..<start + 3) != "÷"
    else { return nil }
    // After a division or power sign the integer is its operand: `1/2 1/2`.
    let isBehindSign = whole.isGlued && start > 0 && lexeme(at: start - 1).isSign(of: "/", "⫽", "^")
    let next = lexeme(at: start + 4)
    let goesOn = next.isGlued && (next.kind == .number || next.isSign(of: "/", "⫽"))
    guard numerator < denominator, !isBehindSign, !goesOn, parser.previous?.isNumber != true else {
      return nil
    }
    if top.text.utf8.count == 3, whole.isWhole(1...3) {
      guard parser.isStrict else { return nil }
      throw refusal("$0$1", "$0 + $1", start..<start + 1, start + 1..<start + 4)
    }
    let fraction = WrittenFraction(numerator: numerator, denominator: denominator)
    let reading = Reading(fraction.tokens(after: whole.text), to: start + 4)
    choose(
      reading.literal ?? "($0 + $1)", over: "$0 * $1", start..<start + 1, start + 1..<start + 4)
    return reading
  }

  /// A repeating decimal: `0.1(6)…`, `0.(3)`; an error with both readings for `0.1(6)`.
  func repeatingDecimal(
    _ number: String, at start: Int, from first: Int? = nil
  ) throws(EvaluationError) -> Reading? {
    let parts = number.filter { $0 != "_" }.split(separator: ".", omittingEmptySubsequences: false)
    try refusePointBeforeParenthesis(number, at: start, from: first ?? start)
    guard parts.count == 2, isSign("(", at: start + 1),
      case let period = lexeme(at: start + 2), period.isWhole(1...1_000_000),
      isSign(")", at: start + 3), number != ".", parts.joined().utf8.allSatisfy(\.isDigit)
    else { return nil }
    guard lexeme(at: start + 1).isGlued else {
      guard parser.isStrict, parts[1].isEmpty else { return nil }
      throw refusal("$0$1", "\(parts[0]) * $1", (first ?? start)..<start + 1, start + 1..<start + 4)
    }
    let hasEllipsis = isSign("…", at: start + 4) && lexeme(at: start + 4).isGlued
    guard hasEllipsis || parts[1].isEmpty else {
      guard parser.isStrict else { return nil }
      // The last digits of a measured value: `9.109(28)`.
      let missing = parts[1].utf8.count - period.text.utf8.count
      let behind = lexeme(at: start + 4)
      let point = source((first ?? start)..<start + 1).last { ".,".contains($0) } ?? "."
      let uncertainty = "0\(point)" + String(repeating: "0", count: max(0, missing)) + period.text
      // `6.67430(15)e-11`, `6.02(3)e23`
      let digits = behind.text.dropFirst()
      if missing >= 0, behind.isGlued, behind.text.lowercased().first == "e",
        digits.allSatisfy(\.isNumber),
        case let end = digits.isEmpty ? endOfChunk(from: start + 5, through: true) : start + 5,
        !digits.isEmpty || end > start + 5
      {
        let exponent = digits.isEmpty ? source(start + 5..<end) : String(digits)
        throw phrase(
          "($0 ± \(uncertainty)) * 10^\(exponent)", (first ?? start)..<start + 1,
          start + 4..<end)
      }
      let isMeasured =
        missing >= 0 && parts[0].contains { $0 != "0" }
        && !(behind.kind == .word && behind.isGlued)
      throw refusal(
        "$0*$1",
        isMeasured ? "$0 ± \(uncertainty)" : "$0$1…", (first ?? start)..<start + 1,
        start + 1..<start + 4)
    }
    let value = RepeatingDecimal.value(
      whole: String(parts[0]), lead: String(parts[1]), period: period.text)
    let terms = value.description.split(separator: "/").map {
      Token.number(NumberLiteral(text: String($0)))
    }
    let tokens = terms.count == 1 ? terms : [.open, terms[0], .binary(.divide), terms[1], .close]
    return Reading(tokens, to: hasEllipsis ? start + 5 : start + 4)
  }

  /// Throws for a point before parentheses without repeating digits: `0.(12`, `2.(3+1)`.
  private func refusePointBeforeParenthesis(
    _ number: String, at start: Int, from first: Int
  ) throws(EvaluationError) {
    let isPeriod = lexeme(at: start + 2).isWhole(1...1_000_000)
    guard parser.isStrict, number.last == ".", number != ".", isSign("(", at: start + 1),
      lexeme(at: start + 1).isGlued, !isPeriod || !isSign(")", at: start + 3)
    else { return }
    let (digits, behind) = (first..<start + 1, chunk(from: start + 1))
    throw isPeriod && kind(at: start + 3) == .end
      ? phrase("$0$1)", digits, behind) : phrase("\(number.dropLast()) * $1", digits, behind)
  }
}
