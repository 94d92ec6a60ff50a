import ExactNumbers
import Quantities

/// What a formula can refer to besides the language: the results of entries, and the money of a country.
package protocol Scope {
  /// The entry that a reference means; nil where there is none.
  func origin(of reference: Reference) -> EntryID?

  /// How the function that an entry defines is written, as `f(x)`; nil where it has a value.
  func definition(of entry: EntryID) -> String?

  /// Whether what is read is the full reading that the tape keeps, where nothing can be meant otherwise and
  /// `definition(of:)` is not known.
  var isKept: Bool { get }

  /// How the line would use itself by a name, as `f`, `g`, `f`; nil where it would not.
  func chain(using name: String) -> [String]?

  /// The names that can be referred to, for the message on an unknown one.
  var names: [String] { get }

  /// Whether a word may refer to an entry; otherwise none is looked up.
  var hasNames: Bool { get }

  /// What signs of currencies mean where the formula stands.
  var signs: CurrencySigns { get }

  /// The base of whole numbers without a prefix; in base 16 a word of its digits is a number, too.
  var base: NumberBase { get }

  /// Whether a point groups digits in threes where a comma is the decimal point.
  var groupsWithPoint: Bool { get }

  /// Whether a comma that cannot group digits is a decimal point where formulas have a point, and one
  /// that can group them is refused.
  var readsDecimalComma: Bool { get }

  /// The language whose words are read besides the English ones.
  var language: TextLanguage { get }

  /// Where the present moment and zones are found.
  var time: TimeSource { get }

  /// The entries that a word for several of them means, from the top; none where there are none.
  func origins(of lines: LineReference) -> [EntryID]
}

extension Scope {
  package func definition(of entry: EntryID) -> String? { nil }
  package func chain(using name: String) -> [String]? { nil }
  package var isKept: Bool { false }
  package var signs: CurrencySigns { .standard }
  package var hasNames: Bool { true }
  package var base: NumberBase { .decimal }
  package var groupsWithPoint: Bool { false }
  package var readsDecimalComma: Bool { false }
  package var language: TextLanguage { .english }
  package var time: TimeSource { .none }
  package func origins(of lines: LineReference) -> [EntryID] { [] }
}

/// What surrounds a line that decides how it is read.
package struct ReadingConventions: Hashable, Sendable {
  /// What signs of currencies mean.
  package var signs: CurrencySigns
  /// The base of whole numbers without a prefix.
  package var base: NumberBase
  /// The decimal point.
  package var point: Character
  /// Whether a point groups digits in threes where a comma is the decimal point.
  package var groupsWithPoint: Bool
  /// The language whose words are read besides the English ones.
  package var language: TextLanguage
  /// Where the present moment and zones are found.
  package var time: TimeSource

  package init(
    signs: CurrencySigns = .standard, base: NumberBase = .decimal, point: Character = ".",
    groupsWithPoint: Bool = false, language: TextLanguage = .english, time: TimeSource = .none
  ) {
    (self.signs, self.base, self.point) = (signs, base, point)
    (self.groupsWithPoint, self.language, self.time) = (groupsWithPoint, language, time)
  }
}

/// A reference of a formula to the result of an entry.
package enum Reference: Hashable, Sendable {
  /// `ans`: the previous result.
  case answer
  /// A name that was given with `=`.
  case name(String)
  /// A character of a private use area, which is a tie on a line.
  case character(Unicode.Scalar)
  /// `@` and an identity, as the kept tape writes ties.
  case identity(EntryID)
}

/// A reference of a formula to lines above it without their names.
package enum LineReference: Hashable, Sendable {
  /// `@3`: the third line above.
  case above(Int)
  /// `last 3`: the last three lines.
  case last(Int)
  /// `total`: the lines since the last total.
  case sinceTotal
  /// `#food`: the lines with a tag, whose word is in small letters.
  case tagged(String)
}

/// A scope without any entry.
package struct EmptyScope: Scope {
  package init() {}

  package func origin(of reference: Reference) -> EntryID? { nil }

  package var names: [String] { [] }
  package var hasNames: Bool { false }
}
