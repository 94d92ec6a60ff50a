import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import Words

/// All digits of a value; an endless one gets more digits while scrolling.
struct FullValue: Hashable, Sendable {
  private(set) var digits: Int
  private var wanted: Int
  /// The character at the top of the page, independent of the window size.
  private(set) var start = 0
  private var known: Known?

  private struct Known: Hashable, Sendable {
    var form: NumberForm
    /// The unit for the heading, because it may follow the last digit, off-screen.
    var unit: String?
    var text: String
    var hasMore: Bool
    var digits: Int
  }

  /// The initial digits of each of several solutions.
  static let digitsInList = 15

  private static let firstDigits = 100
  private static let growth = 8

  static let maxDigits = 1_000_000

  /// Creates the page for `digits`; by default for a few screenfuls, in steps from 100.
  init(_ size: Size, digits: Int? = nil) {
    wanted = min(digits ?? max(2_000, 4 * size.columns * size.rows), Self.maxDigits)
    self.digits = digits == nil ? Self.firstDigits : wanted
  }

  mutating func receive(_ written: WrittenValue, of evaluation: Evaluation, in format: ResultFormat)
  {
    guard let digits = format.fullDigits else { return }
    self.digits = max(self.digits, digits)
    let value =
      written.full.map { format.style.mark(isExact: $0.isExact) + $0.text } ?? written.text
    let unit = evaluation.value.unit?.text(format.units) ?? ""
    known = Known(
      form: format.form(of: evaluation.value), unit: unit.isEmpty ? nil : unit,
      text: (written.floats + [value]).joined(separator: "\n"),
      hasMore: written.full?.isExact == false, digits: digits)
    if known?.hasMore == true, digits < wanted { self.digits = min(Self.growth * digits, wanted) }
  }

  /// Notes the character at the top; requests more digits near the end.
  mutating func scroll(to start: Int, isNearEnd: Bool) {
    self.start = start
    guard isNearEnd, let known, known.hasMore, known.digits == digits else { return }
    wanted = min(2 * digits, Self.maxDigits)
    digits = wanted
  }

  func heading(_ place: String, isRunning: Bool, in words: Wording) -> String {
    guard let known else { return "" }
    let more = words.moreDigits
    return words.heading(known.form, unit: known.unit) + place
      + (isRunning ? more.running : known.hasMore ? more.rest : "")
  }

  func rows(columns: Int) -> [PageRow]? {
    guard let scalars = known?.text.unicodeScalars else { return nil }
    var rows: [PageRow] = []
    for line in scalars.split(separator: "\n", omittingEmptySubsequences: false) {
      var start = line.startIndex
      repeat {
        let end = line.index(start, offsetBy: columns, limitedBy: line.endIndex) ?? line.endIndex
        rows.append(PageRow(Substring(line[start..<end])))
        start = end
      } while start < line.endIndex
    }
    return rows
  }
}
