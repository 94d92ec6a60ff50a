import ExactNumbers
import Words

/// How far the factorization of a value is, as the screen shows it.
package struct FactoringReport: Hashable, Sendable {
  /// The result line meanwhile, such as `… 2^3 × (41 digits) 37 %`.
  package var line: String
  /// What is shown if the factorization is cancelled now.
  package var partial: WrittenValue

  init(
    _ progress: FactoringProgress, partial: WrittenValue, in format: ResultFormat
  ) {
    self.partial = partial
    let percent = "\(progress.percent) %"
    let digits = format.words.digitsLeft(progress.factors.digitsLeft)
    let found = progress.factors.found(in: format.notation)
    let lines = [found + digits + " " + percent, digits + " " + percent, percent]
    line = lines.first { $0.count + 2 <= format.columns }.map { "… " + $0 } ?? "…"
  }
}
