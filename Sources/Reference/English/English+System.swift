import CalculatorViewModel
import Words

extension English {
  package var environment: EnvironmentText {
    EnvironmentText(
      themes:
        """
        When no option names a theme, the first of these variables that is set decides. When none \
        is, the terminal is asked for its background colour; until it answers, the theme is dark.
        """,
      theme: "A name that `--theme` takes; `auto` continues with the variables below.",
      noColor: "When not empty: no colours.",
      terminalColors:
        """
        The foreground and background colours, as some terminals set them: `15;0` is white on \
        black.
        """,
      terminal:
        """
        These variables describe the terminal and the locale. Of several, the first that is set \
        and not empty counts:
        """,
      terminalType: "The type of the terminal.",
      escapeDelay:
        """
        How many milliseconds to wait, after the code of Esc, for the rest of a key that begins \
        with the same code. The default is 25.
        """,
      multiplexer: "When not empty: copies go through tmux or GNU screen to the terminal.",
      locale: "The locale. Unless its character encoding is UTF-8, the screen is drawn in ASCII.",
      languages:
        """
        The language, unless `--language` names it: French for a locale such as `fr_CA.UTF-8`, \
        otherwise English.
        """,
      decimalSign: "The decimal sign of the keypad, and how it groups digits.",
      currency: "The country whose currency a shared sign such as `$` means.",
      folders:
        """
        These variables tell where files are kept; see Files. Without the first one, the folder is \
        in the home folder:
        """,
      options: "The folder of the options file, which is else `.config`.",
      tape: "The folder of the kept tape, which is else `.local/state`.",
      rates: "The folder of the exchange rates, which is else `.cache`.",
      proxies:
        """
        The command `curl`, which fetches exchange rates, has variables of its own, such as those \
        that name a proxy.
        """)
  }

  package var files: FilesText {
    FilesText(
      options:
        """
        Options that are in force at every start, under `$XDG_CONFIG_HOME` where that variable is \
        set. `countonme` reads this file, and only `--write-options` writes it.
        """,
      optionLines:
        """
        The options file has one option a line, written as on the command line, such as `--theme \
        light` or `--digits 20`; `#` begins a comment, and `~/` at the beginning of a path is the \
        home folder. Options that say how `countonme` works can stand there, those that say what \
        it is to do, such as `--tape`, cannot. The command line wins over the file. A line that is \
        wrong is named with its number and left out, and the others count. `countonme \
        --write-options` makes the file, with every option and its meaning; those that are not in \
        force are comments.
        """,
      tape: "The tape, under `$XDG_STATE_HOME` where that variable is set.",
      rates:
        """
        The exchange rates that were fetched, under `$XDG_CACHE_HOME` where that variable is set.
        """,
      others:
        """
        Apart from these `countonme` writes no file except the pictures that are asked for and \
        that of `--log`. It reads the description of the terminal from the terminfo database of \
        the system.
        """)
  }
}
