import CalculatorCore
import CalculatorViewModel
import Engine
import ExactNumbers
import Quantities
import SystemCalls
import Words

/// The tape as text without digit grouping, in ASCII except for names and comments.
struct TapeExport {
  struct Row: Hashable {
    /// Counted from 1 for the newest.
    let line: Int
    let entry: Entry
    let expression: String
    var result: Result?
    var error: String?

    var definition: String { (entry.heading.map { "\($0) = " } ?? "") + expression }
    var day: String { entry.day.map { "\($0)" } ?? "" }
  }

  struct Result: Hashable {
    /// The value as on the screen; of a schedule also the total.
    var text: String
    /// The value without its unit, unless it has several: `5 ft 11 in`; of a schedule the total.
    var number: String
    var unit: String?
    var isExact: Bool
  }

  struct Total: Hashable {
    /// The tag, or the name of a sum of several tags in parentheses.
    var tag: String
    var count: Int
    /// The number of tagged entries without a result.
    var excluded = 0
    var sum: Result?
    /// Share of all tagged entries, in tenths of a per cent.
    var share: Int?
    var goal: Result?
    var left: Result?
    var isSum: Bool { tag.hasPrefix("(") }
    var isOver: Bool { left?.text.hasPrefix("-") ?? false }
    /// Progress towards the goal, in tenths of a per cent.
    var progress: Int?
  }

  private(set) var rows: [Row] = []
  let showsDays: Bool
  private(set) var totals: [Total] = []
  private(set) var ratesDay: Day?
  private(set) var ratesDayOfTotals: Day?

  init(
    _ tape: Tape, rates: RateSource, digits: Int, days: Bool = false, words: Wording
  ) throws(EvaluationError) {
    showsDays = days
    var tape = tape
    try tape.calculate(in: EvaluationContext(rates: rates))
    for (index, id) in tape.ids.enumerated() {
      guard let entry = tape[id] else { continue }
      if let day = tape.outcome(of: id)?.evaluation?.ratesDay {
        ratesDay = min(ratesDay ?? day, day)
      }
      rows.append(Self.row(tape.count - index, entry, on: tape, digits: digits, words))
    }
    let totals = try Totals(of: tape, in: EvaluationContext(rates: rates))
    self.totals =
      totals.lines.map { Self.total($0, digits: digits) }
      + totals.sums.map { sum in
        Total(
          tag: "(\(words.name(of: sum.part)))", count: sum.count,
          sum: sum.sum.flatMap { try? Result($0, digits: digits) })
      }
    ratesDayOfTotals = totals.ratesDay
  }

  private static func row(
    _ line: Int, _ entry: Entry, on tape: Tape, digits: Int, _ words: Wording
  ) -> Row {
    let ties = TieText(tape: tape, point: ".", units: .plain, words: words, entry: entry.id)
    let signs: [Character: Character] = ["×": "*", "÷": "/", "−": "-"]
    let expression = String(ties.text(of: entry).text.map { signs[$0] ?? $0 })
    var row = Row(line: line, entry: entry, expression: expression)
    switch tape.outcome(of: entry.id) {
    case .value(let evaluation):
      do throws(RealError) {
        row.result = try Result(evaluation.value, digits: digits)
      } catch {
        row.error = words.sentence(error.kind).phrase
      }
    case .definition: break
    case .failure(let error): row.error = words.sentence(error.kind).phrase
    case nil: row.error = words.sentence(EvaluationError.Kind.cancelled).phrase
    }
    return row
  }

  private static func total(_ line: Totals.Line, digits: Int) -> Total {
    let result = { (value: Quantity?) in value.flatMap { try? Result($0, digits: digits) } }
    return Total(
      tag: line.name, count: line.count, excluded: line.excluded.count, sum: result(line.sum),
      share: line.shareInTenths, goal: result(line.goal), left: result(line.left),
      progress: line.progressInTenths)
  }
}

extension TapeExport.Result {
  fileprivate init(_ value: Quantity, digits: Int) throws(RealError) {
    let budget = Budget()
    let text = try QuantityWriter(value, in: .decimal, budget)
      .text(digits: digits, in: .ascii, budget)
    if case .schedule(let schedule) = value.unit?.result {
      let total = try Self(Quantity(Real(schedule.total.payment), schedule.unit), digits: digits)
      (number, unit, isExact) = (total.number, total.unit, total.isExact)
      self.text = "\(text.text) = \(total.text)"
      return
    }
    var (figures, unit) = value.split(text.text, .plain)
    let suffix = text.text.dropFirst(figures.count)
    if let limit = value.uncertaintyText(in: .ascii) {
      figures += " +/- " + value.split(String(limit.dropFirst(3)), .plain).number
    }
    (number, self.text, self.unit) = (figures, figures + suffix, unit)
    isExact = text.isExact
  }
}

extension Wording {
  fileprivate func unreadTape(_ error: FileError) -> ProgramError {
    .unreadTape(path: error.path, reason: reason(error.kind))
  }
}

extension TapeFile {
  /// Implements `--tape --list`: prints the names of the archived tapes, oldest first.
  static func printNames(in words: Wording) throws {
    let file = try wrapping(as: words.unreadTape, TapeFile())
    var output = Output()
    for name in file.oldNames() { output.write(name) }
    try output.finish()
  }
}

extension ListingFormat {
  /// Implements `--tape`: prints a saved tape; without a name, the current one.
  func printKeptTape(
    _ name: String?, totals: Bool, _ settings: Settings, _ rates: CurrentRates, in words: Wording
  ) throws {
    let (tape, unknownLines) = try wrapping(
      as: words.unreadTape, TapeFile(named: name ?? TapeName.usual).whole())
    let listing = try TapeExport(
      tape, rates: rates.source, digits: settings.form.digits, days: settings.showsDays,
      words: words)
    let hasDecimalComma = settings.hasLocalCSV && localeHasDecimalComma
    var output = Output()
    output.write(
      text: text(of: listing, totals: totals, hasDecimalComma: hasDecimalComma, in: words))
    if let day = listing.ratesDay ?? (totals ? listing.ratesDayOfTotals : nil) {
      output.complain(words.report(rates.description(of: day, in: words)) + "\n")
    }
    if unknownLines > 0 {
      output.complain(words.report(words.sentence(.unknownLines(unknownLines)).full) + "\n")
    }
    try output.finish()
  }
}
