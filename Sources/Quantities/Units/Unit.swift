import ExactNumbers

/// What a number is measured in: a product of powers of named units, as in kg·m²/s².
///
/// It is a class, so that a quantity without a unit costs one word, and immutable.
package final class Unit: Sendable {
  /// A named unit with its prefix and exponent.
  package struct Factor: Hashable, Sendable {
    package var definition: UnitDefinition
    package var prefix: UnitPrefix?
    /// Not zero.
    package var exponent: Int

    package init(_ definition: UnitDefinition, prefix: UnitPrefix? = nil, exponent: Int = 1) {
      (self.definition, self.prefix, self.exponent) = (definition, prefix, exponent)
    }
  }

  /// The named units in the order in which they are written; empty for the unit 1.
  package let factors: [Factor]
  /// The greatest number of named units in a product.
  package static let mostFactors = 32
  /// What the number of the denominator is multiplied by, as in L/100 km.
  package let divisor: Rational
  /// The units that the number is divided into, the greatest first, as in ft + in.
  ///
  /// They have the same dimension. Empty for any other unit.
  package let parts: [Unit]

  package init(_ factors: [Factor], divisor: Rational = 1) {
    (self.factors, self.divisor, parts) = (factors, divisor, [])
  }

  /// Creates a unit whose numbers are divided into several units of the same dimension; the number is
  /// that of the first one.
  ///
  /// - Precondition: There are at least two parts, and they have no parts.
  package init(parts: [Unit]) {
    (factors, divisor, self.parts) = (parts[0].factors, parts[0].divisor, parts)
  }

  /// Creates a named unit.
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
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(factors)
    hasher.combine(divisor)
    hasher.combine(parts)
  }
}
