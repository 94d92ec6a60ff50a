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
        ends with `…` and has `≈` before it.
        """),
      .paragraph(
        """
        Prime factors below 10000 are found by division, others by Pollard's rho method, which takes \
        about as many steps as the square root of the second largest factor: up to 12 digits of that \
        are quick, and beyond 17 digits it will rarely be found. While it takes long, the screen shows the \
        factors found so far, the digits that are left, and how much of the work was done after which \
        it gives up; Ctrl-C stops it, and what was found stays.
        """),
      .paragraph(
        """
        “a prime” is said, and a factor stands alone, where that is proven: below \
        3317044064679887385961981, which is about 3.3×10^24, by the Miller–Rabin test to the first 13 \
        primes (Sorenson and Webster, 2017), and beyond it by Pocklington's theorem, as far as the \
        predecessor of the number can be factored. Any other number counts as not factored.
        """),
    ])
}
