import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import Words

/// The page with all digits of a value; an endless one gets more digits while scrolling.
struct FullValue: Hashable, Sendable {
  private(set) var digits: Int
  private var known: Known?

  /// A value and its rows.
  private struct Known: Hashable, Sendable {
    var form: NumberForm
    /// The unit for the heading, since it may follow the last digit, off-screen.
    var unit: String?
    var text: String
    var hasMore: Bool
    var digits: Int
    var columns: Int
    /// The character at the top of the page, independent of the window size.
    var start: Int
    var page: ScrolledRows<Substring>
  }

  /// The digits of each of several solutions, before more are asked for.
  static let digitsInList = 15

  /// The digit limit of an endless value.
  static let maxDigits = 1_000_000

  /// - Parameter digits: the initial number of digits; nil for a few screenfuls.
  init(_ size: Size, digits: Int? = nil) {
    self.digits = min(digits ?? Self.firstDigits(in: size), Self.maxDigits)
  }

  private static func firstDigits(in size: Size) -> Int {
    min(max(2_000, 4 * size.columns * size.rows), maxDigits)
  }

  /// Stores the written value; ignores one that was not written in full.
  mutating func receive(
    _ written: WrittenValue, of evaluation: Evaluation, in format: ResultFormat, size: Size
  ) {
    guard let digits = format.fullDigits else { return }
    self.digits = max(self.digits, digits)
    let value =
      written.full.map { format.style.mark(isExact: $0.isExact) + $0.text } ?? written.text
    let text = (written.floats + [value]).joined(separator: "\n")
    var page = Self.page(text, size)
    let start = known?.start ?? 0
    page.move(to: start / Self.columns(in: size))
    let unit = evaluation.value.unit?.text(format.units) ?? ""
    known = Known(
      form: format.form(of: evaluation.value), unit: unit.isEmpty ? nil : unit, text: text,
      hasMore: written.full?.isExact == false, digits: digits,
      columns: Self.columns(in: size), start: start, page: page)
  }

  mutating func resize(_ size: Size) {
    guard let old = known else { return }
    let columns = Self.columns(in: size)
    known?.page = Self.page(old.text, size)
    known?.page.move(to: old.start / columns)
    known?.columns = columns
  }

  mutating func scroll(_ scroll: Scroll) {
    guard var known else { return }
    known.page.scroll(scroll)
    known.start = known.page.offset * known.columns
    self.known = known
    guard known.hasMore, known.digits == digits else { return }
    if known.page.offset + known.page.visible >= known.page.last {
      digits = min(2 * digits, Self.maxDigits)
    }
  }

  func view(
    in words: any Wording, isRunning: Bool, pending: String = "…"
  ) -> TextPageView {
    guard let known else { return TextPageView(heading: "", rows: [pending]) }
    let more = words.moreDigits
    return TextPageView(
      heading: words.heading(known.form, unit: known.unit) + known.page.place(in: words)
        + (isRunning ? more.running : known.hasMore ? more.rest : ""),
      rows: known.page.shown.map(String.init))
  }

  private static func columns(in size: Size) -> Int { max(1, size.columns - 2) }

  /// Splits lines into rows; each character must be one scalar.
  private static func page(_ text: String, _ size: Size) -> ScrolledRows<Substring> {
    let columns = columns(in: size)
    var rows: [Substring] = []
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      var start = line.startIndex
      repeat {
        let end = line.index(start, offsetBy: columns, limitedBy: line.endIndex) ?? line.endIndex
        rows.append(Substring(line[start..<end]))
        start = end
      } while start < line.endIndex
    }
    return ScrolledRows(rows, in: size, besides: 2)
  }
}
