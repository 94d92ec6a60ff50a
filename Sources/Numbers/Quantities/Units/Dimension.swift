/// A product of powers of base quantities: the seven of the SI, and angle, information and money.
package struct Dimension: Hashable, Sendable {
  package enum Base: Int, Hashable, Sendable, CaseIterable {
    case length, mass, time, current, temperature, amount, luminousIntensity
    case angle, information, money
  }

  private var exponents: SIMD16<Int16>

  package static let none = Dimension()
  package static let length = Dimension(.length)
  package static let mass = Dimension(.mass)
  package static let time = Dimension(.time)
  package static let current = Dimension(.current)
  package static let temperature = Dimension(.temperature)
  package static let amount = Dimension(.amount)
  package static let luminousIntensity = Dimension(.luminousIntensity)
  package static let angle = Dimension(.angle)
  package static let information = Dimension(.information)
  package static let money = Dimension(.money)

  package static let greatestExponent = 99

  private init(_ exponents: SIMD16<Int16> = SIMD16()) { self.exponents = exponents }

  package init(_ base: Base) {
    self.init()
    exponents[base.rawValue] = 1
  }

  package subscript(base: Base) -> Int { Int(exponents[base.rawValue]) }

  package static func * (left: Dimension, right: Dimension) -> Dimension {
    Dimension(left.exponents &+ right.exponents)
  }

  package static func / (left: Dimension, right: Dimension) -> Dimension {
    Dimension(left.exponents &- right.exponents)
  }

  /// - Precondition: The magnitude of the exponent is at most `greatestExponent`.
  package func raised(to exponent: Int) -> Dimension {
    Dimension(exponents &* SIMD16(repeating: Int16(exponent)))
  }

  /// The dimension without its angle, as a radian is the number 1.
  package var withoutAngle: Dimension {
    var rest = self
    rest.exponents[Base.angle.rawValue] = 0
    return rest
  }

  package var isWithinLimits: Bool {
    Base.allCases.allSatisfy { abs(self[$0]) <= Self.greatestExponent }
  }
}

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
