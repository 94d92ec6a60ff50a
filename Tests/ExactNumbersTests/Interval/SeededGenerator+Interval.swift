import TestSupport

@testable import ExactNumbers

extension SeededGenerator {
  /// A number that a binary floating-point number of 200 bits represents exactly.
  mutating func dyadic(below limit: Int = 40) -> Rational {
    let bits = Int.random(in: 0...60, using: &self)
    let scale = [0, 0, 0, 90].randomElement(using: &self) ?? 0
    return Rational(Int.random(in: -limit << 40...limit << 40, using: &self))
      * Rational(2).raised(to: -40 - min(bits, 10) - scale)
  }

  /// An interval that contains a number: narrow, wide, or with bounds that are zero, the number
  /// itself or infinite.
  mutating func interval(holding number: Rational) -> Interval {
    Interval(bound(of: number, .down), bound(of: number, .up))
  }

  private mutating func bound(of number: Rational, _ direction: RoundingDirection) -> BigFloat {
    let isDown = direction == .down
    func rounded(_ value: Rational) -> BigFloat {
      BigFloat(value, precision: 300, rounding: direction)
    }
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return .infinity(negative: isDown)
    case 1 where number.isNegative != isDown: return BigFloat(0)
    case 2: return rounded(number)
    case 3: return rounded(isDown ? number - 1 : number + 1)
    case 4:
      return rounded(isDown ? number * 3 - 7 : number * 3 + 7).farther(than: number, direction)
    default:
      let distance = Rational(2).raised(to: .random(in: -250...3, using: &self))
      return rounded(isDown ? number - distance : number + distance)
    }
  }
}

extension BigFloat {
  /// The number itself if it is beyond `number` in the direction, else `number`, rounded.
  fileprivate func farther(than number: Rational, _ direction: RoundingDirection) -> BigFloat {
    let other = BigFloat(number, precision: 300, rounding: direction)
    return (self < other) == (direction == .down) ? self : other
  }
}

extension Interval {
  /// Creates the interval of a single number that 300 bits represent exactly.
  init(exactly number: Rational) {
    let value = BigFloat(number, precision: 300, rounding: .down)
    self.init(value, value)
  }
}
