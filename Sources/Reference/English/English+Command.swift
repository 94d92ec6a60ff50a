import CalculatorViewModel
import Words

extension English {
  package var usage: UsageText {
    UsageText(
      keypad:
        """
        On a terminal and without an expression, `countonme` fills the screen with a keypad. Its \
        buttons are typed, clicked, or chosen with the arrow keys.
        """,
      arguments:
        """
        With an expression it prints the value and exits. Several arguments form one expression, \
        with spaces between them. An argument that begins with a minus and a digit, a point, a \
        parenthesis or a name of the language is an expression rather than an option: `-5+3`. \
        Everything after `--` belongs to the expression.
        """,
      pipes:
        """
        Without an expression, and when standard input is not a terminal, every line of the input \
        is an expression and produces one line of output, as soon as it is read. Empty lines \
        produce nothing, and `#` begins a comment.
        """,
      results:
        """
        Results are plain numbers, without colours or grouping, with a point as the decimal sign. \
        Errors go to standard error, with the number of the line, the expression, and a `^` under \
        the part that caused the error; the remaining lines are still calculated.
        """)
  }

  package var status: StatusText {
    StatusText(
      success: "Success.",
      failure:
        """
        An expression has no value, the terminal cannot be used, input or output failed, or \
        exchange rates did not come.
        """,
      wrongCommandLine: "The command line is wrong.")
  }

  package var examples: ExamplesText {
    ExamplesText(
      keypad: "Start the keypad:",
      arguments: "Several arguments form one expression:",
      sine: "The sine of a large angle in radians, to ten digits:",
      previousResult: "`ans` is the result of the previous line:",
      factors: "The prime factors of a number:",
      name: "A name stands for a result:",
      column: "The sum of a column of numbers:",
      hundredDigits: "A hundred digits:",
      conversion: "A conversion of units, which is exact:",
      download: "The time that a download takes:",
      tip: "A price with a tip:")
  }

  package var rates: RatesText {
    RatesText(
      reference:
        """
        Amounts in different currencies are converted at the reference rates of the European \
        Central Bank, which it publishes on each working day, with the euro as their base. The \
        rate between two other currencies is the exact quotient of theirs. Rates serve \
        information; banks exchange at others.
        """,
      fetching:
        """
        `countonme` never fetches rates on its own. `countonme --update-rates` and the key `R` do, \
        with the command `curl`, which has to be installed. They say how many currencies of which \
        day came. What is no valid file of rates, such as the web page of a network that wants a \
        login, is refused with its reason, and the rates that were kept before stay.
        """,
      day:
        """
        Every answer that has used rates says of which day they are, and from a week on how old \
        they are. In pipes this is a line on standard error, once, so that standard output holds \
        results alone. Old rates still answer.
        """,
      file:
        """
        `--rates` and the path of a file calculate with other rates than the kept ones. The file \
        has the form of the daily file of the bank: XML with an element `Cube` with the attribute \
        `time` for the day and, for each currency, an element `Cube` with the attributes \
        `currency` and `rate`, which is what one euro is worth.
        """)
  }
}
