import CalculatorCore
import CalculatorViewModel
import ExactNumbers

/// The tape as plain text for other programs and for people: without grouping, with a point, and in
/// ASCII but for names and comments.
struct Listing {
  /// An entry.
  struct Row: Hashable {
    /// The number of the line, from 1.
    var line: Int
    var name: String?
    var expression: String
    /// The result; nil if there is none.
    var result: String?
    /// Whether the result is exact, not rounded.
    var isExact: Bool
    /// Why there is no result.
    var error: String?
    var comment: String?
  }

  /// What the entries with a tag come to.
  struct Total: Hashable {
    var tag: String
    var count: Int
    /// The number of entries with the tag that have no result.
    var excluded: Int
    var sum: String?
    /// The share of all tagged entries, in tenths of a per cent.
    var share: Int?
    var goal: String?
    var left: String?
    /// How much of the goal is reached, in tenths of a per cent; nil without a goal.
    var progress: Int?
  }

  private(set) var rows: [Row] = []
  private(set) var totals: [Total] = []

  /// Calculates a tape and writes it down.
  ///
  /// - Throws: never; nothing cancels the calculation.
  init(_ tape: Tape, digits: Int) throws(EvaluationError) {
    var tape = tape
    try tape.calculate()
    for (index, id) in tape.ids.enumerated() {
      guard let entry = tape[id] else { continue }
      rows.append(Self.row(index + 1, entry, on: tape, digits: digits))
    }
    totals = try Totals(of: tape).lines.map { Self.total($0, digits: digits) }
  }

  private static func row(_ line: Int, _ entry: Entry, on tape: Tape, digits: Int) -> Row {
    var row = Row(
      line: line, name: entry.name,
      expression: entry.expression.source { Self.text(of: $0, above: entry.id, on: tape) },
      isExact: false, comment: entry.comment)
    switch tape.outcome(of: entry.id) {
    case .value(let evaluation):
      do throws(RealError) {
        let text = try evaluation.value.asciiText(significantDigits: digits, Budget())
        (row.result, row.isExact) = (text.text, text.isExact)
      } catch {
        row.error = error.kind.sentence.phrase
      }
    case .failure(let error): row.error = error.kind.sentence.phrase
    case nil: row.error = EvaluationError.Kind.cancelled.sentence.phrase
    }
    return row
  }

  /// An operand that is tied to an entry: its name, its digits where they are few, `ans` for the
  /// entry directly above, or its line.
  private static func text(of origin: EntryID, above entry: EntryID, on tape: Tape) -> String {
    if let name = tape[origin]?.name { return name }
    let notation = DecimalNotation(minus: "-")
    if let digits = tape.value(of: origin)?.shortText(in: notation) {
      return digits.hasPrefix("-") ? "(\(digits))" : digits
    }
    if tape.id(before: entry) == origin { return "ans" }
    return tape.index(of: origin).map { "(line \($0 + 1))" } ?? "(missing)"
  }

  private static func total(_ line: Totals.Line, digits: Int) -> Total {
    let text = { (value: Real?) -> String? in
      guard let value else { return nil }
      return try? value.asciiText(significantDigits: digits, Budget()).text
    }
    return Total(
      tag: line.name, count: line.count, excluded: line.excluded.count, sum: text(line.sum),
      share: line.shareInTenths, goal: text(line.goal), left: text(line.left),
      progress: line.progressInTenths)
  }
}
