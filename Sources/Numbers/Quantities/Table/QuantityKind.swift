/// A kind of quantity that units of the table measure; the raw value is what it is called in English.
///
/// The help lists the units in the order of the cases.
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

  /// The units of the table, all of one dimension; there is at least one.
  package var units: [UnitDefinition] {
    (UnitTable.groups.first { $0.kind == self } ?? UnitTable.money).units
  }

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
