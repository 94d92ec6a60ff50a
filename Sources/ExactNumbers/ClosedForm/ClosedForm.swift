/// A number as a quotient of sums of products of atoms, by which it can be proven that a number is
/// rational.
///
///     let root = ClosedForm(2).raised(to: Rational(numerator: 1, denominator: 2))
///     root.multiplied(by: root).rational  // 2
///
/// The forms that are recognised are listed in the manual. All operations answer nil where the
/// form is too long to go on with, or where it is not known whether a rule holds: nothing is proven
/// then, and nothing is lost, because numbers are calculated without their closed forms.
///
/// (Boehm, Towards an API for the Real Numbers, 2020, has one product with one atom; sums of them
/// are what makes (1 + √2)(1 − √2) rational.)
struct ClosedForm: Hashable, Sendable {
  let numerator: Polynomial
  /// Not zero; 1 unless it has atoms that are not brought to the numerator.
  let denominator: Polynomial

  init(_ value: Rational) {
    self.init(Polynomial(value))
  }

  init(_ numerator: Polynomial) {
    self.init(numerator: numerator, denominator: Polynomial(1))
  }

  private init(numerator: Polynomial, denominator: Polynomial) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ atom: Atom) {
    self.init(Polynomial(atom))
  }

  /// Creates a quotient; the divisor is not zero.
  init(_ numerator: Polynomial, dividedBy denominator: Polynomial) {
    guard denominator.rational != 1 else {
      self.init(numerator)
      return
    }
    let ratio = numerator.isZero ? 0 : numerator.ratio(to: denominator)
    let divisor = ratio == nil ? denominator.rational ?? denominator.content : 1
    let scale = Rational(1).divided(by: divisor) ?? 1
    self.init(
      numerator: ratio.map { Polynomial($0) } ?? numerator.scaled(by: scale),
      denominator: ratio == nil ? denominator.scaled(by: scale) : Polynomial(1))
  }

  /// The number, where it is rational for certain.
  var rational: Rational? { polynomial?.rational }

  /// The numerator, where there is nothing to divide by.
  var polynomial: Polynomial? { denominator.rational == 1 ? numerator : nil }

  /// Whether the number is zero for certain.
  var isZero: Bool { numerator.isZero }

  /// How many atoms there are, one inside the other.
  var weight: Int { numerator.weight + denominator.weight }

  /// Whether an atom may be made of the form.
  var isLight: Bool { weight <= 64 }
}

extension ClosedForm {
  static prefix func - (operand: ClosedForm) -> ClosedForm {
    ClosedForm(operand.numerator.scaled(by: -1), dividedBy: operand.denominator)
  }

  func adding(_ other: ClosedForm) -> ClosedForm? {
    if denominator == other.denominator {
      return ClosedForm(numerator + other.numerator, dividedBy: denominator).short
    }
    guard let first = numerator.multiplied(by: other.denominator),
      let second = other.numerator.multiplied(by: denominator),
      let denominator = denominator.multiplied(by: other.denominator)
    else { return nil }
    return ClosedForm(first + second, dividedBy: denominator).short
  }

  func subtracting(_ other: ClosedForm) -> ClosedForm? { adding(-other) }

  func multiplied(by other: ClosedForm) -> ClosedForm? {
    guard let numerator = numerator.multiplied(by: other.numerator),
      let denominator = denominator.multiplied(by: other.denominator)
    else { return nil }
    return ClosedForm(numerator, dividedBy: denominator).short
  }

  /// The quotient; the divisor is a number other than zero.
  func divided(by divisor: ClosedForm) -> ClosedForm? {
    divisor.reciprocal.flatMap { multiplied(by: $0) }
  }

  /// The reciprocal of a number other than zero.
  var reciprocal: ClosedForm? {
    guard let (monomial, coefficient) = numerator.term,
      let scale = Rational(1).divided(by: coefficient)
    else { return ClosedForm(denominator, dividedBy: numerator) }
    var powers: [Atom: Rational] = [:]
    var divisor = Polynomial(1)
    for (atom, exponent) in monomial.powers {
      let factor: Polynomial
      switch atom {
      case .root(let sum):
        powers[atom] = 1 - exponent
        factor = sum
      case .function(.sine, _), .function(.cosine, _):
        // Between a sine and a cosine there is a relation, which holds for polynomials only.
        factor = Polynomial(atom, raisedTo: exponent)
      default:
        powers[atom] = -exponent
        continue
      }
      guard let product = divisor.multiplied(by: factor) else { return nil }
      divisor = product
    }
    guard let inverse = Polynomial(reducing: powers, times: scale),
      let dividend = inverse.multiplied(by: denominator)
    else { return nil }
    return ClosedForm(dividend, dividedBy: divisor).short
  }

  /// The form itself, if it is short enough to go on with.
  private var short: ClosedForm? { numerator.isShort && denominator.isShort ? self : nil }
}
