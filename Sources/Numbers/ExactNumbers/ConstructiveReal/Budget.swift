/// Limits on the size and the precision of numbers, and a way to cancel operations on them.
///
///     let small = Budget(bits: 1_000)
///     print((try? Real(1_000).applying(.exponential, small)) == nil)  // true
///
/// A budget bounds the digits to which numbers are told from zero, because no number of digits
/// suffices for one that is zero. Time has no limit: operations charge their work, and every few
/// milliseconds of work the budget asks whether to cancel. A single call of GMP or MPFR cannot be
/// cancelled.
package final class Budget {
  /// The greatest magnitude of a binary exponent that a number may have.
  let bits: Int
  /// The number of digits to which two numbers have to agree before a comparison gives up.
  let digits: Int
  private let isCancelled: () -> Bool
  private var uncheckedWork = 0

  /// The work between two cancellation checks: some milliseconds.
  private static let workBetweenChecks = 1 << 18

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - bits: the greatest magnitude of a binary exponent that a number may have.
  ///   - digits: the number of digits to which comparisons are tried; at least 1,000 are.
  ///   - isCancelled: whether to cancel; it is called every few milliseconds.
  package init(
    bits: Int = 3_400_000, digits: Int = 1, isCancelled: @escaping () -> Bool = { false }
  ) {
    self.bits = bits
    self.digits = max(digits, 1_000)
    self.isCancelled = isCancelled
  }

  /// Charges one operation on numbers of `precision` bits.
  package func spend(_ precision: Int) throws(RealError) {
    // The time of an operation grows faster than its bits.
    uncheckedWork += precision.multipliedSaturating(by: 1 + precision >> 12)
    guard uncheckedWork > Self.workBetweenChecks else { return }
    uncheckedWork = 0
    if isCancelled() { throw .cancelled }
  }

  /// The next precision for telling a number from a threshold; nil to give up.
  ///
  /// The limit is `digits` plus a margin for bits that cancel: those of a long number or a large
  /// exponent, which its height tells. Where the interval is wide because a long chain of
  /// operations lost bits, the margin is `greatestMargin`, about 300,000 digits.
  ///
  /// - Parameter distance: a binary exponent that bounds the distance of the number from the
  ///   threshold.
  func precision(after precision: Int, toDecide number: ConstructiveReal, distance: Int) -> Int? {
    let isNear = distance <= -digits.bitsOfDigits
    let margin = isNear ? min(5 * number.height, Self.greatestMargin) : Self.greatestMargin
    let limit = digits.bitsOfDigits + margin
    return precision < limit ? min(2 * precision, limit) : nil
  }

  /// The greatest precision for computing `bits` bits of a number that is told from zero, though
  /// perhaps by no interval.
  func greatestPrecision(for bits: Int) -> Int { bits + Self.greatestMargin }

  /// The number of decimal places, up to `digits`, in which a number below 2^exponent is zero.
  func digits(below exponent: Int) -> Int {
    max(0, min(digits, Int(-Double(exponent) / Int.bitsOfDigit)))
  }

  /// The greatest number of bits that a decision tries beyond those of `digits`.
  private static let greatestMargin = 1 << 20
}

extension Int {
  /// The number of bits of so many decimal digits, rounded up.
  var bitsOfDigits: Int { Int(Double(self) * Self.bitsOfDigit) + 1 }

  /// log₂ 10, rounded up.
  fileprivate static let bitsOfDigit = 3.321_928_094_887_363
}
