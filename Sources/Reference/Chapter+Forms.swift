import CalculatorViewModel

extension Chapter {
  static let forms = Chapter(
    title: "Forms of numbers",
    blocks: [
      .paragraph(
        """
        On the screen, f and F show the value in the next or the previous of the forms that fit \
        it; the form stays chosen, and a value that it does not fit is shown as a decimal. g \
        groups the digits before the decimal point as the locale does, or with narrow spaces \
        where it does not. v shows the whole value, up to a million digits of one that has no \
        end. Elsewhere `--format` chooses the form, and digits are never grouped:
        """),
      .definitions(
        FormEntry.all.map { entry in
          Definition(
            .code([entry.name]),
            InlineText("\(entry.meaning) `\(entry.expression)` becomes `\(entry.output)`."))
        }),
      .paragraph(
        """
        `=` before a form on the screen means that it is the value itself. A period that is cut off \
        ends with `…` and has `≈` before it. “a prime” is said of proven primes only.
        """),
    ])
}
