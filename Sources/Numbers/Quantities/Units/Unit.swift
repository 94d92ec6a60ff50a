import ExactNumbers

/// A product of powers of named units, as in kg·m²/s²; as a class, it costs a quantity one word.
package final class Unit: Sendable {
  package struct Factor: Hashable, Sendable {
    package var definition: UnitDefinition
    package var prefix: UnitPrefix?
    package var exponent: Int

    package init(_ definition: UnitDefinition, prefix: UnitPrefix? = nil, exponent: Int = 1) {
      (self.definition, self.prefix, self.exponent) = (definition, prefix, exponent)
    }
  }

  /// In the order of output; empty for the unit 1.
  package let factors: [Factor]
  package static let mostFactors = 32
  package let divisor: Rational
  /// The parts of one dimension in descending order, as in ft + in; empty for other units.
  package let parts: [Unit]
  package let clock: ClockUnit?
  package let form: WrittenForm?
  package let result: LineResult?

  package init(
    _ factors: [Factor], divisor: Rational = 1, clock: ClockUnit? = nil, form: WrittenForm? = nil,
    result: LineResult? = nil
  ) {
    (self.factors, self.divisor, self.clock, self.form, parts) = (factors, divisor, clock, form, [])
    self.result = result
  }

  /// Creates a unit of at least two parts; its number counts the first one.
  package init(parts: [Unit]) {
    (factors, divisor, self.parts) = (parts[0].factors, parts[0].divisor, parts)
    (clock, form, result) = (nil, nil, nil)
  }

  package convenience init(_ definition: UnitDefinition, prefix: UnitPrefix? = nil) {
    self.init([Factor(definition, prefix: prefix)])
  }

  package var dimension: Dimension {
    factors.reduce(.none) { $0 * $1.definition.dimension.raised(to: $1.exponent) }
  }
}

extension Unit: Hashable {
  package static func == (left: Unit, right: Unit) -> Bool {
    left === right
      || left.factors == right.factors && left.divisor == right.divisor && left.parts == right.parts
        && left.clock == right.clock && left.form == right.form && left.result == right.result
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(factors)
    hasher.combine(divisor)
    hasher.combine(parts)
    hasher.combine(clock)
    hasher.combine(form)
    hasher.combine(result)
  }
}

extension Unit { package static let degree = Unit(UnitTable.unit(named: "°").map { [$0] } ?? []) }

extension Unit.Factor {
  package func raised(to exponent: Int) -> Unit.Factor {
    var power = self
    power.exponent *= exponent
    return power
  }
}

extension Unit {
  package var withoutParts: Unit { parts.first ?? self }

  /// The only factor if it has no exponent or divisor.
  var single: Factor? {
    factors.count == 1 && factors[0].exponent == 1 && divisor == 1 ? factors[0] : nil
  }

  package var isForm: Bool { form != nil && factors.isEmpty }

  var withoutForm: Unit? {
    form == nil ? self : factors.isEmpty ? nil : Unit(factors, divisor: divisor)
  }

  func raised(to exponent: Rational) -> Unit? {
    var power: [Factor] = []
    for var factor in factors {
      guard let raised = (Rational(factor.exponent) * exponent).wholeValue,
        abs(raised) <= Dimension.greatestExponent
      else { return nil }
      factor.exponent = raised
      power.append(factor)
    }
    guard divisor == 1 || exponent == 1 else { return nil }
    let unit = Unit(power, divisor: divisor)
    return unit.dimension.isWithinLimits ? unit : nil
  }

  /// Whether the unit may follow a greater one of its dimension; points and money may not.
  package func isPart(of other: Unit) -> Bool {
    dimension == other.dimension && !isPoint && other.scale.currencies.isEmpty
      && scale.factor < other.scale.factor
  }

  /// Creates a compound of units, sorted by size; nil unless they are comparable.
  package convenience init?(dividedInto units: [Unit]) {
    let isUniform = units.allSatisfy {
      $0.dimension == units[0].dimension && !$0.isPoint && $0.scale.currencies.isEmpty
        && $0.scale.piExponent == units[0].scale.piExponent
    }
    guard isUniform else { return nil }
    self.init(parts: units.sorted { $0.scale.factor > $1.scale.factor })
  }
}

extension Dimension {
  /// The product of base units: those of the SI, the radian, the bit and the euro.
  var coherentUnit: Unit {
    var factors: [Unit.Factor] = []
    for (base, unit) in zip(Base.allCases, UnitTable.baseUnits) where self[base] != 0 {
      let kilo = base == .mass ? UnitPrefix.metric.first { $0.exponent == 3 } : nil
      factors.append(Unit.Factor(unit, prefix: kilo, exponent: self[base]))
    }
    return Unit(factors)
  }
}
