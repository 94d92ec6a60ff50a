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
    + [HelpLine(keys: "Mouse", meaning: "click a button to press it, or the expression to edit it")]

  /// The keys of the formula line.
  package static let formula = lines(of: KeyTable.formula)

  /// The whole help: chapters with their headings.
  package static let chapters = [
    (heading: "Keys", lines: keypad), (heading: "Keys on the formula line", lines: formula),
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

  /// The keys of the help itself.
  package static let navigation = lines(of: KeyTable.help)

  /// The line of hints, the most useful hint first.
  package static func hints(for focus: Focus) -> [HelpLine] {
    switch focus {
    case .keypad:
      [
        (.toggleHelp, "help"), (.openFormula, "edit"), (.nextTheme, "theme"),
        (.press(.allClear), "clear"), (.quit, "quit"),
      ].compactMap { hint(at: $0, $1, in: KeyTable.keypad) }
    case .formula:
      [(.enter, "calculate"), (.closeFormula, "back"), (.toggleHelp, "help")]
        .compactMap { hint(at: $0, $1, in: KeyTable.formula) }
    case .help:
      [
        (.toggleHelp, "close"), (.scrollHelp(.lineDown), "scroll"),
        (.scrollHelp(.pageDown), "page"),
      ]
      .compactMap { hint(at: $0, $1, in: KeyTable.help) }
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
