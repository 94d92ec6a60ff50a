extension EnglishManual {
  static let screen = """
    ## keys :: Keys :: the keys of the keypad

    Typing the key of a button, clicking the button and pressing it with the highlight are the same.

    {keys}

    Letters are letters: any other character, also a space between two, turns the line into text,
    behind what stands on the keypad. So `sqrt(2)`, `5 km in mi`, `rent = 850`, `$20`, `2**3` and
    `[1+2]*3` are typed as they are. After a result a letter begins a new line; a line that begins
    with `in`, `to`, `as`, `->`, `mod`, `and`, `or` or `xor` continues the result.

    Commands are function keys, a menu and words. Ctrl-X opens the menu in the place of the keypad:
    it lists every command with its key and what it would do now; letters filter it, and the arrows
    and Enter or a click choose. A word that stands alone on the line is a command when Enter is
    pressed, and the result line says so before; with a colon, as in `:quit`, it is one even where a
    result has that name. Some take the name of a choice, as in `form fraction`, `word 64` and `help
    tape`, and `help sqrt` finds that word in the help; chosen from the menu, they list these, and
    `form` lists the value in each form that fits it:

    {commands}

    At the start and after `(`, `×`, `÷` or `^`, a minus is the sign of the next number. Any other
    operator after an operator replaces it. An operator after a result continues from that result,
    exactly. Pressing `=` again repeats the last operation: `2 + 3 = =` shows 8.

    A button that makes no sense when it is clicked is refused with a message and changes nothing;
    what is typed is always written, and Enter judges it: `192.168.1.10`. After an error the
    expression stays, with the cause marked: Backspace, an arrow or a click corrects it, and any
    other character begins a new line. Up and F8 bring the old one back. Esc and Ctrl-C cancel a
    calculation in progress and keep the expression.

    While the help shows, these keys scroll and close it:

    {pageKeys}

    Enter opens the page with a plot, where these keys have another meaning:

    {plotKeys}

    ## formula :: The formula line :: the keys on the formula line

    The formula line shows the expression as text, for everything that the keypad has no button for.
    Any character without a button opens it, and so do F2, Home, End and a click on the expression,
    with what was typed. An equals sign is written where the line has a name or an unknown, and so
    may be an equation; elsewhere it calculates. A click on a button inserts its symbol at the
    cursor.

    {formulaKeys}

    ## layouts :: Layouts :: the scientific and the programmer's keypad, big digits

    The calculator can be turned: F7 switches to the next layout, and `--layout` begins with one.
    What is on the line stays. A layout that does not fit the window is left out, and a message says
    so.

    {layouts}

    Buttons of functions are pressed like digits: `sin` writes `sin(`. `x²`, `√` and `1/x` take the
    number on the line, if there is one.

    In the programmer's layout `BAS`, a click on a row of a base, or the command `base 16` chooses
    the base in which whole numbers are typed and shown. In base 16 a word of the letters A to F and
    digits is a number, such as `ff`, unless a result has that name. With a unit, digits are decimal.

    The size of a word, of 8, 16, 32 or 64 bits, says how a negative number is shown in base 16, 8
    and 2: as its two's complement, where that fits the word. Calculations have no such bound, and
    `-1 and 255` is 255. A click on a bit changes it; `not` changes all bits of the word, `rol` and
    `ror` rotate them, and the value becomes that number. F4 also shows the value in single and
    double precision of IEEE 754, with the number that these bits stand for, and the ones beside it.

    Where three more rows are free, the result stands in big digits; it is text where it is too wide
    for them, and in ASCII.

    ## pictures :: Pictures :: the screen as a picture in a file

    The command `picture` keeps a picture of the screen as it is: an SVG file in the current folder,
    or in that of `--pictures`, whose name begins with `countonme` and the time. A message shows the
    name. No file is ever replaced, and a picture holds nothing that the screen does not show.

    `--picture` and the name of a file draw the calculator with an expression and its result,
    without a terminal: `countonme --picture tip.svg '84 USD + 15%'`. `--theme`, `--language` and
    `--ascii` apply to the picture. A plot becomes a drawing of its own in `.svg`, with curves, axes
    and numbers: `countonme --picture wave.svg 'plot(sin(x); x = 0 to 7)'`.

    ## accessibility :: Without a screen :: line by line, for screen readers and logs

    `--line` works line by line, for screen readers, serial consoles and logs: a prompt, and an
    answer below each line. Nothing is drawn over but the line that is typed, and there are no boxes
    and no blocks. `ACCESSIBLE=1` and the file of options ask for it as well, and a terminal without
    a screen of its own gets it. `--spoken` says “exactly 5” and “about 1.4142” in place of the
    signs `=` and `≈`.

    The line is edited as in a shell: arrows, Up and Down for earlier lines, Ctrl-R to search them,
    Tab to complete. A terminal of an unknown kind edits its lines itself. A line that begins with
    an operator continues the result, and its answer shows how: `ans - 5 = 3`. An equals sign alone
    repeats the last operation.

    The words of commands do what keys do on the screen. `tape` lists the newest lines, and `tape
    100` the newest 100. Each has its number, which is the one behind `@`: 1 is the newest. `edit
    3` corrects a line, `remove 3` removes it, `comment 3 lunch #food` comments on it, and `undo`
    brings back what was; `cancel` leaves a correction. `full 1000` writes as many digits, and long
    answers come in parts of one screen. A mistake is told with its place, “at character 4”.

    On the full screen, the cursor of the terminal stands on what has the keyboard: the highlighted
    button, the selected line of the tape, the end of what is typed. Screen readers and magnifiers
    follow it. Colour is never the only sign of anything.

    ## tape :: The tape :: lines that follow corrections, names, tags, copy and paste

    Every result becomes a line of the tape. An operand that came from an earlier line stays tied to
    it, and is underlined: when that line is corrected, every line that depends on it is calculated
    again. What can no longer be calculated says so in its place, and the other lines stay.

    Tab gives the keyboard to the tape. The lines that the selected one uses, and those that use it,
    are marked. A line that is removed can be brought back with F8, and what depended on it keeps
    its value.

    {tapeKeys}

    F8 undoes everything without limit: keys, a clear, corrections, removals and comments. Ctrl-Y
    right after it redoes.

    # Names

    `rent = 850` names a result, on the formula line and in a script; further down `rent * 12` uses
    it, and follows when the line is corrected. A name begins with a letter, and has letters, digits
    and underscores. A later `rent = 900` holds for what stands below it. Words that join values,
    such as `in` and `mod`, cannot be names, and neither can `ans`. Any other word can, and its own
    meaning is then hidden, but for a function before `(` and a unit behind `in`: behind `m = 70`,
    `2 m` means twice that result. Before Enter a message says so, and how the unit or the constant
    is written now.

    # Comments, tags and goals

    A comment follows a number sign. Words with a number sign in it are tags, and a number after a
    slash is a goal: `850 # rent #home/900`. F6 and `countonme --tape --totals` show for each tag
    the sum of its lines, its share of all tagged lines, and how far it is from its goal; of several
    goals of a tag, the last one on the tape holds. A number sign directly before a word makes a tag
    of that, too: `850 #home`.

    # Copy and paste

    F5 sends the result to the clipboard as a plain number, with a decimal point and no groups;
    again at once, the expression with it. It uses the sequence OSC 52, which some terminals, tmux
    and screen pass on only where that is allowed; the program cannot know whether it arrived.

    Pasted text goes to the formula line, and Enter calculates it. It may have grouped numbers of
    several countries, signs of currencies, typographic signs, tabs and line ends. What `1,234`
    means follows from the decimal point of the display, and a message shows the reading. A column
    of numbers is shown with its sum, which Enter takes; words beside the numbers become its
    comment, and lines of words alone, such as headings, are left out and named. Nothing that is
    pasted acts as a key, unless the terminal does not mark pasted text.

    # The kept tape

    The tape is kept in a file that only its owner can read; see Files. A line that shows is on
    disk, so that no crash and no power failure takes it away. Several programs may use the file at
    once; each shows the lines of the others. Where something cannot be saved, a message says why,
    and the next change tries again. With `--private` the file is neither read nor written, and with
    `--fresh` it is only added to.

    `new`, in the menu or on the line, begins an empty tape, and keeps the old one under the day;
    `new budget` keeps it under that name. Undo brings it back. `tapes` lists all with their dates
    and totals; Enter or a click there, and `open budget`, go on with one, and `open main` with the
    tape that the program begins with. No tape is ever merged with another, or replaced. `countonme
    --tape budget` prints one.

    `countonme --tape` prints it, and exports it as `csv`, `markdown` or `json`. The file itself is
    text: `+` adds a line, `=` changes one, `-` removes one, and `@` is a tie.

    ## environment :: Environment :: the variables of the environment

    When no option names a theme, the first of these variables that is set decides. When none is,
    the terminal is asked for its background colour; until it answers, the theme is dark.

    $COUNTONME_THEME :: A name that `--theme` takes; `auto` continues with the variables below.
    $NO_COLOR :: When not empty: no colours.
    $COLORFGBG :: The foreground and background colours, as some terminals set them: `15;0` is white
      on black.

    These variables describe the terminal and the locale. Of several, the first that is set and not
    empty counts:

    $TERM :: The type of the terminal.
    $TERMINFO :: A folder with descriptions of terminals, which goes before those of the system.
    $COLORTERM :: Where it is `truecolor` or `24bit`, direct colours are used with any `TERM` that
      has colours.
    $ACCESSIBLE :: When neither empty nor `0`: line by line, as with `--line`.
    $ESCDELAY :: How many milliseconds to wait, after the code of Esc, for the rest of a key that
      begins with the same code. The default is 50.
    $TMUX, STY :: When not empty: copies go through tmux or GNU screen to the terminal.
    $TZ :: The time zone of a time without one, instead of that of the system.
    $TZDIR :: A folder with files of time zones, which goes before those of the system.
    $LC_ALL, LC_CTYPE, LANG :: The locale. Unless its character encoding is UTF-8, the screen is
      drawn in ASCII.
    $LC_ALL, LC_MESSAGES, LANG :: The language, unless `--language` names it: French for a locale
      such as `fr_CA.UTF-8`, otherwise English.
    $LC_ALL, LC_NUMERIC, LANG :: The decimal sign of the keypad, and how it groups digits.
    $LC_ALL, LC_MONETARY, LANG :: The country whose currency a shared sign such as `$` means.

    These variables tell where the files are kept that Files lists. Without the first one, the
    folder is in the home folder:

    $XDG_CONFIG_HOME, HOME :: The folder of the options file, which is else `.config`.
    $XDG_STATE_HOME, HOME :: The folder of the kept tape, which is else `.local/state`.
    $XDG_CACHE_HOME, HOME :: The folder of the exchange rates, which is else `.cache`.

    The command `curl`, which fetches exchange rates, has variables of its own, such as those that
    name a proxy.

    ## files :: Files :: the files that are read and written, and lasting options

    ~/.config/countonme/options :: Options that are in force at every start; `countonme` only reads
      this file.
    ~/.local/state/countonme/tape :: The tape.
    ~/.cache/countonme/rates.xml :: The exchange rates that were fetched.

    The options file has one option a line, written as on the command line, such as `--theme light`
    or `--digits 20`; `#` begins a comment, and `~/` at the beginning of a path is the home folder.
    Options that say how `countonme` works can stand there, those that say what it is to do, such as
    `--tape`, cannot. The command line wins over the file. A line that is wrong is named with its
    number and left out, and the others count.

    Apart from these `countonme` writes no file except the pictures that are asked for. It reads the
    description of the terminal from the terminfo database of the system; those of xterm and its
    like, of the Linux console and of VT100 are built in.

    ## status :: Exit status :: the exit status

    0 :: Success.
    1 :: An expression has no value, the terminal cannot be used, input or output failed, the tape
      was not saved, or exchange rates did not come.
    64 :: The command line is wrong.

    ## examples :: Examples :: command lines to try

    {examples}
    """
}
