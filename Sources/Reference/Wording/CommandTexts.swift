/// What is said beside the chapters.
package struct ManualText: Hashable, Sendable {
  /// What the program is, after its name.
  package let purpose: String
  /// The titles of the sections of the manual page that are no chapters.
  package let name, synopsis, seeAlso: String
  /// The day of the manual page, as three words.
  package let day: String
}

/// The words of `--help` beside the options and the topics.
package struct HelpWords: Hashable, Sendable {
  /// What the program is, as a sentence.
  package let abstract: String
  /// How the program is used, in a paragraph.
  package let discussion: String
  /// The lines above the topics and above the examples.
  package let topics, examples: String
  /// What an example shows that prints nothing.
  package let keypad: String
}

/// What the chapter on the forms of the command line says.
package struct UsageText: Hashable, Sendable {
  let keypad, arguments, pipes, results: InlineText
}

/// What the chapter on the variables of the environment says.
package struct EnvironmentText: Hashable, Sendable {
  let themes: InlineText
  let theme, noColor, terminalColors: InlineText
  let terminal: InlineText
  let terminalType, escapeDelay, multiplexer: InlineText
  let locale, languages, decimalSign, currency: InlineText
  let folders: InlineText
  let options, tape, rates: InlineText
  let proxies: InlineText
}

/// What the chapter on files says.
package struct FilesText: Hashable, Sendable {
  let options, optionLines, tape, rates, others: InlineText
}

/// What the chapter on the exit status says.
package struct StatusText: Hashable, Sendable {
  let success, failure, wrongCommandLine: InlineText
}

/// What the examples show.
package struct ExamplesText: Hashable, Sendable {
  let keypad, arguments, sine, previousResult, factors, name, column, hundredDigits: InlineText
  let conversion, download, tip: InlineText
}

/// What the chapter on exchange rates says.
package struct RatesText: Hashable, Sendable {
  let reference, fetching, day, file: InlineText
}
