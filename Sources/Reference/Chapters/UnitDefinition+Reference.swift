import CalculatorViewModel
import Quantities
import Words

extension UnitDefinition {
  /// The symbols; for a unit without one, its name and other words, but no plurals.
  var spellings: [String] {
    let spellings = symbols.isEmpty ? [words[0]] + words.dropFirst(2) : symbols
    return spellings.filter { !$0.hasSuffix("s") || !spellings.contains(String($0.dropLast())) }
      .map { String($0.map { $0 == "_" ? " " : $0 }) }
  }

  /// The name, the value, the prefixes and the standard.
  ///
  /// - Parameter isKindNamed: whether the kind of quantity is among them.
  func meaning(
    in kind: QuantityKind, isKindNamed: Bool, words: any ReferenceWording
  ) -> String {
    let title = symbols.isEmpty ? plural : name
    let value = value(in: kind.coherentUnit, words)
    let facts = [title, isKindNamed ? words.noun(of: kind) : nil, value, mark]
    return facts.compactMap(\.self).joined(separator: ", ") + words.semicolon
      + words.name(of: source) + "."
  }

  /// A prefix that stands for all that the unit takes.
  private var mark: String? {
    switch prefixes {
    case .none: nil
    case .metric: "`k`"
    case .multiples: "`M`"
    case .ofInformation: "`Ki`"
    }
  }
}
