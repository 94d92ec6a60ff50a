import CalculatorCore
import Quantities
import Words

/// The entries that the words of a formula line refer to.
///
/// It is a value that holds what the line needs, so that it can be read elsewhere while the tape is
/// in use.
package struct FormulaScope: Scope, Hashable, Sendable {
  /// The entry that `ans` means; nil if there is none.
  var answer: EntryID?
  /// The entries by the names that occur in the line.
  private var origins: [String: EntryID] = [:]
  /// The entries of the line's atoms.
  private let atoms: [EntryID]
  package private(set) var names: [String] = []
  package let signs: CurrencySigns

  /// Creates the scope of a line that stands above an entry, or else at the end of the tape.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line; no more than its atoms are looked at
  ///   while no entry has a name.
  init(
    _ line: FormulaLine, on tape: Tape, above entry: EntryID? = nil,
    signs: CurrencySigns = .standard
  ) {
    self.signs = signs
    answer = entry == nil ? tape.last : entry.flatMap { tape.id(before: $0) }
    atoms = line.atoms.map(\.origin)
    guard tape.hasNames else { return }
    var hasUnknown = false
    for word in line.characters.split(whereSeparator: { !Self.isPartOfName($0) }) {
      // A name may begin after digits or an x, as in 2rent and 2xrent.
      let word = word.drop(while: \.isNumber)
      for name in [String(word), String(word.drop { $0 == "x" })] {
        origins[name] = tape.origin(ofName: name, above: entry)
        hasUnknown = hasUnknown || origins[name] == nil && !Vocabulary.names.contains(name)
      }
    }
    // Only the message on an unknown name needs all of them.
    if hasUnknown { names = tape.names }
  }

  /// The entries that the line can refer to.
  var references: [EntryID] { atoms + origins.values.sorted() + (answer.map { [$0] } ?? []) }

  package func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .answer: answer
    case .name(let name): origins[name]
    case .atom(let scalar):
      FormulaLine.Atom.index(of: scalar).flatMap { atoms.indices.contains($0) ? atoms[$0] : nil }
    case .identity: nil
    }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
