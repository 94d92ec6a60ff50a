import ExactNumbers

/// A unit that is being multiplied, with what its numbers have to be multiplied by.
struct UnitProduct {
  private(set) var factors: [Unit.Factor]
  /// What a number is multiplied by to be in `unit`.
  var scale = UnitScale()

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
    scale.factor = scale.factor * unit.divisor.raised(to: -exponent)
    for factor in unit.factors { multiply(by: factor.raised(to: exponent)) }
    resolveProducts()
  }

  /// Takes units such as mph apart if that leaves fewer of them: mph × h is mi.
  private mutating func resolveProducts() {
    guard factors.count > 1 else { return }
    var resolved = UnitProduct(nil)
    resolved.scale = scale
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

  /// Multiplies by a named unit.
  private mutating func multiply(by factor: Unit.Factor) {
    let same = factors.firstIndex {
      $0.definition == factor.definition && $0.prefix == factor.prefix
    }
    let similar = factors.firstIndex {
      $0.definition.dimension == factor.definition.dimension && $0.definition.dimension != .angle
    }
    guard let index = same ?? similar else {
      factors.append(factor)
      return
    }
    if same == nil {
      var other = factors[index]
      other.exponent = factor.exponent
      scale = scale.multiplied(by: factor.scale).multiplied(by: other.scale, exponent: -1)
    }
    factors[index].exponent += factor.exponent
    if factors[index].exponent == 0 { factors.remove(at: index) }
  }

  /// Puts a named unit in the place of a product that is a power of ten of it: N·m is J, kW·h is
  /// kWh.
  ///
  /// A quotient of derived units may also be a base unit: V/Ω is A. Only products of coherent units
  /// of the SI are simplified, so that L/m² does not become a length.
  mutating func simplify() {
    guard factors.count > 1, factors.allSatisfy(\.isCoherent) else { return }
    let product = Unit(factors)
    let dimension = product.dimension
    let isDerived = factors.contains { UnitTable.derivedUnits.contains($0.definition) }
    let candidates = UnitTable.derivedUnits + (isDerived ? UnitTable.baseUnits : [])
    for candidate in candidates where candidate.dimension == dimension {
      let ratio = product.scale.multiplied(by: candidate.unitScale, exponent: -1)
      guard ratio.piExponent == 0, let exponent = ratio.factor.exponentOfTen else { continue }
      let prefix = candidate.prefix(exponent: exponent)
      factors = [Unit.Factor(candidate, prefix: prefix)]
      scale = scale.multiplied(by: ratio)
      if let prefix { scale.factor = scale.factor * prefix.factor.raised(to: -1) }
      return
    }
  }
}

extension Unit.Factor {
  /// Whether the unit is one of the SI whose products have no other factors than powers of ten, or
  /// the hour of Wh and Ah.
  fileprivate var isCoherent: Bool { definition.isCoherent || definition.symbol == "h" }
}

extension UnitDefinition {
  fileprivate var isCoherent: Bool {
    UnitTable.derivedUnits.contains(self) || UnitTable.baseUnits.contains(self)
  }

  /// The metric prefix with an exponent of ten; nil for none.
  fileprivate func prefix(exponent: Int) -> UnitPrefix? {
    guard prefixes == .metric, exponent.isMultiple(of: 3) else { return nil }
    return UnitPrefix.metric.first { $0.exponent == exponent }
  }
}

extension Rational {
  /// The exponent of the power of ten that the number is; nil if it is none.
  fileprivate var exponentOfTen: Int? {
    var (rest, exponent) = (self, 0)
    let ten: Rational = 10
    while rest.isWhole, rest != 1, exponent < 99 {
      guard let next = rest.divided(by: ten), next.isWhole else { break }
      (rest, exponent) = (next, exponent + 1)
    }
    while !rest.isWhole, exponent > -99 { (rest, exponent) = (rest * ten, exponent - 1) }
    return rest == 1 ? exponent : nil
  }
}
