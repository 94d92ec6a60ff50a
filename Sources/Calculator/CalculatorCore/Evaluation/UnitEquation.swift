import ExactNumbers
import Quantities

/// The sides of an equation: fractions of two nodes in a unit, times a power of the unknown's unit.
///
/// Unless a range gives it, that unit is the first to make a sum, comparison or function possible:
/// in `(p - 80 €)/p = 20%` it is the euro.
struct UnitEquation: TermAlgebra {
  static var unsolvable: EvaluationError.Kind { .unsolvable }

  struct Term: KnownTerm {
    /// The nodes of numerator and denominator; nil for a constant.
    var fraction: (top: Int, bottom: Int)?
    /// A constant with its unit; otherwise 1 in the unit.
    var value: Quantity
    var exponent: Rational = 0
    var isPercentage = false

    init(_ value: Quantity, isPercentage: Bool = false) {
      (self.value, self.isPercentage) = (value, isPercentage)
    }

    var known: Quantity? { fraction == nil ? value : nil }

    var unit: Quantity { Quantity(1, value.unit) }

    init(_ top: Int, _ bottom: Int, _ unit: Unit? = nil, exponent: Rational = 0) {
      (fraction, value, self.exponent) = ((top, bottom), Quantity(1, unit), exponent)
    }
  }

  var arithmetic: Arithmetic
  private(set) var expression = RealExpression()
  private(set) var divisors: [Int] = []
  /// 1 in the unknown's unit; nil while the unit is unknown.
  private(set) var unknown: Quantity?

  private var budget: Budget { arithmetic.budget }
  private var one: Int { mutating get { expression.constant(1) } }

  /// - Parameter unit: a quantity in the unknown's unit; nil to infer it.
  init(_ arithmetic: Arithmetic, unit: Quantity?) {
    self.arithmetic = arithmetic
    unknown = unit.map { Quantity(1, $0.unit) }
  }

  var variable: Term { mutating get { Term(RealExpression.unknown, one, exponent: 1) } }

  mutating func solutions(
    _ left: Term, _ right: Term, from lower: Real?, to upper: Real?
  ) throws(QuantityError) -> RealSolutions {
    let difference = try sum(left, right, subtracting: true)
    guard let fraction = difference.fraction else {
      let sign = try QuantityError.numbers(difference.value.number.sign(budget))
      return RealSolutions(pieces: sign == 0 ? [.init(from: lower, to: upper)] : [])
    }
    let equation = RealEquation(expression, value: fraction.top, divisors: divisors, budget)
    return try QuantityError.numbers(equation.solutions(from: lower, to: upper))
  }
}

extension UnitEquation {
  /// The node of a value as a number in its unit, or in the unit of another value.
  mutating func curve(
    _ term: Term, like other: Quantity?
  ) throws(QuantityError) -> (node: Int, unit: Unit?) {
    try arithmetic.quantities.requireNoPoint(in: [term.value])
    var term = try withUnknownUnit(term)
    if let other {
      term = try other.unit == nil ? requiringPlain(term) : converted(term, to: other.unit)
    }
    return (quotientNode(fraction(of: term)), term.value.unit)
  }

  private mutating func fraction(of term: Term) -> (top: Int, bottom: Int) {
    term.fraction ?? (expression.number(term.value.number), one)
  }

  private mutating func plain(_ term: Term) throws(QuantityError) -> (top: Int, bottom: Int) {
    let term = try resolved(term, like: Term(1))
    return fraction(of: try converted(term, to: nil))
  }

  /// A value in which the unknown's unit is inserted if the exponents differ.
  private mutating func resolved(_ term: Term, like other: Term) throws(QuantityError) -> Term {
    guard term.exponent != other.exponent else { return term }
    let difference = term.exponent - other.exponent
    if unknown == nil {
      let ratio = try arithmetic.quantities.divided(other.unit, by: term.unit)
      guard let exponent = Rational(1).divided(by: difference) else { return term }
      let unit = try arithmetic.power(Quantity(1, ratio.unit), Real(exponent)).unit
      // Units of one kind convert: `180° = x rad`, `100 USD = x EUR`; a radian is 1: `x° = pi/2`.
      let isPlain = [.none, .none / .angle].contains(unit?.dimension ?? .none)
      unknown = Quantity(1, isPlain ? nil : unit)
    }
    return try withUnknownUnit(term)
  }

  private mutating func withUnknownUnit(_ term: Term) throws(QuantityError) -> Term {
    guard let unknown, term.exponent != 0 else { return term }
    var (term, power) = (term, try arithmetic.power(unknown, Real(term.exponent)))
    if unknown.unit == nil { power = 1 }
    term.exponent = 0
    let unit = try arithmetic.quantities.multiplied(term.unit, by: power)
    return scaled(term, by: unit.number, unit: unit.unit)
  }

  private mutating func converted(_ term: Term, to unit: Unit?) throws(QuantityError) -> Term {
    guard term.fraction != nil else {
      var term = term
      if unit != nil || term.value.plain == nil { term.value = try converted(term.value, to: unit) }
      return term
    }
    try arithmetic.quantities.requireNoPoint(in: [term.value, Quantity(1, unit)])
    return scaled(term, by: try converted(term.unit, to: unit).number, unit: unit)
  }

  private mutating func converted(
    _ value: Quantity, to unit: Unit?
  ) throws(QuantityError) -> Quantity {
    try unit == nil
      ? Quantity(arithmetic.quantities.plainNumber(of: value))
      : arithmetic.quantities.converted(value, to: unit)
  }

  /// A value in a unit that is a multiple of a named one.
  private mutating func term(
    _ top: Int, _ bottom: Int, _ unit: Quantity, exponent: Rational
  ) -> Term {
    scaled(Term(top, bottom, exponent: exponent), by: unit.number, unit: unit.unit)
  }

  private mutating func scaled(_ term: Term, by factor: Real, unit: Unit?) -> Term {
    var (term, fraction) = (term, fraction(of: term))
    let top = expression.node(.product(expression.number(factor), fraction.top))
    (term.fraction, term.value) = ((top, fraction.bottom), Quantity(1, unit))
    return term
  }

  /// The derivative by the unknown at a number in its unit.
  mutating func slope(of term: Term, at number: Real) throws(EvaluationError) -> Quantity {
    let (node, factor) = try blaming { () throws(QuantityError) in
      let (node, unit) = try curve(term, like: nil)
      return (node, try arithmetic.quantities.divided(Quantity(1, unit), by: unknown ?? 1))
    }
    switch try blaming(expression.slope(of: node, at: number, budget)) {
    case .success(let (slope, fillsHole)):
      if fillsHole {
        arithmetic.quantities.remark = .filledHole(Quantity(number, unknown?.unit).roughText)
      }
      return try product(slope, factor)
    case .failure(let obstacle): throw EvaluationError(.noDerivative(obstacle))
    }
  }

  /// The integral over the unknown between numbers in its unit; nil is infinite.
  mutating func integral(
    of term: Term, from lower: Real?, to upper: Real?
  ) throws(EvaluationError) -> Quantity {
    let (node, factor) = try blaming { () throws(QuantityError) in
      let (node, unit) = try curve(term, like: nil)
      return (node, try arithmetic.quantities.multiplied(Quantity(1, unit), by: unknown ?? 1))
    }
    let unit = unknown?.unit
    func text(_ number: Real?) -> String { number.map { Quantity($0, unit).roughText } ?? "∞" }
    switch try blaming(expression.integral(of: node, from: lower, to: upper, budget)) {
    case .success(let (number, hole)):
      if let hole { arithmetic.quantities.remark = .filledHole(text(hole)) }
      return try product(number, factor)
    case .failure(.unknown): throw EvaluationError(.noIntegral(near: nil))
    case .failure(.unbounded(let number)): throw EvaluationError(.noIntegral(near: text(number)))
    case .failure(.infinite(let number)):
      throw EvaluationError(.infiniteIntegral(near: text(number)))
    }
  }

  private func product(_ number: Real, _ factor: Quantity) throws(EvaluationError) -> Quantity {
    Quantity(try blaming(number.multiplied(by: factor.number, budget)), factor.unit)
  }

  mutating func variable(boundTo value: Term, upTo end: Term?) throws(QuantityError) -> Term? {
    var value = value
    if let end { value = try resolved(value, like: end) }
    if [.none, .angle].contains(value.value.unit?.dimension ?? .none), value.exponent == 0 {
      let plain = try plain(value)
      value = Term(plain.top, plain.bottom)
    }
    let node = expression.variable(boundTo: quotientNode(fraction(of: value)))
    return Term(node, one, value.value.unit, exponent: value.exponent)
  }

  /// The derivative by a bound variable, undefined where the value is; nil if unknown.
  private mutating func slope(of term: Term, by variable: Term) throws(QuantityError) -> Term? {
    let node = quotientNode(fraction(of: term))
    guard !expression.hasSteps(node), let by = variable.fraction?.top else { return nil }
    guard let slope = try QuantityError.numbers(expression.derivative(of: node, by: by, budget))
    else { return nil }
    let domain = expression.node(.product(expression.constant(0), node))
    return self.term(
      expression.node(.sum(slope, domain)), one,
      try arithmetic.quantities.divided(term.unit, by: variable.unit),
      exponent: term.exponent - variable.exponent)
  }

  /// The integral over a variable from its value to an end; nil without a known antiderivative.
  private mutating func integral(
    of term: Term, by variable: Term, to end: Term
  ) throws(QuantityError) -> Term? {
    let end = try resolved(end, like: variable)
    let upper = quotientNode(fraction(of: try converted(end, to: variable.value.unit)))
    let node = quotientNode(fraction(of: term))
    guard let by = variable.fraction?.top else { return nil }
    let integral = try QuantityError.numbers(
      expression.integral(of: node, by: by, to: upper, budget))
    guard let integral else { return nil }
    // The integral itself decides at zeros of these divisors.
    divisors.removeAll { expression.depends($0, on: by) }
    return self.term(
      integral, one, try arithmetic.quantities.multiplied(term.unit, by: variable.unit),
      exponent: term.exponent + variable.exponent)
  }

  mutating func sum(_ left: Term, _ right: Term, subtracting: Bool) throws(QuantityError) -> Term {
    var (left, right) = (left, right)
    if left.fraction == nil, right.fraction == nil {
      return Term(
        try arithmetic.quantities.sum(left.value, right.value, subtracting: subtracting))
    }
    left = try resolved(left, like: right)
    right = try resolved(right, like: left)
    let unit = left.value.unit
    right = try unit == nil ? requiringPlain(right) : converted(right, to: unit)
    let (first, second) = (fraction(of: left), fraction(of: right))
    if expression.rational(second.top)?.isZero == true {
      return Term(first.top, first.bottom, unit, exponent: left.exponent)
    }
    let tops = (
      expression.node(.product(first.top, second.bottom)),
      expression.node(.product(second.top, first.bottom))
    )
    let isShared = first.bottom == second.bottom
    let pair = isShared ? (first.top, second.top) : tops
    let top =
      subtracting ? expression.difference(pair.0, pair.1) : expression.node(.sum(pair.0, pair.1))
    let bottom = isShared ? first.bottom : expression.node(.product(first.bottom, second.bottom))
    return Term(top, bottom, unit, exponent: left.exponent)
  }

  private mutating func requiringPlain(_ term: Term) throws(QuantityError) -> Term {
    guard term.value.unit != nil else { return term }
    do throws(QuantityError) {
      return try converted(term, to: nil)
    } catch .needsPlainNumber(let unit) {
      throw .incompatible(nil, unit)
    }
  }

  private mutating func product(_ left: Term, _ right: Term) throws(QuantityError) -> Term {
    let unit = try arithmetic.quantities.multiplied(left.unit, by: right.unit)
    let (first, second) = (fraction(of: left), fraction(of: right))
    return term(
      expression.node(.product(first.top, second.top)),
      expression.node(.product(first.bottom, second.bottom)), unit,
      exponent: left.exponent + right.exponent)
  }

  private mutating func reciprocal(of term: Term) throws(QuantityError) -> Term {
    let unit = try arithmetic.quantities.divided(1, by: term.unit)
    let fraction = fraction(of: term)
    if expression.rational(fraction.top) == nil { divisors.append(fraction.top) }
    return self.term(fraction.bottom, fraction.top, unit, exponent: -term.exponent)
  }

  private mutating func quotient(_ left: Term, _ right: Term) throws(QuantityError) -> Term {
    try product(
      left,
      right.fraction == nil
        ? Term(arithmetic.quantities.divided(1, by: right.value)) : reciprocal(of: right))
  }

  private mutating func power(_ base: Term, _ exponent: Term) throws(QuantityError) -> Term {
    if exponent.fraction == nil,
      let rational = try arithmetic.quantities.plainNumber(of: exponent.value).rational
    {
      return try power(base, rational)
    }
    let (base, exponent) = (try plain(base), try plain(exponent))
    return Term(expression.node(.exponentiation(quotientNode(base), quotientNode(exponent))), one)
  }

  private mutating func power(_ base: Term, _ exponent: Rational) throws(QuantityError) -> Term {
    if exponent.isNegative { return try reciprocal(of: power(base, -exponent)) }
    let unit = try arithmetic.power(base.unit, Real(exponent))
    let fraction = fraction(of: base)
    guard let whole = exponent.wholeValue else {
      let node = expression.constant(exponent)
      let power = expression.node(.exponentiation(quotientNode(fraction), node))
      return Term(power, one, unit.unit, exponent: base.exponent * exponent)
    }
    let nodes = [fraction.top, fraction.bottom].map { node in
      whole < 2 ? (whole == 0 ? one : node) : expression.node(.power(node, whole))
    }
    return Term(nodes[0], nodes[1], unit.unit, exponent: base.exponent * exponent)
  }

  private mutating func root(_ base: Term, _ degree: Int) throws(QuantityError) -> Term {
    let part = Rational(numerator: 1, denominator: degree)
    let unit = try arithmetic.power(base.unit, Real(part))
    let node = expression.node(.root(quotientNode(fraction(of: base)), degree))
    return Term(node, one, unit.unit, exponent: base.exponent * part)
  }

  private mutating func quotientNode(_ fraction: (top: Int, bottom: Int)) -> Int {
    if expression.rational(fraction.bottom) == 1 { return fraction.top }
    return expression.node(.quotient(fraction.top, fraction.bottom))
  }

  mutating func multiplied(_ left: Term, by right: Term) throws(QuantityError) -> Term? {
    try product(left, right)
  }

  mutating func inverse(of term: Term) throws(QuantityError) -> Term? { try reciprocal(of: term) }

  mutating func further(
    _ kind: SyntaxTree.Kind, _ arguments: [Term]
  ) throws(QuantityError) -> Term? {
    let first = arguments[0]
    switch kind {
    case .root: return try root(first, 2)
    case .binary(.power, _): return try power(first, arguments[1])
    case .binary(.wholeQuotient, _):
      return try applied(to: quotient(first, arguments[1])) { .step(.truncated, $0) }
    case .binary(.modulo, _): return try remainder(first, arguments[1])
    case .postfix(.degree):
      return try product(first, Term(Quantity(1, .degree)))
    case .conversion(let unit):
      if case .word = unit.form { return nil }
      if unit.isForm { return first }
      return try converted(resolved(first, like: Term(Quantity(1, unit))), to: unit)
    case .call(let function, _): return try value(of: function, arguments)
    case .curve(.derivative): return try slope(of: first, by: arguments[1])
    case .curve(.integral): return try integral(of: first, by: arguments[1], to: arguments[2])
    default: return nil
    }
  }

  private mutating func remainder(_ left: Term, _ right: Term) throws(QuantityError) -> Term {
    let count = try applied(to: quotient(left, right)) { .step(.floor, $0) }
    return try sum(left, product(right, count), subtracting: true)
  }

  private mutating func applied(
    to term: Term, _ operation: (_ number: Int) -> RealExpression.Node
  ) throws(QuantityError) -> Term {
    Term(expression.node(operation(quotientNode(try plain(term)))), one)
  }

  private mutating func negative(of term: Term) throws(QuantityError) -> Term {
    try product(Term(-1), term)
  }

  private mutating func value(
    of function: Function, _ arguments: [Term]
  ) throws(QuantityError) -> Term? {
    let first = arguments[0]
    switch function {
    case .log where arguments.count == 2:
      let logarithm = try applied(to: first) { .function(.naturalLogarithm, $0) }
      return try quotient(logarithm, applied(to: arguments[1]) { .function(.naturalLogarithm, $0) })
    case .log: return try applied(to: first) { .function(.commonLogarithm, $0) }
    case .sqrt: return try root(first, 2)
    case .cbrt: return try root(first, 3)
    case .root:
      guard arguments[1].fraction == nil,
        let degree = arguments[1].value.plain?.rational?.wholeValue, (2...64).contains(degree)
      else { return nil }
      return try root(first, degree)
    case .tan, .cot:
      let sine = try applied(to: first) { .function(.sine, $0) }
      let cosine = try applied(to: first) { .function(.cosine, $0) }
      return try function == .tan ? quotient(sine, cosine) : quotient(cosine, sine)
    case .acot:
      let angle = try applied(to: first) { .function(.arcTangent, $0) }
      let rightAngle = try QuantityError.numbers(arithmetic.rightAngle)
      return try sum(Term(Quantity(rightAngle)), angle, subtracting: true)
    case .abs: return magnitude(of: first)
    case _ where function.rounds && arguments.count > 1: return nil
    case .floor: return try applied(to: first) { .step(.floor, $0) }
    case .ceil: return try negative(of: applied(to: negative(of: first)) { .step(.floor, $0) })
    case .round: return try applied(to: first) { .step(.rounded, $0) }
    case .trunc: return try applied(to: first) { .step(.truncated, $0) }
    case .frac:
      return try sum(first, applied(to: first) { .step(.truncated, $0) }, subtracting: true)
    case .sign: return Term(expression.node(.step(.sign, quotientNode(fraction(of: first)))), one)
    case .mod: return try remainder(first, arguments[1])
    case .min, .max:
      // max(a, b) = (a + b + |a − b|) ÷ 2; min(a, b) = (a + b − |a − b|) ÷ 2.
      var best = first
      for term in arguments.dropFirst() {
        let distance = try magnitude(of: sum(best, term, subtracting: true))
        let both = try sum(
          sum(best, term, subtracting: false), distance, subtracting: function == .min)
        best = try product(both, Term(Quantity(Real(.half))))
      }
      return best
    case .hypot:
      var squares = try power(first, 2)
      for side in arguments.dropFirst() {
        squares = try sum(squares, power(side, 2), subtracting: false)
      }
      return try root(squares, 2)
    case .normcdf where arguments.count == 1:
      let root = try root(Term(2), 2)
      let tail = try applied(to: negative(of: quotient(first, root))) {
        .function(.complementaryErrorFunction, $0)
      }
      return try quotient(tail, Term(2))
    default: return try value(of: function.entry.composition, first)
    }
  }

  private mutating func value(
    of composition: Function.Composition?, _ operand: Term
  ) throws(QuantityError) -> Term? {
    switch composition {
    case .same(let elementary):
      return try applied(to: operand) { .function(elementary, $0) }
    case .reciprocal(let elementary):
      return try reciprocal(of: applied(to: operand) { .function(elementary, $0) })
    case .ofReciprocal(let elementary):
      let number = try plain(operand)
      return try applied(to: reciprocal(of: Term(number.top, number.bottom))) {
        .function(elementary, $0)
      }
    case nil: return nil
    }
  }

  private mutating func magnitude(of term: Term) -> Term {
    let fraction = fraction(of: term)
    let parts = [fraction.top, fraction.bottom].map { part in
      expression.rational(part) == 1 ? part : expression.node(.magnitude(part))
    }
    return Term(parts[0], parts[1], term.value.unit, exponent: term.exponent)
  }
}
