extension Chapter {
  static let usage = Chapter(
    title: "Description",
    blocks: [
      .paragraph(
        """
        On a terminal and without an expression, `countonme` fills the screen with a keypad. \
        Its buttons are typed, clicked, or chosen with the arrow keys.
        """),
      .paragraph(
        """
        With an expression it prints the value and exits. Several arguments form one expression, \
        with spaces between them. An argument that begins with a minus and a digit, a point, a \
        parenthesis or a name of the language is an expression rather than an option: `-5+3`. \
        Everything after `--` belongs to the expression.
        """),
      .paragraph(
        """
        Without an expression, and when standard input is not a terminal, every line of the input \
        is an expression and produces one line of output, as soon as it is read. Empty lines \
        produce nothing, and `#` begins a comment.
        """),
      .paragraph(
        """
        Results are plain numbers, without colours or grouping, with a point as the decimal sign. \
        Errors go to standard error, with the number of the line, the expression, and a `^` under \
        the part that caused the error; the remaining lines are still calculated.
        """),
    ])

  static let options = Chapter(
    title: "Options",
    blocks: [
      .definitions(CommandLineOption.allCases.map { Definition(.option($0), $0.details) })
    ])

  static let environment = Chapter(
    title: "Environment",
    blocks: [
      .paragraph(
        """
        When no option names a theme, the first of these variables that is set decides. When none \
        is, the terminal is asked for its background colour; until it answers, the theme is dark.
        """),
      .definitions([
        Definition(
          .variables(["COUNTONME_THEME"]),
          "A name that `--theme` takes; `auto` continues with the variables below."),
        Definition(.variables(["NO_COLOR"]), "When not empty: no colours."),
        Definition(
          .variables(["COLORFGBG"]),
          """
          The foreground and background colours, as some terminals set them: `15;0` is white on \
          black.
          """),
      ]),
      .paragraph("These variables describe the terminal and the locale:"),
      .definitions([
        Definition(.variables(["TERM"]), "The type of the terminal."),
        Definition(
          .variables(["ESCDELAY"]),
          """
          How many milliseconds to wait, after the code of Esc, for the rest of a key that begins \
          with the same code. The default is 25.
          """),
        Definition(
          .variables(["TMUX", "STY"]),
          "When not empty: copies go through tmux or GNU screen to the terminal."),
        Definition(
          .variables(["LC_ALL", "LC_CTYPE", "LANG"]),
          """
          The locale. Unless its character encoding is UTF-8, the screen is drawn in ASCII.
          """),
        Definition(
          .variables(["LC_ALL", "LC_NUMERIC", "LANG"]),
          "The decimal sign of the keypad, and how it groups digits."),
        Definition(
          .variables(["LC_ALL", "LC_MONETARY", "LANG"]),
          "The country whose currency a shared sign such as `$` means."),
      ]),
      .paragraph("These variables tell where the tape is kept:"),
      .definitions([
        Definition(
          .variables(["XDG_STATE_HOME", "HOME"]),
          "The folder of the state of programs, which is else `.local/state` in the home folder.")
      ]),
      .paragraph(
        """
        These variables tell where exchange rates are kept. The command `curl`, which fetches them, \
        has variables of its own, such as those that name a proxy.
        """),
      .definitions([
        Definition(
          .variables(["XDG_CACHE_HOME", "HOME"]),
          "The folder of what can be fetched again, which is else `.cache` in the home folder.")
      ]),
    ])

  static let files = Chapter(
    title: "Files",
    blocks: [
      .paragraph(
        """
        The tape is kept in `$XDG_STATE_HOME/countonme/tape`, or in `~/.local/state/countonme/tape` \
        where that variable is not set. Exchange rates that were fetched are in \
        `$XDG_CACHE_HOME/countonme/rates.xml`, or in `~/.cache/countonme/rates.xml`. Apart from \
        these `countonme` writes no file except that of \
        `--log`, and it has no configuration file. It reads the description of the terminal from \
        the terminfo database of the system.
        """)
    ])

  static let status = Chapter(
    title: "Exit status",
    blocks: [
      .definitions([
        Definition(.code(["0"]), "Success."),
        Definition(
          .code(["1"]),
          """
          An expression has no value, the terminal cannot be used, input or output failed, or \
          exchange rates did not come.
          """),
        Definition(.code(["64"]), "The command line is wrong."),
      ])
    ])

  static let examples = Chapter(title: "Examples", blocks: [.examples(Example.all)])
}
