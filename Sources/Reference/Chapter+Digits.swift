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
        `sin(1+pi)+sin(1)` is 0; and products and powers of up to six of them: \
        `sin(1)^2+cos(1)^2` is 1, `sin(2)-2sin(1)cos(1)` is 0;
        """,
        """
        arcs of those values: `asin(1/2)*6-pi` is 0; sums of arc tangents of fractions: \
        `(4atan(1/5)-atan(1/239))/pi` is 0.25; and sines, cosines and tangents of arcs: \
        `sin(acos(3/5))` is 0.8, `tan(2atan(1/2)-pi/4)*7` is 1;
        """,
        "any other value that is calculated twice in the same way: `sin(1)^pi/sin(1)^pi` is 1.",
      ]),
      .paragraph(
        """
        Numbers that are equal for another reason are not recognised, and the calculator says so: \
        `cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2` and \
        `ln(2+sqrt(3)) - 2ln((1+sqrt(3))/sqrt(2))` agree with zero to 1,000 digits.
        """),
      .paragraph(
        """
        The range of a function counts, too: tanh never reaches 1, and sines and cosines never leave \
        the numbers from -1 to 1. So `floor(tanh(10^20))` is 0, although its digits begin with \
        10^19 nines, and `asin(tanh(10^20))` has a value. A number that is not zero for such a \
        reason alone, as `1 - tanh(10^20)`, can be compared but is too close to zero for its \
        digits or its reciprocal.
        """),
    ])
}
