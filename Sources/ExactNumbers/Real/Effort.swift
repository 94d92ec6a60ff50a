/// How much work a question about real numbers may take, and the way to stop it.
///
/// Most questions need few digits. The one that may need any number of them is whether a number is
/// zero: there the answer is sought up to a bound.
package final class Effort {
  /// The largest power of two that a number may reach, up or down.
  let bits: Int
  /// To how many digits two numbers have to agree before they are given up as indistinguishable.
  let digits: Int
  private let isStopped: () -> Bool
  /// The work done since somebody was asked whether to go on.
  private var work = 0

  /// How much work is done between two questions: some milliseconds.
  private static let stretch = 1 << 18

  /// Creates an effort.
  ///
  /// - Parameters:
  ///   - bits: the largest power of two that a number may reach.
  ///   - digits: how many digits are wanted of a result; at least 1,000 are tried.
  ///   - isStopped: whether to stop; it is asked every few milliseconds, but a single function at
  ///     very many digits may take longer.
  package init(bits: Int = 3_400_000, digits: Int = 1, isStopped: @escaping () -> Bool = { false })
  {
    self.bits = bits
    self.digits = max(digits, 1_000)
    self.isStopped = isStopped
  }

  /// Counts the work of one operation of so many bits, on real numbers or on fractions.
  ///
  /// - Throws: `stopped`.
  package func spend(_ precision: Int) throws(RealError) {
    // Operations take longer than in proportion to their bits.
    work += precision.multipliedSaturating(by: 1 + precision >> 12)
    guard work > Self.stretch else { return }
    work = 0
    if isStopped() { throw .stopped }
  }

  /// The precision to try after one that did not decide about a computation; nil when to give up.
  ///
  /// What is written with many digits, or is very large or small, may cancel as many: they are
  /// added, up to about 300,000 digits. As many may get lost on a long way, so it is given up before
  /// only where `distance` is small.
  ///
  /// - Parameter distance: the power of two that bounds how far the number may be from where it
  ///   cannot be told from.
  func precision(
    after precision: Int, toDecide computation: Computation, _ distance: Int
  ) -> Int? {
    let usual = digits.bitsOfDigits + min(5 * computation.height, Self.mostCancelled)
    let isNear = distance <= -digits.bitsOfDigits
    let most = isNear ? usual : digits.bitsOfDigits + Self.mostCancelled
    return precision < most ? min(2 * precision, most) : nil
  }

  /// To how many of the wanted digits a number is known that is below a power of two.
  func digits(below exponent: Int) -> Int {
    max(0, min(digits, Int(-Double(exponent) / Int.bitsOfDigit)))
  }

  /// How many bits may cancel or get lost.
  private static let mostCancelled = 1 << 20
}

extension Int {
  /// How many bits so many decimal digits are, rounded up.
  var bitsOfDigits: Int { Int(Double(self) * Self.bitsOfDigit) + 1 }

  /// log₂ 10, rounded up.
  fileprivate static let bitsOfDigit = 3.321_928_094_887_363
}
