indirect enum Atom: Hashable, Sendable {
  /// An integer of at least 2 as a radicand, with exponents between 0 and 1.
  case integer(Rational)
  case pi
  /// The operand of an exponential has one term, with the coefficient 1: e has the operand 1.
  case function(ElementaryFunction, ClosedForm)
  /// A positive sum as a radicand, with exponents between 0 and 1.
  case root(Polynomial)
  case constructive(ConstructiveReal)

  /// Whether the number is certainly positive, so that (xy)^p = x^p y^p.
  var isPositive: Bool {
    switch self {
    case .integer, .pi, .root, .function(.exponential, _): true
    case .function(.naturalLogarithm, let operand): operand.rational.map { $0 > 1 } ?? false
    case .function, .constructive: false
    }
  }

  static func logarithm(_ number: Rational) -> Atom {
    .function(.naturalLogarithm, ClosedForm(number))
  }

  var weight: Int {
    switch self {
    case .integer, .pi, .constructive: 1
    case .function(_, let operand): operand.rational == nil ? 1 + operand.weight : 1
    case .root(let sum): 1 + sum.weight
    }
  }
}

/// A product of powers of atoms; the empty product is 1.
struct Monomial: Hashable, Sendable {
  /// The exponents, never zero.
  let powers: [Atom: Rational]
  /// Stored because atoms nest and hashing them repeatedly is slow.
  private let hash: Int

  init(powers: [Atom: Rational]) {
    (self.powers, hash) = (powers, powers.hashValue)
  }

  static func == (left: Monomial, right: Monomial) -> Bool {
    left.hash == right.hash && left.powers == right.powers
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static let one = Monomial(powers: [:])

  var atom: Atom? {
    guard powers.count == 1, let (atom, exponent) = powers.first, exponent == 1 else { return nil }
    return atom
  }

  var weight: Int { powers.keys.reduce(0) { $0 + $1.weight } }
}

/// A sum of products of powers of atoms, with rational coefficients and exponents.
///
/// With terms it may still be zero, because not all relations between atoms are recognised; square
/// roots of primes, logarithms of primes, and exponentials of algebraic numbers have none.
struct Polynomial: Hashable, Sendable {
  /// The coefficients, never zero.
  private(set) var terms: [Monomial: Rational]

  private init(terms: [Monomial: Rational]) { self.terms = terms }

  init(_ value: Rational) { terms = value.isZero ? [:] : [.one: value] }

  init(_ atom: Atom, raisedTo exponent: Rational = 1) {
    terms = [Monomial(powers: [atom: exponent]): 1]
  }

  /// - Precondition: The monomial cannot be reduced further.
  init(_ monomial: Monomial, times coefficient: Rational) {
    terms = coefficient.isZero ? [:] : [monomial: coefficient]
  }

  var rational: Rational? { isZero ? 0 : terms.count == 1 ? terms[.one] : nil }

  var isZero: Bool { terms.isEmpty }

  var term: (monomial: Monomial, coefficient: Rational)? {
    guard terms.count == 1, let (monomial, coefficient) = terms.first else { return nil }
    return (monomial, coefficient)
  }

  var weight: Int { terms.keys.reduce(0) { $0 + max(1, $1.weight) } }

  var isWithinLimits: Bool {
    terms.count <= Self.termLimit
      && terms.values.reduce(0) { $0 + $1.bits } <= Self.bitLimit
  }

  private var withinLimits: Polynomial? { isWithinLimits ? self : nil }

  private static let termLimit = 40
  private static let productLimit = 400
  static let bitLimit = 1 << 15

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

  static func - (left: Polynomial, right: Polynomial) -> Polynomial { left + right.scaled(by: -1) }

  func scaled(by factor: Rational) -> Polynomial {
    Polynomial(terms: terms.mapValues { $0 * factor })
  }

  func multiplied(by other: Polynomial) -> Polynomial? {
    if let factor = other.rational {
      if factor == 1 { return self }
      return factor.isZero ? other : scaled(by: factor).withinLimits
    }
    if let factor = rational { return factor.isZero ? self : other.scaled(by: factor).withinLimits }
    guard terms.count * other.terms.count <= Self.productLimit else { return nil }
    var product = Polynomial(0)
    for (first, left) in terms {
      for (second, right) in other.terms {
        guard
          let part = Polynomial(
            reducing: first.powers.merging(second.powers, uniquingKeysWith: +), times: left * right)
        else { return nil }
        product += part
      }
    }
    return product.withinLimits
  }

  func multiplied(by factors: [Polynomial]) -> Polynomial? {
    factors.inFixedOrder.reduce(self) { product, next in product?.multiplied(by: next) }
  }

  /// - Precondition: The exponent is not negative.
  func raised(to exponent: Int) -> Polynomial? {
    guard terms.count < 2 || exponent <= Self.bitLimit else { return nil }
    var power = Polynomial(1)
    var (square, rest) = (self, exponent)
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

  func ratio(to other: Polynomial) -> Rational? {
    guard terms.count == other.terms.count, let (monomial, divisor) = other.terms.first,
      let ratio = terms[monomial]?.divided(by: divisor)
    else { return nil }
    return other.scaled(by: ratio) == self ? ratio : nil
  }

  /// The greatest rational divisor of all coefficients, which must not all be 0.
  var content: Rational { terms.values.reduce(0) { $0.greatestCommonDivisor($1) } }

  /// Whether −x is canonical of ±x, so that f(x) and f(−x) have the same atom.
  var hasCanonicalNegative: Bool {
    let sum = terms.values.reduce(0, +)
    guard sum.isZero else { return sum.isNegative }
    let last = terms.max { $0.key.rank < $1.key.rank }
    return last?.value.isNegative ?? false
  }
}
