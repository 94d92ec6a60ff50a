import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Words

/// A writer of ties by name or short digits, else as `ans` or `@3`, counting lines upwards.
package struct TieText {
  var tape: Tape
  let point: Character
  let grouping: DigitGrouping?
  let base: NumberBase
  let units: UnitSigns
  let words: Wording
  /// The entry whose expression is written; nil for the expression being typed.
  var entry: EntryID?

  package init(
    tape: Tape, point: Character, grouping: DigitGrouping? = nil, base: NumberBase = .decimal,
    units: UnitSigns = .symbols, words: Wording, entry: EntryID? = nil
  ) {
    (self.tape, self.point, self.grouping, self.base) = (tape, point, grouping, base)
    (self.units, self.words, self.entry) = (units, words, entry)
  }

  func text(
    of expression: Expression, notes: [Int: String] = [:], besides names: Set<String> = []
  ) -> ExpressionText {
    let bound = expression.boundNames
    return ExpressionText(
      expression, point: point, grouping: grouping, units: units,
      ties: { text(of: $0, besides: bound) }, notes: notes, besides: names,
      isName: tape.hasNames ? { tape.origin(ofName: $0, above: entry) != nil } : nil)
  }

  /// Writes an entry; `columns` limits a long expression to that width at either end.
  package func text(of entry: Entry, columns: Int? = nil, notes: [Int: String] = [:])
    -> ExpressionText
  {
    var ties = self
    ties.entry = entry.id
    if entry.isTotal { return ExpressionText(ofTotal: entry.expression) }
    return ties.text(of: columns.map(entry.expression.ends) ?? entry.expression, notes: notes)
  }

  /// Writes an expression that parses back the same, even if names were defined since.
  func text(of expression: Expression, ties: TieCharacters) -> ExpressionText {
    ExpressionText(
      expression, point: point, grouping: grouping, units: units, ties: ties.text(of:),
      besides: Set(tape.names).union(NameClash.half.names))
  }

  var style: NumberStyle { NumberStyle(point: String(point), grouping: grouping, units: units) }

  /// - Parameter bound: names that mean something else in the expression.
  func text(of origin: EntryID, besides bound: Set<String> = []) -> String {
    if let name = tape.name(of: origin, above: entry), !bound.contains(name) { return name }
    if let value = tape.value(of: origin), value.unit?.result == nil,
      let digits = value.shortText(in: style)
    {
      return value.text(in: base, minus: style.minus) ?? digits
    }
    if origin == tape.answer(above: entry) { return "ans" }
    return tape.distance(to: origin, from: entry).map { "@\($0)" } ?? "?"
  }
}

extension Quantity {
  fileprivate func text(in base: NumberBase, minus: String) -> String? {
    guard base != .decimal, let number = plain?.rational, number.isWhole else { return nil }
    return (number.isNegative ? minus : "") + base.prefix + number.digits(inBase: base.rawValue)
  }
}

/// A writer of ties by name if that means the same entry, else as placeholder characters.
struct TieCharacters {
  let ties: [EntryID]
  private let texts: [EntryID: String]

  init(_ expression: Expression, on tape: Tape, above entry: EntryID?) {
    var ties: [EntryID] = []
    var texts: [EntryID: String] = [:]
    let bound = expression.boundNames
    for origin in expression.origins where texts[origin] == nil {
      if let name = tape[origin]?.name, !bound.contains(name),
        tape.origin(ofName: name, above: entry) == origin
      {
        texts[origin] = name
      } else {
        texts[origin] = String(LineText.characterOfTie(at: ties.count))
        ties.append(origin)
      }
    }
    (self.ties, self.texts) = (ties, texts)
  }

  func text(of origin: EntryID) -> String { texts[origin] ?? "?" }
}

extension PlainAngle {
  package func inDegrees(point: Character, ties: (EntryID) -> String) -> String {
    let text = ExpressionText(argument, point: point, ties: ties).text
    let angle = text.count > 12 ? "…" : isNumber || text.hasPrefix("(") ? text : "(\(text))"
    return function.map { "\($0.name)(\(angle)°)" } ?? "\(angle)°"
  }
}
