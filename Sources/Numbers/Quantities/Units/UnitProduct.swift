import ExactNumbers

struct UnitProduct {
  private(set) var factors: [Unit.Factor]
  /// The factor that converts a number to `unit`.
  var scale = UnitScale()
  /// Whether the product of two rates of one dimension stays one: h/day × day/week is h/week.
  private var keepsRatio = false

  init(_ unit: Unit?) {
    factors = unit?.factors ?? []
    scale.factor = unit?.divisor.raised(to: -1) ?? 1
  }

  var unit: Unit? { factors.isEmpty ? nil : Unit(factors) }

  var isWithinLimits: Bool {
    factors.count <= Unit.mostFactors && Unit(factors).dimension.isWithinLimits
      && factors.allSatisfy { abs($0.exponent) <= Dimension.greatestExponent }
  }

  mutating func multiply(by unit: Unit, exponent: Int) {
    let isOfRatios = factors.count > 1 && unit.factors.count > 1 && exponent == 1
    keepsRatio =
      isOfRatios && Unit(factors).dimension == .none && unit.dimension == .none
      && factors.contains { factor in
        unit.factors.contains { $0.isPower(ofUnitOf: factor) && $0.exponent == -factor.exponent }
      }
    scale.factor = scale.factor * unit.divisor.raised(to: -exponent)
    // Equal units cancel first, or 100 EUR × 1.08 USD/EUR would be converted to euros.
    let isKnown = { [factors] (factor: Unit.Factor) in
      factors.contains { $0.isPower(ofUnitOf: factor) }
    }
    for factor in unit.factors.filter(isKnown) + unit.factors.filter({ !isKnown($0) }) {
      multiply(by: factor.raised(to: exponent))
    }
    resolveProducts()
  }

  /// Splits units such as mph if that leaves fewer factors: mph × h is mi.
  private mutating func resolveProducts() {
    guard factors.count > 1 else { return }
    var resolved = UnitProduct(nil)
    (resolved.scale, resolved.keepsRatio) = (scale, keepsRatio)
    for factor in factors {
      guard let product = UnitTable.product(equalTo: factor.definition) else {
        resolved.multiply(by: factor)
        continue
      }
      for (index, part) in product.factors.enumerated() {
        var part = part
        if index == 0 { part.prefix = factor.prefix }
        resolved.multiply(by: part.raised(to: factor.exponent))
      }
    }
    if resolved.factors.count < factors.count { self = resolved }
  }

  private mutating func multiply(by factor: Unit.Factor) {
    let dimension = factor.definition.dimension
    let same = factors.firstIndex { $0.isPower(ofUnitOf: factor) }
    // Currencies are converted on request: 108 USD ÷ 100 EUR is a rate.
    let similar = factors.firstIndex {
      $0.definition.dimension == dimension && dimension != .angle && dimension != .money
        && !keepsRatio
    }
    // A frequency and a time cancel each other: Hz·s is 1, but Hz/s is kept.
    let inverse = factors.firstIndex {
      $0.definition.dimension == .none / dimension && ($0.exponent > 0) == (factor.exponent > 0)
    }
    guard let index = same ?? similar ?? inverse else {
      // Kilograms per cubic metre times litres are kilograms.
      let opposite = factors.firstIndex { !$0.isRelative && $0.inverts(factor) }
      if let opposite, !keepsRatio {
        scale = scale.multiplied(by: factor.scale).multiplied(by: factors[opposite].scale)
        factors.remove(at: opposite)
      } else {
        factors.append(factor)
      }
      return
    }
    let exponent = same ?? similar == nil ? -factor.exponent : factor.exponent
    if same == nil {
      var other = factors[index]
      other.exponent = exponent
      scale = scale.multiplied(by: factor.scale).multiplied(by: other.scale, exponent: -1)
    }
    factors[index].exponent += exponent
    if factors[index].exponent == 0 { factors.remove(at: index) }
  }

  /// Replaces a product by a named unit that differs by a power of ten, or by a number: N·m is J,
  /// kW·h is kWh, N·m/J and m³/L are numbers; only coherent SI units change.
  mutating func simplify() {
    guard factors.count > 1, !keepsRatio else { return }
    let product = Unit(factors)
    let dimension = product.dimension
    if dimension == .none, !factors.contains(where: \.isRelative) {
      scale = scale.multiplied(by: product.scale)
      factors = []
    }
    guard dimension != .none, factors.allSatisfy(\.isCoherent) else { return }
    let isDerived = factors.contains { UnitTable.derivedUnits.contains($0.definition) }
    let candidates = UnitTable.derivedUnits + (isDerived ? UnitTable.baseUnits : [])
    for candidate in candidates where candidate.dimension == dimension {
      let ratio = product.scale.multiplied(by: candidate.unitScale, exponent: -1)
      guard ratio.piExponent == 0,
        let exponent = ratio.factor.exactLogarithm(toBase: 10)?.wholeValue
      else { continue }
      let prefix = candidate.prefix(exponent: exponent)
      factors = [Unit.Factor(candidate, prefix: prefix)]
      scale = scale.multiplied(by: ratio)
      if let prefix { scale.factor = scale.factor * prefix.factor.raised(to: -1) }
      return
    }
  }
}

extension Unit.Factor {
  package func isPower(ofUnitOf other: Self) -> Bool {
    definition == other.definition && prefix == other.prefix
  }

  fileprivate func inverts(_ other: Self) -> Bool {
    definition.dimension.raised(to: exponent)
      * other.definition.dimension.raised(to: other.exponent) == .none
  }

  /// Whether the size depends on a rate, or is also a number.
  fileprivate var isRelative: Bool {
    definition.dimension == .money || definition.dimension == .angle
  }

  fileprivate var isCoherent: Bool {
    UnitTable.derivedUnits.contains(definition) || UnitTable.baseUnits.contains(definition)
      || definition.symbol == "h"
  }
}

extension UnitDefinition {
  fileprivate func prefix(exponent: Int) -> UnitPrefix? {
    guard prefixes == .metric, exponent.isMultiple(of: 3) else { return nil }
    return UnitPrefix.metric.first { $0.exponent == exponent }
  }
}
