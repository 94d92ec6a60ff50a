/// Limits on the size and the precision of numbers, and a way to cancel operations on them.
///
/// Operations charge their work, and every few milliseconds of it the budget polls for
/// cancellation. A single call of GMP or MPFR cannot be cancelled.
package final class Budget {
  let bits: Int
  let digits: Int
  private let isCancelled: () -> Bool
  private var uncheckedWork = 0
  /// The digits proven if more were requested.
  package internal(set) var provenDigits: Int?

  private static let workBetweenChecks = 1 << 18

  /// Creates a budget of binary exponents up to `bits`, and of at least 1,000 `digits` for
  /// comparisons.
  package init(
    bits: Int = 3_400_000, digits: Int = 1, isCancelled: @escaping () -> Bool = { false }
  ) {
    (self.bits, self.digits, self.isCancelled) = (bits, max(digits, 1_000), isCancelled)
  }

  package func spend(_ precision: Int) throws(RealError) {
    uncheckedWork += precision.multipliedSaturating(by: 1 + precision >> 12)
    guard uncheckedWork > Self.workBetweenChecks else { return }
    uncheckedWork = 0
    if isCancelled() { throw .cancelled }
  }

  /// The next precision for telling a number from a threshold at a distance of at least
  /// 2^`distance`; nil to give up.
  ///
  /// The limit is `digits` plus a margin for bits that cancel in long numbers or large exponents,
  /// or `greatestMargin` if a long chain lost bits. Integrals would take minutes for that.
  func precision(after precision: Int, toDecide number: ConstructiveReal, distance: Int) -> Int? {
    let isNear = distance <= -digits.bitsOfDigits
    let margin = min(5 * number.height, Self.greatestMargin)
    let limit =
      number.hasIntegral
      ? max(ConstructiveReal.firstPrecision, margin)
      : digits.bitsOfDigits + (isNear ? margin : Self.greatestMargin)
    return precision < limit ? min(2 * precision, limit) : nil
  }

  /// The decimal places, up to `digits`, that are zero in a number below 2^exponent.
  func digits(below exponent: Int) -> Int {
    max(0, min(digits, Int(-Double(exponent) / Int.bitsOfDigit)))
  }

  static let greatestMargin = 1 << 20
}

extension Int {
  var bitsOfDigits: Int { Int(Double(self) * Self.bitsOfDigit) + 1 }

  /// log₂ 10, rounded up.
  fileprivate static let bitsOfDigit = 3.321_928_094_887_363
}
