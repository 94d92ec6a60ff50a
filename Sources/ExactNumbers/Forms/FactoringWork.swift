/// The work that one factorization may take, and its budget for cancellation.
///
/// The limit is one of work and not of time, so that the same number always gets the same answer.
final class FactoringWork {
  private let budget: Budget
  private let limit: Int
  private var left: Int
  private let report: ((FactoringProgress) -> Void)?
  /// The work since the last report.
  private var unreported = 0
  /// What the number is as far as it was factored; nil before the first factor was looked for.
  var known: Factorization?

  /// The work of about a second.
  static let usual = 1 << 30

  /// The work of about half a minute, for a person who sees the progress and can cancel it.
  static let patient = 30 * usual

  /// The work between two reports: about a tenth of a second.
  private static let workBetweenReports = usual / 10

  /// Creates work up to a limit.
  ///
  /// - Parameter report: takes the progress, about ten times a second.
  init(_ limit: Int, _ budget: Budget, report: ((FactoringProgress) -> Void)? = nil) {
    self.limit = limit
    left = limit
    self.budget = budget
    self.report = report
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
    unreported += work
    if unreported >= Self.workBetweenReports { reportProgress() }
    try budget.spend(work / Self.workOfBit)
    return true
  }

  /// Whether the progress is reported, so that `known` is of use.
  var isReported: Bool { report != nil }

  private func reportProgress() {
    unreported = 0
    guard let report, let known else { return }
    report(FactoringProgress(factors: known, percent: (limit - left) / (limit / 100)))
  }

  /// The work that a budget charges as one bit: the number of operations matters more than their
  /// bits.
  private static let workOfBit = 16
}
