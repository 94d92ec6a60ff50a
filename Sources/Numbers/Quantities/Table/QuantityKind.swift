/// A kind of quantity, in the order of the help.
package enum QuantityKind: Hashable, Sendable, CaseIterable {
  case length, area, volume, mass, time, speed, temperature
  case pressure, energy, power, force, acceleration
  case angle, frequency, angularVelocity, information, dataRate
  case current, voltage, resistance, conductance, charge, capacitance, inductance
  case magneticFlux, magneticFluxDensity
  case luminousIntensity, luminousFlux, illuminance, solidAngle
  case amount, catalyticActivity, radioactivity, dose, fuelEconomy, money

  package var units: [UnitDefinition] {
    (UnitTable.groups.first { $0.kind == self } ?? UnitTable.money).units
  }

  /// The kind of a dimension: a frequency is not radioactivity, nor a squared speed a dose.
  package init?(of dimension: Dimension) {
    let kinds = Self.allCases.filter { $0 != .dose && $0 != .radioactivity && $0 != .fuelEconomy }
    guard let kind = kinds.first(where: { $0.units[0].dimension == dimension }) else { return nil }
    self = kind
  }

  /// The unit of scale 1, or else its product of base units: N for forces, kg for masses.
  package var coherentUnit: Unit {
    units.first { $0.scale == "1" }.map { Unit($0) } ?? units[0].dimension.coherentUnit
  }
}
