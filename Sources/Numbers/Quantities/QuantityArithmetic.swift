import ExactNumbers

/// Arithmetic of quantities, at least one with a unit; results may exceed limits: check them.
package struct QuantityArithmetic {
  package enum Remark: Hashable, Sendable {
    /// A day beyond the end of its month became the last one.
    case clampedDay
    /// A number did not fit in a word of bits and was wrapped.
    case wrapped
    /// An energy was converted to a property of a photon, or back.
    case photon
    /// An energy was converted to a temperature T as k_B T, or back.
    case thermal
    /// Equal shares do not add up; these do: `33.34 EUR + 2 * 33.33 EUR`.
    case shares(String)
    /// An integrated function has no value at a number, where its limit was taken.
    case filledHole(String)
  }

  let budget: Budget
  private let source: RateSource
  private var rates: ExchangeRates?
  private var usedRates: [String: Rational]?
  /// A side effect that the result does not show.
  package var remark: Remark?

  package init(_ budget: Budget, rates source: RateSource = .none) {
    (self.budget, self.source) = (budget, source)
  }

  /// The exchange rates used so far, without others of their day.
  package var ratesInUse: ExchangeRates? {
    rates.map { ExchangeRates(day: $0.day, rates: usedRates ?? [:]) }
  }

  /// Converts a quantity to a unit, or to a plain number for nil; temperature points remain points.
  package mutating func converted(
    _ quantity: Quantity, to target: Unit?
  ) throws(QuantityError) -> Quantity {
    if quantity.unit == target { return quantity }
    if let time = try convertedTime(quantity, to: target) { return time }
    if let target, target.isForm {
      let unit = quantity.unit
      return Quantity(
        quantity.number, Unit(unit?.factors ?? [], divisor: unit?.divisor ?? 1, form: target.form))
    }
    // A fuel consumption and its reciprocal: L/100 km and mpg.
    if let unit = quantity.unit, let target, unit.isFuelConsumption != target.isFuelConsumption,
      [unit.dimension, target.dimension].contains(.fuelEconomy),
      unit.dimension * target.dimension == .none
    {
      return try converted(divided(1, by: quantity), to: target)
    }
    if let photon = try convertedPhoton(quantity, to: target) { return photon }
    try requireSameKind(quantity.unit, target)
    if quantity.unit?.pointScale != nil || target?.pointScale != nil {
      return try Quantity(number(ofKelvins: kelvins(of: quantity), in: target), target)
    }
    return try Quantity(
      multiplied(quantity.number, by: ratio(of: quantity.unit, to: target)), target)
  }

  /// Throws unless dimensions are equal: 0 + 5 m is an error, but angles are plain.
  private func requireSameKind(_ left: Unit?, _ right: Unit?) throws(QuantityError) {
    let (first, second) = (left?.dimension ?? .none, right?.dimension ?? .none)
    guard first.withoutAngle == second.withoutAngle else { throw .incompatible(left, right) }
  }

  private mutating func ratio(of unit: Unit?, to target: Unit?) throws(QuantityError) -> UnitScale {
    var ratio = (unit?.scale ?? UnitScale())
      .multiplied(by: target?.scale ?? UnitScale(), exponent: -1)
    try resolveCurrencies(in: &ratio)
    let (from, to) = (unit?.dimension ?? .none, target?.dimension ?? .none)
    // A cycle is a full turn, and a frequency counts cycles.
    let turns = from.withoutAngle == .none / .time ? to[.angle] - from[.angle] : 0
    return ratio.multiplied(by: UnitScale(factor: 2, piExponent: 1), exponent: turns)
  }

  private mutating func resolveCurrencies(in scale: inout UnitScale) throws(QuantityError) {
    guard !scale.currencies.isEmpty else { return }
    if rates == nil {
      do throws(RatesUnavailable) { rates = try source.rates() } catch { throw .noRates(error) }
    }
    for (currency, exponent) in scale.currencies.sorted(by: { $0.key.symbol < $1.key.symbol }) {
      guard let rate = rates?[currency.symbol] else { throw .noRate(currency: currency.symbol) }
      if currency.symbol != "EUR" {
        usedRates = (usedRates ?? [:]).merging([currency.symbol: rate]) { $1 }
      }
      scale.factor = scale.factor * rate.raised(to: -exponent)
    }
    scale.currencies = [:]
  }

  private func multiplied(_ number: Real, by scale: UnitScale) throws(QuantityError) -> Real {
    guard scale != UnitScale() else { return number }
    return try QuantityError.numbers(number.multiplied(by: scale.number(budget), budget))
  }
}

/// Operations on quantities of one dimension; temperatures in °C or °F alone are points of a scale,
/// others are differences or kelvins.
extension QuantityArithmetic {
  package mutating func sum(
    _ left: Quantity, _ right: Quantity, subtracting: Bool = false
  ) throws(QuantityError) -> Quantity {
    try requireSameKind(left.unit, right.unit)
    if left.unit?.isTimePoint == true || right.unit?.isTimePoint == true {
      return try combinedTimes(left, right, subtracting: subtracting)
    }
    let (first, second) = (left.unit?.dimension ?? .none, right.unit?.dimension ?? .none)
    if first != second, first == .none || second == .none {
      return try Quantity(
        combined(plainNumber(of: left), plainNumber(of: right), subtracting: subtracting))
    }
    let isPoint = (left: left.unit?.pointScale != nil, right: right.unit?.pointScale != nil)
    guard isPoint.left || isPoint.right else {
      let number = try converted(right, to: left.unit).number
      return try Quantity(combined(left.number, number, subtracting: subtracting), left.unit)
    }
    if isPoint.left, isPoint.right, !subtracting, let unit = left.unit { throw .addedPoints(unit) }
    // A point and a difference make a point, two points a difference.
    let unit =
      isPoint.left == isPoint.right
      ? left.unit?.differenceUnit : isPoint.left || subtracting ? left.unit : right.unit
    let kelvins = try combined(kelvins(of: left), kelvins(of: right), subtracting: subtracting)
    return try Quantity(number(ofKelvins: kelvins, in: unit), unit)
  }

  private func combined(
    _ left: Real, _ right: Real, subtracting: Bool
  ) throws(QuantityError) -> Real {
    try QuantityError.numbers(
      subtracting ? left.subtracting(right, budget) : left.adding(right, budget))
  }

  private mutating func kelvins(of temperature: Quantity) throws(QuantityError) -> Real {
    guard let scale = temperature.unit?.pointScale else {
      return try multiplied(temperature.number, by: ratio(of: temperature.unit, to: nil))
    }
    return try QuantityError.numbers(
      temperature.number.subtracting(Real(scale.zero), budget)
        .multiplied(by: Real(scale.factor), budget))
  }

  private mutating func number(
    ofKelvins kelvins: Real, in unit: Unit?
  ) throws(QuantityError) -> Real {
    guard let scale = unit?.pointScale else {
      return try multiplied(kelvins, by: ratio(of: nil, to: unit))
    }
    return try QuantityError.numbers(
      kelvins.multiplied(by: Real(scale.factor.raised(to: -1)), budget)
        .adding(Real(scale.zero), budget))
  }

  package mutating func numbers(of quantities: [Quantity]) throws(QuantityError) -> [Real] {
    try quantities.map { quantity throws(QuantityError) in
      try requireSameKind(quantities[0].unit, quantity.unit)
      return try converted(quantity, to: quantities[0].unit).number
    }
  }

  /// The value of a plain number, or of an angle in radians.
  package mutating func plainNumber(of quantity: Quantity) throws(QuantityError) -> Real {
    guard let unit = quantity.unit else { return quantity.number }
    guard unit.dimension.withoutAngle == .none else { throw .needsPlainNumber(unit) }
    return try converted(quantity, to: nil).number
  }

  /// The product, in which units of one dimension are merged and products of units simplified.
  package mutating func multiplied(
    _ left: Quantity, by right: Quantity, exponent: Int = 1
  ) throws(QuantityError) -> Quantity {
    try requireNoPoint(in: [left, right])
    let number = try QuantityError.numbers(
      exponent > 0
        ? left.number.multiplied(by: right.number, budget)
        : left.number.divided(by: right.number, budget))
    guard let other = right.unit else { return Quantity(number, left.unit?.withoutForm) }
    if left.unit == nil, exponent == 1 { return Quantity(number, other.withoutForm) }
    var product = UnitProduct(left.unit)
    product.multiply(by: other, exponent: exponent)
    try resolveCurrencies(in: &product.scale)
    guard product.isWithinLimits else { throw .number(.tooLarge) }
    if left.unit != nil { product.simplify() }
    // A rate per °C leaves a difference.
    let unit = product.unit?.isPoint == true ? product.unit?.differenceUnit : product.unit
    return Quantity(try multiplied(number, by: product.scale), unit)
  }

  package mutating func divided(
    _ left: Quantity, by right: Quantity
  ) throws(QuantityError) -> Quantity { try multiplied(left, by: right, exponent: -1) }

  /// The power with a plain exponent, given the power function of numbers.
  package mutating func power(
    _ base: Quantity, _ exponent: Real, of power: (Real) throws(RealError) -> Real
  ) throws(QuantityError) -> Quantity {
    guard let unit = base.unit else {
      return Quantity(try QuantityError.numbers(power(base.number)))
    }
    try requireNoPoint(in: [base])
    // The coherent units may have roots even if the named ones do not.
    for candidate in [unit.withoutParts, unit.dimension.coherentUnit] {
      guard let root = exponent.rational.flatMap({ candidate.raised(to: $0) }) else { continue }
      let number = try converted(base, to: candidate).number
      let value = try QuantityError.numbers(power(number))
      guard root.divisor == 1 else { return Quantity(value, root) }
      var product = UnitProduct(root)
      product.simplify()
      return Quantity(try multiplied(value, by: product.scale), product.unit)
    }
    guard unit.dimension.withoutAngle == .none else {
      throw exponent.rational?.isWhole == true ? .exponentOfUnit(unit) : .rootOfUnit(unit)
    }
    let number = try plainNumber(of: base)
    return Quantity(try QuantityError.numbers(power(number)))
  }

  /// Throws for points of a scale, which have no multiples.
  package func requireNoPoint(in quantities: [Quantity]) throws(QuantityError) {
    for case let unit? in quantities.map(\.unit) where unit.isPoint { throw .scaledPoint(unit) }
  }
}

extension Unit {
  /// The unit of differences between points: kelvins, or degrees of another size.
  package var differenceUnit: Unit? {
    guard let scale = pointScale else { return self }
    let name = scale.factor == 1 ? "K" : "Δ" + factors[0].definition.symbol
    return UnitTable.unit(named: name).map { Unit([$0]) }
  }
}
