import CalculatorViewModel
import ExactNumbers
import Words

extension English {
  package func name(of placeholder: Placeholder) -> String {
    switch placeholder {
    case .number: "n"
    case .name: "name"
    case .file: "file"
    case .folder: "dir"
    case .address: "address"
    case .expression: "expression"
    case .topic: "topic"
    }
  }

  package func summary(of option: CommandLineOption) -> String {
    switch option {
    case .digits: "Round results without a finite decimal form to n digits (default: 34)."
    case .fraction: "Print results as fractions, such as 1/3."
    case .format: "Print results in a form, such as mixed or factors."
    case .explain: "Print how expressions are understood: each step with its value."
    case .theme: "Set the colours of the screen."
    case .layout: "Set the layout to begin with."
    case .language: "Set the language."
    case .light: "Use dark characters on a light background."
    case .dark: "Use light characters on a dark background."
    case .ascii: "Draw with ASCII characters only."
    case .noMouse: "Leave the mouse to the terminal."
    case .private: "Neither read nor write the kept tape."
    case .fresh: "Begin with an empty tape; the kept one stays."
    case .tape: "Print the kept tape: as text, csv, markdown or json."
    case .totals: "With --tape: print what the tags come to as well."
    case .updateRates: "Fetch exchange rates, or take them from an address or a file."
    case .rates: "Calculate with the exchange rates of a file."
    case .pictures: "Keep the pictures of the key P in a folder."
    case .picture: "Draw the calculator, with an expression, into a new file."
    case .noOptions: "Ignore the options file."
    case .writeOptions: "Write the options in force to the options file."
    case .log: "Log keys, actions and effects to a file."
    case .version: "Show the version."
    case .help: "Show help information."
    }
  }

  package func details(of option: CommandLineOption) -> InlineText {
    switch option {
    case .digits:
      """
      Round results that have no finite decimal form to n significant digits, from 1 to 1000000. \
      The default is 34.
      """
    case .fraction:
      """
      The same as `--format fraction`: print results as fractions in lowest terms, such as 1/3. A \
      result that is not a fraction, or not known to be one, is printed as a decimal.
      """
    case .format:
      """
      Print results in the form of a name: \(formNames). The beginning of a name is enough, such \
      as `hex`. A result that the form does not fit is printed as a decimal, with the digits of \
      `--digits`. A prime is its own only factor; what could not be factored ends with the comment \
      `# not factored`. See `countonme --help forms`.
      """
    case .explain:
      """
      Print how each expression is understood instead of its value alone: with all its \
      parentheses, and below that its steps, each with its value and above those that it uses. `=` \
      stands before what is exact. An expression without a value is followed as far as it has one. \
      `--digits`, `--format` and `--fraction` say how values are written, and `--ascii` leaves out \
      signs that a terminal may not have.
      """
    case .theme:
      """
      Set the colours of the keypad: \(choice(of: ThemePreference.allNames)). The theme `mono` \
      uses no colours; `auto` chooses one from the environment and the background of the terminal.
      """
    case .layout:
      """
      Begin with a layout instead of the usual keypad: `keypad`, `scientific`, `programmer` or \
      `tape`. See `countonme --help layouts`.
      """
    case .language:
      """
      Speak English, `en`, or French, `fr`. Otherwise the environment decides. What is typed is \
      the same in both languages: functions, units, options and topics.
      """
    case .light: "The same as `--theme light`: dark characters on a light background."
    case .dark: "The same as `--theme dark`: light characters on a dark background."
    case .ascii:
      """
      Draw with ASCII characters only: `/ * -` for the operators and `+ - |` for lines.
      """
    case .noMouse: "Leave the mouse to the terminal, so that it can select text."
    case .private:
      """
      Neither read nor write the kept tape: nothing of this session is on disk. The tape on the \
      screen works as always.
      """
    case .fresh:
      """
      Begin with an empty tape on the screen. What was kept before stays on disk, and what is \
      calculated is added to it.
      """
    case .tape:
      """
      Print the kept tape and exit: as `text`, or in the format that follows, `csv`, `markdown` or \
      `json`. Numbers are written as in pipes.
      """
    case .totals:
      """
      With `--tape`: print for each tag of the comments the sum of its entries, its share of all \
      tagged entries, and how far it is from its goal. CSV has them in place of the entries.
      """
    case .updateRates:
      """
      Fetch the daily exchange rates of the European Central Bank with the command `curl`, keep \
      them, print how many currencies of which day came, and exit. An address or a file that \
      follows takes the place of the bank: one of https, or of http on this machine, or a path. \
      What is no valid file of rates is refused, and the rates that were kept before stay. Nothing \
      else but the key `R` touches the network.
      """
    case .rates:
      """
      Calculate with the exchange rates of a file in the form of the European Central Bank, \
      instead of the kept ones. It is read when the first rate is needed.
      """
    case .pictures:
      """
      Keep the pictures that the key `P` takes of the screen in a folder, instead of the current \
      one. The folder must exist. See `countonme --help pictures`.
      """
    case .picture:
      """
      Draw the screen, 80 columns by 24 rows, into a new file, and exit: with an expression as it \
      is after Enter, otherwise as it is at the start. The ending of the name chooses the format: \
      `.svg` is a drawing, `.txt` plain text, `.ansi` text with the colours of a terminal. No \
      terminal is needed, and the kept tape is not read. A file that exists is not replaced. The \
      exit status is 1 when the picture shows an error.
      """
    case .noOptions:
      """
      Ignore the options file, so that nothing but the command line and the environment counts: an       option that only stands there, such as `--ascii`, is not in force.
      """
    case .writeOptions:
      """
      Write the options in force, with comments, to the options file, print its path, and exit. A \
      file that exists is not replaced. See `countonme --help files`.
      """
    case .log:
      """
      Write every key, action and effect of the full screen to a file, with the time in seconds. A \
      report of a mistake can carry it. It holds everything that was typed, and only its owner can \
      read it. The kept tape is neither read nor written meanwhile.
      """
    case .version: "Print the version."
    case .help:
      """
      Print the options and the topics. With the name of a topic, print that part of this manual.
      """
    }
  }

  /// The names of all forms of numbers, in a sentence.
  private var formNames: String {
    NumberForm.allCases.map(\.name).joined(separator: ", ")
  }
}
