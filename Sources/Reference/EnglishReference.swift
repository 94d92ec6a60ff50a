import ExactNumbers
import Quantities
import Words

/// What the reference says in English.
package struct EnglishReference: ReferenceWording {
  package init() {}

  package var words: any Wording { English() }

  package func entry(of topic: Topic) -> (title: String, summary: String) {
    switch topic {
    case .usage: ("Description", "the keypad, expressions as arguments, and pipes")
    case .options: ("Options", "every option in detail")
    case .language: ("The language", "operators, precedence, percentages and powers")
    case .functions: ("Functions and constants", "functions and constants")
    case .numbers: ("Numbers", "how numbers are written, and ans")
    case .units: ("Units and money", "units, their values and names, prefixes, currencies")
    case .dates: ("Dates and times", "dates, durations, time zones, weekdays")
    case .keys: ("Keys", "the keys of the keypad")
    case .formula: ("The formula line", "the keys on the formula line")
    case .layouts: ("Layouts", "the scientific and the programmer's keypad, big digits")
    case .pictures: ("Pictures", "the screen as a picture in a file")
    case .accessibility: ("Without a screen", "line by line, for screen readers and logs")
    case .tape: ("The tape", "lines that follow corrections, names, tags, copy and paste")
    case .digits: ("Digits", "what =, ≈ and the printed digits promise")
    case .exact: ("Recognised closed forms", "which results are recognised as exact")
    case .forms: ("Forms of numbers", "fractions, powers of ten, prime factors, other bases")
    case .rates: ("Exchange rates", "how exchange rates are fetched and kept")
    case .environment: ("Environment", "the variables of the environment")
    case .files: ("Files", "the files that are read and written, and lasting options")
    case .status: ("Exit status", "the exit status")
    case .examples: ("Examples", "command lines to try")
    }
  }

  package func blocks(on topic: Topic) -> [Block] {
    switch topic {
    case .usage: usage
    case .options: [.options(in: self)]
    case .language: language
    case .functions: functions
    case .numbers: numbers
    case .units: units
    case .dates: dates
    case .keys: keys
    case .formula: formula
    case .layouts: layouts
    case .pictures: pictures
    case .accessibility: accessibility
    case .tape: tape
    case .digits: digits
    case .exact: exact
    case .forms: forms
    case .rates: rates
    case .environment: environment
    case .files: files
    case .status: status
    case .examples: [.examples(Example.all(in: self))]
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
        Without an expression it shows its keypad; press F1 there for all keys. With an expression, \
        or with lines of them on its input, it prints the results. The full manual: man countonme.
        """,
      topics: "TOPICS, for 'countonme --help <topic>':",
      examples: "EXAMPLES:",
      keypad: "the keypad")
  }

  package func prints(_ lines: [String]) -> String { "prints " + lines.joined(separator: " and ") }

  package func topics(_ names: String) -> InlineText { InlineText("The topics are: \(names).") }
}

// MARK: The command line

extension EnglishReference {
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

  package func entry(of option: CommandLineOption) -> (summary: String, details: InlineText) {
    switch option {
    case .digits:
      (
        "Round results without a finite decimal form to n digits (default: 34).",
        """
        Round results that have no finite decimal form to n significant digits, from 1 to 1000000. \
        The default is 34.
        """
      )
    case .fraction:
      (
        "Print results as fractions, such as 1/3.",
        """
        The same as `--format fraction`: print results as fractions in lowest terms, such as 1/3. A \
        result that is not a fraction, or not known to be one, is printed as a decimal.
        """
      )
    case .format:
      (
        "Print results in a form, such as mixed or factors.",
        """
        Print results in the form of a name: \(formNames). The beginning of a name is enough, such \
        as `hex`. A result that the form does not fit is printed as a decimal, with the digits of \
        `--digits`. A prime is its own only factor; what could not be factored ends with the comment \
        `# not factored`. See `countonme --help forms`.
        """
      )
    case .explain:
      (
        "Print how expressions are understood: each step with its value.",
        """
        Print how each expression is understood instead of its value alone: with all its \
        parentheses, and below that its steps, each with its value and above those that it uses. `=` \
        stands before what is exact. An expression without a value is followed as far as it has one. \
        `--digits`, `--format` and `--fraction` say how values are written, and `--ascii` leaves out \
        signs that a terminal may not have.
        """
      )
    case .strict:
      (
        "Refuse what could mean something else.",
        """
        Refuse what could mean something else, also where one reading is the habit: `1/2 cup`,         `6/2(2+1)` and `200 + 10%`. The error says how to write each reading. On the screen these         readings show before Enter, and `--json` lists them.
        """
      )
    case .json:
      (
        "Print an object of JSON for each expression.",
        """
        Print an object of JSON on one line for each expression: `input`, `name`, `expression` as it was \
        read, `value` as a string of all its digits, whether that is `exact`, its `unit`, and the day of \
        the `rates` that were used; solutions have a `note` on whether these are all, and what could mean something else has \
        `readings`: its place, how it was `read`, and the `other` reading. An \
        expression without a value has `error` and its place in characters, from `start` up to `end`. In a pipe there is the number of the `line`, too.
        """
      )
    case .seed:
      (
        "Roll the same random numbers each time, which n determines.",
        """
        Let `random`, `dice` and `roll` give the same numbers at each start, which n determines, from \
        0 to 999999999.
        """
      )
    case .theme:
      (
        "Set the colours of the screen.",
        """
        Set the colours of the keypad: \(words.choice(of: ThemePreference.allNames)). The theme `mono` \
        uses no colours; `auto` chooses one from the environment and the background of the terminal.
        """
      )
    case .layout:
      (
        "Set the layout to begin with.",
        """
        Begin with a layout instead of the usual keypad: \(layoutNames). See \
        `countonme --help layouts`.
        """
      )
    case .language:
      (
        "Set the language.",
        """
        Speak a language: \(languageNames). Otherwise the environment decides. Functions, options and \
        topics have the same names in all languages. In French, `de`, `en`, `par` and the French names \
        of units are read besides the English words.
        """
      )
    case .light:
      (
        "Use dark characters on a light background.",
        "The same as `--theme light`: dark characters on a light background."
      )
    case .dark:
      (
        "Use light characters on a dark background.",
        "The same as `--theme dark`: light characters on a dark background."
      )
    case .ascii:
      (
        "Draw with ASCII characters only.",
        """
        Draw with ASCII characters only: `/ * -` for the operators and `+ - |` for lines.
        """
      )
    case .line:
      (
        "Work line by line, without a screen.",
        """
        Work line by line, for screen readers, serial consoles and logs. See `countonme --help \
        accessibility`.
        """
      )
    case .spoken:
      (
        "Line by line, with words for = and ≈.",
        "Work line by line, and say “exactly 5” and “about 1.4142”."
      )
    case .noMouse:
      (
        "Leave the mouse to the terminal.",
        "Leave the mouse to the terminal, so that it can select text."
      )
    case .private:
      (
        "Neither read nor write the kept tape.",
        """
        Neither read nor write the kept tape: nothing of this session is on disk. The tape on the \
        screen works as always.
        """
      )
    case .fresh:
      (
        "Begin with an empty tape; the kept one stays.",
        """
        Begin with an empty tape on the screen. What was kept before stays on disk, and what is \
        calculated is added to it.
        """
      )
    case .tape:
      (
        "Print the kept tape: as text, csv, markdown or json.",
        """
        Print the kept tape and exit: as `text`, or in the format that follows, `csv`, `markdown` or \
        `json`. Numbers are written as in pipes. The name of a tape that was put aside, such as \
        `2026-11-22`, or the path of a file prints that one.
        """
      )
    case .totals:
      (
        "With --tape: print the totals by tag as well.",
        """
        With `--tape`: print for each tag of the comments the sum of its entries, its share of all \
        tagged entries, and how far it is from its goal. CSV has them in place of the entries.
        """
      )
    case .csvLocale:
      (
        "With --tape csv: write the decimal comma of the locale.",
        """
        With `--tape csv`: where the locale has a decimal comma, write numbers with it and `;` between \
        the fields, as spreadsheets expect there.
        """
      )
    case .list:
      (
        "With --tape: name the tapes that were put aside.",
        """
        With `--tape`: print the names of the tapes that `new` has put aside, the oldest first.
        """
      )
    case .days:
      (
        "Show the day of each line of a tape.",
        """
        Show before each line of a tape, on the screen and where `--tape` prints it, the day on which \
        it was saved.
        """
      )
    case .updateRates:
      (
        "Fetch exchange rates, or take them from an address or a file.",
        """
        Fetch the daily exchange rates of the European Central Bank with the command `curl`, keep \
        them, print how many currencies of which day came, and exit. An address or a file that \
        follows takes the place of the bank: one of https, or of http on this machine, or a path. \
        What is no valid file of rates is refused, and the rates that were kept before stay. Nothing \
        else but the command `rates` touches the network.
        """
      )
    case .rates:
      (
        "Calculate with the exchange rates of a file.",
        """
        Calculate with the exchange rates of a file in the form of the European Central Bank, \
        instead of the kept ones. It is read when the first rate is needed.
        """
      )
    case .pictures:
      (
        "Keep the pictures of the screen in a folder.",
        """
        Keep the pictures that the command `picture` takes of the screen in a folder, instead of the current \
        one. The folder must exist. See `countonme --help pictures`.
        """
      )
    case .picture:
      (
        "Draw the calculator, with an expression, into a new file.",
        """
        Draw the screen, 80 columns by 24 rows, into a new file, and exit: with an expression as it \
        is after Enter, otherwise as it is at the start. The ending of the name chooses the format: \
        `.svg` is a drawing, `.txt` plain text, `.ansi` text with the colours of a terminal. No \
        terminal is needed, and the kept tape is not read. A file that exists is not replaced. The \
        exit status is 1 when the picture shows an error.
        """
      )
    case .noOptions:
      (
        "Ignore the options file.",
        """
        Ignore the options file, so that nothing but the command line and the environment counts: an       option that only stands there, such as `--ascii`, is not in force.
        """
      )
    case .writeOptions:
      (
        "Write the options in force to the options file.",
        """
        Write the options in force, with comments, to the options file, print its path, and exit. A \
        file that exists is not replaced. See `countonme --help files`.
        """
      )
    case .version:
      (
        "Show the version.",
        "Print the version."
      )
    case .help:
      (
        "Show help information.",
        """
        Print the options and the topics. With the name of a topic, print that part of this manual.
        """
      )
    }
  }

  /// The names of all forms of numbers, in a sentence.
  private var formNames: String { NumberForm.allCases.map(\.name).joined(separator: ", ") }

  package func summary(of example: Example.Name) -> InlineText {
    switch example {
    case .keypad: "Start the keypad:"
    case .arguments: "Several arguments form one expression:"
    case .sine: "The sine of a large angle in radians, to ten digits:"
    case .previousResult: "`ans` is the result of the previous line:"
    case .factors: "The prime factors of a number:"
    case .name: "A name stands for a result:"
    case .definition: "A function, and its value:"
    case .column: "The sum of a column of numbers:"
    case .hundredDigits: "A hundred digits:"
    case .conversion: "A conversion of units, which is exact:"
    case .download: "The time that a download takes:"
    case .deadline: "The days until a date:"
    case .meeting: "A time in another city:"
    case .tip: "A price with a tip:"
    }
  }
}
