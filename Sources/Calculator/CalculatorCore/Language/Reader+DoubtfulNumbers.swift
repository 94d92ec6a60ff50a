import ExactNumbers
import Quantities

extension Reader {
  /// Throws for `2³√8`, whose `³` may belong to the root.
  func refuseRaisedDegree(_ degree: String, to next: Int) throws(EvaluationError) {
    guard parser.isStrict, isBehindNumber, isSign("√", at: next), lexeme(at: next).isGlued,
      let root = ["3": "∛", "4": "∜"][degree]
    else { return }
    throw refusal(
      "$0 * \(root)$1", "$0^\(degree) * √$1", lastNumber, next + 1..<endOfChunk(from: next))
  }

  /// Records that a point is decimal where it may be a product: `3.10^8`; in French it throws.
  mutating func choosePoint(
    beforePower exponent: String, to next: Int
  ) throws(EvaluationError) {
    // 10⁵ is not written 1.10⁵, but growth is 1.10^5.
    guard parser.isStrict, isBehindNumber, lastNumber.count == 1,
      case let number = source(lastNumber), number.dropLast(3) != "1",
      number.hasSuffix(".10") || number.hasSuffix(",10")
    else { return }
    let (power, product) = ("($0)^\(exponent)", "\(number.dropLast(3)) * 10^\(exponent)")
    if number.contains(","), number.contains(".") {
      throw phrase(product, lastNumber, index..<next)
    }
    if scope.language == .french { throw refusal(product, power, lastNumber, index..<next) }
    choose(power, over: product, lastNumber, index..<next)
  }

  /// Throws for a power of a clock time, likely of a quotient: `5:10^3`.
  func refusePowerOfClock() throws(EvaluationError) {
    guard parser.isStrict, case .time(let time) = parser.previous, time.unit?.isDuration == true
    else {
      return
    }
    var start = index - 1
    while start > 1, isSign(":", at: start - 1) { start -= 2 }
    let quotient = source(start..<index).split(separator: ":").joined(separator: " / ")
    let power = index..<endOfChunk(from: index + 1)
    throw refusal("\(quotient)$1", "($0)$1", start..<index, power)
  }

  /// Throws for a number after another one, after a name x, or after parentheses and a blank: `½ 4`,
  /// `3 x 4`, `(555) 123`.
  func refuseAdjacentNumber() throws(EvaluationError) {
    let error = refusal(.missingOperator, to: index + 1)
    if isBehindNumber { throw error }
    let name = word(at: index - 1)
    if name.lowercased() == "x", isOwn(name), lastNumber.upperBound == index - 1,
      !lastNumber.isEmpty
    {
      // `3 x 4` with a name x
      throw refusal("$0 * $1", "$0 * \(name) * $1", lastNumber, here)
    }
    if case .unit(let unit) = parser.previous, unit.amountPlaces == 2, !lastNumber.isEmpty,
      lexeme.isWhole(2...2), source(lastNumber).utf8.allSatisfy(\.isDigit)
    {
      // `5 EUR 50`, `5 EUR 50 cents`
      let written = "\(source(lastNumber)).\(lexeme.text) \(unit.text())"
      let next = ["cent", "cents", "ct"].contains(word(at: index + 1)) ? index + 2 : index + 1
      throw refusal(.phrase(written: written), from: lastNumber.lowerBound, to: next)
    }
    guard parser.isStrict, case .close = parser.previous else { return }
    // Three or more digits in parentheses may be part of a phone number.
    let isPhone = index > 2 && isSign("(", at: index - 3) && lexeme(at: index - 2).isWhole(3...20)
    if !lexeme.isGlued || isPhone { throw error }
  }

  /// Throws for a detached exponent or group: `1e 2`, `2e +3`, `1 000'000`.
  func refuseTornNumber(_ range: Range<Int>) throws(EvaluationError) {
    let next = lexeme(at: range.upperBound)
    if parser.isStrict, range.count == 1 {
      try refuseBase(of: range)
      if next.kind == .number { try refuseTornDecimals(range) }
    }
    if next.isSign("'"), next.isGlued { return try refuseTornGroup(range) }
    guard parser.isStrict, next.kind == .word else { return }
    let mark = next.text.lowercased()
    let (number, behind) = (source(range), range.upperBound..<range.upperBound + 1)
    if next.isGlued, mark.hasPrefix("e"), next.parts == 2,
      mark.utf8.dropFirst().allSatisfy(\.isDigit)
    {
      let exponent = mark.dropFirst()
      throw refusal("$0 * 10^\(exponent)", "$0 * e * \(exponent)", range, behind)
    }
    if !next.isGlued, mark.first == "e", Int(mark.dropFirst()) != nil, !isOwn(next.text) {
      throw phrase("$0\(next.text)", range, behind)
    }
    guard mark == "e", !isOwn(next.text) else { return }
    var (digits, sign) = (range.upperBound + 1, "")
    if case let plus = lexeme(at: digits), plus.isSign(of: "+", "-") {
      // Between blanks it is the sign of a sum: `2 e + 3`.
      if !plus.isGlued, !lexeme(at: digits + 1).isGlued { return }
      sign = plus.isSign("+") ? "+" : "-"
      digits += 1
    }
    let isTight = !sign.isEmpty && next.isGlued && lexeme(at: digits - 1).isGlued
    guard kind(at: digits) == .number || isTight && isValue(at: digits) else { return }
    let isPlain =
      range.count == 1 && kind(at: digits) == .number
      && number.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    throw refusal(
      "$0\(isPlain ? "e" : " * 10^")\(sign)$1", "$0 * e \(sign.isEmpty ? "*" : sign) $1", range,
      digits..<digits + 1)
  }

  /// Throws for `1010_2`, whose last digits may be the base.
  private func refuseBase(of range: Range<Int>) throws(EvaluationError) {
    let parts = source(range).split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, let base = Int(parts[1]), [2, 8, 10, 16].contains(base),
      parts[0].utf8.allSatisfy(\.isDigit), let value = Int(parts[0], radix: base)
    else { return }
    let written = [2: "0b", 8: "0o", 16: "0x"][base].map { $0 + parts[0] } ?? "\(value)"
    throw refusal(written, parts.joined(), range)
  }

  /// Throws for decimals in threes: `6.626 070 15e-34`.
  private func refuseTornDecimals(_ range: Range<Int>) throws(EvaluationError) {
    var (number, next) = (lexeme(at: range.lowerBound).text, range.upperBound)
    guard let point = number.firstIndex(of: "."), case let decimals = number[point...].dropFirst(),
      decimals.utf8.count == 3, decimals.utf8.allSatisfy(\.isDigit)
    else { return }
    // `round 2.345 2`
    if case .function(let function) = parser.previous, function.takes(2) { return }
    while kind(at: next) == .number, number.last?.isNumber == true,
      blank(behind: next - 1).unicodeScalars.count == 1
    {
      let group = lexeme(at: next).text
      let digits = group.prefix(while: \.isNumber)
      guard digits.utf8.count <= 3, group == digits || "eE".contains(group[digits.endIndex]) else {
        return
      }
      number += group
      next += 1
      if group.utf8.count != 3 || group != digits { break }
    }
    guard !(lexeme(at: next).isGlued && isSign("/", at: next)) else { return }
    throw phrase(number, range.lowerBound..<next)
  }

  private func refuseTornGroup(_ range: Range<Int>) throws(EvaluationError) {
    let group = lexeme(at: range.upperBound + 1)
    guard group.isGlued, group.isWhole(3...3), range.count > 1,
      lexeme(at: range.upperBound - 1).isWhole(3...3)
    else { return }
    throw refusal(
      "\(source(range).filter(\.isWholeNumber))$1", "$0 ft $1 in", range,
      range.upperBound + 1..<range.upperBound + 2)
  }

  /// Throws for `1.6x10-19`, a power of ten that lost its raised exponent; records the reading of
  /// `1.6*10-19`.
  mutating func checkFallenExponent() throws(EvaluationError) {
    let (sign, digits) = (lexeme(at: index + 2), lexeme(at: index + 3))
    guard lexeme.isGlued == lexeme(at: index + 1).isGlued, lexeme(at: index + 1).text == "10",
      sign.isSign(of: "-", "+"), sign.isGlued || sign.isSign("-"), digits.isGlued,
      digits.isWhole(1...3), !lastNumber.isEmpty, lastNumber.upperBound >= index - 1
    else { return }
    let (operation, exponent) = (sign.isSign("-") ? "-" : "+", index + 3..<index + 4)
    let (power, product) = ("$0e\(operation)$1", "$0 * 10 \(operation) $1")
    if case let behind = lexeme(at: index + 4), behind.isGlued, behind.kind == .word { return }
    if lexeme.kind == .word { throw refusal(power, product, lastNumber, exponent) }
    guard sign.isSign("-"), digits.isWhole(1...2),
      lastNumber.count > 1 || !lexeme(at: lastNumber.lowerBound).isWhole(1...20)
    else { return }
    // Only a power has a unit: `1.38 * 10 -23 J/K`.
    if isBehindNumber, try unit(at: index + 4) != nil { throw phrase(power, lastNumber, exponent) }
    // A multiplication sign of print, `1.8×10−5`, or a sign glued to its digits, `6.67 * 10 -11`.
    if !sign.isGlued || source(index..<index + 1) != "*",
      source(lastNumber).prefix(while: \.isNumber).count == 1
    {
      throw refusal(power, product, lastNumber, exponent)
    }
    choose(product, over: power, lastNumber, exponent)
  }

  /// Throws for an exponent with a name of one's own: `2e+1` with a name e, `2e1` with a name e1.
  func refuseNameInExponent() throws(EvaluationError) {
    guard parser.isStrict, scope.hasNames,
      let mark = lexeme.text.firstIndex(where: { "eE".contains($0) }),
      !BasedLiteral.hasPrefix(lexeme.text.utf8)
    else { return }
    let (digits, exponent) = (lexeme.text[..<mark], lexeme.text[mark...])
    let hasSign = exponent.dropFirst().first?.isNumber == false
    let name = hasSign ? exponent.prefix(1) : exponent
    guard isOwn(String(name)) else { return }
    let power = exponent.dropFirst()
    throw refusal(
      "\(digits) * 10^\(power.first == "+" ? power.dropFirst() : power)",
      "\(digits) * \(name)\(exponent.dropFirst(name.count))", here)
  }

  /// Throws for a minus sign of bookkeeping behind a number: `300.00- + 1200.00`.
  func refuseSignBehindNumber() throws(EvaluationError) {
    let (sign, before) = (lexeme(at: index + 1), lexeme(at: lastNumber.lowerBound - 1))
    let operand = lexeme(at: index + 2)
    guard parser.isStrict, isGluedToNumber, sign.isSign(of: "+", "-"), !sign.isGlued,
      operand.kind == .number || isSignOfAmount(at: index + 2),
      !(sign.isSign("-") && operand.isGlued), !before.isSign(of: "-", "^", "*", "/")
    else { return }
    let operation = sign.isSign("+") ? "+" : "-"
    throw refusal(
      "-$0 \(operation) $1", "$0 - (\(operation)$1)", lastNumber, chunk(from: index + 2))
  }

  /// Throws for a tolerance with two limits, not a quotient: `25.4 mm +0.1/-0.2`.
  func refuseTolerance() throws(EvaluationError) {
    let (plus, lower) = (lastNumber.lowerBound - 1, index + 2)
    guard parser.isStrict, isBehindNumber, isSign("+", at: plus), !lexeme(at: plus).isGlued,
      lexeme(at: plus + 1).isGlued, isSign("-", at: index + 1), kind(at: lower) == .number,
      (index...lower).allSatisfy({ lexeme(at: $0).isGlued }), !numberBefore.isEmpty,
      case let before = numberBefore.upperBound,
      try unit(at: before)?.next ?? before == plus
    else { return }
    let next = try unit(at: lower + 1)?.next ?? lower + 1
    let isLast = next > lower + 1
    let measure = isLast ? source(lower + 1..<next) : source(before..<plus)
    let part = measure.isEmpty ? "" : " \(measure)"
    let number = isLast && before == plus ? "$0\(part)" : "$0"
    throw refusal(
      "\(number) + $1\(part)", "\(number) - $2\(part)",
      numberBefore.lowerBound..<plus, lastNumber, lower..<lower + 1, lower + 1..<next)
  }

  /// Takes `±` after a value, as in `mean(9.81; 9.79) ± 5%`; throws for `2pi ± 0.1`.
  mutating func takePlusMinus(to next: Int) throws(EvaluationError) {
    let isSecond = isBehindNumber && source(lastNumber).contains { $0 == "±" }
    var isBare = false
    if case .call = parser.nodes.last?.kind { isBare = parser.previous != .close }
    guard parser.isAfterOperand, !isBare, !isSecond else {
      throw refusal(.unknownCharacter, to: next)
    }
    if lexeme(at: next).kind == .end || lexeme(at: next).isSign(of: "+", "-", ")") {
      throw refusal(.missingOperand, to: next)
    }
    if parser.isStrict, parser.pending.last?.precedence == .product,
      let first = parser.nodes.last.flatMap(first)
    {
      let term = min(startOfTerm(before: index), first)
      let sign = lexeme(at: first - 1).isSign(of: "*", "/", "⫽", ":") ? "" : " *"
      throw refusal(
        "($0) ± $3", "$1\(sign) ($2 ± $3)", term..<index, term..<first, first..<index,
        chunk(from: next))
    }
    try take(.binary(.plusMinus), to: next)
  }

  /// Throws for `3 ± 1/2`, `3 ± 2 * 4`, `2^3 ± 1` and `3 ± 1×10^2`, whose uncertainty or value may
  /// be the whole term.
  func refusePlusMinus(
    _ number: String, _ limit: String, from start: Int, to next: Int
  ) throws(EvaluationError) {
    let end = endOfPower(behind: next)
    let isPlain = end == next
    let sign = lexeme(at: next)
    if isPlain, sign.isSign(of: "*", "/", "^"), isFactor(at: next + 1) {
      // In `10 ± 1.96 * 0.2` the product is the uncertainty.
      let blank = sign.isGlued ? "" : " "
      throw refusal(
        "\(number) ± (\(limit)\(blank)$1)", "(\(number) ± \(limit))\(blank)$1", start..<next,
        next..<endOfChunk(from: next + 1, through: true))
    }
    let written = isPlain ? limit : "(\(limit)\(source(next..<end)))"
    let first = isSign("-", at: start - 1) ? start - 1 : start
    let isOperand =
      isSign("^", at: first - 1) || isSign("/", at: first - 1) && lexeme(at: first).isGlued
    guard first > 1, isOperand, let base = parser.nodes.last.flatMap(self.first) else {
      guard !isPlain else { return }
      throw refusal("(\(number) ± \(limit))$1", "\(number) ± \(written)", start..<next, next..<end)
    }
    throw refusal(
      "$0($1\(number) ± \(limit))", "($0$1\(number)) ± \(written)",
      min(base, startOfTerm(before: first - 1))..<first, first..<start, start..<end)
  }

  /// Whether a number, a root, a function or a name begins a factor, not a unit.
  private func isFactor(at start: Int) -> Bool {
    isValue(at: start) || lexeme(at: start).isSign(of: "√", "∛", "(")
      || isFunction(word(at: start)) && isCalled(at: start)
  }

  /// Throws for blanks between the numbers after `log`, or in a list without separators:
  /// `log 10 100`, `mean(1 200 300)`.
  mutating func refuseBlanksInList(_ number: String, _ range: Range<Int>) throws(EvaluationError) {
    guard parser.isStrict, range.count > 1, !lexeme(at: range.lowerBound + 1).isGlued,
      range.allSatisfy({ kind(at: $0) == .number }),
      case .function(let function) = parser.previous, function.takes(2)
    else { return }
    let isList = function.arity.greatest == nil || parser.hasBareFunction && function == .log
    guard isList, parser.hasBareFunction || isSign(")", at: range.upperBound) else { return }
    let parts = range.map { lexeme(at: $0).text }
    if parts.contains(where: { $0.first == "0" }) { return }
    let list = (function == .log ? parts.reversed() : parts).joined(separator: "; ")
    let (start, end) =
      parser.hasBareFunction
      ? (range.lowerBound - 1, range.upperBound) : (range.lowerBound - 2, range.upperBound + 1)
    throw refusal(
      "\(function.name)(\(number))", "\(function.name)(\(list))", from: start, to: end)
  }

  /// Throws for an operand directly after a percentage, `17 % 4`, `10 % -3`, `10%(3)`, but not for
  /// a word behind a blank.
  func refuseModulo(from start: Int) throws(EvaluationError) {
    guard parser.isStrict, case .postfix(.percent) = parser.previous, isSign("%", at: start - 1),
      var first = parser.nodes.last.flatMap(first)
    else { return }
    // `20% price`
    if !word(at: start).isEmpty, lexeme(at: start - 1).isGlued, !lexeme(at: start).isGlued {
      return
    }
    let isNegative = isSign("-", at: first - 1) && (first == 1 || isSign("(", at: first - 2))
    if isNegative { first -= 1 }
    // `2^10 % 1000`
    let base = isSign("^", at: first - 1) ? nodeBeforeOperand.flatMap(self.first) : nil
    first = base ?? first
    let sign = isSign("-", at: start) ? start..<start + 1 : start..<start
    let share = base == nil ? "$0%" : "($0)%"
    throw refusal(
      "$0 mod $1$2", sign.isEmpty ? "\(share) * $2" : "\(share) - $2", first..<start - 1, sign,
      chunk(from: sign.upperBound))
  }

  func refuseDate(_ number: Lexeme) throws(EvaluationError) {
    let parts = number.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parser.isStrict, parts.count == 3, parts.contains(where: { $0.utf8.count == 4 }),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.count < 5 && $0.utf8.allSatisfy(\.isDigit) })
    else { return }
    let numbers = parts.compactMap { Int($0) }
    let readings = Self.dates(numbers, dayFirst: true)
    guard let first = readings.first else { return }
    throw readings.count > 1 ? refusal(first, readings[1], here) : phrase(first, here)
  }

  /// Throws for `1_1/2`, a mixed number on some calculators.
  func refuseUnderscore(at start: Int) throws(EvaluationError) {
    let (parts, stroke) = (lexeme(at: start).text.split(separator: "_"), lexeme(at: start + 1))
    guard parser.isStrict, parts.count == 2, parts[1].utf8.count < 3, stroke.isSign("/"),
      stroke.isGlued, lexeme(at: start + 2).isGlued, kind(at: start + 2) == .number
    else { return }
    throw refusal(
      "\(parts[0]) \(parts[1])/$1", "\(parts.joined())/$1", start..<start + 2,
      start + 2..<start + 3)
  }

  func follows(bitOperatorAt index: Int) -> Bool {
    let word = word(at: index)
    if isSign("(", at: index), let function = parser.calledFunction { return function.takesBits }
    return lexeme(at: index).isSign(of: "&", "|", "«", "»", "~")
      || !word.isEmpty
        && [.binary(.and), .binary(.or), .binary(.xor), .not].contains(meaning(of: word))
  }

  /// Throws for a year and a month: `2026-05`.
  func refuseMonth(at start: Int) throws(EvaluationError) {
    let (year, month) = (lexeme(at: start - 2), lexeme(at: start))
    guard parser.isStrict, month.isWhole(2...2), month.isGlued, isSign("-", at: start - 1),
      lexeme(at: start - 1).isGlued, year.isWhole(4...4), let digit = month.text.last,
      month.text.first == "0", digit != "0",
      year.text.hasPrefix("19") || year.text.hasPrefix("20")
    else { return }
    throw refusal("$0-$1-01", "$0 - \(digit)", start - 2..<start - 1, start..<start + 1)
  }

  /// Whether a number with a zero in front stands beside an octal one: `0o777 - 022`.
  func isBesideOctal(_ start: Int) -> Bool {
    lexeme(at: start).text.utf8.first == UInt8(ascii: "0")
      && [start - 2, start + 2].contains { lexeme(at: $0).text.hasPrefix("0o") }
  }

  func refuseOctal(_ number: Range<Int>) throws(EvaluationError) {
    guard parser.isStrict, number.count == 1,
      number.upperBound == index || number.lowerBound == index,
      case let lexeme = lexeme(at: number.lowerBound), lexeme.isWhole(2...20),
      lexeme.text.utf8.first == UInt8(ascii: "0"),
      case let digits = String(lexeme.text.drop { $0 == "0" }), !digits.isEmpty,
      digits.allSatisfy({ $0 < "8" })
    else { return }
    throw refusal(digits, "0o" + digits, number)
  }
}
