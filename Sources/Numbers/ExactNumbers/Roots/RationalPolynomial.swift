package struct RationalPolynomial: Hashable, Sendable {
  /// From the constant term up; the last one is not zero, and zero has none.
  package let coefficients: [Rational]

  package init(_ coefficients: [Rational]) {
    let count = coefficients.lastIndex { !$0.isZero }.map { $0 + 1 } ?? 0
    self.coefficients = Array(coefficients[..<count])
  }

  /// The greatest exponent; −1 for zero.
  package var degree: Int { coefficients.count - 1 }
  package var isZero: Bool { coefficients.isEmpty }

  package static func + (left: RationalPolynomial, right: RationalPolynomial) -> RationalPolynomial
  {
    let (longer, other) = left.degree < right.degree ? (right, left) : (left, right)
    let rest = longer.coefficients.dropFirst(other.coefficients.count)
    return RationalPolynomial(zip(longer.coefficients, other.coefficients).map(+) + rest)
  }

  package static func * (left: RationalPolynomial, right: RationalPolynomial) -> RationalPolynomial
  {
    guard !left.isZero, !right.isZero else { return RationalPolynomial([]) }
    var product = [Rational](repeating: 0, count: left.degree + right.degree + 1)
    for (i, first) in left.coefficients.enumerated() where !first.isZero {
      for (j, second) in right.coefficients.enumerated() {
        product[i + j] = product[i + j] + first * second
      }
    }
    return RationalPolynomial(product)
  }

  package func value(at number: Rational) -> Rational {
    coefficients.reversed().reduce(Rational(0)) { $0 * number + $1 }
  }

  var derivative: RationalPolynomial {
    RationalPolynomial(
      coefficients.enumerated().dropFirst().map { Rational($0.offset) * $0.element })
  }

  var monic: RationalPolynomial {
    guard let last = coefficients.last else { return self }
    return RationalPolynomial(coefficients.compactMap { $0.divided(by: last) })
  }

  func divided(
    by divisor: RationalPolynomial, _ budget: Budget
  ) throws(RealError) -> (quotient: RationalPolynomial, remainder: RationalPolynomial) {
    var rest = coefficients
    var quotient = [Rational](repeating: 0, count: max(0, degree - divisor.degree + 1))
    for shift in quotient.indices.reversed() {
      let top = rest[shift + divisor.degree]
      try budget.spend(divisor.degree * (top.bits + 64))
      quotient[shift] = top.divided(by: divisor.coefficients[divisor.degree]) ?? 0
      for (index, coefficient) in divisor.coefficients.enumerated() {
        rest[shift + index] = rest[shift + index] - quotient[shift] * coefficient
      }
    }
    return (RationalPolynomial(quotient), RationalPolynomial(rest))
  }

  /// The monic greatest common divisor, by Euclid's algorithm; zero for two zeros.
  func greatestCommonDivisor(
    _ other: RationalPolynomial, _ budget: Budget
  ) throws(RealError) -> RationalPolynomial {
    var (first, second) = (self, other)
    while !second.isZero {
      (first, second) = (second, try first.divided(by: second, budget).remainder.monic)
    }
    return first.monic
  }

  /// Factors without multiple roots, with their multiplicities (Yun, SYMSAC 1976).
  func squareFreeFactors(
    _ budget: Budget
  ) throws(RealError) -> [(factor: RationalPolynomial, multiplicity: Int)] {
    var factors: [(RationalPolynomial, Int)] = []
    let common = try greatestCommonDivisor(derivative, budget)
    var factor = try divided(by: common, budget).quotient
    var slope = try derivative.divided(by: common, budget).quotient
    var multiplicity = 1
    while factor.degree > 0 {
      let rest = slope + factor.derivative * RationalPolynomial([-1])
      let next = try factor.greatestCommonDivisor(rest, budget)
      if next.degree > 0 { factors.append((next, multiplicity)) }
      factor = try factor.divided(by: next, budget).quotient
      slope = try rest.divided(by: next, budget).quotient
      multiplicity += 1
    }
    return factors
  }

  func scaled(by factor: Rational) -> RationalPolynomial {
    var power: Rational = 1
    return RationalPolynomial(
      coefficients.map { coefficient in
        defer { power = power * factor }
        return coefficient * power
      })
  }

  var shifted: RationalPolynomial {
    var shifted = coefficients
    for start in shifted.indices.dropLast() {
      for index in (start..<shifted.count - 1).reversed() {
        shifted[index] = shifted[index] + shifted[index + 1]
      }
    }
    return RationalPolynomial(shifted)
  }
}
