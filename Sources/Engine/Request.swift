import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// A calculation that is asked for as a value, because it may take long.
///
/// It is a value with an identity, and holds all that is needed to perform it.
package struct Request: Hashable, Sendable, Identifiable {
  /// The identity of a request; ids ascend in the order of asking.
  package struct ID: Hashable, Sendable {
    package let number: Int

    package init(_ number: Int) { self.number = number }
  }

  /// What is to be evaluated.
  package enum Subject: Hashable, Sendable {
    /// An expression, after the entries that it is tied to.
    case expression(Expression, Recalculation)
    /// A formula line, what it refers to, and the calculation of that.
    case formula([Character], LineScope, Recalculation)
    /// A value that is known and needs only digits.
    case result(Evaluation)
    /// What the tags of a tape come to.
    case totals(Tape)
    /// The steps of an expression, after the entries that it is tied to.
    case explanation(Explained, Recalculation)
    /// A plot in characters.
    case plot(Plot, PlotSize)
    /// Entries of the tape, and the digits of those that show.
    case tape(Recalculation, [TapeDigits])
  }

  /// The wish for the digits of an entry.
  package struct TapeDigits: Hashable, Sendable {
    var id: EntryID
    /// The value; nil if the request calculates it.
    var value: Quantity?
    /// The columns that the rest of the row leaves to a value that is rounded.
    var room: Int

    package init(id: EntryID, value: Quantity?, room: Int) {
      (self.id, self.value, self.room) = (id, value, room)
    }
  }

  package let id: ID
  package let subject: Subject
  package let format: ResultFormat
  package let limits: Limits
  /// What is to be written for the clipboard; nil for the digits of the result line.
  package var copies: Copy?
  /// The factors of the value, where they were found before.
  var factors: Factorization?

  package init(
    id: ID, subject: Subject, format: ResultFormat, limits: Limits, copies: Copy? = nil,
    factors: Factorization? = nil
  ) {
    self.id = id
    self.subject = subject
    self.format = format
    self.limits = limits
    self.copies = copies
    self.factors = factors
  }
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
  /// Whether the value is written in each form that fits it.
  package var listsForms: Bool
  /// The signs of units.
  package var units: UnitSigns
  /// The words in which the value is shown in all bases; nil where it is not.
  package var wordSize: WordSize?
  /// The language of what stands beside numbers.
  package var language: Language

  package init(
    columns: Int, point: Character, form: NumberForm, grouping: DigitGrouping? = nil,
    fullDigits: Int? = nil, listsForms: Bool = false, units: UnitSigns = .symbols,
    wordSize: WordSize? = nil,
    language: Language = .english
  ) {
    self.columns = columns
    self.point = point
    self.form = form
    self.grouping = grouping
    self.fullDigits = fullDigits
    self.listsForms = listsForms
    self.units = units
    self.wordSize = wordSize
    self.language = language
  }
}

extension ResultFormat {
  /// The form in which a value is written, which may have one of its own.
  package func form(of value: Quantity) -> NumberForm {
    switch value.unit?.form {
    case .number(let form): form
    case .percent, .unix: .decimal
    case .percentage, nil: form.suits(value) ? form : .decimal
    }
  }
}

/// An answer to a request.
///
/// A request for a value has one failure, or an evaluation and then its digits, after the results of
/// entries that it needed; one for a copy has the text in their place. One for entries has any number
/// of results and of digits.
package enum Answer: Hashable, Sendable {
  case evaluation(Evaluation)
  /// A formula line that defines a function, which has no digits.
  case definition(Definition)
  case failure(EvaluationError)
  case digits(WrittenValue)
  /// Exchange rates were needed; this is said before the answers that came of them.
  case rates(RatesReading)
  /// How far the factorization of the value is.
  case factoring(FactoringReport)
  /// Results of entries, in the order of the tape.
  case outcomes([EntryOutcome])
  /// The digits of an entry, as its row shows them.
  case entryDigits(EntryID, ResultFormat, String)
  case totals([TotalsRow])
  /// The lines that explain an expression.
  case explanation([String])
  /// A picture of a plot, of which each shows more than the last one.
  case plot(PlotPicture)
  /// The text for the clipboard.
  case copied(String)
  /// Nothing is left of a request for entries.
  case finished
}

/// The exchange rates that a calculation needed, as it found them.
package struct RatesReading: Hashable, Sendable {
  package var outcome: Result<ExchangeRates, RatesUnavailable>
  /// The day on which they were read; nil where it is not known.
  package var today: Day?

  package init(_ outcome: Result<ExchangeRates, RatesUnavailable>, today: Day?) {
    (self.outcome, self.today) = (outcome, today)
  }
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
  /// The value in each form that fits it and its line; empty where that was not asked for.
  package var forms: [NumberForm: String] = [:]
  /// The whole result; nil where it was not asked for or has no digits.
  package var full: NumberText?
  /// The lines about the number in the formats of IEEE 754; none where that was not asked for.
  package var floats: [String] = []
  /// The factors, if they were looked for.
  package var factors: Factorization?
  /// The value in all bases; nil where that was not asked for.
  package var bases: BasesText?
}

extension Request {
  /// Performs the request and reports its answers as they become known.
  ///
  /// A cancelled request reports nothing more.
  ///
  /// - Parameters:
  ///   - rates: where exchange rates are found, if a currency is converted.
  ///   - today: the present day; nil where it is not known.
  package func perform(
    rates: RateSource = .none, today: Day? = nil,
    unless cancellation: Cancellation, _ report: @escaping (Answer) -> Void
  ) {
    // Rates are read on this thread, while the request is performed.
    nonisolated(unsafe) var reading: RatesReading?
    let noting = RateSource {
      let outcome = Result { () throws(RatesUnavailable) in try rates.rates() }
      reading = RatesReading(outcome, today: today)
      return outcome
    }
    answer(noting, unless: cancellation) { answer in
      if let read = reading { report(.rates(read)) }
      reading = nil
      report(answer)
    }
  }

  private func answer(
    _ rates: RateSource, unless cancellation: Cancellation, _ report: @escaping (Answer) -> Void
  ) {
    do throws(EvaluationError) {
      guard let evaluation = try evaluation(rates, unless: cancellation, report) else { return }
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
    _ rates: RateSource, unless cancellation: Cancellation, _ report: (Answer) -> Void
  ) throws(EvaluationError) -> Evaluation? {
    switch subject {
    case .expression(let expression, let recalculation):
      let ties = try perform(recalculation, rates, unless: cancellation, report)
      var evaluation = try expression.evaluated(
        ties: { ties[$0] }, definitions: { ties.definitions[$0] }, rates: rates, within: limits,
        unless: cancellation)
      ties.noteRates(in: &evaluation)
      return evaluation
    case .formula(let characters, let scope, let recalculation):
      let formula = try Formula(
        String(characters), in: scope, commaIsPoint: format.point == ",")
      if let definition = formula.definition {
        report(.definition(definition))
        return nil
      }
      let ties = try perform(recalculation, rates, unless: cancellation, report)
      var evaluation = try formula.evaluated(
        ties: { ties[$0] }, definitions: { ties.definitions[$0] }, rates: rates, within: limits,
        unless: cancellation)
      ties.noteRates(in: &evaluation)
      return evaluation
    case .result(let evaluation):
      // The day on which the result is shown decides how old its rates are.
      if evaluation.ratesDay != nil { _ = try? rates.rates() }
      return evaluation
    case .totals(let tape):
      if let rows = totalsRows(of: tape, rates: rates, unless: cancellation) {
        report(.totals(rows))
      }
      return nil
    case .explanation(let explained, let recalculation):
      let ties = try perform(recalculation, rates, unless: cancellation, report)
      report(.explanation(try lines(explaining: explained, ties, rates, unless: cancellation)))
      return nil
    case .plot(let plot, let size):
      do throws(RealError) {
        try plot.draw(
          in: size, format.style, withValues: true,
          Budget(limits: limits, cancellation: cancellation)
        ) { report(.plot($0)) }
      } catch {
        throw EvaluationError(error.kind, at: 0..<1)
      }
      report(.finished)
      return nil
    case .tape(let recalculation, let wishes):
      let ties = try perform(recalculation, rates, unless: cancellation, report)
      for wish in wishes {
        guard let value = wish.value ?? ties[wish.id] else { continue }
        guard let text = entryText(of: value, room: wish.room, unless: cancellation)
        else { return nil }
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
    _ recalculation: Recalculation, _ rates: RateSource, unless cancellation: Cancellation,
    _ report: (Answer) -> Void
  ) throws(EvaluationError) -> TieValues {
    var outcomes: [EntryOutcome] = []
    defer { if !outcomes.isEmpty { report(.outcomes(outcomes)) } }
    return try recalculation.perform(
      rates: rates, within: limits, unless: cancellation
    ) { id, outcome in
      outcomes.append(EntryOutcome(id: id, outcome: outcome))
      if outcomes.count == Self.outcomesAtOnce {
        report(.outcomes(outcomes))
        outcomes = []
      }
    }
  }
}
