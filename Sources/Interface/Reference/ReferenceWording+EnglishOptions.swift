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
    case .fraction:
      """
      Print results as fractions, such as 1/3. The same as `--format fraction`: a result that is \
      not a fraction, or not known to be one, is printed as a decimal.
      """
    case .format:
      """
      Print results in a form, such as mixed or factors. The forms are \(formNames); the beginning \
      of a name is enough, such as `hex`. A result that the form does not fit is printed as a \
      decimal, with the digits of `--digits`. A prime is its own only factor; what could not be \
      factored ends with the comment `# not factored`. See `countonme --help forms`.
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
      """
      Roll the same random numbers each time, which n determines. `random`, `dice` and `roll` \
      depend on n, from 0 to 999999999.
      """
    case .theme:
      """
      Set the colours of the screen. The themes are \(words.choice(of: ThemePreference.allNames)): \
      `mono` uses no colours, and `auto` chooses one from the environment and the background of \
      the terminal.
      """
    case .layout:
      """
      Set the layout to begin with. The layouts are \(layoutNames). See `countonme --help \
      layouts`.
      """
    case .language:
      """
      Set the language. The languages are \(languageNames); without the option the environment \
      decides. Functions, options and topics have the same names in all languages. In French, \
      `de`, `en`, `par` and the French names of units are read besides the English words.
      """
    case .light: "Use dark characters on a light background. The same as `--theme light`."
    case .dark: "Use light characters on a dark background. The same as `--theme dark`."
    case .ascii: "Draw with ASCII characters only. Operators are `/ * -`, and lines `+ - |`."
    case .line:
      """
      Work line by line, without a screen. This is for screen readers, serial consoles and logs. \
      See `countonme --help accessibility`.
      """
    case .spoken: "Line by line, with words for = and ≈. It says “exactly 5” and “about 1.4142”."
    case .noMouse: "Leave the mouse to the terminal. It can select text then."
    case .private:
      """
      Neither read nor write the kept tape. Nothing of the session is on disk; the tape on the \
      screen works as always.
      """
    case .fresh:
      """
      Begin with an empty tape; the kept one stays. What is calculated is added to the kept one on \
      disk.
      """
    case .tape:
      """
      Print the kept tape: as text, csv, markdown or json. Without a format it is `text`. Numbers \
      are written as in pipes. The name of a tape that was put aside, such as `2026-11-22`, or the \
      path of a file prints that one.
      """
    case .totals:
      """
      With --tape: print the totals by tag as well. For each tag of the comments these are the sum \
      of its entries, its share of all tagged entries, and how far it is from its goal. CSV has \
      them in place of the entries.
      """
    case .csvLocale:
      """
      With --tape csv: write the decimal comma of the locale. Where the locale has one, numbers \
      have it and `;` stands between the fields, as spreadsheets expect there.
      """
    case .list:
      """
      With --tape: name the tapes that were put aside. These are those of the command `new`, the \
      oldest first.
      """
    case .days:
      """
      Show the day of each line of a tape. The day on which a line was saved stands before it, on \
      the screen and where `--tape` prints it.
      """
    case .updateRates:
      """
      Fetch exchange rates, or take them from an address or a file. Without one they are the daily \
      rates of the European Central Bank, fetched with the command `curl`. It keeps them, prints \
      how many currencies of which day came, and exits. An address is one of https, or of http on \
      this machine. What is no valid file of rates is refused, and the rates that were kept before \
      stay. Nothing else but the command `rates` touches the network.
      """
    case .rates:
      """
      Calculate with the exchange rates of a file. It has the form of that of the European Central \
      Bank, and is read when the first rate is needed. The kept rates are left aside.
      """
    case .pictures:
      """
      Keep the pictures of the screen in a folder. It is for those of the command `picture`, which \
      are in the current folder otherwise, and must exist. See `countonme --help pictures`.
      """
    case .picture:
      """
      Draw the calculator, with an expression, into a new file. The screen has 80 columns and 24 \
      rows: with an expression as it is after Enter, otherwise as it is at the start. The ending \
      of the name chooses the format: `.svg` is a drawing, `.txt` plain text, `.ansi` text with \
      the colours of a terminal. No terminal is needed, and the kept tape is not read. A file that \
      exists is not replaced. The exit status is 1 when the picture shows an error.
      """
    case .noOptions:
      """
      Ignore the options file. Nothing but the command line and the environment counts: an option \
      that only stands in the file, such as `--ascii`, is not in force.
      """
    case .version: "Show the version."
    case .help:
      """
      Show help information. These are the options and the topics; with the name of a topic, that \
      part of this manual.
      """
    }
  }
}
