import CalculatorCore
import CalculatorViewModel
import ExactNumbers
import Quantities
import Storage
import SystemCalls
import Words

/// The tape as plain text for other programs and for people: without grouping, with a point, and in
/// ASCII but for names and comments.
struct Listing {
  struct Row: Hashable {
    /// The number of the line, from the newest, which is 1.
    let line: Int
    let entry: Entry
    let expression: String
    /// The result; nil if there is none.
    var result: Result?
    /// Why there is no result.
    var error: String?
  }

  /// A value as text.
  struct Result: Hashable {
    /// The number with its unit; a number that the unit divides is written in its parts.
    var text: String
    /// The number in the unit, or in the first part of it.
    var number: String
    var unit: String?
    /// Whether the value is exact, not rounded.
    var isExact: Bool
  }

  /// What the entries with a tag come to.
  struct Total: Hashable {
    /// The tag, or in parentheses what a sum of several is called.
    var tag: String
    var count: Int
    /// The number of entries with the tag that have no result.
    var excluded = 0
    var sum: Result?
    /// The share of all tagged entries, in tenths of a per cent.
    var share: Int?
    var goal: Result?
    var left: Result?
    /// Whether it is the sum of several tags.
    var isSum: Bool { tag.hasPrefix("(") }
    var isOver: Bool { left?.text.hasPrefix("-") ?? false }
    /// How much of the goal is reached, in tenths of a per cent; nil without a goal.
    var progress: Int?
  }

  private(set) var rows: [Row] = []
  /// Whether the days of entries are wanted.
  let showsDays: Bool
  private(set) var totals: [Total] = []
  /// The day of the exchange rates that results of entries come from; nil if none do.
  private(set) var ratesDay: Day?
  /// The day of the exchange rates that totals come from; nil if none do.
  private(set) var ratesDayOfTotals: Day?

  /// Calculates a tape and writes it down.
  ///
  /// - Parameters:
  ///   - days: whether the days of entries are wanted.
  ///   - words: the language of errors.
  /// - Throws: never; nothing cancels the calculation.
  init(
    _ tape: Tape, rates: RateSource, digits: Int, days: Bool = false, words: any Wording
  ) throws(EvaluationError) {
    showsDays = days
    var tape = tape
    try tape.calculate(rates: rates)
    for (index, id) in tape.ids.enumerated() {
      guard let entry = tape[id] else { continue }
      if case .value(let evaluation) = tape.outcome(of: id), let day = evaluation.ratesDay {
        ratesDay = day
      }
      rows.append(Self.row(tape.count - index, entry, on: tape, digits: digits, words))
    }
    let totals = try Totals(of: tape, rates: rates)
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
    _ line: Int, _ entry: Entry, on tape: Tape, digits: Int, _ words: any Wording
  ) -> Row {
    var row = Row(
      line: line, entry: entry,
      expression: entry.isTotal
        ? Entry.total
        : entry.expression.source { Self.text(of: $0, above: entry.id, on: tape, words) })
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

  /// An operand that is tied to an entry: its name, its digits where they are few, `ans` for the
  /// entry directly above, or how many lines above it stands.
  private static func text(
    of origin: EntryID, above entry: EntryID, on tape: Tape, _ words: any Wording
  ) -> String {
    if let name = tape[origin]?.name { return name }
    if let digits = tape.value(of: origin)?.shortText(in: .ascii) {
      return digits.hasPrefix("-") ? "(\(digits))" : digits
    }
    if tape.id(before: entry) == origin { return "ans" }
    return tape.distance(to: origin, from: entry).map { "@\($0)" } ?? "(\(words.missing))"
  }

  private static func total(_ line: Totals.Line, digits: Int) -> Total {
    let result = { (value: Quantity?) in
      value.flatMap { try? Result($0, digits: digits) }
    }
    return Total(
      tag: line.name, count: line.count, excluded: line.excluded.count, sum: result(line.sum),
      share: line.shareInTenths, goal: result(line.goal), left: result(line.left),
      progress: line.progressInTenths)
  }
}

extension Listing.Result {
  /// Writes a value; a schedule is the sum of its payments as a number, and several solutions or a plot
  /// are a text.
  ///
  /// - Parameter digits: the significant digits of a number without a finite decimal form.
  fileprivate init(_ value: Quantity, digits: Int) throws(RealError) {
    let budget = Budget()
    let text = try FormedQuantity(value, in: .decimal, budget)
      .text(digits: digits, in: .ascii, budget)
    var number = value
    switch value.unit?.result {
    case .schedule(let schedule):
      number = Quantity(Real(schedule.total.payment), schedule.unit)
    case .solutions, .plot:
      self.init(text: text.text, number: text.text, unit: nil, isExact: text.isExact)
      return
    case nil: break
    }
    let written = try FormedQuantity(number, in: .decimal, budget).number
      .text(digits: digits, in: .ascii, budget)
    let figures = number.clockText(in: .ascii) ?? written.text
    let unit = number.unit?.withoutParts.text(.plain, isPlural: figures != "1")
    self.init(
      text: text.text, number: figures, unit: unit?.isEmpty == false ? unit : nil,
      isExact: text.isExact)
  }
}

extension TapeFile {
  /// What `--tape --list` does: prints the names of the tapes that were put aside, the oldest first.
  ///
  /// - Throws: `Failure` when they cannot be found or printed.
  static func printNames(in words: any Wording) throws {
    let file: TapeFile
    do throws(FileError) {
      file = try TapeFile()
    } catch {
      throw Failure.unreadTape(path: error.path, reason: words.reason(error.kind))
    }
    var output = Output()
    for name in file.oldNames() { output.write(name) }
    try output.finish()
  }
}

extension ListingFormat {
  /// What `--tape` does: prints the kept tape.
  ///
  /// - Parameters:
  ///   - name: the name of a tape that was put aside; nil for the present one.
  ///   - digits: the significant digits of results without a finite decimal form.
  ///   - hasDecimalComma: whether CSV has a decimal comma.
  /// - Throws: `Failure` when it cannot be read or printed.
  func printKeptTape(
    _ name: String?, totals: Bool, days: Bool, digits: Int, rates: CurrentRates,
    hasDecimalComma: Bool, in words: any Wording
  ) throws {
    let (tape, unknownLines): (Tape, Int)
    do throws(FileError) {
      let file = if let name { try TapeFile(named: name) } else { try TapeFile() }
      (tape, unknownLines) = try file.whole()
    } catch {
      throw Failure.unreadTape(path: error.path, reason: words.reason(error.kind))
    }
    let listing = try Listing(tape, rates: rates.source, digits: digits, days: days, words: words)
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
