/// A complex number whose parts are integers, as a vector with a direction.
///
/// Multiplication adds the angles of directions, so prime factors split an angle into a sum.
struct GaussianInteger: Hashable, Sendable {
  var real: Int
  var imaginary: Int

  /// The squared length.
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

  /// A prime factor whose norm is `norm`, an odd prime that divides the norm of this number.
  ///
  /// The parts of this number are coprime. Of the factors that differ by conjugation and by powers
  /// of i, it is the one with an angle between 0 and π/4.
  ///
  /// - Complexity: O(log *p*) divisions, where *p* is the prime: Euclid's algorithm.
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
    return GaussianInteger(
      real: real - multiple.real, imaginary: imaginary - multiple.imaginary)
  }

  /// Turns the vector by right angles to an angle greater than −π/4 and at most π/4.
  ///
  /// - Returns: the number of right angles by which its angle, between −π/2 and π/2, was greater.
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
  /// The integer nearest to the quotient; the divisor is positive.
  fileprivate func dividedToNearest(by divisor: Int) -> Int {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    guard 2 * abs(rest) > divisor else { return quotient }
    return rest < 0 ? quotient - 1 : quotient + 1
  }
}
