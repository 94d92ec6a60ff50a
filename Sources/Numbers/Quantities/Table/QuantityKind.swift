/// A kind of quantity, in the order of the help; the raw value is its English name.
package enum QuantityKind: String, Hashable, Sendable, CaseIterable {
  case length, area, volume, mass, time, speed, temperature
  case pressure, energy, power, force, acceleration
  case angle, frequency
  case angularVelocity = "angular velocity"
  case information
  case dataRate = "data rate"
  case current = "electric current"
  case voltage, resistance, conductance
  case charge = "electric charge"
  case capacitance, inductance
  case magneticFlux = "magnetic flux"
  case magneticFluxDensity = "magnetic flux density"
  case luminousIntensity = "luminous intensity"
  case luminousFlux = "luminous flux"
  case illuminance
  case solidAngle = "solid angle"
  case amount = "amount of substance"
  case catalyticActivity = "catalytic activity"
  case radioactivity
  case dose = "radiation dose"
  case fuelEconomy = "fuel economy"
  case money

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
