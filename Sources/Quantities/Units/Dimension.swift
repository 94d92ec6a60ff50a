/// What kind of quantity a number measures: a product of powers of base quantities.
///
///     let speed = Dimension.length / .time
///     print(speed[.time])  // -1
///
/// Besides the seven base quantities of the SI there are angle, information and money. No exponent
/// is beyond `greatestExponent`.
package struct Dimension: Hashable, Sendable {
  /// A base quantity; the raw value is its place among the exponents.
  package enum Base: Int, Hashable, Sendable, CaseIterable {
    case length, mass, time, current, temperature, amount, luminousIntensity
    case angle, information, money
  }

  /// The exponent of each base quantity, in the order of `Base`.
  private var exponents = SIMD16<Int16>()

  /// The dimension of a plain number.
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

  /// The greatest magnitude of an exponent.
  package static let greatestExponent = 99

  private init() {}

  /// Creates the dimension of a base quantity.
  package init(_ base: Base) {
    exponents[base.rawValue] = 1
  }

  /// The exponent of a base quantity.
  package subscript(base: Base) -> Int { Int(exponents[base.rawValue]) }

  package static func * (left: Dimension, right: Dimension) -> Dimension {
    var product = left
    product.exponents &+= right.exponents
    return product
  }

  package static func / (left: Dimension, right: Dimension) -> Dimension {
    var quotient = left
    quotient.exponents &-= right.exponents
    return quotient
  }

  /// The power with an exponent of a magnitude of at most `greatestExponent`.
  package func raised(to exponent: Int) -> Dimension {
    var power = self
    power.exponents &*= SIMD16(repeating: Int16(exponent))
    return power
  }

  /// The dimension without its angle: a radian is the number 1 where lengths are compared.
  package var withoutAngle: Dimension {
    var rest = self
    rest.exponents[Base.angle.rawValue] = 0
    return rest
  }

  /// Whether every exponent is small enough.
  package var isWithinLimits: Bool {
    Base.allCases.allSatisfy { abs(self[$0]) <= Self.greatestExponent }
  }
}
