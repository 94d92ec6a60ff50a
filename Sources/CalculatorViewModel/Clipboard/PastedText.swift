import CalculatorCore
import Words

/// Text as it was pasted, and what it is read as.
///
/// `$1,234.56` is the formula `$1234.56`, `80×40 = 3200` is the formula `80×40`, and three lines with a
/// number each are a column.
///
/// Numbers may be grouped, and may have either decimal point. What is ambiguous, such as `1,234`, is
/// read as the other numbers of the same text are, or else with the decimal point of the display.
package struct PastedText {
  /// What a text is read as.
  package enum Reading: Hashable, Sendable {
    /// A formula on one line, with the number in it that could be read in another way.
    case formula(String, note: PasteNote?)
    case column(PastedColumn)
    case nothing(PasteRefusal)
  }

  /// The greatest length of a formula, in characters; the formula line takes time in proportion to
  /// it for each key.
  static let longestFormula = 100_000

  private let cells: [ArraySlice<Unicode.Scalar>]
  private let lines: [ArraySlice<Unicode.Scalar>]
  private let points: DecimalPoints
  private let scope: PasteScope

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - point: the decimal point of the display, which is also that of formulas.
  ///   - known: the decimal point that the numbers are known to have; nil if none is known.
  ///   - names: the names of results.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: String, point: Character, known: Unicode.Scalar? = nil, names: [String] = [])
  {
    scope = PasteScope(names: names)
    points = DecimalPoints(written: point, known: known)
    lines = PlainScalars(text).text.split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }.trimmed
      return content.isEmpty ? nil : content
    }
    cells = lines.flatMap { $0.split(separator: "\t") }.compactMap { cell in
      let content = cell.trimmed
      return content.isEmpty ? nil : content
    }
  }

  /// What the text is read as.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var reading: Reading {
    guard let first = cells.first else { return .nothing(.empty) }
    if let column = column(of: cells.count > 1 ? cells : first.listed) { return .column(column) }
    let formula = lines.joined(separator: ["\n"]).map(\.self)
    guard formula.count <= Self.longestFormula else { return .nothing(.tooLong) }
    // Of several results below each other, none is meant more than the others.
    if lines.count == 1 || !formula.contains(where: { $0 == "=" || $0 == "≈" }) {
      let reader = PastedFormula(formula, points, scope)
      if let text = reader.text { return .formula(text, note: reader.note) }
    }
    guard lines.count > 1, let word = cells.first(where: { PastedNumber($0) == nil }) else {
      return .nothing(.noCalculation(excerpt(of: formula[...])))
    }
    return .nothing(.noColumn(lines: lines.count, excerpt(of: word)))
  }

  private func column(of cells: [ArraySlice<Unicode.Scalar>]) -> PastedColumn? {
    guard cells.count > 1 else { return nil }
    var numbers: [PastedNumber] = []
    numbers.reserveCapacity(cells.count)
    for cell in cells {
      guard let number = PastedNumber(cell) else { return nil }
      numbers.append(number)
    }
    return PastedColumn(numbers, points)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The text without white space at its ends.
  var trimmed: ArraySlice<Unicode.Scalar> {
    guard let start = firstIndex(where: { !$0.isBlank }),
      let end = lastIndex(where: { !$0.isBlank })
    else { return [] }
    return self[start...end]
  }

  /// The elements of a list on one line: between semicolons, or between commas with a space.
  fileprivate var listed: [ArraySlice<Unicode.Scalar>] {
    var elements: [ArraySlice<Unicode.Scalar>] = []
    var start = startIndex
    for index in indices {
      let isComma = self[index] == "," && index + 1 < endIndex && self[index + 1].isBlank
      guard self[index] == ";" || isComma else { continue }
      elements.append(self[start..<index].trimmed)
      start = index + 1
    }
    return elements + [self[start...].trimmed]
  }

  /// The text as a string.
  var string: String {
    String(String.UnicodeScalarView(self))
  }
}

/// The beginning of a text, for a sentence about it.
private func excerpt(of text: ArraySlice<Unicode.Scalar>) -> String {
  let longest = 24
  let line = Array(text.prefix(longest).map { $0.isBlank ? " " : $0 })
  return line[...].string + (text.count > longest ? "…" : "")
}
