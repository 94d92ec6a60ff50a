/// The dimensions of derived quantities that units with names of their own have.
extension Dimension {
  package static let area = length.raised(to: 2)
  package static let volume = length.raised(to: 3)
  package static let speed = length / time
  package static let acceleration = speed / time
  package static let frequency = none / time
  package static let solidAngle = angle.raised(to: 2)
  package static let angularVelocity = angle / time
  package static let force = mass * acceleration
  package static let pressure = force / area
  package static let energy = force * length
  package static let power = energy / time
  package static let charge = current * time
  package static let voltage = power / current
  package static let resistance = voltage / current
  package static let conductance = current / voltage
  package static let capacitance = charge / voltage
  package static let inductance = resistance * time
  package static let magneticFlux = voltage * time
  package static let magneticFluxDensity = magneticFlux / area
  package static let dataRate = information / time
  package static let luminousFlux = luminousIntensity * solidAngle
  package static let illuminance = luminousFlux / area
  package static let catalyticActivity = amount / time
  package static let dose = energy / mass
  package static let fuelEconomy = length / volume
}
