import Screen

/// A line of the help: what to type and what it means.
package struct HelpLine: Hashable, Sendable {
  package var keys: String
  package var meaning: String
}

/// The help on the screen, derived from the tables of keys, functions and constants.
package enum Help {
  /// The keys of the keypad.
  package static let keypad =
    lines(of: KeyTable.keypad)
    + [
      HelpLine(keys: "a … z π √ °", meaning: "a word opens the formula line: sqrt(2), 2pi, 5 km"),
      HelpLine(keys: "Mouse", meaning: "click a button to press it, or the expression to edit it"),
      HelpLine(
        keys: "Paste", meaning: "a calculation to edit it, or a column of numbers to sum it"),
    ]

  /// The keys of the formula line.
  package static let formula = lines(of: KeyTable.formula)

  /// The keys of the tape.
  package static let tape =
    lines(of: KeyTable.tape)
    + [HelpLine(keys: "Mouse", meaning: "click a line to select it, again to correct it")]

  /// The whole help: chapters with their headings.
  package static let chapters = [
    (heading: "Keys", lines: keypad), (heading: "Keys on the formula line", lines: formula),
    (heading: "Keys on the tape", lines: tape),
    (heading: "Functions and constants", lines: language),
  ]

  /// The lines of bindings; consecutive ones with the same meaning share a line.
  private static func lines(of bindings: [KeyBinding]) -> [HelpLine] {
    bindings.reduce(into: [KeyBinding]()) { merged, binding in
      if merged.last?.meaning == binding.meaning {
        merged[merged.count - 1].keys += binding.keys
      } else {
        merged.append(binding)
      }
    }
    .map { HelpLine(keys: names(of: $0.keys), meaning: $0.meaning) }
  }

  /// The keys of a page over the window, such as the help.
  package static let navigation = lines(of: KeyTable.page)

  /// The line of hints, the most useful hint first.
  package static func hints(for focus: Focus) -> [HelpLine] {
    switch focus {
    case .keypad:
      [
        (.togglePage(.help), "help"), (.openFormula, "edit"), (.focusTape, "tape"), (.undo, "undo"),
        (.press(.allClear), "clear"), (.quit, "quit"),
      ].compactMap { hint(at: $0, $1, in: KeyTable.keypad) }
    case .formula:
      [(.enter, "calculate"), (.closeFormula, "back"), (.togglePage(.help), "help")]
        .compactMap { hint(at: $0, $1, in: KeyTable.formula) }
    case .tape:
      [
        (.editEntry, "correct"), (.useEntry, "use"), (.commentEntry, "comment"),
        (.removeEntry, "remove"), (.leaveTape, "back"),
      ].compactMap { hint(at: $0, $1, in: KeyTable.tape) }
    case .help, .totals, .fullValue, .explanation:
      [
        (.closePage, "close"), (.scrollPage(.lineDown), "scroll"), (.scrollPage(.pageDown), "page"),
      ]
      .compactMap { hint(at: $0, $1, in: KeyTable.page) }
    }
  }

  /// A command by the first of its keys; nil where it has none.
  private static func hint(
    at command: Command, _ meaning: String, in bindings: [KeyBinding]
  ) -> HelpLine? {
    bindings.first { $0.command == command }?.keys.first.map {
      HelpLine(keys: $0.name, meaning: meaning)
    }
  }

  /// The names of keys; the ten digits are written as a range.
  private static func names(of keys: [Key]) -> String {
    Set(keys) == digits ? "0 to 9" : keys.map(\.name).joined(separator: " ")
  }

  private static let digits = Set("0123456789".map { Key.character($0) })
}
