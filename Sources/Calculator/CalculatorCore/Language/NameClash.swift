import Quantities

/// Names that are units and something else; in a conversion target they are units.
package enum NameClash: CaseIterable, Sendable {
  /// A unit between the parts of a quantity or with no operand after it, otherwise the function:
  /// `20 min 30 s`, `lb 32`; `3 min 4` is refused.
  case function
  /// Converts after a unit or a postfix operator, and elsewhere if a target follows that is not
  /// itself a conversion: `5 in`, `72 in in cm`.
  case conversion
  case capital
  /// The operator, except in units: in `deg/s`, before minutes or seconds of arc, and in `deg C`.
  case degree
  /// A half of the day after an hour and before a zone: `3 pm Paris`; ambiguous at the end.
  case half
  /// A unit after a number and a space, as French `3 ans` (years); otherwise the previous result.
  case answer
  /// A word of the language, never the unit; `EN` and `ET` in French only.
  case word
  /// A command if alone on the line and not a user-defined name.
  case command
  /// A unit, not a prefix with another unit.
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

  /// The units with another spelling before a function's operand.
  package static let unitsBesideOperands = Set(Self.function.names + Self.conversion.names)
}
