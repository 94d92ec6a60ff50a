import CalculatorViewModel

extension Chapter {
  static let tape = Chapter(
    title: "The tape",
    blocks: [
      .paragraph(
        """
        Every result becomes a line of the tape. An operand that came from an earlier line stays \
        tied to it, and is underlined: when that line is corrected, every line that depends on it \
        is calculated again. What can no longer be calculated says so in its place, and the other \
        lines stay.
        """),
      .paragraph(
        """
        Tab gives the keyboard to the tape. The lines that the selected one uses, and those that \
        use it, are marked. A line that is removed can be brought back with u, and what depended \
        on it keeps its value.
        """),
      .definitions(Help.tape.map { Definition(.keys($0.keys), InlineText($0.meaning)) }),
      .paragraph(
        """
        `u` undoes and Ctrl-R redoes everything, without limit: keys, a clear, corrections, \
        removals and comments.
        """),
      .heading("Names"),
      .paragraph(
        """
        `rent = 850` names a result, on the formula line and in a script; further down `rent * 12` \
        uses it, and follows when the line is corrected. A name begins with a letter, and has \
        letters, digits and underscores. A later `rent = 900` holds for what stands below it. \
        Functions, constants, `x` and symbols of units with two letters or more, such as `km`, cannot be \
        names. Single letters and names of units such as `hours` can; the unit is then meant only \
        directly behind a digit or `)`.
        """),
      .heading("Comments, tags and goals"),
      .paragraph(
        """
        A comment follows a number sign. Words with a number sign in it are tags, and a number \
        after a slash is a goal: `850 # rent #home/900`. T and `countonme --tape --totals` show \
        for each tag the sum of its lines, its share of all tagged lines, and how far it is from \
        its goal; of several goals of a tag, the lowest on the tape holds. A number sign directly \
        before a word makes a tag of that, too: `850 #home`.
        """),
      .heading("Copy and paste"),
      .paragraph(
        """
        `y` sends the result to the clipboard as a plain number, and `Y` the expression with it. \
        They use the sequence OSC 52, which some terminals, tmux and screen pass on only where \
        that is allowed; the program cannot know whether it arrived.
        """),
      .paragraph(
        """
        Pasted text may have grouped numbers of several countries, signs of currencies, \
        typographic signs, tabs and line ends. Of a number that can be read in two ways, such as \
        `1,234`, the message shows the reading. A column of numbers is shown with its sum, which \
        Enter takes. Nothing that is pasted acts as a key.
        """),
      .heading("The kept tape"),
      .paragraph(
        """
        The tape is kept in a file that only its owner can read; see Files. A line that shows is \
        on disk, so that no crash and no power failure takes it away. Several programs may use the \
        file at once; each shows the lines of the others. Where something cannot be saved, a \
        message says why, and the next change tries again. With `--private` the file is neither \
        read nor written, and with `--fresh` it is only added to.
        """),
      .paragraph(
        """
        `countonme --tape` prints it, and exports it as `csv`, `markdown` or `json`. The file \
        itself is text: `+` adds a line, `=` changes one, `-` removes one, and `@` is a tie.
        """),
    ])
}
