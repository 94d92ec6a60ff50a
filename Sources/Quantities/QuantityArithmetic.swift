import ExactNumbers

/// Arithmetic of quantities, of which at least one has a unit.
///
///     var arithmetic = QuantityArithmetic(Budget())
///     let mile = UnitTable.unit(named: "mi").map { Unit($0.definition) }
///     let kilometre = UnitTable.unit(named: "km").map { Unit($0.definition, prefix: $0.prefix) }
///     try arithmetic.converted(Quantity(1, mile), to: kilometre).number  // 1.609344
///
/// Sums are in the unit of the first operand. Results are not held to limits: check them after each
/// operation.
package struct QuantityArithmetic {
  let budget: Budget
  private let source: RateSource
  /// The rates that were read; a reference, because most calculations need none.
  private var used: UsedRates?

  private final class UsedRates {
    let rates: ExchangeRates

    init(_ rates: ExchangeRates) { self.rates = rates }
  }

  package init(_ budget: Budget, rates source: RateSource = .none) {
    self.budget = budget
    self.source = source
  }

  /// The day of the exchange rates that were used; nil if none were.
  package var ratesDay: ExchangeRates.Day? { used?.rates.day }

  /// The quantity in another unit.
  ///
  /// A point of a temperature scale is converted as a point; otherwise 5 °C would be 5 K.
  ///
  /// - Parameter target: the unit; nil for a plain number, which angles are, in radians.
  /// - Throws: `incompatible` for a unit of another dimension, and the errors of exchange rates.
  package mutating func converted(
    _ quantity: Quantity, to target: Unit?
  ) throws(QuantityError) -> Quantity {
    if quantity.unit == target { return quantity }
    if let reciprocal = try reciprocalOfConsumption(quantity, for: target) {
      return try converted(reciprocal, to: target)
    }
    try requireSameDimension(quantity.unit, target)
    if quantity.unit?.pointScale != nil || target?.pointScale != nil {
      let kelvins = try kelvins(of: quantity)
      return try Quantity(number(ofKelvins: kelvins, in: target), target)
    }
    return try Quantity(
      multiplied(quantity.number, by: ratio(of: quantity.unit, to: target)), target)
  }

  /// The distance that a volume of fuel lasts for, in place of the fuel for a distance, or the
  /// other way round: L/100 km and mpg are reciprocals.
  ///
  /// - Returns: nil where the unit and its target are no such pair.
  private mutating func reciprocalOfConsumption(
    _ quantity: Quantity, for target: Unit?
  ) throws(QuantityError) -> Quantity? {
    guard let unit = quantity.unit, let target, unit.isFuelConsumption != target.isFuelConsumption,
      unit.dimension == .fuelEconomy || target.dimension == .fuelEconomy,
      unit.dimension * target.dimension == .none
    else { return nil }
    return try divided(1, by: quantity)
  }

  private func requireSameDimension(_ left: Unit?, _ right: Unit?) throws(QuantityError) {
    let (first, second) = (left?.dimension ?? .none, right?.dimension ?? .none)
    guard first == second || first.withoutAngle == second.withoutAngle else {
      throw .incompatible(left, right)
    }
  }

  /// What a number in one unit is multiplied by to be in another one of the same dimension.
  mutating func ratio(of unit: Unit?, to target: Unit?) throws(QuantityError) -> UnitScale {
    var ratio = unit?.scale ?? UnitScale()
    ratio.multiply(by: target?.scale ?? UnitScale(), exponent: -1)
    try resolveCurrencies(in: &ratio)
    let (from, to) = (unit?.dimension ?? .none, target?.dimension ?? .none)
    // One cycle is a full turn, and a frequency counts cycles.
    let turns = from.withoutAngle == .none / .time ? to[.angle] - from[.angle] : 0
    ratio.multiply(by: UnitScale(factor: 2, piExponent: 1), exponent: turns)
    return ratio
  }

  /// Replaces currencies by their values in euros.
  mutating func resolveCurrencies(in scale: inout UnitScale) throws(QuantityError) {
    guard !scale.currencies.isEmpty else { return }
    let rates = try readRates()
    for (currency, exponent) in scale.currencies.sorted(by: { $0.key.symbol < $1.key.symbol }) {
      guard let rate = rates[currency.symbol] else { throw .noRate(currency: currency.symbol) }
      scale.factor = scale.factor * rate.raised(to: -exponent)
    }
    scale.currencies = [:]
  }

  private mutating func readRates() throws(QuantityError) -> ExchangeRates {
    if let used { return used.rates }
    do throws(RatesUnavailable) {
      let rates = try source.rates()
      used = UsedRates(rates)
      return rates
    } catch {
      throw .noRates(error)
    }
  }

  /// A number multiplied by a scale without currencies.
  func multiplied(_ number: Real, by scale: UnitScale) throws(QuantityError) -> Real {
    try QuantityError.numbers { () throws(RealError) in
      var product = number
      if scale.factor != 1 { product = try product.multiplied(by: Real(scale.factor), budget) }
      for _ in 0..<abs(scale.piExponent) {
        let pi = try Real.pi(budget)
        product =
          try scale.piExponent > 0
          ? product.multiplied(by: pi, budget) : product.divided(by: pi, budget)
      }
      return product
    }
  }
}

/// Temperatures, which are points of a scale where their unit is °C or °F alone, and otherwise
/// differences or kelvins.
extension QuantityArithmetic {
  mutating func kelvins(of temperature: Quantity) throws(QuantityError) -> Real {
    guard let scale = temperature.unit?.pointScale else {
      return try multiplied(temperature.number, by: ratio(of: temperature.unit, to: nil))
    }
    return try QuantityError.numbers { () throws(RealError) in
      try temperature.number.subtracting(Real(scale.zero), budget)
        .multiplied(by: Real(scale.factor), budget)
    }
  }

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
