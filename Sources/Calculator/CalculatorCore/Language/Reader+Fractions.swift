import ExactNumbers
import Quantities

/// Fractions and quotients before a unit: `1/2 cup`, `60 mi * 2 / 3 h`, `(a + b)/2 m`.
extension Reader {
  /// Whether a unit belongs to the preceding fraction: `1/2 cup`; throws for `1 /2 cup`.
  mutating func endsInFraction(of unit: Unit, to next: Int) throws(EvaluationError) -> Bool {
    let stroke = lastNumber.lowerBound - 1
    // A part of π is an angle: `3pi/4 rad`.
    if unit.factors.first?.definition.dimension == .angle, isBehindNumber,
      isSign("/", at: stroke), lexeme(at: stroke).isGlued, lexeme(at: stroke + 1).isGlued,
      meaning(of: word(at: stroke - 1)) == .constant(.pi)
    {
      return true
    }
    // The divisor of `90/1h30` is a compound.
    let isCompound = lexeme(at: index - 1).parts > 0
    guard parser.isStrict, parser.isAfterOperand, !isCompound else { return false }
    guard isBehindNumber, isSign("/", at: stroke), numberBefore.upperBound == stroke,
      !numberBefore.isEmpty
    else {
      try refuseQuotient(before: index..<next)
      return false
    }
    // The numerator is an amount: `$10/2 kg`.
    if nodeBeforeOperand?.isQuantity == true { return false }
    if isSignOfAmount(at: numberBefore.lowerBound - 1) { return false }
    let (left, right) = (lexeme(at: stroke).isGlued, lexeme(at: stroke + 1).isGlued)
    let (before, unit) = (numberBefore.lowerBound - 1, lastNumber.upperBound..<next)
    // In `3/5'11"`, the divisor is a compound.
    if kind(at: next) == .number { return false }
    let sign = isSign("\"", at: index) ? " in" : isSign("'", at: index) ? " ft" : nil
    let rest = source(index + 1..<next)
    let blank = rest.isEmpty || lexeme(at: index + 1).kind != .word ? "" : " "
    let end = lexeme(at: next).kind == .word && lexeme(at: next).isGlued ? " " : ""
    let written =
      sign.map { $0 + blank + rest } ?? (lexeme.kind == .word ? " $2" : "$2")
    let (fraction, perUnit) = ("($0/$1)\(written)\(end)", "$0 / ($1\(written))")
    if !left, !right {
      // An exponent is no numerator: `10^3 / 2 s`.
      let caret = isSign("-", at: before) ? before - 1 : before
      if !isSign("^", at: caret) { choose(perUnit, over: fraction, numberBefore, lastNumber, unit) }
      return false
    }
    if isSign("√", at: before) {
      throw refusal(
        "($0/$1) $2", "$0 / ($1 $2)", before..<stroke, lastNumber, unit)
    }
    if isTimes(gluedAt: before - 1) {
      throw refusal(
        "$0*($1/$2)", "$0*$1 / $2", term(before: before - 1), numberBefore,
        lastNumber.lowerBound..<next)
    }
    let isChain =
      before >= 0 && lexeme(at: before + 1).isGlued && lexeme(at: before).isSign(of: "*", "/", "^")
    // Only a fraction continues a compound: `5 ft 1/2 in`.
    if left, right, before >= 0, lexeme(at: before).kind == .word { return true }
    if left, right, !isChain {
      choose(fraction, over: perUnit, numberBefore, lastNumber, unit)
      return true
    }
    if isChain, isSign("^", at: before) {
      // The power of a unit ends: `12 V^2/4 Ω`.
      guard isValue(at: before - 1) else { return false }
      throw refusal(
        "($0/$1) $2", "$0/($1 $2)", startOfTerm(before: before)..<stroke, lastNumber, unit)
    }
    let chain = (isChain ? startOfTerm(before: before + 1) : before + 1)..<before + 1
    throw refusal(
      isChain ? "$0($1/$2)" : "$1/$2", "$0$1 / $2", chain, numberBefore,
      lastNumber.lowerBound..<next)
  }

  /// Throws for a quotient without blanks before a unit, `5!/3 m` and `1/10^3 m`, and records that
  /// of a name, and one with blanks: `10 / (2 + 3) km`.
  private mutating func refuseQuotient(before unit: Range<Int>) throws(EvaluationError) {
    var divisor = parser.nodes.count - 1
    if case .binary(.power, _) = parser.pending.last?.kind {
      divisor = parser.nodes[divisor].first - 1
    }
    guard let start = first(of: parser.nodes[divisor]), isSign("/", at: start - 1),
      case let isGlued = lexeme(at: start - 1).isGlued, lexeme(at: start).isGlued == isGlued,
      case let last = parser.nodes[divisor].first - 1, last >= 0,
      case let dividend = parser.nodes[last], let top = first(of: dividend)
    else { return }
    if dividend.kind == .sign(.minus) || dividend.kind == .sign(.plus),
      case .call = parser.nodes[last - 1].kind
    {
      // Like `ln(2)/5730 years`
      return
    }
    if !isGlued, case .postfix = dividend.kind { return }
    switch dividend.kind {
    case .number, .constant, .postfix, .parentheses, .tie, .parameter, .sign, .root,
      .binary(.power, _), .binary(.multiply, _), .binary(.divide, _):
      break
    default: return
    }
    var ties: [EntryID] = []
    for node in parser.nodes[dividend.first...] {
      switch node.kind {
      case .quantity: return
      case .constant(let constant) where constant.entry != nil: return
      case .tie(let origin): ties.append(origin)
      default: break
      }
    }
    let (whole, perUnit) = ("($0/$1) $2", "$0 / ($1 $2)")
    let (above, below) = (top..<start - 1, start..<unit.lowerBound)
    // `x/1 m` is the number of metres.
    let isCount = source(below) == "1"
    if isGlued, ties.isEmpty, !isCount { throw refusal(whole, perUnit, above, below, unit) }
    choose(perUnit, over: whole, above, below, unit)
    if isGlued, !ties.isEmpty { choices[choices.count - 1].doubt = .numbers(ties) }
  }
}
