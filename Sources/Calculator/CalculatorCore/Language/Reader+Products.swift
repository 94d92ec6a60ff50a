import ExactNumbers
import Quantities

/// Signs of multiplication and division, and shares: `8.45 x 10^7`, `8^1/3`, `20% of 50`.
extension Reader {
  /// Takes a multiplication sign; throws for `8.45 x 10^7 / 6.74 x 10^3`.
  mutating func takeTimes(to next: Int) throws(EvaluationError) {
    if parser.isStrict {
      try refusePowersOfTen()
      try checkFallenExponent()
    }
    try take(.binary(.multiply), to: next)
  }

  mutating func takeStroke(_ binary: BinaryOperator) throws(EvaluationError) {
    if parser.isStrict, lexeme.isGlued == lexeme(at: index + 1).isGlued {
      if isValue(at: index + 1) {
        try refuseRoot()
        try refuseNamedExponent()
      }
      if lexeme.isGlued, kind(at: index + 1) == .number { try refuseQuotientAsDivisor() }
    }
    try take(.binary(binary), to: index + 1)
  }

  /// Whether a number or a user-defined name is at an index.
  func isValue(at start: Int) -> Bool { kind(at: start) == .number || isOwn(word(at: start)) }

  /// Throws for `8^1/3` and `8 ^ 1 / 3`, since an exponent of 1 is never written.
  private func refuseRoot() throws(EvaluationError) {
    let caret = isSign("-", at: index - 2) ? index - 3 : index - 2
    guard isSign("^", at: caret), lexeme(at: index - 1).text == "1",
      lexeme.isGlued || !lexeme(at: caret).isGlued,
      let power = parser.pending.last(where: { $0.precedence == .power })?.place.lowerBound,
      power == lexeme(at: caret).start, let base = nodeBeforeOperand.flatMap(first)
    else { return }
    throw refusal(
      "$0^($1/$2)", "$0^$1 / $2", base..<caret, caret + 1..<index, chunk(from: index + 1))
  }

  /// Throws for a name in the exponent of 10, or a negative one of a number, before a stroke without
  /// blanks: `10^db/20`, `2^-t/5`, `e^-z^2/2`.
  private func refuseNamedExponent() throws(EvaluationError) {
    var start = index - 1
    while start > 0, superscript(at: start) != nil { start -= 1 }
    if isSign("^", at: start - 1), !isSign("^", at: start - 3), isOwn(word(at: start - 2)) {
      start -= 2
    }
    let isNegative = isSign("-", at: start - 1)
    let caret = isNegative ? start - 2 : start - 1
    let base = lexeme(at: caret - 1)
    guard isSign("^", at: caret), !isSign("^", at: index + 2), isOwn(word(at: start)),
      base.text == "10"
        || isNegative && (base.kind == .number || meaning(of: base.text) == .constant(.e))
    else { return }
    throw refusal(
      "$0^($1/$2)", "($0^$1)/$2", caret - 1..<caret, caret + 1..<index, chunk(from: index + 1))
  }

  /// Throws for a quotient without blanks as a divisor: `500 mg / 250 mg/5 mL`, `1 g/250 mg/5 mL`.
  private func refuseQuotientAsDivisor() throws(EvaluationError) {
    guard case .unit = parser.previous, let last = parser.pending.last,
      case .binary(.divide, _) = last.kind,
      let sign = line.lexemes.firstIndex(where: { $0.start == last.start }),
      !lexeme(at: sign).isGlued && !lexeme(at: sign + 1).isGlued || name(at: index + 2) != nil
    else { return }
    let chunk = endOfChunk(from: index + 1)
    throw refusal(
      "$0 / ($1/$2)", "$0 / $1 / $2", term(before: sign), sign + 1..<index,
      index + 1..<((try? unit(at: chunk))?.next ?? chunk))
  }

  private func refusePowersOfTen() throws(EvaluationError) {
    // The number may be the first part of a word: `6.74x10^3`.
    let isPart = lexeme(at: index - 1).parts > 0 && lastNumber.upperBound == index - 1
    guard isPowerOfTen(at: index + 1), isBehindNumber || isPart,
      case let stroke = lastNumber.lowerBound - 1
    else { return }
    let power = index + 1..<endOfPower(at: index + 1)
    if lexeme(at: stroke).isSign(of: "√", "∛", "∜") {
      throw refusal("$0($1 * $2)", "$0($1) * $2", stroke..<stroke + 1, lastNumber, power)
    }
    guard stroke > 0, lexeme(at: stroke).isSign(of: "/", ":", "⫽") else { return }
    let (start, sign) = (startOfTerm(before: stroke), source(stroke..<stroke + 1))
    // `5 m / 3×10⁸ m/s` and `1/6.02×10^23`, but not `3/4 × 10^3`.
    let isSeparate = lexeme.isGlued || !lexeme(at: stroke).isGlued
    guard
      isSeparate || (start..<stroke).contains(where: { isPowerOfTen(at: $0) || hasExponent($0) })
    else { return }
    throw refusal(
      "$0 \(sign) ($1 * $2)", "($0 \(sign) $1) * $2", start..<stroke, lastNumber, power)
  }

  /// Whether an `x` glued to the numbers around it begins a word: `4x10`.
  func isTimes(gluedAt start: Int) -> Bool {
    lexeme(at: start).parts > 0 && word(at: start + 1).lowercased() == "x"
      && !isOwn(word(at: start + 1)) && kind(at: start - 1) == .number
      && kind(at: start + 2) == .number
  }

  private func hasExponent(_ start: Int) -> Bool {
    let number = lexeme(at: start)
    return number.kind == .number && !BasedLiteral.hasPrefix(number.text.utf8)
      && number.text.contains { $0 == "e" || $0 == "E" }
  }

  func isPowerOfTen(at start: Int) -> Bool {
    (isSign("^", at: start + 1) || superscript(at: start + 1) != nil)
      && lexeme(at: start).text == "10"
  }

  /// The end of `×10^-21` at an index; otherwise the same index.
  func endOfPower(behind start: Int) -> Int {
    if let raised = superscript(at: start) { return raised.next }
    return isSign("*", at: start) && isPowerOfTen(at: start + 1) ? endOfPower(at: start + 1) : start
  }

  func endOfPower(at start: Int) -> Int {
    if let raised = superscript(at: start + 1) { return raised.next }
    if isSign("(", at: start + 2) { return endOfChunk(from: start + 2) }
    return isSign("-", at: start + 2) ? start + 4 : start + 3
  }

  /// Throws for `2² of 30` and `10^-3 of 5`.
  private func refuseShareOfPower() throws(EvaluationError) {
    let digits = lastNumber.lowerBound - 1
    let caret = isSign("-", at: digits) ? digits - 1 : digits
    var base = parser.nodes.last
    if isBehindNumber, isSign("^", at: caret) {
      base = nodeBeforeOperand
    } else if superscript(at: index - 1) == nil {
      return
    }
    guard parser.isStrict, let start = base.flatMap(first) else { return }
    throw refusal("($0)% of $1", "$0 * $1", start..<index, chunk(from: index + 1))
  }

  /// Throws unless a percentage or a fraction precedes `of`.
  func refuseShare() throws(EvaluationError) {
    let noun = word(at: index + 1)
    if kind(at: index + 1) == .end { return }
    let isUnknown =
      !noun.isEmpty && !isOwn(noun) && meaning(of: noun) == nil && unit(named: noun) == nil
    if parser.isStrict, case .unit = parser.previous, !isUnknown,
      let start = parser.nodes.last.flatMap(first)
    {
      var next = endOfChunk(from: index + 1)
      if let unit = try unit(at: next) { next = unit.next }
      throw refusal("$0 / ($1)", "$0 * $1", start..<index, index + 1..<next)
    }
    if parser.isStrict, case .time(let time) = parser.previous, time.unit == .duration,
      let start = parser.nodes.last.flatMap(first)
    {
      let ratio = source(start..<index).split(separator: ":").joined(separator: "/")
      throw refusal(.phrase(written: ratio + " of"), from: start, to: index + 1)
    }
    try refuseShareOfPower()
    let isPlain = lastNumber.allSatisfy { index in
      [.number, .word].contains(kind(at: index)) || lexeme(at: index).isSign(of: ",", "'")
    }
    guard parser.isStrict, case .number(let literal) = parser.previous, isPlain,
      isBehindNumber, !lexeme(at: lastNumber.lowerBound - 1).isSign("/"),
      literal.decimal.map({ $0.value >= 1 || $0.value.isZero }) ?? true
    else { return }
    let whole = chunk(from: index + 1)
    if isSign("%", at: whole.upperBound + 1), converts(word(at: whole.upperBound)) {
      throw phrase("$0 / $1 in %", lastNumber, whole, whole.upperBound..<whole.upperBound + 2)
    }
    throw refusal("$0% of $1", "$0 * $1", lastNumber, whole)
  }
}
