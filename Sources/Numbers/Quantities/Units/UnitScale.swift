import ExactNumbers

/// What one of a unit is in the coherent unit of its dimension:
/// `factor` × π^`piExponent` × the values of currencies.
struct UnitScale: Hashable {
  var factor: Rational = 1
  var piExponent = 0
  /// Currencies with their exponents, none of which is zero.
  var currencies: [UnitDefinition: Int] = [:]

  func multiplied(by other: UnitScale, exponent: Int = 1) -> UnitScale {
    UnitScale(
      factor: factor * other.factor.raised(to: exponent),
      piExponent: piExponent + other.piExponent * exponent,
      currencies: other.currencies.isEmpty
        ? currencies
        : currencies.merging(
          other.currencies.mapValues { $0 * exponent }, uniquingKeysWith: +
        )
        .filter { $0.value != 0 })
  }
}

extension UnitDefinition {
  /// What one of the unit, without a prefix, is in the coherent unit; of a temperature scale, what
  /// one degree is.
  var unitScale: UnitScale {
    switch scale {
    case .multiple(let factor, let piExponent): UnitScale(factor: factor, piExponent: piExponent)
    case .points(let factor, _): UnitScale(factor: factor)
    case .currency: UnitScale(currencies: [self: 1])
    }
  }
}

extension Unit.Factor {
  /// What one of the named unit with its prefix and its exponent is in the coherent unit.
  var scale: UnitScale {
    var base = definition.unitScale
    if let prefix { base.factor = base.factor * prefix.factor }
    return UnitScale().multiplied(by: base, exponent: exponent)
  }
}

extension Unit {
  /// What one of the unit is in the coherent unit of its dimension.
  var scale: UnitScale {
    factors.reduce(UnitScale(factor: divisor.raised(to: -1))) { $0.multiplied(by: $1.scale) }
  }

  /// The temperature scale whose points are measured in this unit; nil if there is none.
  package var pointScale: (factor: Rational, zero: Rational)? {
    guard factors.count == 1, factors[0].exponent == 1, divisor == 1,
      case .points(let factor, let zero) = factors[0].definition.scale
    else { return nil }
    return (factor, zero)
  }

  /// Whether a number in the unit is a point of a scale, which has no multiples: a temperature in °C,
  /// a date, a moment or a day of the week.
  package var isPoint: Bool { pointScale != nil || isTimePoint }

  /// Whether the unit is that of a volume for a distance, as L/100 km.
  var isFuelConsumption: Bool {
    let dimensions = factors.map { $0.definition.dimension.raised(to: $0.exponent) }
    return dimensions == [.volume, .none / .length]
  }
}
