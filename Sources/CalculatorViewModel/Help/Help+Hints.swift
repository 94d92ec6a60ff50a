import Words

extension Help {
  /// The line of hints, the most useful hint first.
  package func hints(for focus: Focus) -> [HelpLine] {
    switch focus {
    case .keypad:
      [
        (.togglePage(.help), .help), (.openFormula, .edit), (.focusTape, .tape), (.undo, .undo),
        (.press(.allClear), .clear), (.nextLayout, .layout), (.quit, .quit),
      ].compactMap { hint(at: $0, $1, in: KeyTable.keypad) }
    case .formula:
      [(.enter, .calculate), (.closeFormula, .back), (.togglePage(.help), .help)]
        .compactMap { hint(at: $0, $1, in: KeyTable.formula) }
    case .tape:
      [
        (.editEntry, .correct), (.useEntry, .use), (.commentEntry, .comment),
        (.removeEntry, .remove), (.leaveTape, .back),
      ].compactMap { hint(at: $0, $1, in: KeyTable.tape) }
    case .page:
      [
        (.closePage, .close), (.scrollPage(.lineDown), .scroll), (.scrollPage(.pageDown), .page),
      ]
      .compactMap { hint(at: $0, $1, in: KeyTable.page) }
    }
  }

  /// A command by the first of its keys; nil where it has none.
  private func hint(
    at command: Command, _ hint: Hint, in bindings: [KeyBinding]
  ) -> HelpLine? {
    bindings.first { $0.command == command }?.keys.first.map {
      HelpLine(keys: words.name(of: $0), meaning: words.text(hint))
    }
  }
}
