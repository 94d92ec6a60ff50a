extension Chapter {
  static let rates = Chapter(
    title: "Exchange rates",
    blocks: [
      .paragraph(
        """
        Amounts in different currencies are converted at the reference rates of the European \
        Central Bank, which it publishes on each working day, with the euro as their base. The rate \
        between two other currencies is the exact quotient of theirs. Rates serve information; \
        banks exchange at others.
        """),
      .paragraph(
        """
        `countonme` never fetches rates on its own. `countonme --update-rates` and the key `R` do, \
        with the command `curl`, which has to be installed. They say how many currencies of which \
        day came. What is no valid file of rates, such as the web page of a network that wants a \
        login, is refused with its reason, and the rates that were kept before stay.
        """),
      .paragraph(
        """
        Every answer that has used rates says of which day they are, and from a week on how old \
        they are. In pipes this is a line on standard error, once, so that standard output holds \
        results alone. Old rates still answer.
        """),
      .paragraph(
        """
        `--rates` and the path of a file calculate with other rates than the kept ones. The file \
        has the form of the daily file of the bank: XML with an element `Cube` with the attribute \
        `time` for the day and, for each currency, an element `Cube` with the attributes `currency` \
        and `rate`, which is what one euro is worth.
        """),
    ])
}
