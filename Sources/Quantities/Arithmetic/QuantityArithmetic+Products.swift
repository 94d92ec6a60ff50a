import ExactNumbers

/// Products, quotients and powers.
extension QuantityArithmetic {
  /// The product; units of one dimension become one, and a named unit takes the place of a product
  /// that it stands for.
  package mutating func multiplied(
    _ left: Quantity, by right: Quantity
  ) throws(QuantityError) -> Quantity {
    try requireNoPoint(left, right)
    let number = try QuantityError.numbers { () throws(RealError) in
      try left.number.multiplied(by: right.number, budget)
    }
    return try product(number, left.unit, right.unit, exponent: 1)
  }

  /// The quotient.
  package mutating func divided(
    _ left: Quantity, by right: Quantity
  ) throws(QuantityError) -> Quantity {
    try requireNoPoint(left, right)
    let number = try QuantityError.numbers { () throws(RealError) in
      try left.number.divided(by: right.number, budget)
    }
    return try product(number, left.unit, right.unit, exponent: -1)
  }

  /// A number in the product of a unit and a power of another one.
  private mutating func product(
    _ number: Real, _ left: Unit?, _ right: Unit?, exponent: Int
  ) throws(QuantityError) -> Quantity {
    guard let right else { return Quantity(number, left) }
    if left == nil, exponent == 1 { return Quantity(number, right) }
    var product = UnitProduct(left)
    product.multiply(by: right, exponent: exponent)
    try resolveCurrencies(in: &product.scale)
    guard product.isWithinLimits else { throw .number(.tooLarge) }
    if left != nil { product.simplify() }
    return Quantity(try multiplied(number, by: product.scale), product.unit)
  }

  /// The power with a plain number.
  ///
  /// - Parameter power: the power of a number.
  /// - Throws: `rootOfUnit` where the exponents of the unit would not be whole.
  package mutating func power(
    _ base: Quantity, _ exponent: Real, of power: (Real) throws(RealError) -> Real
  ) throws(QuantityError) -> Quantity {
    guard let unit = base.unit else {
      return Quantity(try QuantityError.numbers { () throws(RealError) in try power(base.number) })
    }
    try requireNoPoint(base, base)
    guard let exponent = exponent.rational else { throw .rootOfUnit(unit) }
    // Where the roots of the named units are none, those of the coherent ones may be.
    for candidate in [unit.withoutParts, unit.dimension.coherentUnit] {
      guard let root = candidate.raised(to: exponent) else { continue }
      let number = try converted(base, to: candidate).number
      return Quantity(
        try QuantityError.numbers { () throws(RealError) in try power(number) }, root)
    }
    throw exponent.isWhole ? .exponentOfUnit(unit) : .rootOfUnit(unit)
  }

  /// Throws if a point of a temperature scale is a factor.
  private func requireNoPoint(_ left: Quantity, _ right: Quantity) throws(QuantityError) {
    try requireNoPoint(in: [left, right])
  }

  /// Throws if one of the quantities is a point of a temperature scale, which has no multiples.
  package func requireNoPoint(in quantities: [Quantity]) throws(QuantityError) {
    for case let unit? in quantities.map(\.unit) where unit.pointScale != nil {
      throw .scaledPoint(unit)
    }
  }
}
