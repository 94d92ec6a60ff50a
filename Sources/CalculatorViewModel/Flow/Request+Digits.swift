import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// The digits of values.
extension Request {
  /// The digits in the row of an entry; nil when the request was cancelled.
  func entryText(of value: Quantity, unless cancellation: Cancellation) -> String? {
    do throws(RealError) {
      let budget = Budget(limits: limits, cancellation: cancellation)
      return try resultLine(of: formed(value, budget), budget).text
    } catch {
      return nil
    }
  }

  /// The widest note beside a percentage.
  private static let noteColumns = 20

  /// The digits of an evaluation; nil when the request was cancelled.
  func written(
    _ evaluation: Evaluation, unless cancellation: Cancellation, _ report: (Answer) -> Void
  ) -> WrittenValue? {
    do throws(RealError) {
      let budget = Budget(limits: limits, cancellation: cancellation)
      var notes: [Int: String] = [:]
      for percentage in evaluation.percentages {
        notes[percentage.token] = try note(on: percentage.value, budget)
      }
      let value = try withoutActuallyEscaping(report) { report throws(RealError) in
        try formed(evaluation.value, budget) { progress in
          guard
            let partial = try? written(
              FormedQuantity(evaluation.value, factors: progress.factors), notes, budget)
          else { return }
          report(
            .factoring(
              FactoringReport(progress, partial: partial, in: format))
          )
        }
      }
      return try written(value, notes, budget)
    } catch {
      return nil
    }
  }

  /// - Throws: `cancelled` only.
  private func written(
    _ value: FormedQuantity, _ notes: [Int: String], _ budget: Budget
  ) throws(RealError) -> WrittenValue {
    let line = try resultLine(of: value, budget)
    // In another form what was not factored is tried again when the factors are asked for again.
    let known = factors.flatMap { $0.isComplete ? $0 : nil }
    return WrittenValue(
      text: line.text, notes: notes, form: line.form, full: try fullText(of: value, budget),
      factors: value.factors ?? known,
      bases: format.wordSize.map {
        BasesText(value.quantity, $0, grouping: format.grouping)
      })
  }

  /// The result line of a value with its form, or in its place why it has no digits.
  ///
  /// - Throws: `cancelled` only.
  func resultLine(
    of value: FormedQuantity, _ budget: Budget
  ) throws(RealError) -> (text: String, form: NumberForm) {
    do throws(RealError) {
      return try text(of: value, columns: format.columns, budget) ?? ("…", value.form)
    } catch .cancelled {
      throw .cancelled
    } catch {
      var reason = format.words.sentence(error.kind).brief
      if case .unknownSign(let digits) = error { reason = "≈ " + format.words.zero(to: digits) }
      return (reason.count <= format.columns ? reason : "…", value.form)
    }
  }

  /// The note on a percentage; nil where it has no digits.
  ///
  /// - Throws: `cancelled` only.
  private func note(on value: Quantity, _ budget: Budget) throws(RealError) -> String? {
    do throws(RealError) {
      return try text(of: FormedQuantity(decimal: value), columns: Self.noteColumns, budget)?.text
    } catch .cancelled {
      throw .cancelled
    } catch {
      return nil
    }
  }
}
