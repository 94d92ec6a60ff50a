import CalculatorCore
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
  private var offset = 0
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
    var page: FullPage
  }

  /// The greatest number of digits of a value whose digits have no end.
  static let mostDigits = 1_000_000

  init(_ size: Size) {
    digits = Self.firstDigits(in: size)
  }

  /// Some windows full of digits.
  private static func firstDigits(in size: Size) -> Int {
    min(max(2_000, 4 * size.columns * size.rows), mostDigits)
  }

  /// Goes back to the start, for another form of the value.
  mutating func restart(_ size: Size) {
    self = FullValue(size)
  }

  /// Takes up the value as it was written.
  ///
  /// What was not written in full is left out.
  mutating func take(
    _ written: WrittenValue, of evaluation: Evaluation, in format: ResultFormat, size: Size
  ) {
    guard let digits = format.fullDigits else { return }
    self.digits = max(self.digits, digits)
    let text = written.full.map { ($0.isExact ? "= " : "≈ ") + $0.text } ?? written.text
    known = Known(
      form: format.form.fits(evaluation.value.number) ? format.form : .decimal,
      unit: evaluation.value.unit?.text(format.units), text: text,
      hasMore: written.full?.isComplete == false, digits: digits,
      page: FullPage(text, size: size))
    offset = known?.page.clamped(offset) ?? 0
  }

  /// Breaks the text into rows for another window; about the same digits stay in view.
  mutating func resize(_ size: Size) {
    guard let old = known else { return }
    let page = FullPage(old.text, size: size)
    offset = page.clamped(offset * old.page.columns / page.columns)
    known?.page = page
  }

  /// Scrolls, and asks for more digits where the last ones come into view.
  mutating func scroll(_ scroll: Scroll) {
    guard let known else { return }
    offset = known.page.offset(offset, after: scroll)
    let isNearEnd = known.page.offset(offset, after: .pageDown) == known.page.lastOffset
    if known.hasMore, known.digits == digits, isNearEnd {
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
    let rows = known.page.excerpt(from: offset)
    let place = words.lines(offset + 1, to: offset + rows.count, of: known.page.rows.count)
    let more = words.moreDigits
    return TextExcerpt(
      heading: words.heading(known.form, unit: known.unit) + ", " + place
        + (isRunning ? more.running : known.hasMore ? more.rest : ""),
      rows: rows.map(String.init))
  }
}

/// What shows of a page of text.
package struct TextExcerpt: Hashable, Sendable {
  /// What the text is, and which of its lines show.
  package var heading: String
  package var rows: [String]

  package init(heading: String, rows: [String]) {
    self.heading = heading
    self.rows = rows
  }
}

/// A long text, broken into rows for the size of a window.
struct FullPage: Hashable, Sendable {
  let rows: [Substring]
  let columns: Int
  /// The number of rows that the window shows at a time.
  let visibleRows: Int

  /// Breaks a text of characters of one scalar each, with a margin of one column on both sides.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: String, size: Size) {
    let columns = max(1, size.columns - 2)
    var rows: [Substring] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let end = scalars.index(start, offsetBy: columns, limitedBy: scalars.endIndex)
      rows.append(Substring(scalars[start..<(end ?? scalars.endIndex)]))
      start = end ?? scalars.endIndex
    }
    self.init(rows: rows, columns: columns, size: size)
  }

  init(rows: [Substring], columns: Int, size: Size) {
    self.rows = rows
    self.columns = columns
    visibleRows = max(1, size.rows - (size.rows > 2 ? 2 : 0))
  }

  /// The offset at which the window shows the last rows; 0 if all rows fit.
  var lastOffset: Int { max(0, rows.count - visibleRows) }

  /// The nearest offset from 0 to `lastOffset`.
  func clamped(_ offset: Int) -> Int { min(max(offset, 0), lastOffset) }

  /// The offset after scrolling.
  func offset(_ offset: Int, after scroll: Scroll) -> Int {
    scroll.offset(from: offset, page: visibleRows, last: lastOffset)
  }

  /// The rows that the window shows, starting with the row at an offset.
  func excerpt(from offset: Int) -> ArraySlice<Substring> {
    rows.dropFirst(offset).prefix(visibleRows)
  }
}
