import ExactNumbers
import Words

struct Menu: Hashable, Sendable {
  private(set) var filter = ""
  private(set) var selected = 0

  init() {}

  /// Shows the choices of a command by filtering for its word and a space.
  init(choicesOf command: NamedCommand, in words: Wording) {
    filter = command.word(in: words) + " "
  }

  /// The matching commands, prefix matches first; choices appear after the word of their command.
  func commands(in words: Wording) -> [TypedCommand] {
    let filter = filter.lowercased()
    let all = NamedCommand.allCases.flatMap { named in
      let hasChoices = [named.word(in: words), named.rawValue].contains(where: filter.hasPrefix)
      return [TypedCommand(named)]
        + (hasChoices ? named.choices.map { TypedCommand(named, choice: $0.word, $0.command) } : [])
    }
    func spellings(_ command: TypedCommand) -> [String] {
      ([command.named.word(in: words)] + command.named.entry.words).map { word in
        command.choice.map { word + " " + $0 } ?? word
      }
    }
    let first = all.filter { spellings($0).contains { $0.hasPrefix(filter) } }
    let others = all.filter { !first.contains($0) && spellings($0).contains { $0.hasPart(filter) } }
    return first + others
  }

  mutating func change(_ character: Character?) {
    if let character { filter.append(character) } else { _ = filter.popLast() }
    selected = 0
  }

  mutating func select(_ row: Int) { selected = row }

  mutating func move(_ scroll: Scroll, rows: Int, of count: Int) {
    selected = scroll.offset(from: selected, page: max(1, rows), last: max(0, count - 1))
  }

  func first(rows: Int) -> Int { max(0, selected - max(1, rows) + 1) }
}

/// The visible part of the menu.
package struct MenuPane: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var word: String
    package var key: String
    /// The current effect, or the reason why the command is unavailable.
    package var effect: String
    package var isPossible: Bool
    package var isSelected: Bool
  }

  package var filter: String
  package var rows: [Row]
}
