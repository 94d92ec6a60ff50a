import Quantities

/// Names that are units and something else, with the rules that decide.
///
/// All names in a conversion target are units. Elsewhere, user-defined names have priority, except
/// over functions before a parenthesis.
package enum NameClash: CaseIterable, Sendable {
  /// A unit, except before a parenthesis, where it is the function.
  ///
  /// It is ambiguous between two operands unless the second is part of a quantity: `20 min 30 s` is
  /// read, but `3 min 4` is refused. Before any other operand it is the function: `lb 32`.
  case function
  /// Converts after a unit or a postfix operator such as `%`.
  ///
  /// After other operands, it converts if a target follows that is not itself a conversion;
  /// otherwise it is the unit: `5 in`, `72 in in cm`.
  case conversion
  case capital
  /// The operator, except in units.
  ///
  /// It is a unit before a slash and another unit, as in `deg/s`, before minutes or seconds of arc,
  /// as in `12° 30'`, and before a temperature scale, as in `deg C`.
  case degree
  /// A half of the day after an hour and before a zone: `3 pm Paris`; ambiguous at the end.
  case half
  /// A unit after a number and a space, as French `3 ans` (years); otherwise the previous result.
  case answer
  /// A word of the language, never the unit; `EN` and `ET` in French only.
  case word
  /// A command if alone on the line, unless it is a user-defined name.
  case command
  /// A unit rather than a prefix with another unit.
  case prefix

  package var names: [String] {
    switch self {
    case .function: ["min", "sec", "arcsec", "week", "lb", "NPR", "IRR", "bits"]
    case .conversion: ["in", "as"]
    case .capital: ["To"]
    case .degree: ["°", "deg"]
    case .half: ["am", "pm"]
    case .answer: ["ans"]
    case .word: ["asec", "npr", "irr", "Gcd", "EN", "ET"]
    case .command: ["not"]
    case .prefix: UnitTable.namesLikePrefixed
    }
  }

  init?(_ name: String) {
    guard let clash = Self.clashes[name] ?? Self.clashes[name.lowercased()] else { return nil }
    self = clash
  }

  private static let clashes = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .prefix && $0 != .command }.flatMap { clash in
      clash.names.map { ($0, clash) }
    })

  /// The units that are written differently before the operand of a function.
  package static let unitsBesideOperands = Set(Self.function.names + Self.conversion.names)
}
