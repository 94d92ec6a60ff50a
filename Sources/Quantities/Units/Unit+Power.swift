import ExactNumbers

extension Unit.Factor {
  /// The power of the named unit.
  package func raised(to exponent: Int) -> Unit.Factor {
    var power = self
    power.exponent *= exponent
    return power
  }
}

extension Unit {
  /// The unit itself, or the first of its parts.
  package var withoutParts: Unit { parts.first ?? self }

  /// The power; nil if an exponent would not be whole, or too great.
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
}

extension Dimension {
  /// The product of powers of base units: those of the SI, the radian, the bit and the euro.
  var coherentUnit: Unit {
    var factors: [Unit.Factor] = []
    for (base, unit) in zip(Base.allCases, UnitTable.baseUnits) where self[base] != 0 {
      let kilo = base == .mass ? UnitPrefix.metric.first { $0.exponent == 3 } : nil
      factors.append(Unit.Factor(unit, prefix: kilo, exponent: self[base]))
    }
    return Unit(factors)
  }
}

extension Unit {
  /// Creates a unit whose numbers are divided into several units, the greatest first; nil if they
  /// have several dimensions, or cannot be compared without exchange rates.
  package convenience init?(dividedInto units: [Unit]) {
    let isUniform = units.allSatisfy {
      $0.dimension == units[0].dimension && $0.pointScale == nil && $0.scale.currencies.isEmpty
        && $0.scale.piExponent == units[0].scale.piExponent
    }
    guard isUniform else { return nil }
    self.init(parts: units.sorted { $0.scale.factor > $1.scale.factor })
  }
}
