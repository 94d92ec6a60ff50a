// The arc tangent of p/q is the angle of the Gaussian integer q + pi. Its prime factors split that
// angle into a multiple of π/4 and angles of primes a + bi with a > b > 0. Because the
// factorization is unique, there is no rational linear relation between π and the angles of primes.
// So all relations between split arc tangents cancel, such as Machin's 4 atan(1/5) − atan(1/239) =
// π/4. (J. Todd, A problem on arc tangent relations, American Mathematical Monthly 56, 1949)

extension Polynomial {
  /// The arc tangent of a rational number as a multiple of π/4 and arc tangents of primes.
  ///
  /// It is nil if a part is beyond a million, or if the sum of their squares has more than one
  /// prime factor beyond 65,536.
  init?(arcTangent slope: Rational) {
    guard let denominator = slope.denominatorValue,
      let numerator = (slope * Rational(denominator)).wholeValue,
      denominator <= Self.greatestPart, numerator.magnitude <= Self.greatestPart
    else { return nil }
    var direction = GaussianInteger(real: denominator, imaginary: numerator)
    guard let primes = Self.oddPrimes(ofSumOfSquares: direction.norm) else { return nil }
    self.init(0)
    var product = GaussianInteger(real: 1, imaginary: 0)
    // The right angles between the sum of the angles and the direction.
    var turns = 0
    var eighths = 0
    if direction.norm.isMultiple(of: 2) {
      product = GaussianInteger(real: 1, imaginary: 1)
      eighths = 1
    }
    for prime in primes {
      let factor = direction.primeFactor(norm: prime)
      let arc = Atom.function(
        .arcTangent,
        ClosedForm(Rational(numerator: factor.imaginary, denominator: factor.real)))
      let isPositive = direction.isMultiple(of: factor)
      self += Polynomial(arc).scaled(by: isPositive ? 1 : -1)
      product = product * (isPositive ? factor : factor.conjugate)
      turns -= product.turn()
    }
    turns += direction.turn()
    self += .halfTurns(Rational(numerator: eighths + 2 * turns, denominator: 4))
  }

  private static func oddPrimes(ofSumOfSquares sum: Int) -> [Int]? {
    // Such a sum is not a multiple of 4, nor of a prime congruent to 3 modulo 4.
    var rest = sum.isMultiple(of: 2) ? sum / 2 : sum
    var primes: [Int] = []
    var divisor = 5
    while divisor * divisor <= rest {
      guard divisor <= greatestDivisor else { return nil }
      while rest.isMultiple(of: divisor) {
        primes.append(divisor)
        rest /= divisor
      }
      divisor += 4
    }
    return rest > 1 ? primes + [rest] : primes
  }

  /// The greatest numerator and denominator; products of two such numbers and a prime fit an `Int`.
  private static let greatestPart = 1_000_000
  private static let greatestDivisor = 65_536

  /// The direction of a sum of multiples of π/4 and arc tangents of rational numbers.
  var direction: (real: Rational, imaginary: Rational)? {
    var direction: (real: Rational, imaginary: Rational) = (1, 0)
    for (monomial, coefficient) in terms {
      guard let (slope, count) = monomial.slope(times: coefficient) else { return nil }
      for _ in 0..<count.magnitude {
        let (real, imaginary) = direction
        let slope = count < 0 ? -slope : slope
        direction = (real - imaginary * slope, imaginary + real * slope)
        guard max(direction.real.numeratorBits, direction.imaginary.numeratorBits) <= 512 else {
          return nil
        }
      }
    }
    return direction
  }
}

extension Monomial {
  fileprivate func slope(times coefficient: Rational) -> (slope: Rational, count: Int)? {
    switch atom {
    case .pi: (4 * coefficient).remainder(8).wholeValue.map { (1, $0) }
    case .function(.arcTangent, let slope):
      slope.rational.flatMap { slope in coefficient.wholeValue.map { (slope, $0) } }
    default: nil
    }
  }
}

/// A complex number with integer parts; multiplication adds the angles.
struct GaussianInteger: Hashable, Sendable {
  var real: Int
  var imaginary: Int
  var norm: Int { real * real + imaginary * imaginary }
  var conjugate: GaussianInteger { GaussianInteger(real: real, imaginary: -imaginary) }

  static func * (left: GaussianInteger, right: GaussianInteger) -> GaussianInteger {
    GaussianInteger(
      real: left.real * right.real - left.imaginary * right.imaginary,
      imaginary: left.real * right.imaginary + left.imaginary * right.real)
  }

  /// Whether the number, whose parts are coprime, is a multiple of a prime with an odd norm.
  func isMultiple(of prime: GaussianInteger) -> Bool {
    let product = self * prime.conjugate
    return product.real.isMultiple(of: prime.norm) && product.imaginary.isMultiple(of: prime.norm)
  }

  /// The prime factor of a number with coprime parts, at an angle between 0 and π/4.
  func primeFactor(norm: Int) -> GaussianInteger {
    var (divisor, rest) = (GaussianInteger(real: norm, imaginary: 0), self)
    while rest.norm > 0 { (divisor, rest) = (rest, divisor.remainder(dividingBy: rest)) }
    let parts = [abs(divisor.real), abs(divisor.imaginary)].sorted()
    return GaussianInteger(real: parts[1], imaginary: parts[0])
  }

  /// A remainder whose norm is at most half of the divisor's.
  private func remainder(dividingBy divisor: GaussianInteger) -> GaussianInteger {
    let product = self * divisor.conjugate
    let quotient = GaussianInteger(
      real: product.real.dividedToNearest(by: divisor.norm),
      imaginary: product.imaginary.dividedToNearest(by: divisor.norm))
    let multiple = quotient * divisor
    return GaussianInteger(real: real - multiple.real, imaginary: imaginary - multiple.imaginary)
  }

  /// Rotates to an angle greater than −π/4 and at most π/4, and returns the right angles removed.
  mutating func turn() -> Int {
    if imaginary > real {
      self = GaussianInteger(real: imaginary, imaginary: -real)
      return 1
    }
    if -imaginary >= real {
      self = GaussianInteger(real: -imaginary, imaginary: real)
      return -1
    }
    return 0
  }
}

extension Int {
  fileprivate func dividedToNearest(by divisor: Int) -> Int {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    guard 2 * abs(rest) > divisor else { return quotient }
    return rest < 0 ? quotient - 1 : quotient + 1
  }
}
