import ExactNumbers
import Quantities

package protocol Scope {
  func origin(of reference: Reference) -> EntryID?

  /// Whether a name is an unknown of a system that an entry solves.
  func isUnknown(_ name: String) -> Bool

  /// Whether the last line that defines a name failed, so that it has no value.
  func isFailed(_ name: String) -> Bool

  /// The heading of a user-defined function, as `f(x)`; nil if the entry has a value.
  func definition(of entry: EntryID) -> String?

  /// Whether the text is from a stored tape: unambiguous, without known definitions.
  var isTapeFile: Bool { get }

  /// The cycle if the line used a name, as `f`, `g`, `f`.
  func chain(using name: String) -> [String]?

  var names: [String] { get }

  var hasNames: Bool { get }

  var signs: CurrencySigns { get }

  /// The base of numbers without a prefix; in base 16, words of its digits are numbers, too.
  var base: NumberBase { get }

  var groupsWithPoint: Bool { get }

  /// Whether a comma that cannot group digits is decimal, even next to decimal points.
  var readsDecimalComma: Bool { get }

  /// The language whose words are accepted in addition to English.
  var language: TextLanguage { get }

  var time: TimeSource { get }

  func origins(of lines: LineReference) -> [EntryID]
}

extension Scope {
  package func isUnknown(_ name: String) -> Bool { false }
  package func isFailed(_ name: String) -> Bool { false }
  package func definition(of entry: EntryID) -> String? { nil }
  package func chain(using name: String) -> [String]? { nil }
  package var isTapeFile: Bool { false }
  package var signs: CurrencySigns { .standard }
  package var hasNames: Bool { true }
  package var base: NumberBase { .decimal }
  package var groupsWithPoint: Bool { false }
  package var readsDecimalComma: Bool { false }
  package var language: TextLanguage { .english }
  package var time: TimeSource { .none }
  package func origins(of lines: LineReference) -> [EntryID] { [] }
}

package struct ReadingConventions: Hashable, Sendable {
  package var signs: CurrencySigns
  package var base: NumberBase
  package var point: Character
  package var groupsWithPoint: Bool
  package var language: TextLanguage
  package var time: TimeSource

  package init(
    signs: CurrencySigns = .standard, base: NumberBase = .decimal, point: Character = ".",
    groupsWithPoint: Bool = false, language: TextLanguage = .english, time: TimeSource = .none
  ) {
    (self.signs, self.base, self.point) = (signs, base, point)
    (self.groupsWithPoint, self.language, self.time) = (groupsWithPoint, language, time)
  }
}

package enum Reference: Hashable, Sendable {
  case answer
  case name(String)
  /// A private-use character, which is a tie on a line.
  case character(Unicode.Scalar)
  /// `@` and an identity, as in stored tapes.
  case identity(EntryID)
}

/// A reference to lines above without their names.
package enum LineReference: Hashable, Sendable {
  case above(Int)
  case last(Int)
  /// `total`; in a longer expression without the lines that use it.
  case sinceTotal(isWhole: Bool = true)
  /// `#food`: the lines with a tag, in lower case.
  case tagged(String)
}

package struct EmptyScope: Scope {
  package var signs = CurrencySigns.standard
  package var language = TextLanguage.english
  package var groupsWithPoint = false

  package init() {}

  package func origin(of reference: Reference) -> EntryID? { nil }

  package var names: [String] { [] }
  package var hasNames: Bool { false }
}
