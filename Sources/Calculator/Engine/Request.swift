import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// A calculation that may take long, with all the data that it needs.
package struct Request: Hashable, Sendable, Identifiable {
  package struct ID: Hashable, Sendable {
    package let number: Int

    package init(_ number: Int) { self.number = number }
  }

  package enum Subject: Hashable, Sendable {
    case expression(Expression, ExchangeRates?, Recalculation)
    /// A formula line, the lines it refers to, and their calculation.
    case formula([Character], LineScope, Recalculation)
    case result(Evaluation)
    case totals(Tape)
    case explanation(Explained, Recalculation)
    case plot(Plot, PlotSize)
    /// Entries of the tape, and the digits of the visible ones.
    case tape(Recalculation, [TapeDigits])
  }

  package struct TapeDigits: Hashable, Sendable {
    var id: EntryID
    /// Nil if the request calculates it.
    var value: Quantity?
    var room: Int

    package init(id: EntryID, value: Quantity?, room: Int) {
      (self.id, self.value, self.room) = (id, value, room)
    }
  }

  package let id: ID
  package let subject: Subject
  package let format: ResultFormat
  package let limits: Limits
  /// The content to copy; nil for a result line.
  package var copies: Copy?
  var factors: Factorization?

  package init(
    id: ID, subject: Subject, format: ResultFormat, limits: Limits, copies: Copy? = nil,
    factors: Factorization? = nil
  ) {
    (self.id, self.subject, self.format) = (id, subject, format)
    (self.limits, self.copies, self.factors) = (limits, copies, factors)
  }
}

/// The format of values; a change needs another request.
package struct ResultFormat: Hashable, Sendable {
  /// The width of the result line, which limits digits.
  package var columns: Int
  package var point: Character
  package var form: NumberForm
  package var grouping: DigitGrouping?
  package var decimals: Int?
  /// The digits on the page of the full value; nil while closed.
  package var fullDigits: Int?
  package var listsForms: Bool
  package var units: UnitSigns
  package var wordSize: WordSize?
  package var language: Language

  package init(
    columns: Int, point: Character, form: NumberForm, grouping: DigitGrouping? = nil,
    decimals: Int? = nil, fullDigits: Int? = nil, listsForms: Bool = false,
    units: UnitSigns = .symbols, wordSize: WordSize? = nil, language: Language = .english
  ) {
    (self.columns, self.point, self.form) = (columns, point, form)
    (self.grouping, self.decimals, self.fullDigits) = (grouping, decimals, fullDigits)
    (self.listsForms, self.units, self.wordSize) = (listsForms, units, wordSize)
    self.language = language
  }

  package func form(of value: Quantity) -> NumberForm {
    value.form(or: form.suits(value) ? form : .decimal)
  }
}

/// The answers to a request: a failure, or an evaluation and then digits; entries come first.
package enum Answer: Hashable, Sendable {
  case evaluation(Evaluation)
  case definition(Definition)
  case failure(EvaluationError)
  case digits(WrittenValue)
  /// The exchange rates that the answers after this one used.
  case rates(RatesReading)
  case factoring(FactoringReport)
  /// Results of entries, in tape order.
  case outcomes([EntryOutcome])
  case entryDigits(EntryID, ResultFormat, String)
  case totals([TotalsRow])
  case explanation([String])
  case plot(PlotPicture)
  case copied(String)
  case finished
}

package struct RatesReading: Hashable, Sendable {
  package var outcome: Result<ExchangeRates, RatesUnavailable>
  package var today: Day?

  package init(_ outcome: Result<ExchangeRates, RatesUnavailable>, today: Day?) {
    (self.outcome, self.today) = (outcome, today)
  }
}

package struct EntryOutcome: Hashable, Sendable {
  package var id: EntryID
  package var outcome: Outcome
}

package struct WrittenValue: Hashable, Sendable {
  package var text: String
  /// The values of percentages, by token index.
  package var notes: [Int: String]
  /// The form of the result line; a decimal if no other fits.
  package var form: NumberForm
  package var forms: [NumberForm: String] = [:]
  package var full: NumberText?
  package var floats: [String] = []
  package var factors: Factorization?
  package var bases: BasesText?
}

extension Request {
  /// Performs the request and reports its answers as they become known; none after cancellation.
  package func perform(
    rates: RateSource = .none, today: Day? = nil,
    unless cancellation: Cancellation, _ report: @escaping (Answer) -> Void
  ) {
    // Rates are read on this thread, during this call.
    nonisolated(unsafe) var reading: RatesReading?
    let noting = RateSource {
      let outcome = Result { () throws(RatesUnavailable) in try rates.rates() }
      reading = RatesReading(outcome, today: today)
      return outcome
    }
    let context = EvaluationContext(rates: noting, within: limits, unless: cancellation)
    answer(in: context) { answer in
      if let read = reading { report(.rates(read)) }
      reading = nil
      report(answer)
    }
  }

  private func answer(in context: EvaluationContext, _ report: @escaping (Answer) -> Void) {
    do throws(EvaluationError) {
      guard let evaluation = try evaluation(in: context, report) else { return }
      if let copies { return report(.copied(try copied(evaluation, as: copies, context.budget))) }
      report(.evaluation(evaluation))
      if let written = written(evaluation, context.budget, report) { report(.digits(written)) }
    } catch { if error.kind != .cancelled { report(.failure(error)) } }
  }

  private func evaluation(
    in context: EvaluationContext, _ report: (Answer) -> Void
  ) throws(EvaluationError) -> Evaluation? {
    switch subject {
    case .expression(let expression, let rates, let recalculation):
      return try evaluation(
        after: recalculation, in: context, at: rates, report, expression.evaluated)
    case .formula(let characters, let scope, let recalculation):
      let formula = try Formula(String(characters), in: scope, commaIsPoint: format.point == ",")
      if let definition = formula.definition {
        let ties = try perform(recalculation, in: context, report)
        try formula.requireCertainty(in: context.tied(to: ties))
        report(.definition(definition))
        return nil
      }
      return try evaluation(
        after: recalculation, in: context, at: scope.rates(of: formula), report, formula.evaluated)
    case .result(let evaluation):
      // Reports the rates again: their age depends on today.
      if evaluation.ratesDay != nil { _ = try? context.rates.rates() }
      return evaluation
    case .totals(let tape):
      if let rows = totalsRows(of: tape, in: context) { report(.totals(rows)) }
      return nil
    case .explanation(let explained, let recalculation):
      let ties = try perform(recalculation, in: context, report)
      report(
        .explanation(
          try lines(explaining: explained, in: context.booked(at: explained.rates).tied(to: ties))))
      return nil
    case .plot(let plot, let size):
      try blaming(
        at: 0..<1,
        plot.draw(in: size, format.style, withValues: true, context.budget) { report(.plot($0)) })
      report(.finished)
      return nil
    case .tape(let recalculation, let wishes):
      let ties = try perform(recalculation, in: context, report)
      for wish in wishes {
        guard let value = wish.value ?? ties[wish.id] else { continue }
        guard let text = entryText(of: value, room: wish.room, in: context) else { return nil }
        report(.entryDigits(wish.id, format, text))
      }
      report(.finished)
      return nil
    }
  }

  private func evaluation(
    after recalculation: Recalculation, in context: EvaluationContext, at rates: ExchangeRates?,
    _ report: (Answer) -> Void,
    _ evaluate: (EvaluationContext) throws(EvaluationError) -> Evaluation
  ) throws(EvaluationError) -> Evaluation {
    let ties = try perform(recalculation, in: context, report)
    var evaluation = try evaluate(context.booked(at: rates).tied(to: ties))
    ties.noteRates(in: &evaluation)
    return evaluation
  }

  private static let outcomesAtOnce = 1_000

  private func perform(
    _ recalculation: Recalculation, in context: EvaluationContext, _ report: (Answer) -> Void
  ) throws(EvaluationError) -> TieValues {
    var outcomes: [EntryOutcome] = []
    defer { if !outcomes.isEmpty { report(.outcomes(outcomes)) } }
    return try recalculation.perform(in: context) { id, outcome in
      outcomes.append(EntryOutcome(id: id, outcome: outcome))
      if outcomes.count == Self.outcomesAtOnce {
        report(.outcomes(outcomes))
        outcomes = []
      }
    }
  }
}
