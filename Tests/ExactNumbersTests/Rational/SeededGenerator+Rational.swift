import ExactNumbers
import TestSupport

extension SeededGenerator {
  /// A number of a random kind: zero, small, at the limits of `Int`, a fraction or a decimal.
  mutating func rational() -> Rational {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: 0
    case 1: Rational(Int.random(in: -9...9, using: &self))
    case 2: Rational([Int.min, Int.min + 1, Int.max, 1, -1].randomElement(using: &self) ?? 0)
    case 3: fraction(of: 1...12)
    case 4: fraction(of: 1...Int.max)
    case 5: decimal(digits: 1...6)
    case 6: decimal(digits: 1...80)
    default: decimal(digits: 1...400) * fraction(of: 1...99)
    }
  }

  mutating func nonzeroRational() -> Rational {
    let number = rational()
    return number.isZero ? 1 : number
  }

  private mutating func fraction(of parts: ClosedRange<Int>) -> Rational {
    Rational(
      numerator: .random(in: parts, using: &self) * (Bool.random(using: &self) ? 1 : -1),
      denominator: .random(in: parts, using: &self))
  }

  /// A decimal number, often with runs of zeros and nines, where rounding carries.
  private mutating func decimal(digits: ClosedRange<Int>) -> Rational {
    let alphabet = Bool.random(using: &self) ? "0123456789" : "09995"
    var text = String(
      (0..<Int.random(in: digits, using: &self)).compactMap { _ in
        alphabet.randomElement(using: &self)
      })
    let point = text.indices.randomElement(using: &self) ?? text.endIndex
    text.insert(".", at: point)
    let number = Rational(decimal: text) ?? 0
    return Bool.random(using: &self) ? number : -number
  }
}
