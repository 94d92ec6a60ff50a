import ExactNumbers
import Quantities

/// What a name means besides the result that a person gave it to, and how that is written instead.
package enum HiddenMeaning: Hashable, Sendable {
  /// A unit, with its name in the plural.
  case unit(plural: String, other: String)
  case constant(other: String)
  /// A function, which is meant before a parenthesis.
  case function(Function)
  case total
  /// A word for the present or a day beside it.
  case present

  /// Creates what a name hides; nil if it has no other meaning.
  ///
  /// - Parameter names: all names that have been given.
  package init?(_ name: String, among names: [String], in language: TextLanguage) {
    let given = Set(names + [name])
    switch Vocabulary.meaning(of: name) {
    case .constant(let constant): self = .constant(other: constant.text(besides: given))
    case .function(let function): self = .function(function)
    case .total: self = .total
    case .time: self = .present
    case .answer, .binary, .degree, .not, nil:
      guard let unit = UnitTable.unit(named: name, in: language) else { return nil }
      self = .unit(
        plural: unit.plural(in: language), other: unit.text(besides: given, in: language))
    }
  }
}
