import ExactNumbers

extension UnitDefinition {
  /// How numbers in this unit are related to numbers in the coherent unit of its dimension, which is
  /// that of the SI, the radian, the bit or the euro.
  package enum Scale: Hashable, Sendable {
    /// A multiple: `factor` × π^`piExponent`.
    case multiple(Rational, piExponent: Int = 0)
    /// A temperature scale: kelvins = (number − `zero`) × `factor`, where `zero` is absolute zero.
    case points(Rational, zero: Rational)
    /// A currency, whose value is that of an exchange rate.
    case currency
  }
}

extension UnitDefinition.Scale: ExpressibleByStringLiteral {
  /// Creates a multiple from a product such as `1760 × 0.9144` or `π / 180`.
  ///
  /// Each number and each π is multiplied or divided by, as the sign before it says.
  package init(stringLiteral product: String) {
    var factor: Rational = 1
    var piExponent = 0
    var divides = false
    for word in product.split(separator: " ") {
      switch word {
      case "×", "/": divides = word == "/"
      case "π": piExponent += divides ? -1 : 1
      default:
        let number = DecimalLiteral(String(word).utf8)?.value ?? 0
        precondition(!number.isZero, "a factor is a product of numbers: \(product)")
        factor = factor * number.raised(to: divides ? -1 : 1)
      }
    }
    self = .multiple(factor, piExponent: piExponent)
  }
}
