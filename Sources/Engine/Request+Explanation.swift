import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// The lines of the page that explains an expression.
extension Request {
  /// What is to be explained, and how the operands are written that are tied to entries.
  package struct Explained: Hashable, Sendable {
    package var expression: Expression
    var ties: [EntryID: String]

    package init(expression: Expression, ties: [EntryID: String]) {
      (self.expression, self.ties) = (expression, ties)
    }
  }

  /// The most lines on the page.
  private static let mostLines = 1_000

  /// The most characters of a line.
  private static let longestLine = 2_000

  /// The lines of the page.
  ///
  /// - Throws: `cancelled` only.
  func lines(
    explaining explained: Explained, _ ties: TieValues, _ rates: RateSource,
    unless cancellation: Cancellation
  ) throws(EvaluationError) -> [String] {
    let explanation: Explanation
    do throws(EvaluationError) {
      explanation = try explained.expression.explained(
        ties: { ties[$0] }, rates: rates, within: limits, unless: cancellation)
    } catch {
      return [format.words.sentence(error.kind).full]
    }
    let budget = Budget(limits: limits, cancellation: cancellation)
    var lines: [String] = []
    var text = ExplanationText(
      explanation, in: format.style, ties: TieTexts(texts: explained.ties), budget
    ) { value throws(RealError) in
      try resultLine(of: formed(value, budget), budget).text
    }
    do throws(RealError) {
      let isWhole = try text.write(atMost: Self.mostLines) { line in
        lines.append(line.cut(to: Self.longestLine))
      }
      if !isWhole { lines.append(format.words.explanation.more) }
    } catch {
      throw EvaluationError(error.kind, at: 0..<1)
    }
    guard case .failure(let error) = explanation.outcome else { return lines }
    if error.kind == .cancelled { throw error }
    return lines + [format.words.sentence(error.kind).full]
  }
}

/// The texts of ties, by their entries.
private struct TieTexts: TieWriter {
  var texts: [EntryID: String]

  func text(of origin: EntryID) -> String { texts[origin] ?? "?" }
}

extension String {
  /// The beginning of the text, with an ellipsis where it is longer.
  fileprivate func cut(to length: Int) -> String {
    count <= length ? self : prefix(length - 1) + "…"
  }
}
