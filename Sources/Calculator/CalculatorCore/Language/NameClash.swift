import Quantities

/// Names with two meanings, one of them a unit, and what decides between the two.
///
/// The reader, the manual and the line above the result use this table. In the target of a conversion all
/// names are those of units, and elsewhere a name that a person has given goes before all others, unless
/// it is that of a function before a parenthesis.
package enum NameClash: CaseIterable, Sendable {
  /// A unit, unless a parenthesis follows, which always makes the name a function. Where the operand of a
  /// function follows that is no part of a quantity, both can be meant behind an operand: `20 min 30 s`
  /// is read, and `3 min 4` is an error with both readings. Elsewhere that is the function: `lb 32`.
  case function
  /// Converts behind a unit. Behind anything else it does if a target follows, and not a conversion with a
  /// target; otherwise it is the unit: `5 in`, `72 in in cm`. Behind an operator such as `%` it always
  /// converts.
  case conversion
  /// Converts in small letters alone.
  case capital
  /// A unit where a slash and another unit follow, as in `deg/s`, or minutes or seconds of arc, as in
  /// `12° 30'`, and a part of one before a scale of temperature, as in `deg C`; otherwise the operator.
  case degree
  /// A half of the day behind a whole hour with a zone behind it, as in `3 pm Paris`; otherwise a unit. Where
  /// nothing follows, or a sum, both can be meant, and are written out.
  case half
  /// A unit behind a number and a space, as `3 ans` are years in French; otherwise the previous result.
  case answer
  /// A word of the language, and never the unit, which has other spellings; `EN` and `ET` in French alone.
  case word
  /// A command where it stands alone on the line of the screen, and is no name that a person has given.
  case command
  /// A unit, although a prefix and another unit are written the same.
  case prefix

  /// The names, those of units as they are usually written.
  package var names: [String] {
    switch self {
    case .function: ["min", "sec", "arcsec", "week", "lb", "NPR", "IRR"]
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

  /// The rule of a name of the language in any case; nil if it is no unit.
  init?(_ name: String) {
    guard let clash = Self.clashes[name] ?? Self.clashes[name.lowercased()] else { return nil }
    self = clash
  }

  private static let clashes = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .prefix && $0 != .command }.flatMap { clash in
      clash.names.map { ($0, clash) }
    })

  /// The units that before the operand of a function are written otherwise, so that they are read again.
  package static let unitsBesideOperands = Set(Self.function.names + Self.conversion.names)
}
