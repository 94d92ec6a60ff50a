extension Chapter {
  static let digits = Chapter(
    title: "Digits",
    blocks: [
      .paragraph(
        """
        Every digit is true: a printed result differs from the exact value by less than one unit of \
        its last digit, at any number of digits and however the expression cancels. Calculations \
        continue from the exact value, never from the printed digits.
        """),
      .paragraph(
        """
        On the screen, `=` before a result means that the digits are the exact value, which is \
        proven. `≈` means that the value is rounded, to at most 15 significant digits and to the \
        width of the display. A result too large or too small for the display is shown with an \
        exponent, as `1.2345×10^67`; digits are never cut off silently. Elsewhere a value that is \
        known to have a finite decimal form is printed in full, however long, and any other is \
        rounded. Rounding is to the nearest digit; a fraction halfway between two is rounded away \
        from zero.
        """),
      .paragraph(
        """
        Fractions of whole numbers are exact: `1/3*3` is 1, and `0.1+0.2` is 0.3. Any other number \
        is calculated between two bounds, with as many bits as the bounds need to agree on the \
        digits.
        """),
      .paragraph(
        """
        Bounds can show that two numbers differ, but never that they are equal. A result that \
        agrees with zero to 1,000 digits, or to as many as `--digits` asks for, and that nothing \
        proves to be zero, is reported as such: on the screen as `≈ 0 to 1,000 digits`, elsewhere \
        as an error. Division by it is an error everywhere.
        """),
      .paragraph(
        """
        Numbers have at most about a million digits. Beyond that the result is the error “the \
        number is too large”, before the time and the memory are spent.
        """),
    ])

  static let exact = Chapter(
    title: "Recognised closed forms",
    blocks: [
      .paragraph("Algebra proves that these equal something simpler:"),
      .list([
        """
        sums, products, quotients and powers of roots of fractions, and roots of such sums: \
        `sqrt(8)/sqrt(2)` is 2, `(1+sqrt(2))*(1-sqrt(2))` is -1, `sqrt(1+sqrt(2))^2-sqrt(2)` is 1;
        """,
        "the same with pi, with e, and with their powers: `pi^2/pi-pi` is 0;",
        """
        logarithms of products and powers: `log(1000)` is 3, `ln(6)-ln(2)-ln(3)` is 0, `ln(e^5)` \
        is 5;
        """,
        """
        exponentials of sums and of logarithms, and so the hyperbolic functions: `exp(ln(7))` is \
        7, `2^pi*2^-pi` is 1, `cosh(1)^2-sinh(1)^2` is 1;
        """,
        """
        sines, cosines and tangents of multiples of 15° and 18°: `sin(pi/6)` is 0.5, `tan(45°)` is \
        1, `cos(36°)-cos(72°)` is 0.5; of angles that differ by right angles or in their sign: \
        `sin(1+pi)+sin(1)` is 0; and the sum of their squares: `sin(1)^2+cos(1)^2` is 1;
        """,
        """
        arcs of those values: `asin(1/2)*6-pi` is 0; and sines, cosines and tangents of arcs: \
        `sin(acos(3/5))` is 0.8;
        """,
        "any other value that is calculated twice in the same way: `sin(2)/sin(2)` is 1.",
      ]),
      .paragraph(
        """
        Numbers that are equal for another reason are not recognised, and the calculator says so: \
        `sin(2) - 2sin(1)cos(1)` and `atan(1/2) + atan(1/3) - pi/4` agree with zero to 1,000 digits.
        """),
    ])
}
