import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import Words

/// The page that shows a value in full, and how far it was scrolled.
///
/// A value whose digits have no end is written with more of them each time that its end comes into
/// view.
struct FullValue: Hashable, Sendable {
  /// The number of digits that are asked for.
  private(set) var digits: Int
  /// The value as far as it is known; nil before it is.
  private var known: Known?

  /// A value in full, in rows.
  private struct Known: Hashable, Sendable {
    var form: NumberForm
    /// The unit, which stands behind the last digit, far from the first one or nowhere.
    var unit: String?
    var text: String
    /// Whether more digits would make the text longer.
    var hasMore: Bool
    /// The digits that were asked for.
    var digits: Int
    /// The columns of a row that is full.
    var columns: Int
    /// The character of the text to which was scrolled, whatever rows the window has.
    var start: Int
    /// The text, broken into rows for a window.
    var page: ScrolledRows<Substring>
  }

  /// The greatest number of digits of a value whose digits have no end.
  static let mostDigits = 1_000_000

  /// - Parameter digits: the number of digits to begin with; nil for some windows full.
  init(_ size: Size, digits: Int? = nil) {
    self.digits = min(digits ?? Self.firstDigits(in: size), Self.mostDigits)
  }

  /// Some windows full of digits.
  private static func firstDigits(in size: Size) -> Int {
    min(max(2_000, 4 * size.columns * size.rows), mostDigits)
  }

  /// Takes the value as it was written.
  ///
  /// What was not written in full is left out.
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

  /// Breaks the text into rows for another window; about the same digits stay in view.
  mutating func resize(_ size: Size) {
    guard let old = known else { return }
    let columns = Self.columns(in: size)
    known?.page = Self.page(old.text, size)
    known?.page.move(to: old.start / columns)
    known?.columns = columns
  }

  /// Scrolls, and asks for more digits where the last ones come into view.
  mutating func scroll(_ scroll: Scroll) {
    guard var known else { return }
    known.page.scroll(scroll)
    known.start = known.page.offset * known.columns
    self.known = known
    guard known.hasMore, known.digits == digits else { return }
    if known.page.offset + known.page.visible >= known.page.last {
      digits = min(2 * digits, Self.mostDigits)
    }
  }

  /// What shows of the page.
  ///
  /// - Parameters:
  ///   - words: what the heading says.
  ///   - isRunning: whether digits are on their way.
  ///   - pending: what stands in the place of a value that is not known yet.
  func excerpt(
    in words: any Wording, isRunning: Bool, pending: String = "…"
  ) -> TextExcerpt {
    guard let known else { return TextExcerpt(heading: "", rows: [pending]) }
    let more = words.moreDigits
    return TextExcerpt(
      heading: words.heading(known.form, unit: known.unit) + known.page.place(in: words)
        + (isRunning ? more.running : known.hasMore ? more.rest : ""),
      rows: known.page.shown.map(String.init))
  }

  /// The columns between margins of one column on both sides.
  private static func columns(in size: Size) -> Int { max(1, size.columns - 2) }

  /// Breaks lines of characters of one scalar each into rows.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
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
