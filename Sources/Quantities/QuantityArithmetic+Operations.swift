import ExactNumbers

/// Sums, and what else needs quantities of one kind.
extension QuantityArithmetic {
  /// The sum, in the unit of the left operand.
  package mutating func adding(
    _ left: Quantity, _ right: Quantity
  ) throws(QuantityError) -> Quantity {
    try combined(left, right, subtracting: false)
  }

  /// The difference, in the unit of the left operand; of two points of a temperature scale, in
  /// degrees of that.
  package mutating func subtracting(
    _ left: Quantity, _ right: Quantity
  ) throws(QuantityError) -> Quantity {
    try combined(left, right, subtracting: true)
  }

  private mutating func combined(
    _ left: Quantity, _ right: Quantity, subtracting: Bool
  ) throws(QuantityError) -> Quantity {
    try requireSameKind(left, right)
    if left.unit?.pointScale != nil || right.unit?.pointScale != nil {
      return try combinedTemperatures(left, right, subtracting: subtracting)
    }
    let number = try converted(right, to: left.unit).number
    return Quantity(
      try QuantityError.numbers { () throws(RealError) in
        try subtracting
          ? left.number.subtracting(number, budget) : left.number.adding(number, budget)
      }, left.unit)
  }

  /// Throws unless both can be added; a plain zero is no length, so 0 + 5 m is an error.
  private func requireSameKind(_ left: Quantity, _ right: Quantity) throws(QuantityError) {
    let (first, second) = (left.unit?.dimension ?? .none, right.unit?.dimension ?? .none)
    guard first.withoutAngle == second.withoutAngle else {
      throw .incompatible(left.unit, right.unit)
    }
  }

  /// The numbers of quantities in the unit of the first one.
  package mutating func numbers(of quantities: [Quantity]) throws(QuantityError) -> [Real] {
    var numbers: [Real] = []
    for quantity in quantities {
      try requireSameKind(quantities[0], quantity)
      numbers.append(try converted(quantity, to: quantities[0].unit).number)
    }
    return numbers
  }

  /// The number of a quantity that measures nothing but perhaps an angle, in radians.
  package mutating func plainNumber(of quantity: Quantity) throws(QuantityError) -> Real {
    guard let unit = quantity.unit else { return quantity.number }
    guard unit.dimension.withoutAngle == .none else { throw .needsPlainNumber(unit) }
    return try converted(quantity, to: nil).number
  }
}

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

  /// The power with a plain number, which `power` gives of numbers.
  ///
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
