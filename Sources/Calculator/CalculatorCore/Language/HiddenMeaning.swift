import ExactNumbers
import Quantities

/// The meaning that a user-defined name hides, and how to write it instead.
package enum HiddenMeaning: Hashable, Sendable {
  case unit(plural: String, other: String)
  case constant(other: String)
  case function(Function)
  case total
  case present

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
