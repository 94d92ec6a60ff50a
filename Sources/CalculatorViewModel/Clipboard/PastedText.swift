import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// Text as it was pasted, and what it is read as.
///
/// A calculation is left to the reader of formulas, as it was pasted. Three lines with a number each are a
/// column, whose numbers have the decimal point of the display, or else the other one: `2,50` above `3,10`.
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
  private let point: Character
  private let scope: any Scope

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - point: the decimal point of the display, which is also that of formulas.
  ///   - scope: what the text can refer to.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: String, point: Character, in scope: any Scope = EmptyScope()) {
    (self.point, self.scope) = (point, scope)
    let all = plainScalars(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix { $0 != "#" }.trimmed }
    lines = all.filter { !$0.isEmpty }
    let hasLines = lines.count > 1
    cells = all.enumerated().flatMap { line, text in
      text.split(separator: "\t")
        .flatMap { hasLines ? Self.labelled($0, point: point, in: scope) : [$0] }
        .map { Cell(line: line + 1, text: $0.trimmed) }
    }
    .filter { !$0.text.isEmpty }
  }

  /// The parts of a cell: a label and the number behind its colon, as in `Rent: 850`, or a number and the words
  /// behind it that are no unit, as in `12.50 coffee`.
  private static func labelled(
    _ cell: ArraySlice<Unicode.Scalar>, point: Character, in scope: any Scope
  ) -> [ArraySlice<Unicode.Scalar>] {
    let cell = cell.trimmed
    if cell.first?.properties.isAlphabetic == true {
      return cell.firstIndex(of: ":").map { [cell[..<$0], cell[($0 + 1)...]] } ?? [cell]
    }
    let isNumber = { (text: ArraySlice<Unicode.Scalar>) in
      [true, false].contains { PastedCell(text, commaIsPoint: $0, in: scope) != nil }
    }
    guard !isNumber(cell), !cell.contains("=") else { return [cell] }
    // What may be a unit belongs to the number.
    let blank = cell.indices.dropFirst().last { index in
      cell[index].isBlank && cell[index...].allSatisfy(\.mayBeInWords) && isNumber(cell[..<index])
    }
    return blank.map { [cell[..<$0], cell[$0...]] } ?? [cell]
  }

  /// What the text is read as.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var reading: Reading {
    guard let first = cells.first else { return .nothing(.empty) }
    let listed = cells.count > 1 ? cells : first.text.listed.map { Cell(line: 1, text: $0) }
    let numbers = listed.count > 1 ? numbers(in: listed) : []
    let flaw = zip(listed, numbers).first { $1 == nil && !$0.isLabel }?.0
    let count = numbers.count { $0 != nil }
    if count > 1, 2 * count >= lines.count, flaw == nil, lines.count > 1 || count == listed.count {
      let summed = Set(zip(listed, numbers).filter { $1 != nil }.map(\.0.line))
      let words = zip(listed, numbers).filter { $1 == nil }.map(\.0)
      return .column(
        PastedColumn(
          numbers.compactMap(\.self), point: point,
          note: numbers.lazy.compactMap { $0?.note }.first,
          labels: words.filter { summed.contains($0.line) }.map(\.text.string),
          skipping: Set(words.map(\.line)).subtracting(summed).sorted()))
    }
    let text = lines.joined(separator: [" "]).map(\.self)
    guard text.count <= Self.longestFormula else { return .nothing(.tooLong) }
    // Of several results below each other, none is meant more than the others.
    if lines.count == 1 || !text.contains(where: \.isMarkOfResult) {
      let line = text[...].withoutRemark.map { $0 == "\t" ? " " : $0 }[...].string
      let formula = try? Formula(line, in: scope, commaIsPoint: point == ",")
      // One line with a digit can be corrected, anything else must be a calculation as it stands.
      if formula != nil || lines.count == 1 && line.unicodeScalars.contains(where: \.isDigit) {
        return .formula(line, note: formula.flatMap { PasteNote($0, line) })
      }
    }
    guard lines.count > 1, count > 0, 2 * count >= lines.count, let flaw else {
      return .nothing(.noCalculation(text[...].excerpt))
    }
    return .flawed(flawed(flaw, in: listed, numbers))
  }

  /// The numbers in cells; nil for a cell that is none.
  ///
  /// Their decimal point is that of the display, or else the one that fits all of them.
  private func numbers(in cells: [Cell]) -> [PastedCell?] {
    let plain = CellScope(signs: scope.signs, language: scope.language)
    let usual = cells.map { PastedCell($0.text, commaIsPoint: point == ",", in: scope) }
    if fits(usual, of: cells, commaIsPoint: point == ",", in: scope) { return usual }
    for commaIsPoint in [point == ",", point != ","] {
      let numbers = cells.map { PastedCell($0.text, commaIsPoint: commaIsPoint, in: plain) }
      if fits(numbers, of: cells, commaIsPoint: commaIsPoint, in: plain) { return numbers }
    }
    return usual
  }

  /// Whether all cells but labels are numbers, which mean the same beside each other.
  private func fits(
    _ numbers: [PastedCell?], of cells: [Cell], commaIsPoint: Bool, in scope: any Scope
  ) -> Bool {
    let read = zip(numbers, cells).filter { $0 != nil || !$1.isLabel }.map(\.0)
    guard read.allSatisfy({ $0 != nil }) else { return false }
    let sum = read.compactMap { $0?.source }.joined(separator: " + ")
    let formula = try? Formula(sum, in: scope, commaIsPoint: commaIsPoint)
    return formula?.expression.numbers == read.flatMap { $0?.numbers ?? [] }
  }

  /// A column with a cell that is no number.
  private func flawed(_ flaw: Cell, in cells: [Cell], _ numbers: [PastedCell?]) -> FlawedColumn {
    let summands = zip(cells, numbers).filter { $1 != nil || !$0.isLabel }
      .map { $1?.text(point: point, in: nil) ?? $0.text.string }
    let index = zip(cells, numbers).prefix { $1 != nil || $0.isLabel }.count { $1 != nil }
    let before = index == 0 ? "" : PastedColumn.sum(of: summands[..<index]) + " + "
    let end = before.count + flaw.text.string.count
    return FlawedColumn(
      sum: PastedColumn.sum(of: summands[...]), place: before.count..<end, line: flaw.line,
      excerpt: flaw.text.excerpt)
  }
}

/// What a cell can refer to, where its decimal point is not that of the display.
private struct CellScope: Scope {
  let signs: CurrencySigns
  let language: TextLanguage
  var groupsWithPoint: Bool { true }
  var names: [String] { [] }
  var hasNames: Bool { false }

  func origin(of reference: Reference) -> EntryID? { nil }
}

extension ArraySlice<Unicode.Scalar> {
  /// The text without white space at its ends.
  var trimmed: ArraySlice<Unicode.Scalar> {
    lastIndex { !$0.isBlank }.map { self[...$0].drop(while: \.isBlank) } ?? []
  }

  /// The text without what is said beside a result.
  fileprivate var withoutRemark: ArraySlice<Unicode.Scalar> {
    let remark = [", a prime", ", minus a prime", " (not factored)"].map(\.unicodeScalars)
      .first { suffix($0.count).elementsEqual($0) }
    return dropLast(remark?.count ?? 0)
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

/// Pasted text without characters that must not reach the screen; the only control characters in it are tabs
/// and line ends.
///
/// - Complexity: O(*n*), where *n* is the length of the text.
func plainScalars(_ pasted: String) -> [Unicode.Scalar] {
  var text: [Unicode.Scalar] = []
  text.reserveCapacity(pasted.utf8.count)
  var previous: Unicode.Scalar?
  for scalar in pasted.unicodeScalars {
    switch scalar {
    case "\n" where previous == "\r": break
    case "\r", "\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": text.append("\n")
    case "\t": text.append(scalar)
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .surrogate: break
      default: text.append(scalar)
      }
    }
    previous = scalar
  }
  return text
}

extension Unicode.Scalar {
  /// Whether the scalar is one of the ten digits of ASCII.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is white space.
  var isBlank: Bool {
    isASCII ? self == " " || self == "\t" || self == "\n" : properties.isWhitespace
  }

  /// Whether the scalar may be a part of words.
  fileprivate var mayBeInWords: Bool {
    properties.isAlphabetic || isBlank || "'’-.,&()/".unicodeScalars.contains(self)
  }

  /// Whether the scalar stands between a calculation and its result.
  fileprivate var isMarkOfResult: Bool { self == "=" || self == "≈" }
}

extension String {
  /// The text with commas in place of points.
  var withDecimalComma: String { String(map { $0 == "." ? "," : $0 }) }
}
