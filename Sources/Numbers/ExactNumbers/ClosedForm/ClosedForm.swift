/// A number as a quotient of polynomials in atoms, which can prove that it is rational.
///
/// Operations return nil if no rule applies or the result is too long. (A generalisation of the
/// rational multiples in Boehm, Towards an API for the real numbers, PLDI 2020)
struct ClosedForm: Hashable, Sendable {
  let numerator: Polynomial
  /// Not zero; 1 unless it has several terms, or atoms that the numerator cannot take.
  let denominator: Polynomial

  init(_ value: Rational) { self.init(Polynomial(value)) }

  init(_ numerator: Polynomial) { self.init(numerator: numerator, denominator: Polynomial(1)) }

  private init(numerator: Polynomial, denominator: Polynomial) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  init(_ atom: Atom) { self.init(Polynomial(atom)) }

  /// Creates a quotient, whose denominator has the content 1 and no canonical negative.
  init(_ numerator: Polynomial, dividedBy denominator: Polynomial) {
    guard denominator.rational != 1 else {
      self.init(numerator)
      return
    }
    let ratio = numerator.isZero ? 0 : numerator.ratio(to: denominator)
    let content = denominator.hasCanonicalNegative ? -denominator.content : denominator.content
    let divisor = ratio == nil ? denominator.rational ?? content : 1
    let scale = Rational(1).divided(by: divisor) ?? 1
    self.init(
      numerator: ratio.map { Polynomial($0) } ?? numerator.scaled(by: scale),
      denominator: ratio == nil ? denominator.scaled(by: scale) : Polynomial(1))
  }

  var rational: Rational? { polynomial?.rational }
  var polynomial: Polynomial? { denominator.rational == 1 ? numerator : nil }
  var isZero: Bool { numerator.isZero }

  var weight: Int { numerator.weight + denominator.weight }
  var isNestable: Bool { weight <= 64 }

  static prefix func - (operand: ClosedForm) -> ClosedForm {
    ClosedForm(operand.numerator.scaled(by: -1), dividedBy: operand.denominator)
  }

  func adding(_ other: ClosedForm) -> ClosedForm? {
    if denominator == other.denominator {
      return ClosedForm(numerator + other.numerator, dividedBy: denominator).withinLimits
    }
    guard let first = numerator.multiplied(by: other.denominator),
      let second = other.numerator.multiplied(by: denominator),
      let denominator = denominator.multiplied(by: other.denominator)
    else { return nil }
    return ClosedForm(first + second, dividedBy: denominator).withinLimits
  }

  static func sum(of summands: [ClosedForm]) -> ClosedForm? {
    summands.inFixedOrder.reduce(ClosedForm(0)) { sum, next in sum?.adding(next) }
  }

  static func product(of factors: [ClosedForm]) -> ClosedForm? {
    factors.inFixedOrder.reduce(ClosedForm(1)) { product, next in product?.multiplied(by: next) }
  }

  func scaled(by factor: Rational) -> ClosedForm {
    ClosedForm(numerator.scaled(by: factor), dividedBy: denominator)
  }

  func subtracting(_ other: ClosedForm) -> ClosedForm? { adding(-other) }

  func multiplied(by other: ClosedForm) -> ClosedForm? {
    guard let numerator = numerator.multiplied(by: other.numerator),
      let denominator = denominator.multiplied(by: other.denominator)
    else { return nil }
    return ClosedForm(numerator, dividedBy: denominator).withinLimits
  }

  func divided(by divisor: ClosedForm) -> ClosedForm? {
    divisor.reciprocal.flatMap { multiplied(by: $0) }
  }

  var reciprocal: ClosedForm? {
    guard let (monomial, coefficient) = numerator.term,
      let scale = Rational(1).divided(by: coefficient)
    else { return ClosedForm(denominator, dividedBy: numerator) }
    var (powers, factors) = ([Atom: Rational](), [Polynomial]())
    for (atom, exponent) in monomial.powers {
      switch atom {
      case .root(let sum):
        powers[atom] = 1 - exponent
        factors.append(sum)
      case .function(.sine, _), .function(.cosine, _):
        // sin² x is only reduced for positive exponents, so sines stay in the denominator.
        factors.append(Polynomial(atom, raisedTo: exponent))
      default: powers[atom] = -exponent
      }
    }
    guard let divisor = Polynomial(1).multiplied(by: factors),
      let inverse = Polynomial(reducing: powers, times: scale),
      let dividend = inverse.multiplied(by: denominator)
    else { return nil }
    return ClosedForm(dividend, dividedBy: divisor).withinLimits
  }

  private var withinLimits: ClosedForm? {
    numerator.isWithinLimits && denominator.isWithinLimits ? self : nil
  }

  /// - Precondition: The base is not zero if the exponent is negative.
  func raised(to exponent: Int) -> ClosedForm? {
    if exponent < 0 { return exponent == .min ? nil : reciprocal?.raised(to: -exponent) }
    guard let top = numerator.raised(to: exponent), let bottom = denominator.raised(to: exponent)
    else { return nil }
    return ClosedForm(top, dividedBy: bottom)
  }

  func raised(to exponent: Rational) -> ClosedForm? {
    if exponent.isWhole { return exponent.wholeValue.flatMap { raised(to: $0) } }
    if exponent.isNegative { return raised(to: -exponent)?.reciprocal }
    guard let polynomial else { return powerOfQuotient(exponent) }
    if let (monomial, coefficient) = polynomial.term, !coefficient.isNegative,
      monomial.powers.keys.allSatisfy(\.isPositive)
    {
      guard let number = Polynomial.power(coefficient, exponent),
        let atoms = Polynomial(reducing: monomial.powers.mapValues { $0 * exponent }, times: 1)
      else { return nil }
      return number.multiplied(by: atoms).map { ClosedForm($0) }
    }
    return polynomial.root(exponent)
  }

  /// The power of a positive quotient n/d as that of nd/d², as the signs of n and d are unknown.
  private func powerOfQuotient(_ exponent: Rational) -> ClosedForm? {
    guard let product = numerator.multiplied(by: denominator),
      let square = denominator.raised(to: 2),
      let dividend = ClosedForm(product).raised(to: exponent),
      let divisor = ClosedForm(square).raised(to: exponent)
    else { return nil }
    return dividend.divided(by: divisor)
  }
}

extension Polynomial {
  /// Splits off the content: √(2 + 2√2) and √2 √(1 + √2) have the same form.
  fileprivate func root(_ exponent: Rational) -> ClosedForm? {
    let content = content
    guard let scale = Rational(1).divided(by: content), ClosedForm(self).isNestable,
      let number = Polynomial.power(content, exponent),
      let root = Polynomial(reducing: [.root(scaled(by: scale)): exponent], times: 1)
    else { return nil }
    return number.multiplied(by: root).map { ClosedForm($0) }
  }
}
