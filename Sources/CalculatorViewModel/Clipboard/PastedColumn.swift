import CalculatorCore
import Engine
import Quantities
import Words

/// Numbers below each other, or between the signs of a list.
struct PastedColumn: Hashable, Sendable {
  /// The numbers as formulas write them; negative ones have a sign.
  let numbers: [String]
  /// The first number that could be read in another way; nil if there is none.
  let note: PasteNote?
  /// The words beside the numbers, which become a comment.
  let labels: [String]
  /// The lines of words alone, which are left out, counted from 1.
  let skipped: [Int]

  /// Creates a column of numbers that belong together.
  ///
  /// - Parameter point: the decimal point of formulas.
  init(
    _ cells: [PastedCell], point: Character, note: PasteNote?, labels: [String],
    skipping skipped: [Int]
  ) {
    (self.note, self.labels, self.skipped) = (note, labels, skipped)
    let currency = Self.currency(of: cells)
    numbers = cells.map { $0.text(point: point, in: currency) }
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

  /// The comment on the sum, with its sign; nil where there are no words.
  var comment: String? {
    labels.isEmpty
      ? nil
      : Formula.source(ofComment: labels.map { $0.filter { $0 != "#" } }.joined(separator: ", "))
  }

  /// The sum as far as a display shows it: its end, with the comment.
  var preview: String {
    let shown = 20
    return (numbers.count > shown ? "… + " : "") + Self.sum(of: numbers.suffix(shown))
      + (comment.map { " " + $0 } ?? "")
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
/// Parentheses make it negative, as bookkeepers write; quotation marks are nothing.
struct PastedCell: Hashable {
  /// The number as it was pasted, without parentheses around it.
  let source: String
  /// The number without its sign.
  private let number: Expression
  /// The unit of the number; nil if it has none.
  let unit: Unit?
  private var isNegative = false
  /// What of it could mean something else.
  let note: PasteNote?

  /// Reads a number; nil if the text is something else.
  init?(_ cell: ArraySlice<Unicode.Scalar>, commaIsPoint: Bool, in scope: any Scope) {
    var rest = cell.trimmed
    if rest.count > 1, rest.first == "\"", rest.last == "\"" {
      rest = rest.dropFirst().dropLast().trimmed
    }
    if rest.first == "(", rest.last == ")" {
      isNegative = true
      rest = rest.dropFirst().dropLast().trimmed
    }
    source = rest.string
    guard let formula = try? Formula(source, in: scope, commaIsPoint: commaIsPoint),
      formula.name == nil, (try? formula.evaluated()) != nil
    else { return nil }
    var tokens = formula.expression.tokens[...]
    if case .sign(let sign) = tokens.first {
      if sign == .minus { isNegative.toggle() }
      tokens.removeFirst()
    }
    number = Expression(Array(tokens))
    if tokens.last == .postfix(.percent) { tokens.removeLast() }
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
    note = PasteNote(formula, source)
  }

  var numbers: [NumberLiteral] { number.numbers }

  /// The number as a formula; a percentage has parentheses, without which a sum would take it of the
  /// numbers before it.
  ///
  /// - Parameter currency: what a number without a unit is meant in; nil for a plain number.
  func text(point: Character, in currency: Unit?) -> String {
    var number = number
    let isPercentage = number.tokens.last == .postfix(.percent)
    if unit == nil, !isPercentage, let currency {
      number = Expression(number.tokens + [.unit(currency)])
    }
    let text = ExpressionText(number, point: point, ties: TieTexts()).text
    return (isNegative ? "−" : "") + (isPercentage ? "(\(text))" : text)
  }
}

extension Expression {
  /// The numbers, from left to right.
  var numbers: [NumberLiteral] {
    tokens.compactMap { token in
      if case .number(let number) = token { number } else { nil }
    }
  }
}

extension PasteNote {
  /// The first number of a formula that could be read in another way; nil if there is none.
  init?(_ formula: Formula, _ text: String) {
    let bytes = Array(text.utf8)
    for choice in formula.choices(in: bytes[...]) {
      let pasted = String(decoding: bytes[choice.place], as: UTF8.self)
      if pasted.first?.isNumber == true, choice.read.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      {
        self.init(pasted: pasted, read: choice.read)
        return
      }
    }
    return nil
  }
}
