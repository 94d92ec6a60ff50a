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

  /// Throws unless both quantities can be added.
  ///
  /// A plain zero is no length: 0 + 5 m is an error like 1 + 5 m.
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
