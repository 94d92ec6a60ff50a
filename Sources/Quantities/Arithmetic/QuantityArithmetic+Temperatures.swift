import ExactNumbers

/// Temperatures, which are points of a scale where their unit is °C or °F alone, and otherwise
/// differences or kelvins.
extension QuantityArithmetic {
  /// A temperature in kelvins.
  mutating func kelvins(of temperature: Quantity) throws(QuantityError) -> Real {
    guard let scale = temperature.unit?.pointScale else {
      return try multiplied(temperature.number, by: ratio(of: temperature.unit, to: nil))
    }
    return try QuantityError.numbers { () throws(RealError) in
      try temperature.number.subtracting(Real(scale.zero), budget)
        .multiplied(by: Real(scale.factor), budget)
    }
  }

  /// The number of a temperature in a unit.
  mutating func number(
    ofKelvins kelvins: Real, in unit: Unit?
  ) throws(QuantityError) -> Real {
    guard let scale = unit?.pointScale else {
      return try multiplied(kelvins, by: ratio(of: nil, to: unit))
    }
    return try QuantityError.numbers { () throws(RealError) in
      try kelvins.multiplied(by: Real(scale.factor.raised(to: -1)), budget)
        .adding(Real(scale.zero), budget)
    }
  }

  /// The sum or the difference of temperatures of which at least one is a point.
  mutating func combinedTemperatures(
    _ left: Quantity, _ right: Quantity, subtracting: Bool
  ) throws(QuantityError) -> Quantity {
    let isPoint = (left: left.unit?.pointScale != nil, right: right.unit?.pointScale != nil)
    if isPoint.left, isPoint.right, !subtracting, let unit = left.unit {
      throw .addedPoints(unit)
    }
    // A point and a difference make a point, two points a difference.
    let unit =
      isPoint.left == isPoint.right
      ? left.unit?.differenceUnit : isPoint.left || subtracting ? left.unit : right.unit
    let (first, second) = (try kelvins(of: left), try kelvins(of: right))
    let kelvins = try QuantityError.numbers { () throws(RealError) in
      try subtracting ? first.subtracting(second, budget) : first.adding(second, budget)
    }
    return try Quantity(number(ofKelvins: kelvins, in: unit), unit)
  }
}

extension Unit {
  /// The unit of differences of points: kelvins, or degrees of the scale if they are not as large.
  package var differenceUnit: Unit? {
    guard let scale = pointScale else { return self }
    let name = scale.factor == 1 ? "K" : "Δ" + factors[0].definition.symbol
    return UnitTable.unit(named: name).map { Unit($0.definition, prefix: $0.prefix) }
  }
}
