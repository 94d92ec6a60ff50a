import CalculatorViewModel

extension Chapter {
  static let keys = Chapter(
    title: "Keys",
    blocks: [
      .paragraph(
        """
        Typing the key of a button, clicking the button and pressing it with the highlight are the \
        same.
        """),
      .definitions(Help.keypad.map(definition)),
      .paragraph(
        """
        Words are typed straight away: a letter or a sign that is no key, such as `s`, `π` or `°`, \
        opens the formula line behind what stands on the keypad. So `sqrt(2)`, `2pi` and `1e5` mean \
        what they say. A letter that is a key does at once what it does; where the next letter \
        makes it the beginning of a name, as in `cos` and `tan`, that is taken back, and both are \
        letters.
        """),
      .paragraph(
        """
        So are units behind a number: `5 km in mi`, `5 cm`, `5 ft`, and amounts: `$20`. Units of a \
        single letter that is a key, such as `g` and `t`, and those that begin with `q` are typed \
        on the formula line, or as a word: `5 gram`.
        """),
      .paragraph(
        """
        At the start and after `(`, `×`, `÷` or `^`, a minus is the sign of the next number. Any \
        other operator after an operator replaces it. An operator after a result continues from \
        that result, exactly. Pressing `=` again \
        repeats the last operation: `2 + 3 = =` shows 8.
        """),
      .paragraph(
        """
        A key that makes no sense is refused with a message and changes nothing. After an error \
        the expression stays, with the cause marked, and can be corrected. Ctrl-C cancels a \
        calculation in progress and keeps the expression.
        """),
      .paragraph(
        """
        Pasted text goes to the formula line, and Enter calculates it. Its numbers may be grouped, \
        as in `1,234.56`, `1.234,56` or `1 234,56`, and have the sign of a currency. What `1,234` \
        means follows from the other numbers, otherwise from the decimal point of the display, and \
        a message shows the reading. The sum of a column of numbers is shown before it is taken. \
        Where a terminal does not mark pasted text, its characters act as typed keys.
        """),
      .paragraph(
        """
        Copies have a decimal point and no groups, so that other programs can read them. They are \
        sent to the clipboard of the terminal, which may have this switched off.
        """),
      .paragraph("While the help shows, these keys scroll and close it:"),
      .definitions(Help.navigation.map(definition)),
    ])

  static let formula = Chapter(
    title: "The formula line",
    blocks: [
      .paragraph(
        """
        The formula line shows the expression as text, for everything that the keypad has no \
        button for. Press i or F2, or click the expression, to open it. Enter calculates and Esc \
        returns to the keypad. A click on a button inserts its symbol at the cursor.
        """),
      .definitions(Help.formula.map(definition)),
    ])

  private static func definition(_ line: HelpLine) -> Definition {
    Definition(.keys(line.keys), InlineText(line.meaning))
  }
}
