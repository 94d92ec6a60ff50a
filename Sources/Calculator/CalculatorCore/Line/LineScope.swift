import ExactNumbers
import Quantities

/// The entries that a line's words refer to, independent of the tape.
package struct LineScope: Scope, Hashable, Sendable {
  package var answer: EntryID?
  private let edited: Entry?
  private let usesAnswer: Bool
  private var origins: [String: EntryID] = [:]
  private var definitions: [EntryID: String] = [:]
  private var unknowns: Set<String> = []
  /// For each name, the cycle that would form if the edited entry used it.
  private var chains: [String: [String]] = [:]
  private let ties: [EntryID]
  package private(set) var names: [String] = []
  private let conventions: ReadingConventions
  private var lines: [LineReference: [EntryID]] = [:]

  package init(
    _ characters: [Character], ties: [EntryID] = [], on tape: Tape, above entry: EntryID? = nil,
    conventions: ReadingConventions = ReadingConventions()
  ) {
    self.conventions = conventions
    edited = entry.flatMap { tape[$0] }
    answer = tape.answer(above: entry)
    // A name may begin after digits or an x, as in 2rent and 2xrent.
    let words = characters.split { !$0.isPartOfName }
      .map { String($0.drop(while: \.isNumber).map(\.raised)) }.filter { !$0.isEmpty }
    usesAnswer = words.contains { Vocabulary.meaning(of: $0) == .answer }
    self.ties = ties
    for reference in Formula.lines(in: String(characters)) {
      lines[reference] = tape.origins(of: reference, above: entry)
    }
    defer {
      for id in references where tape[id]?.isDefinition == true {
        definitions[id] = tape[id]?.heading
      }
    }
    guard tape.hasNames else { return }
    var hasUnknown = false
    for word in words {
      // As a unit, the plural of a name is refused: `2 cups`.
      let singular = word.hasSuffix("s") ? String(word.dropLast()) : ""
      // The letters of a unit may be names, too: `5 ms` with m and s.
      if 2...4 ~= word.count {
        for letter in word.map({ String($0) }) {
          origins[letter] = tape.origin(ofName: letter, above: entry)
        }
      }
      for name in [word, String(word.drop { $0 == "x" }), singular] where !name.isEmpty {
        origins[name] = tape.origin(ofName: name, above: entry)
        if let origin = origins[name], tape[origin]?.name != name { unknowns.insert(name) }
        if name.first == "x", origins["x"] == nil {
          origins["x"] = tape.origin(ofName: "x", above: entry)
        }
        if let entry, origins[name] == nil { chains[name] = tape.chain(from: entry, using: name) }
        hasUnknown = hasUnknown || origins[name] == nil && !Vocabulary.names.contains(name)
      }
    }
    // Only a name in another case, and the error for an unknown name, need all names.
    guard hasUnknown else { return }
    names = tape.names
    let written = Set(words.map { $0.lowercased() })
    for name in names where origins[name] == nil && written.contains(name.lowercased()) {
      origins[name] = tape.origin(ofName: name, above: entry)
    }
  }

  package var references: [EntryID] {
    ties + origins.values.sorted() + (usesAnswer ? answer.map { [$0] } ?? [] : [])
      + lines.values.joined().sorted()
  }

  /// The exchange rates of the edited entry while its expression is unchanged.
  package func rates(of formula: Formula) -> ExchangeRates? {
    formula.expression.closed == edited?.expression ? edited?.rates : nil
  }

  package func chain(using name: String) -> [String]? { chains[name] }

  package func definition(of entry: EntryID) -> String? { definitions[entry] }

  package func isUnknown(_ name: String) -> Bool { unknowns.contains(name) }

  package var signs: CurrencySigns { conventions.signs }
  package var base: NumberBase { conventions.base }
  package var groupsWithPoint: Bool { conventions.groupsWithPoint }
  package var language: TextLanguage { conventions.language }
  package var time: TimeSource { conventions.time }

  package func origins(of reference: LineReference) -> [EntryID] { lines[reference] ?? [] }

  package func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .answer: answer
    case .name(let name): origins[name]
    case .character(let scalar):
      LineText.indexOfTie(Character(scalar)).flatMap { ties.indices.contains($0) ? ties[$0] : nil }
    case .identity: nil
    }
  }
}
