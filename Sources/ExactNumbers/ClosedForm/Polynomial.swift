/// A sum of products of atoms with rational coefficients.
///
/// Equal sums of square roots, of logarithms of primes, and of exponentials are written alike;
/// between other atoms there may be relations that are not seen. So what is written as zero is zero,
/// and what is not may be zero all the same.
struct Polynomial: Hashable, Sendable {
  /// The coefficient of each monomial, which is not zero.
  private(set) var terms: [Monomial: Rational]

  private init(terms: [Monomial: Rational]) {
    self.terms = terms
  }

  init(_ value: Rational) {
    terms = value.isZero ? [:] : [.one: value]
  }

  /// Creates a power of an atom that is already in its simplest form.
  init(_ atom: Atom, raisedTo exponent: Rational = 1) {
    terms = [Monomial(powers: [atom: exponent]): 1]
  }

  /// Creates a monomial that is already in its simplest form.
  init(_ monomial: Monomial, times coefficient: Rational) {
    terms = coefficient.isZero ? [:] : [monomial: coefficient]
  }

  /// The number itself, where no atom is left.
  var rational: Rational? {
    switch terms.count {
    case 0: 0
    case 1: terms[.one]
    default: nil
    }
  }

  var isZero: Bool { terms.isEmpty }

  /// The only term, if there is one.
  var term: (monomial: Monomial, coefficient: Rational)? {
    guard terms.count == 1, let (monomial, coefficient) = terms.first else { return nil }
    return (monomial, coefficient)
  }

  /// How many atoms there are, one inside the other.
  var weight: Int { terms.keys.reduce(0) { $0 + max(1, $1.weight) } }

  /// Whether the algebra goes on with a sum of this size.
  var isShort: Bool {
    terms.count <= Self.mostTerms
      && terms.values.reduce(0) { $0 + $1.numeratorBits + $1.denominatorBits } <= Self.mostBits
  }

  /// The sum itself, if the algebra goes on with it.
  private var short: Polynomial? { isShort ? self : nil }

  /// The most terms of a sum.
  private static let mostTerms = 40
  /// The most products of two terms that are added up for the product of two sums.
  private static let mostProducts = 400
  /// The greatest length of all numerators and denominators together, in bits.
  static let mostBits = 1 << 15
}

extension Polynomial {
  static func + (left: Polynomial, right: Polynomial) -> Polynomial {
    var sum = left
    sum += right
    return sum
  }

  static func += (sum: inout Polynomial, summand: Polynomial) {
    for (monomial, coefficient) in summand.terms {
      let total = sum.terms[monomial].map { $0 + coefficient } ?? coefficient
      sum.terms[monomial] = total.isZero ? nil : total
    }
  }

  static func - (left: Polynomial, right: Polynomial) -> Polynomial {
    left + right.scaled(by: -1)
  }

  /// The product with a number other than zero.
  func scaled(by factor: Rational) -> Polynomial {
    Polynomial(terms: terms.mapValues { $0 * factor })
  }

  /// The product; nil when it is too long to go on with.
  func multiplied(by other: Polynomial) -> Polynomial? {
    if let factor = other.rational {
      if factor == 1 { return self }
      return factor.isZero ? other : scaled(by: factor).short
    }
    if let factor = rational { return factor.isZero ? self : other.scaled(by: factor).short }
    guard terms.count * other.terms.count <= Self.mostProducts else { return nil }
    var product = Polynomial(0)
    for (first, left) in terms {
      for (second, right) in other.terms {
        guard
          let part = Polynomial(
            reducing: first.powers.merging(second.powers, uniquingKeysWith: +),
            times: left * right)
        else { return nil }
        product += part
      }
    }
    return product.short
  }

  /// The power to a whole number from 0; nil when it is too long to go on with.
  func raised(to exponent: Int) -> Polynomial? {
    guard terms.count < 2 || exponent <= Self.mostBits else { return nil }
    var power = Polynomial(1)
    var square = self
    var rest = exponent
    while rest > 0 {
      if !rest.isMultiple(of: 2) {
        guard let product = power.multiplied(by: square) else { return nil }
        power = product
      }
      rest /= 2
      if rest > 0 {
        guard let next = square.multiplied(by: square) else { return nil }
        square = next
      }
    }
    return power
  }

  /// The number by which the other sum has to be multiplied to get this one, if there is one; the
  /// other one is not zero.
  func ratio(to other: Polynomial) -> Rational? {
    guard terms.count == other.terms.count, let (monomial, divisor) = other.terms.first,
      let ratio = terms[monomial]?.divided(by: divisor)
    else { return nil }
    return other.scaled(by: ratio) == self ? ratio : nil
  }

  /// The largest rational number by which the sum, which is not zero, can be divided so that all
  /// coefficients are whole; it is positive.
  var content: Rational {
    terms.values.reduce(0) { $0.greatestCommonDivisor($1) }
  }

  /// Whether the sum is written the other way round, where a function of it and of its negative
  /// shall be written alike: it says yes to at most one of them.
  var leansNegative: Bool {
    let sum = terms.values.reduce(0, +)
    guard sum.isZero else { return sum.isNegative }
    return terms.values.reduce(0) { $0 + $1 * $1 * $1 }.isNegative
  }
}
