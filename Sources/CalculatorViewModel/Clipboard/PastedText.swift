import CalculatorCore
import Words

/// Text as it was pasted, and what it is read as.
///
/// `1.234,56` is the formula `1234.56`, `80×40 = 3200` is the formula `80×40`, and three lines with a
/// number each are a column. What is ambiguous, such as `1,234`, is read as the other numbers of the
/// same text are, or else with the decimal point of the display.
///
/// Everything but its numbers and the marks of results is left to the formula line, which shows what
/// is wrong with it.
struct PastedText {
  enum Reading: Hashable, Sendable {
    /// A formula on one line, with the number in it that could be read in another way.
    case formula(String, note: PasteNote?)
    case column(PastedColumn)
    /// A column in which a cell is neither a number nor a label.
    case flawed(FlawedColumn)
    case nothing(PasteRefusal)
  }

  /// A column that is to be corrected: its sum, in which a cell is no number.
  struct FlawedColumn: Hashable, Sendable {
    var sum: String
    /// The characters of the cell in the sum.
    var place: Range<Int>
    /// The number of its line, from 1.
    var line: Int
    /// The beginning of its text.
    var excerpt: String
  }

  /// A part of a line between tabs, or of a list on one line.
  private struct Cell {
    var line: Int
    var text: ArraySlice<Unicode.Scalar>

    /// Whether the text is words beside numbers, such as the heading of a column.
    var isLabel: Bool { text.first?.properties.isAlphabetic == true && !text.contains("=") }
  }

  /// The greatest length of a formula, in characters; the formula line takes time in proportion to
  /// it for each key.
  static let longestFormula = 100_000

  private let cells: [Cell]
  private let lines: [ArraySlice<Unicode.Scalar>]
  private let points: DecimalPoints
  private let scope: any Scope

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - point: the decimal point of the display, which is also that of formulas.
  ///   - known: the decimal point that the numbers are known to have; nil if none is known.
  ///   - scope: what the text can refer to.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(
    _ text: String, point: Character, known: Unicode.Scalar? = nil,
    in scope: any Scope = EmptyScope()
  ) {
    self.scope = scope
    points = DecimalPoints(written: point, known: known)
    let all = PlainScalars(text).text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix { $0 != "#" }.trimmed }
    lines = all.filter { !$0.isEmpty }
    let hasLines = lines.count > 1
    cells = all.enumerated().flatMap { line, text in
      text.split(separator: "\t").flatMap { hasLines ? $0.labelled : [$0] }
        .map { Cell(line: line + 1, text: $0.trimmed) }
    }
    .filter { !$0.text.isEmpty }
  }

  /// What the text is read as.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var reading: Reading {
    guard let first = cells.first else { return .nothing(.empty) }
    let listed = cells.count > 1 ? cells : first.text.listed.map { Cell(line: 1, text: $0) }
    let numbers = listed.count > 1 ? listed.map { PastedCell($0.text, points, in: scope) } : []
    let flaw = zip(listed, numbers).first { $1 == nil && !$0.isLabel }?.0
    let count = numbers.count { $0 != nil }
    if count > 1, 2 * count >= lines.count, flaw == nil, lines.count > 1 || count == listed.count {
      let skipped = Set(zip(listed, numbers).filter { $1 == nil }.map(\.0.line))
      return .column(PastedColumn(numbers.compactMap(\.self), points, skipping: skipped.sorted()))
    }
    let text = lines.joined(separator: ["\n"]).map(\.self)
    guard text.count <= Self.longestFormula else { return .nothing(.tooLong) }
    // Of several results below each other, none is meant more than the others.
    if lines.count == 1 || !text.contains(where: \.isMarkOfResult) {
      let line = PastedLine(text.calculation, commaIsPoint: points.written == ",")
      let points = points.proven(by: line.numbers)
      let formula = line.text(points)
      if isCalculation(formula) {
        return .formula(formula, note: line.numbers.lazy.compactMap { $0.note(points) }.first)
      }
    }
    guard lines.count > 1, count > 0, 2 * count >= lines.count, let flaw else {
      return .nothing(.noCalculation(text[...].excerpt))
    }
    return .flawed(flawed(flaw, in: listed, numbers))
  }

  /// A column with a cell that is no number.
  private func flawed(_ flaw: Cell, in cells: [Cell], _ numbers: [PastedCell?]) -> FlawedColumn {
    let summands = zip(cells, numbers).filter { $1 != nil || !$0.isLabel }
      .map { $1?.text(points, in: nil) ?? $0.text.string }
    let index = zip(cells, numbers).prefix { $1 != nil || $0.isLabel }.count { $1 != nil }
    let before = index == 0 ? "" : PastedColumn.sum(of: summands[..<index]) + " + "
    let end = before.count + flaw.text.string.count
    return FlawedColumn(
      sum: PastedColumn.sum(of: summands[...]), place: before.count..<end, line: flaw.line,
      excerpt: flaw.text.excerpt)
  }

  /// Whether a text is taken for a calculation: one line with a digit can be corrected on the formula
  /// line, anything else must be one as it stands.
  private func isCalculation(_ text: String) -> Bool {
    if lines.count == 1, text.unicodeScalars.contains(where: \.isDigit) { return true }
    return (try? Formula(text, in: scope, commaIsPoint: points.written == ",")) != nil
  }
}

/// The forms in which the calculator writes results, as far as they are no formulas.
extension [Unicode.Scalar] {
  /// The calculation in a line that was shown, or its result if it has nothing else.
  fileprivate var calculation: ArraySlice<Unicode.Scalar> {
    var rest = withoutNotes[...].trimmed
    var heading: ArraySlice<Unicode.Scalar> = []
    if let equals = rest.firstIndex(of: "="), Vocabulary.canName(rest[..<equals].trimmed.string) {
      heading = rest[...equals] + [" "]
      rest = rest[(equals + 1)...].trimmed
    }
    if rest.first?.isMarkOfResult == true { rest = rest.dropFirst().trimmed }
    rest = rest.prefix { !$0.isMarkOfResult }.trimmed
    let remark = [", a prime", ", minus a prime", " (not factored)"].map(\.unicodeScalars)
      .first { rest.suffix($0.count).elementsEqual($0) }
    rest = rest.dropLast(remark?.count ?? 0)
    return heading + rest
  }

  /// A text without the notes on percentages: `200 + 10% (= 20)`.
  private var withoutNotes: [Unicode.Scalar] {
    var rest = self[...]
    var kept: [Unicode.Scalar] = []
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let isNote = rest[open + 1].isMarkOfResult
      kept += isNote ? rest[..<open].trimmed + [" "] : rest[...close]
      rest = rest[(close + 1)...]
    }
    return kept + rest
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The text without white space at its ends.
  var trimmed: ArraySlice<Unicode.Scalar> {
    lastIndex { !$0.isBlank }.map { self[...$0].drop(while: \.isBlank) } ?? []
  }

  /// The text, or the label and what stands behind its colon: `Rent: 850`.
  fileprivate var labelled: [ArraySlice<Unicode.Scalar>] {
    guard trimmed.first?.properties.isAlphabetic == true, let colon = firstIndex(of: ":") else {
      return [self]
    }
    return [self[..<colon], self[(colon + 1)...]]
  }

  /// The elements of a list on one line: between semicolons, between commas with a space, or decimals
  /// with a point between commas.
  fileprivate var listed: [ArraySlice<Unicode.Scalar>] {
    let decimals = split(separator: ",", omittingEmptySubsequences: false)
    let areDecimals = decimals.allSatisfy { decimal in
      decimal.count { $0 == "." } == 1 && decimal.allSatisfy { $0.isDigit || $0 == "." }
    }
    if areDecimals { return decimals }
    let marked = zip(self, dropFirst() + ["\n"]).map { $0 == "," && $1.isBlank ? ";" : $0 }
    return marked.split(separator: ";").map(\.trimmed)
  }

  /// The beginning of the text, for a sentence about it.
  fileprivate var excerpt: String {
    let longest = 24
    let line = prefix(longest).map { $0.isBlank ? " " : $0 }
    return line[...].string + (count > longest ? "…" : "")
  }

  var string: String { String(String.UnicodeScalarView(self)) }
}

/// Pasted text without characters that must not reach the screen, with one sign for those that look
/// alike where the reader of formulas knows only one.
struct PlainScalars {
  /// The text; the only control characters in it are tabs and line ends.
  private(set) var text: [Unicode.Scalar] = []

  /// Reads text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ pasted: String) {
    text.reserveCapacity(pasted.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in pasted.unicodeScalars {
      if (previous, scalar) != ("\r", "\n") { append(Self.plain(scalar)) }
      previous = scalar
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r", "\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": text.append("\n")
    case "-", "−": appendMinus(scalar)
    // The mark of a rounded result where only ASCII is shown.
    case "=" where text.last == "~": text[text.endIndex - 1] = "≈"
    case "\t", " "..."~", "\u{A0}": text.append(scalar)
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .surrogate: break
      case .spaceSeparator: text.append(" ")
      case .decimalNumber:
        text.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(scalar.properties.numericValue ?? 0)))
      default: text.append(scalar)
      }
    }
  }

  /// Adds a minus: before the sign of a currency that no digit precedes, so that `$-5` is `-$5`, and
  /// in ASCII where it is the sign of an exponent.
  private mutating func appendMinus(_ minus: Unicode.Scalar) {
    let before = text.dropLast().last
    let isInExponent = (text.last == "e" || text.last == "E") && before?.isDigit == true
    let leads =
      text.last?.properties.generalCategory == .currencySymbol && before?.isDigit != true
    text.insert(isInExponent ? "-" : minus, at: text.endIndex - (leads ? 1 : 0))
  }

  /// The sign that means the same and is read; most are their own.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FE63}": "−"
    case "\u{2715}", "\u{2716}", "\u{2A2F}": "×"
    case "\u{2797}": "÷"
    case "\u{2795}": "+"
    case "\u{2236}": "/"
    case "\u{2243}", "\u{2245}": "≈"
    case "\u{2019}", "\u{2BC}": "'"
    case "\u{202F}", "\u{2007}", "\u{2009}": "\u{A0}"
    // The forms of ASCII that are as wide as an ideograph.
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFF01 + 0x21) ?? scalar
    default: scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is one of the ten digits of ASCII.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is white space in the text of `PlainScalars`.
  var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\u{A0}" }

  /// Whether the scalar stands between a calculation and its result.
  fileprivate var isMarkOfResult: Bool { self == "=" || self == "≈" }
}
