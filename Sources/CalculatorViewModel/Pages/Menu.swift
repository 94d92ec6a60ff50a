import CalculatorCore
import ExactNumbers
import Words

/// The menu while it is open: what was typed to filter it, and which of its rows is selected.
struct Menu: Hashable, Sendable {
  private(set) var filter = ""
  private(set) var selected = 0

  init() {}

  /// Shows the choices of a command, which is what its word and a space leave.
  init(choicesOf command: NamedCommand, in words: any Wording) {
    filter = command.word(in: words) + " "
  }

  /// The commands that the filter leaves: those with a word that begins with it, then those with a word
  /// that contains it; behind the name of a command with choices, these.
  func commands(in words: any Wording) -> [TypedCommand] {
    let filter = filter.lowercased()
    let all = NamedCommand.allCases.flatMap { named in
      let hasChoices = [named.word(in: words), named.entry.words[0]].contains(
        where: filter.hasPrefix)
      return [TypedCommand(named)]
        + (hasChoices ? named.choices.map { TypedCommand(named, choice: $0.word, $0.command) } : [])
    }
    func spellings(_ command: TypedCommand) -> [String] {
      ([command.named.word(in: words)] + command.named.entry.words).map { word in
        command.choice.map { word + " " + $0 } ?? word
      }
    }
    let first = all.filter { spellings($0).contains { $0.hasPrefix(filter) } }
    let others = all.filter {
      !first.contains($0) && spellings($0).contains { $0.hasPart(filter) }
    }
    return first + others
  }

  /// Adds a character to the filter, or removes its last one.
  mutating func change(_ character: Character?) {
    if let character { filter.append(character) } else { _ = filter.popLast() }
    selected = 0
  }

  mutating func select(_ row: Int) { selected = row }

  /// Selects another row.
  ///
  /// - Parameters:
  ///   - rows: the rows that show at a time.
  ///   - count: the number of commands that the filter leaves.
  mutating func move(_ scroll: Scroll, rows: Int, of count: Int) {
    selected = scroll.offset(from: selected, page: max(1, rows), last: max(0, count - 1))
  }

  /// The first command that shows, so that the selected one does.
  func first(rows: Int) -> Int { max(0, selected - max(1, rows) + 1) }
}

/// What shows of the menu.
package struct MenuPane: Hashable, Sendable {
  /// A command.
  package struct Row: Hashable, Sendable {
    package var word: String
    package var key: String
    /// What it would do now, or why it can do nothing.
    package var effect: String
    package var isPossible: Bool
    package var isSelected: Bool
  }

  /// What was typed to filter the commands.
  package var filter: String
  package var rows: [Row]
}
