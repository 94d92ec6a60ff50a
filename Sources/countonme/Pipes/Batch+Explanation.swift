import CalculatorCore
import CalculatorViewModel
import ExactNumbers
import Quantities
import Words

extension Batch.Form {
  /// Writes how a formula was understood, line by line.
  func write(
    _ explanation: Explanation, in results: BatchResults, _ budget: Budget,
    to output: (String) -> Void
  ) {
    var text = ExplanationText(
      explanation, in: .screen(words), units: usesASCII ? .ascii : .symbols, ties: results, budget
    ) { value throws(RealError) in try marked(value, budget) }
    // Nothing cancels a batch.
    _ = try? text.write { output(usesASCII ? $0.withASCIISigns : $0) }
  }

  private var words: any Wording { language.words }

  /// A value as it is printed, with a mark of whether it is exact.
  private func marked(_ value: Quantity, _ budget: Budget) throws(RealError) -> String {
    do throws(RealError) {
      let digits = try printed(value, units: usesASCII ? .ascii : .symbols, budget)
      let sign = digits.text.hasPrefix("-") ? "−" : ""
      return (digits.isExact ? "= " : "≈ ") + sign + digits.text.dropFirst(sign.count)
    } catch {
      if case .unknownSign(let digits) = error { return "≈ " + words.zero(to: digits) }
      return "≈ " + words.sentence(error.kind).phrase
    }
  }
}

extension BatchResults: TieWriter {
  /// The name of a result, or `ans` where it has none.
  func text(of origin: EntryID) -> String { name(of: origin) ?? "ans" }
}
