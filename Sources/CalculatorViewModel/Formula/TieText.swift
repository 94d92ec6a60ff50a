import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Words

/// Ties as they are shown: by the name of their entry, or by its digits where they are few.
///
/// Any other result is `ans` where it is that of the entry directly above, and `@3` where it is that of
/// the third line above.
struct TieText: TieWriter {
  var tape: Tape
  let point: Character
  /// How digits before the point are grouped; nil if they are not.
  var grouping: DigitGrouping?
  /// The base in which whole numbers are written.
  var base = NumberBase.decimal
  var units = UnitSigns.symbols
  let words: any Wording
  /// The entry whose expression is written; nil for the expression that is being typed.
  var entry: EntryID?

  /// An expression as text, with notes after tokens.
  func text(of expression: Expression, notes: [Int: String] = [:]) -> ExpressionText {
    text(of: expression, ties: self, notes: notes)
  }

  /// The expression as text in which some names are written otherwise.
  func text(of expression: Expression, besides names: Set<String>) -> ExpressionText {
    ExpressionText(
      expression, point: point, grouping: grouping, units: units, ties: self, besides: names)
  }

  /// The expression of an entry as text.
  ///
  /// - Parameter columns: how much of either end is wanted of a long one; nil for all of it.
  func text(of entry: Entry, columns: Int? = nil, notes: [Int: String] = [:]) -> ExpressionText {
    var ties = self
    ties.entry = entry.id
    if entry.isTotal { return ExpressionText(ofTotal: entry.expression) }
    return ties.text(of: columns.map(entry.expression.ends) ?? entry.expression, notes: notes)
  }

  /// An expression as text that is read as the same, although names have been given; its ties are
  /// written in another way.
  func text(
    of expression: Expression, ties: some TieWriter, notes: [Int: String] = [:]
  ) -> ExpressionText {
    ExpressionText(
      expression, point: point, grouping: grouping, units: units, ties: ties, notes: notes,
      besides: ties is TieCharacters ? Set(tape.names).union(NameClash.half.names) : [])
  }

  /// How numbers are written.
  var style: NumberStyle { NumberStyle(point: String(point), grouping: grouping, units: units) }

  func text(of origin: EntryID) -> String {
    if let name = tape[origin]?.name { return name }
    if let value = tape.value(of: origin),
      let digits = value.shortText(in: style)
    {
      return value.text(in: base, minus: style.minus) ?? digits
    }
    if origin == tape.answer(above: entry) { return "ans" }
    return tape.distance(to: origin, from: entry).map { "@\($0)" } ?? "?"
  }
}

extension Quantity {
  /// A whole number in another base than 10; nil for any other value.
  fileprivate func text(in base: NumberBase, minus: String) -> String? {
    guard base != .decimal, let number = plain?.rational, number.isWhole else { return nil }
    return (number.isNegative ? minus : "") + base.prefix + number.digits(inBase: base.rawValue)
  }
}

/// Ties as they are written in a text: by name where that means the same entry, else as characters of it.
struct TieCharacters: TieWriter {
  let ties: [EntryID]
  private let texts: [EntryID: String]

  /// Gives a character to each entry that an expression is tied to.
  ///
  /// - Parameters:
  ///   - entry: the entry that is edited; nil for a new calculation.
  init(_ expression: Expression, on tape: Tape, above entry: EntryID?) {
    var ties: [EntryID] = []
    var texts: [EntryID: String] = [:]
    for origin in expression.origins where texts[origin] == nil {
      if let name = tape[origin]?.name, tape.origin(ofName: name, above: entry) == origin {
        texts[origin] = name
      } else {
        texts[origin] = String(LineText.characterOfTie(at: ties.count))
        ties.append(origin)
      }
    }
    self.ties = ties
    self.texts = texts
  }

  func text(of origin: EntryID) -> String { texts[origin] ?? "?" }
}

extension PlainAngle {
  /// The function with its argument in degrees, such as `sin(30°)`.
  ///
  /// - Parameters:
  ///   - point: the decimal point.
  ///   - ties: how ties are written, although a plain number has none.
  func inDegrees(point: Character, ties: some TieWriter) -> String {
    let text = ExpressionText(argument, point: point, ties: ties).text
    let number = isNumber && text.count <= Self.longestNumber ? text : "30"
    return "\(function.name)(\(number)°)"
  }

  /// The longest number that is written in a message.
  private static var longestNumber: Int { 8 }
}

/// How a locale groups the digits before the decimal point.
package struct GroupingConvention: Hashable, Sendable {
  let digits: DigitGrouping

  /// Creates a convention; nil if a size is less than 1, there is none, or the separator is not one
  /// scalar.
  ///
  /// - Parameters:
  ///   - separator: the character between groups, one column wide.
  ///   - sizes: the sizes of the groups from right to left; the last one repeats.
  package init?(separator: Character, sizes: [Int]) {
    guard separator.unicodeScalars.count == 1,
      let digits = DigitGrouping(separator: separator, sizes: sizes)
    else { return nil }
    self.digits = digits
  }
}
