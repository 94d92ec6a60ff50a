/// The work that one factorization may take, and its budget for cancellation.
///
/// The limit is one of work and not of time, so that the same number always gets the same answer.
final class FactoringWork {
  private let budget: Budget
  private var left: Int

  /// The work of about a second.
  static let usual = 1 << 30

  /// Creates work up to a limit.
  init(_ limit: Int, _ budget: Budget) {
    left = limit
    self.budget = budget
  }

  /// Charges multiplications modulo a number of so many bits; false if there is not enough left.
  ///
  /// - Throws: `cancelled`.
  func spend(_ count: Int, bits: Int) throws(RealError) -> Bool {
    // The time of a multiplication grows with the square of the length, for long numbers less.
    let words = bits / Int.bitWidth + 1
    let cost = 64 + 8 * words * min(words, 256)
    let work = count.multipliedSaturating(by: cost)
    guard work <= left else { return false }
    left -= work
    try budget.spend(work / Self.workOfBit)
    return true
  }

  /// The work that a budget charges as one bit: the number of operations matters more than their
  /// bits.
  private static let workOfBit = 16
}
