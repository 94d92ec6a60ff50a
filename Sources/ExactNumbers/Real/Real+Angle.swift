extension Real {
  /// The angle, in radians, of the point whose coordinates are `x` and this number: from more than −π
  /// to π.
  ///
  /// - Throws: `outsideDomain` for the origin, which has no angle, or `unknownSign` if it cannot be
  ///   decided on which side of an axis the point is.
  package func angle(over x: Real, _ budget: Budget) throws(RealError) -> Real {
    let side = try x.sign(budget)
    if side > 0 { return try divided(by: x, budget).applying(.arcTangent, budget) }
    let half = try sign(budget)
    guard side != 0 else {
      guard half != 0 else { throw .outsideDomain }
      let part = Rational(numerator: half, denominator: 2)
      return try Real.pi(budget).multiplied(by: Real(part), budget)
    }
    let slope = try divided(by: x, budget).applying(.arcTangent, budget)
    let turn = try Real.pi(budget)
    return try half < 0 ? slope.subtracting(turn, budget) : slope.adding(turn, budget)
  }
}
