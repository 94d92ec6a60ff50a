import Words

extension ReferenceWording {
  func english(_ option: CommandLineOption) -> InlineText {
    switch option {
    case .digits:
      """
      Round results without a finite decimal form to n digits (default: 34). n is from 1 to \
      1000000.
      """
    case .decimals:
      """
      Show results with exactly n decimals, such as 19.70. n is from 0 to 100, and digits beyond are \
      rounded away, half away from zero. Money keeps the decimals of its currency, and `ans` its \
      exact value. On the screen `decimals n` does the same.
      """
    case .fraction: "Print results as fractions, such as 1/3. The same as `--format fraction`."
    case .format:
      """
      Print results in a form, such as mixed or factors. The forms are \(formNames); the beginning \
      of a name is enough, such as `hex`. A result that the form does not fit is printed as a \
      decimal, with the digits of `--digits`. See `countonme --help forms`.
      """
    case .explain:
      """
      Print how expressions are understood: each step with its value. Each expression has all its \
      parentheses, and its steps below it, each above those that it uses. `=` stands before what \
      is exact. An expression without a value is followed as far as it has one. `--digits`, \
      `--format` and `--fraction` say how values are written, and `--ascii` leaves out signs that \
      a terminal may not have.
      """
    case .strict:
      """
      Refuse what could mean something else. This is also for readings that are the habit: `1/2 \
      cup`, `6/2(2+1)` and `200 + 10%`. The error says how to write each reading. On the screen \
      these readings show before Enter, and `--json` lists them.
      """
    case .json:
      """
      Print an object of JSON for each expression. It is on one line and has `input`, `name`, \
      `expression` as it was read, `value` as a string of all its digits, whether that is `exact`, \
      its `unit`, and the day of the `rates` that were used; solutions have a `note` on whether \
      these are all, and what could mean something else has `readings`: its place, how it was \
      `read`, and the `other` reading. An expression without a value has `error` and its place in \
      characters, from `start` up to `end`. In a pipe there is the number of the `line`, too.
      """
    case .seed:
      "Roll the same random numbers each time, which n determines. n is from 0 to 999999999."
    case .theme:
      """
      Set the colours of the screen. The themes are \(words.choice(of: ThemePreference.allNames)): \
      `mono` uses no colours, and `auto` chooses one from the environment and the background of \
      the terminal.
      """
    case .layout: "Set the layout to begin with. The layouts are \(layoutNames)."
    case .language:
      """
      Set the language. The languages are \(languageNames); without the option the environment \
      decides. Functions, options and topics have the same names in all languages.
      """
    case .light: "Use dark characters on a light background. The same as `--theme light`."
    case .dark: "Use light characters on a dark background. The same as `--theme dark`."
    case .ascii: "Draw with ASCII characters only. Operators are `/ * -`, and lines `+ - |`."
    case .line: "Work line by line, without a screen. See `countonme --help accessibility`."
    case .spoken: "Line by line, with words for = and ≈. It says “exactly 5” and “about 1.4142”."
    case .noMouse: "Leave the mouse to the terminal. It can select text then."
    case .private: "Neither read nor write the kept tape. The tape on the screen works as always."
    case .fresh:
      "Begin with an empty tape; the kept one stays. New lines are added to the kept one."
    case .tape:
      """
      Print the kept tape: as text, csv, markdown or json. Without a format it is `text`. Numbers \
      are written as in pipes. The name of a tape that was put aside, such as `2026-11-22`, or the \
      path of a file prints that one.
      """
    case .totals:
      "With --tape: print the totals by tag as well. CSV has them in place of the entries."
    case .csvLocale:
      "With --tape csv: write the decimal comma of the locale. Then `;` is between the fields."
    case .list: "With --tape: name the tapes that were put aside. The oldest comes first."
    case .days: "Show the day of each line of a tape. It is there on the screen and with `--tape`."
    case .updateRates:
      """
      Fetch exchange rates, or take them from an address or a file. An address is one of https, or \
      of http on this machine. See `countonme --help rates`.
      """
    case .rates: "Calculate with the exchange rates of a file. See `countonme --help rates`."
    case .pictures: "Keep the pictures of the screen in a folder. It must exist."
    case .picture:
      """
      Draw the calculator, with an expression, into a new file. The screen has 80 columns and 24 \
      rows. The ending of the name chooses the format: `.svg` is a drawing, `.txt` plain text, \
      `.ansi` text with the colours of a terminal. The exit status is 1 when the picture shows an \
      error. See `countonme --help pictures`.
      """
    case .noOptions: "Ignore the options file. Only the command line and the environment count."
    case .version: "Show the version."
    case .help: "Show help information. With the name of a topic, it is that part of this manual."
    }
  }
}
