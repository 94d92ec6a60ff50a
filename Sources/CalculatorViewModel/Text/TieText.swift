import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Words

/// Ties as they are shown: by the name of their entry, or by its digits where they are few.
///
/// Any other result is `ans` where it is that of the entry directly above, and the number of its
/// line elsewhere.
struct TieText: TieWriter {
  let tape: Tape
  let point: Character
  /// How digits before the point are grouped; nil if they are not.
  var grouping: DigitGrouping?
  /// The base in which whole numbers are written.
  var base = NumberBase.decimal
  /// The signs of units.
  var units = UnitSigns.symbols
  /// What the number of a line is called.
  let words: any Wording
  /// The entry whose expression is written; nil for the expression that is being typed.
  var entry: EntryID?

  /// An expression as text, with notes after tokens.
  func text(of expression: Expression, notes: [Int: String] = [:]) -> ExpressionText {
    text(of: expression, ties: self, notes: notes)
  }

  /// An expression as text whose ties are written in another way.
  func text(
    of expression: Expression, ties: some TieWriter, notes: [Int: String] = [:]
  ) -> ExpressionText {
    ExpressionText(
      expression, point: point, grouping: grouping, units: units, ties: ties, notes: notes)
  }

  func text(of origin: EntryID) -> String {
    if let name = tape[origin]?.name { return name }
    let style = NumberStyle(point: String(point), grouping: grouping, units: units)
    if let value = tape.value(of: origin),
      let digits = value.shortText(in: style)
    {
      return value.text(in: base, minus: style.minus) ?? digits
    }
    let previous = entry == nil ? tape.last : entry.flatMap { tape.id(before: $0) }
    if origin == previous { return "ans" }
    return tape.index(of: origin).map { words.line($0 + 1) } ?? "?"
  }
}

extension Quantity {
  /// A whole number in another base than 10; nil for any other value.
  fileprivate func text(in base: NumberBase, minus: String) -> String? {
    guard base != .decimal, let number = plain?.rational, number.isWhole else { return nil }
    return (number.isNegative ? minus : "") + base.prefix + number.digits(inBase: base.rawValue)
  }
}

/// Ties as characters of a formula line: by name where that means the same entry, else as atoms.
struct TieAtoms: TieWriter {
  let atoms: [FormulaLine.Atom]
  private let texts: [EntryID: String]

  /// Gives a character to each entry that an expression is tied to.
  ///
  /// - Parameters:
  ///   - shown: how ties are shown that are written as atoms.
  ///   - entry: the entry that is edited; nil for a new calculation.
  init(_ expression: Expression, as shown: TieText, above entry: EntryID?) {
    let tape = shown.tape
    var atoms: [FormulaLine.Atom] = []
    var texts: [EntryID: String] = [:]
    for origin in expression.origins where texts[origin] == nil {
      if let name = tape[origin]?.name, tape.origin(ofName: name, above: entry) == origin {
        texts[origin] = name
      } else {
        texts[origin] = String(FormulaScope.characterOfAtom(at: atoms.count))
        atoms.append(FormulaLine.Atom(origin: origin, text: shown.text(of: origin)))
      }
    }
    self.atoms = atoms
    self.texts = texts
  }

  func text(of origin: EntryID) -> String { texts[origin] ?? "?" }
}
