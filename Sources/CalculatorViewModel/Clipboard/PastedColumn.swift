import CalculatorCore
import Quantities
import Words

struct PastedColumn: Hashable, Sendable {
  /// The numbers as formulas write them; negative ones have a sign.
  let numbers: [String]
  /// The first number that could be read in another way; nil if there is none.
  let note: PasteNote?
  /// The lines with words that are left out, counted from 1.
  let skipped: [Int]

  /// Reads numbers that belong together.
  init(_ cells: [PastedCell], _ usual: DecimalPoints, skipping skipped: [Int]) {
    self.skipped = skipped
    let points = usual.proven(by: cells.lazy.flatMap(\.line.numbers))
    let currency = Self.currency(of: cells)
    numbers = cells.map { $0.text(points, in: currency) }
    note = cells.lazy.flatMap(\.line.numbers).compactMap { $0.note(points) }.first
  }

  /// The only unit in a column, if that is a currency: tables of amounts often have its sign in the
  /// first row and in the last one only.
  private static func currency(of cells: [PastedCell]) -> Unit? {
    let units = Set(cells.compactMap(\.unit))
    guard units.count == 1, let unit = units.first, unit.dimension == .money else { return nil }
    return unit
  }

  /// The sum of the numbers, as a formula.
  var sum: String { Self.sum(of: numbers[...]) }

  /// The sum as far as a display shows it: its end.
  var preview: String {
    let shown = 20
    return (numbers.count > shown ? "… + " : "") + Self.sum(of: numbers.suffix(shown))
  }

  /// The sum of numbers, of which negative ones have a sign.
  static func sum(of numbers: ArraySlice<String>) -> String {
    numbers.dropFirst().reduce(into: numbers.first ?? "") { sum, number in
      sum += number.hasPrefix("−") ? " − " + number.dropFirst() : " + " + number
    }
  }
}

/// A number that stands alone: a cell of a table, or a line of a column.
///
/// It may have a sign or parentheses, which make it negative, the mark of a result (`= 5`), quotation
/// marks, an exponent or a power of ten, and a percent sign or a unit.
struct PastedCell {
  /// The number without its sign.
  let line: PastedLine
  /// The unit of the number; nil if it has none.
  let unit: Unit?
  private var isNegative = false
  private var isPercentage = false

  /// Reads a number; nil if the text is something else.
  init?(_ cell: ArraySlice<Unicode.Scalar>, _ points: DecimalPoints, in scope: any Scope) {
    var rest = cell.trimmed
    if rest.count > 1, rest.first == "\"", rest.last == "\"" {
      rest = rest.dropFirst().dropLast().trimmed
    }
    if rest.first == "=" || rest.first == "≈" { rest = rest.dropFirst().trimmed }
    if rest.first == "(", rest.last == ")" {
      isNegative = true
      rest = rest.dropFirst().dropLast().trimmed
    } else if let sign = rest.first, sign == "+" || sign == "-" || sign == "−" {
      isNegative = sign != "+"
      rest = rest.dropFirst().trimmed
    }
    let commaIsPoint = points.written == ","
    line = PastedLine(rest, commaIsPoint: commaIsPoint)
    guard !line.numbers.contains(where: \.isMalformed),
      let formula = try? Formula(line.text(points), in: scope, commaIsPoint: commaIsPoint),
      formula.name == nil
    else { return nil }
    var tokens = formula.expression.tokens[...]
    if tokens.last == .postfix(.percent) {
      isPercentage = true
      tokens.removeLast()
    }
    if case .unit(let unit) = tokens.last {
      self.unit = unit
      tokens.removeLast()
    } else {
      unit = nil
    }
    let isNumber = tokens.allSatisfy { token in
      switch token {
      case .number, .binary(.multiply), .binary(.power), .sign(.minus): true
      default: false
      }
    }
    guard isNumber, !tokens.isEmpty else { return nil }
  }

  /// The number as a formula; a percentage has parentheses, without which a sum would take it of the
  /// numbers before it.
  ///
  /// - Parameter currency: what a number without a unit is meant in; nil for a plain number.
  func text(_ points: DecimalPoints, in currency: Unit?) -> String {
    let text = line.text(points)
    let sign = isNegative ? "−" : ""
    if isPercentage { return sign + "(\(text))" }
    guard unit == nil, let currency else { return sign + text }
    return sign + text + " " + currency.text()
  }
}
