/// A kind of quantity that units of the table measure; the help lists the units in the order of the
/// cases.
package enum QuantityKind: Hashable, Sendable, CaseIterable {
  case length, area, volume, mass, time, speed, temperature
  case pressure, energy, power, force, acceleration
  case angle, frequency, angularVelocity
  case information, dataRate
  case current, voltage, resistance, conductance, charge, capacitance, inductance
  case magneticFlux, magneticFluxDensity
  case luminousIntensity, luminousFlux, illuminance, solidAngle
  case amount, catalyticActivity, radioactivity, dose
  case fuelEconomy
  case money

  /// The units of the table, all of one dimension; there is at least one.
  package var units: [UnitDefinition] { UnitTable.groups[self]?.units ?? [] }

  /// The kind that quantities of a dimension are called by; nil if they have no name of their own.
  ///
  /// A becquerel has the dimension of a frequency, and a dose that of the square of a speed, which
  /// is seldom a dose.
  package init?(of dimension: Dimension) {
    let kinds = Self.allCases.filter { $0 != .dose && $0 != .radioactivity && $0 != .fuelEconomy }
    guard let kind = kinds.first(where: { $0.units[0].dimension == dimension }) else { return nil }
    self = kind
  }

  /// The unit that the values of the table are multiples of: N for forces, kg for masses.
  package var coherentUnit: Unit {
    units.first { $0.scale == "1" }.map { Unit($0) } ?? units[0].dimension.coherentUnit
  }
}
