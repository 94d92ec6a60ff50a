import CalculatorViewModel
import Words

extension English: ReferenceWording {
  package func title(of topic: Topic) -> String {
    switch topic {
    case .usage: "Description"
    case .options: "Options"
    case .language: "The language"
    case .functions: "Functions and constants"
    case .numbers: "Numbers"
    case .units: "Units and money"
    case .keys: "Keys"
    case .formula: "The formula line"
    case .layouts: "Layouts"
    case .pictures: "Pictures"
    case .tape: "The tape"
    case .digits: "Digits"
    case .exact: "Recognised closed forms"
    case .forms: "Forms of numbers"
    case .rates: "Exchange rates"
    case .environment: "Environment"
    case .files: "Files"
    case .status: "Exit status"
    case .examples: "Examples"
    }
  }

  package func summary(of topic: Topic) -> String {
    switch topic {
    case .usage: "the keypad, expressions as arguments, and pipes"
    case .options: "every option in detail"
    case .language: "operators, precedence, percentages and powers"
    case .functions: "functions and constants"
    case .numbers: "how numbers are written, and ans"
    case .units: "units, their values and names, prefixes, currencies"
    case .keys: "the keys of the keypad"
    case .formula: "the keys on the formula line"
    case .layouts: "the scientific and the programmer's keypad, big digits"
    case .pictures: "the screen as a picture in a file"
    case .tape: "lines that follow corrections, names, tags, copy and paste"
    case .digits: "what =, ≈ and the printed digits promise"
    case .exact: "which results are recognised as exact"
    case .forms: "fractions, powers of ten, prime factors, other bases"
    case .rates: "how exchange rates are fetched and kept"
    case .environment: "the variables of the environment"
    case .files: "the files that are read and written, and lasting options"
    case .status: "the exit status"
    case .examples: "command lines to try"
    }
  }

  package var manual: ManualText {
    ManualText(
      purpose: "calculator with a keypad, every digit of which is true",
      name: "NAME",
      synopsis: "SYNOPSIS",
      seeAlso: "SEE ALSO",
      day: "November 21, 2026")
  }

  package var help: HelpWords {
    HelpWords(
      abstract: "A calculator for the terminal, with a keypad and digits that are all true.",
      discussion:
        """
        Without an expression it shows its keypad; press ? there for all keys. With an expression, \
        or with lines of them on its input, it prints the results. The full manual: man countonme.
        """,
      topics: "TOPICS, for 'countonme --help <topic>':",
      examples: "EXAMPLES:",
      keypad: "the keypad")
  }

  package func prints(_ lines: [String]) -> String {
    "prints " + lines.joined(separator: " and ")
  }

  package func topics(_ names: String) -> InlineText { InlineText("The topics are: \(names).") }
}
