import CalculatorCore
import ExactNumbers

/// A calculation that the view-model asks the world to do, because it may take long.
///
/// It is a value with an identity, and holds all that is needed to perform it.
package struct Request: Hashable, Sendable, Identifiable {
  /// The identity of a request; ids ascend in the order of asking.
  package struct ID: Hashable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }
  }

  /// What is to be evaluated.
  package enum Subject: Hashable, Sendable {
    /// An expression, after the entries that it is tied to.
    case expression(Expression, Recalculation)
    /// A formula line, what it refers to, and the calculation of that.
    case formula([Character], FormulaScope, Recalculation)
    /// A value that is known and needs only digits.
    case result(Evaluation)
    /// What the tags of a tape come to.
    case totals(Tape)
    /// The steps of an expression, after the entries that it is tied to.
    case explanation(Explained, Recalculation)
    /// Entries of the tape, and the digits of those that show.
    case tape(Recalculation, [TapeDigits])
  }

  /// The wish for the digits of an entry.
  package struct TapeDigits: Hashable, Sendable {
    var id: EntryID
    /// The value; nil if the request calculates it.
    var value: Real?
  }

  package let id: ID
  package let subject: Subject
  package let format: ResultFormat
  package let limits: Limits
  /// What is to be written for the clipboard; nil for the digits of the result line.
  package var copies: Copy?
  /// The factors of the value, where they were found before.
  var factors: Factorization?
}

/// How values are written; digits in another format are asked for again.
package struct ResultFormat: Hashable, Sendable {
  /// The width of the result line, to which values are rounded.
  package var columns: Int
  /// The decimal point, which is also the one of formulas.
  package var point: Character
  /// The form of the result; notes are decimals.
  package var form: NumberForm
  /// How digits before the point are grouped; nil if they are not.
  package var grouping: DigitGrouping?
  /// How many digits the page with the whole value asks for; nil while it is closed.
  package var fullDigits: Int?
}

/// An answer to a request.
///
/// A request for a value has one failure, or an evaluation and then its digits, after the results of
/// entries that it needed; one for a copy has the text in their place. One for entries has any number
/// of results and of digits.
package enum Answer: Hashable, Sendable {
  case evaluation(Evaluation)
  case failure(EvaluationError)
  case digits(WrittenValue)
  /// How far the factorization of the value is.
  case factoring(FactoringReport)
  /// Results of entries, in the order of the tape.
  case outcomes([EntryOutcome])
  /// The digits of an entry, as its row shows them.
  case entryDigits(EntryID, ResultFormat, String)
  case totals([TotalsRow])
  /// The lines that explain an expression.
  case explanation([String])
  /// The text for the clipboard.
  case copied(String)
  /// Nothing is left of a request for entries.
  case finished
}

/// The result of an entry.
package struct EntryOutcome: Hashable, Sendable {
  package var id: EntryID
  package var outcome: Outcome
}

/// A value as the screen shows it.
package struct WrittenValue: Hashable, Sendable {
  /// The result line, such as `= 5`.
  package var text: String
  /// The values of percentages, by the index of their tokens.
  package var notes: [Int: String]
  /// The form of the result line; a decimal if no other fits.
  package var form: NumberForm
  /// The whole result; nil where it was not asked for or has no digits.
  package var full: FullText?
  /// The factors, if they were looked for.
  var factors: Factorization?
}

extension Request {
  /// Performs the request and reports its answers as they become known.
  ///
  /// A cancelled request reports nothing more.
  package func perform(unless cancellation: Cancellation, _ report: (Answer) -> Void) {
    do throws(EvaluationError) {
      guard let evaluation = try evaluation(unless: cancellation, report) else { return }
      if let copies {
        return report(.copied(try copied(evaluation, as: copies, unless: cancellation)))
      }
      report(.evaluation(evaluation))
      if let written = written(evaluation, unless: cancellation, report) {
        report(.digits(written))
      }
    } catch {
      if error.kind != .cancelled { report(.failure(error)) }
    }
  }

  /// The evaluation of what the request is about; nil if that is something else than a value.
  private func evaluation(
    unless cancellation: Cancellation, _ report: (Answer) -> Void
  ) throws(EvaluationError) -> Evaluation? {
    switch subject {
    case .expression(let expression, let recalculation):
      let ties = try perform(recalculation, unless: cancellation, report)
      return try expression.evaluated(
        ties: { ties[$0] }, within: limits, unless: cancellation)
    case .formula(let characters, let scope, let recalculation):
      let formula = try Formula(
        String(characters), in: scope, commaIsPoint: format.point == ",")
      let ties = try perform(recalculation, unless: cancellation, report)
      return try formula.evaluated(ties: { ties[$0] }, within: limits, unless: cancellation)
    case .result(let evaluation):
      return evaluation
    case .totals(let tape):
      if let rows = totalsRows(of: tape, unless: cancellation) { report(.totals(rows)) }
      return nil
    case .explanation(let explained, let recalculation):
      let ties = try perform(recalculation, unless: cancellation, report)
      report(.explanation(try lines(explaining: explained, ties, unless: cancellation)))
      return nil
    case .tape(let recalculation, let wishes):
      let ties = try perform(recalculation, unless: cancellation, report)
      for wish in wishes {
        guard let value = wish.value ?? ties[wish.id] else { continue }
        guard let text = entryText(of: value, unless: cancellation) else { return nil }
        report(.entryDigits(wish.id, format, text))
      }
      report(.finished)
      return nil
    }
  }

  /// The most results that are reported together.
  private static let outcomesAtOnce = 1_000

  /// Calculates entries, and reports their results in portions.
  private func perform(
    _ recalculation: Recalculation, unless cancellation: Cancellation,
    _ report: (Answer) -> Void
  ) throws(EvaluationError) -> TieValues {
    var outcomes: [EntryOutcome] = []
    defer { if !outcomes.isEmpty { report(.outcomes(outcomes)) } }
    return try recalculation.perform(within: limits, unless: cancellation) { id, outcome in
      outcomes.append(EntryOutcome(id: id, outcome: outcome))
      if outcomes.count == Self.outcomesAtOnce {
        report(.outcomes(outcomes))
        outcomes = []
      }
    }
  }

  /// The digits in the row of an entry; nil when the request was cancelled.
  func entryText(of value: Real, unless cancellation: Cancellation) -> String? {
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
  private func written(
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
              FormedNumber(evaluation.value, factors: progress.factors), notes, budget)
          else { return }
          report(
            .factoring(
              FactoringReport(progress, partial: partial, columns: format.columns, format.notation))
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
    _ value: FormedNumber, _ notes: [Int: String], _ budget: Budget
  ) throws(RealError) -> WrittenValue {
    let line = try resultLine(of: value, budget)
    // In another form what was not factored is tried again when the factors are asked for again.
    let known = factors.flatMap { $0.isComplete ? $0 : nil }
    return WrittenValue(
      text: line.text, notes: notes, form: line.form, full: try fullText(of: value, budget),
      factors: value.factors ?? known)
  }

  /// The result line of a value with its form, or in its place why it has no digits.
  ///
  /// - Throws: `cancelled` only.
  func resultLine(
    of value: FormedNumber, _ budget: Budget
  ) throws(RealError) -> (text: String, form: NumberForm) {
    do throws(RealError) {
      return try text(of: value, columns: format.columns, budget) ?? ("…", value.form)
    } catch .cancelled {
      throw .cancelled
    } catch {
      var reason = error.kind.sentence.brief
      if case .unknownSign(let digits) = error { reason = "≈ " + zero(to: digits) }
      return (reason.count <= format.columns ? reason : "…", value.form)
    }
  }

  /// The note on a percentage; nil where it has no digits.
  ///
  /// - Throws: `cancelled` only.
  private func note(on value: Real, _ budget: Budget) throws(RealError) -> String? {
    do throws(RealError) {
      return try text(of: FormedNumber(decimal: value), columns: Self.noteColumns, budget)?.text
    } catch .cancelled {
      throw .cancelled
    } catch {
      return nil
    }
  }
}
