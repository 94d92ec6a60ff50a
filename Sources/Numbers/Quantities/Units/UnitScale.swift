import ExactNumbers

/// The size of a unit in coherent units: `factor` × π^`piExponent` × the values of currencies.
struct UnitScale: Hashable {
  var factor: Rational = 1
  var piExponent = 0
  var currencies: [UnitDefinition: Int] = [:]

  func multiplied(by other: UnitScale, exponent: Int = 1) -> UnitScale {
    UnitScale(
      factor: factor * other.factor.raised(to: exponent),
      piExponent: piExponent + other.piExponent * exponent,
      currencies: other.currencies.isEmpty
        ? currencies
        : currencies.merging(other.currencies.mapValues { $0 * exponent }, uniquingKeysWith: +)
          .filter { $0.value != 0 })
  }

  func number(_ budget: Budget) throws(RealError) -> Real {
    guard piExponent != 0 else { return Real(factor) }
    return try Real.pi(budget).raised(to: Real(Rational(piExponent)), budget)
      .multiplied(by: Real(factor), budget)
  }
}

extension UnitDefinition {
  /// The scale without a prefix; that of one degree for a temperature scale.
  var unitScale: UnitScale {
    switch scale {
    case .multiple(let factor, let piExponent): UnitScale(factor: factor, piExponent: piExponent)
    case .points(let factor, _): UnitScale(factor: factor)
    case .currency: UnitScale(currencies: [self: 1])
    }
  }
}

extension Unit.Factor {
  var scale: UnitScale {
    var base = definition.unitScale
    if let prefix { base.factor = base.factor * prefix.factor }
    return UnitScale().multiplied(by: base, exponent: exponent)
  }
}

extension Unit {
  var scale: UnitScale {
    factors.reduce(UnitScale(factor: divisor.raised(to: -1))) { $0.multiplied(by: $1.scale) }
  }

  /// Whether the size contains π, as for a turn or a degree.
  package var hasPi: Bool { scale.piExponent != 0 }

  /// Whether this is a frequency in cycles: Hz or bpm.
  package var countsCycles: Bool {
    factors.contains { ["Hz", "bpm"].contains($0.definition.symbol) }
  }

  /// Whether turns are among the factors, also per minute.
  package var countsTurns: Bool {
    factors.contains { ["turn", "rpm"].contains($0.definition.symbol) }
  }

  package var pointScale: (factor: Rational, zero: Rational)? {
    guard case .points(let factor, let zero) = single?.definition.scale else { return nil }
    return (factor, zero)
  }

  /// Whether values have no multiples: temperatures in °C, dates, moments and weekdays.
  package var isPoint: Bool { pointScale != nil || isTimePoint }

  var isFuelConsumption: Bool {
    let dimensions = factors.map { $0.definition.dimension.raised(to: $0.exponent) }
    return dimensions == [.volume, .none / .length]
  }
}
