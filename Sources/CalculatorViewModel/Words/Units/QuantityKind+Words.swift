import Quantities

extension QuantityKind {
  /// What the kind of quantity is called, as in `speed`.
  package var noun: String {
    switch self {
    case .length: "length"
    case .area: "area"
    case .volume: "volume"
    case .mass: "mass"
    case .time: "time"
    case .speed: "speed"
    case .temperature: "temperature"
    case .pressure: "pressure"
    case .energy: "energy"
    case .power: "power"
    case .force: "force"
    case .acceleration: "acceleration"
    case .angle: "angle"
    case .frequency: "frequency"
    case .angularVelocity: "angular velocity"
    case .information: "information"
    case .dataRate: "data rate"
    case .current: "electric current"
    case .voltage: "voltage"
    case .resistance: "resistance"
    case .conductance: "conductance"
    case .charge: "electric charge"
    case .capacitance: "capacitance"
    case .inductance: "inductance"
    case .magneticFlux: "magnetic flux"
    case .magneticFluxDensity: "magnetic flux density"
    case .luminousIntensity: "luminous intensity"
    case .luminousFlux: "luminous flux"
    case .illuminance: "illuminance"
    case .solidAngle: "solid angle"
    case .amount: "amount of substance"
    case .catalyticActivity: "catalytic activity"
    case .radioactivity: "radioactivity"
    case .dose: "radiation dose"
    case .fuelEconomy: "fuel economy"
    case .money: "money"
    }
  }
}

extension Unit {
  /// The unit with what it measures, as in `km (length)`, or alone where there is no word for that.
  package var textWithKind: String {
    QuantityKind(of: dimension).map { "\(text()) (\($0.noun))" } ?? text()
  }
}
