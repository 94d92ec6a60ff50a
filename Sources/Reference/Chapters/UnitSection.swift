import Quantities

/// The sections of the table of units.
package enum UnitSection: Hashable, Sendable, CaseIterable {
  case length
  case area
  case volume
  case mass
  case time
  case speed
  case temperature
  case pressure
  case energy
  case power
  case force
  case angle
  case frequency
  case information
  case electricity
  case light
  case substances
  case fuelEconomy

  /// The kinds of quantities below the heading.
  var kinds: [QuantityKind] {
    switch self {
    case .length: [.length]
    case .area: [.area]
    case .volume: [.volume]
    case .mass: [.mass]
    case .time: [.time]
    case .speed: [.speed, .acceleration]
    case .temperature: [.temperature]
    case .pressure: [.pressure]
    case .energy: [.energy]
    case .power: [.power]
    case .force: [.force]
    case .angle: [.angle, .solidAngle]
    case .frequency: [.frequency, .angularVelocity]
    case .information: [.information, .dataRate]
    case .electricity:
      [
        .current, .voltage, .resistance, .conductance, .charge, .capacitance, .inductance,
        .magneticFlux, .magneticFluxDensity,
      ]
    case .light: [.luminousIntensity, .luminousFlux, .illuminance]
    case .substances: [.amount, .catalyticActivity, .radioactivity, .dose]
    case .fuelEconomy: [.fuelEconomy]
    }
  }
}
