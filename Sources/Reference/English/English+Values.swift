import CalculatorViewModel
import Words

extension English {
  package var digits: DigitsText {
    DigitsText(
      truth:
        """
        Every digit is true: a printed result differs from the exact value by less than one unit \
        of its last digit, at any number of digits and however the expression cancels. \
        Calculations continue from the exact value, never from the printed digits.
        """,
      marks:
        """
        On the screen, `=` before a result means that the digits are the exact value, which is \
        proven. `≈` means that the value is rounded, to at most 15 significant digits and to the \
        width of the display. A result too large or too small for the display is shown with an \
        exponent, as `1.2345×10^67`; digits are never cut off silently. Elsewhere a value that is \
        known to have a finite decimal form is printed in full, however long, and any other is \
        rounded. Rounding is to the nearest digit; a fraction halfway between two is rounded away \
        from zero.
        """,
      fractions:
        """
        Fractions of whole numbers are exact: `1/3*3` is 1, and `0.1+0.2` is 0.3. Any other number \
        is calculated between two bounds, with as many bits as the bounds need to agree on the \
        digits.
        """,
      zero:
        """
        Bounds can show that two numbers differ, but never that they are equal. A result that \
        agrees with zero to 1,000 digits, or to as many as `--digits` asks for, and that nothing \
        proves to be zero, is reported as such: on the screen as `≈ 0` with the number of digits, \
        elsewhere as an error. Division by it is an error everywhere.
        """,
      size:
        """
        Numbers have at most about a million digits. Beyond that the result is the error “the \
        number is too large”, before the time and the memory are spent.
        """)
  }

  package var exact: ExactText {
    ExactText(
      introduction: "Algebra proves that these equal something simpler:",
      roots:
        """
        sums, products, quotients and powers of roots of fractions, and roots of such sums: \
        `sqrt(8)/sqrt(2)` is 2, `(1+sqrt(2))*(1-sqrt(2))` is -1, `sqrt(1+sqrt(2))^2-sqrt(2)` is 1;
        """,
      constants: "the same with pi, with e, and with their powers: `pi^2/pi-pi` is 0;",
      logarithms:
        """
        logarithms of products and powers: `log(1000)` is 3, `ln(6)-ln(2)-ln(3)` is 0, `ln(e^5)` \
        is 5;
        """,
      exponentials:
        """
        exponentials of sums and of logarithms, and so the hyperbolic functions: `exp(ln(7))` is \
        7, `2^pi*2^-pi` is 1, `cosh(1)^2-sinh(1)^2` is 1;
        """,
      sines:
        """
        sines, cosines and tangents of multiples of 15° and 18°: `sin(pi/6)` is 0.5, `tan(45°)` is \
        1, `cos(36°)-cos(72°)` is 0.5; of angles that differ by right angles or in their sign: \
        `sin(1+pi)+sin(1)` is 0; and products and powers of up to six of them: `sin(1)^2+cos(1)^2` \
        is 1, `sin(2)-2sin(1)cos(1)` is 0;
        """,
      arcs:
        """
        arcs of those values: `asin(1/2)*6-pi` is 0; sums of arc tangents of fractions: \
        `(4atan(1/5)-atan(1/239))/pi` is 0.25; and sines, cosines and tangents of arcs: \
        `sin(acos(3/5))` is 0.8, `tan(2atan(1/2)-pi/4)*7` is 1;
        """,
      repetition:
        """
        any other value that is calculated twice in the same way: `sin(1)^pi/sin(1)^pi` is 1.
        """,
      others:
        """
        Numbers that are equal for another reason are not recognised, and the calculator says so: \
        `cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2` and `ln(2+sqrt(3)) - 2ln((1+sqrt(3))/sqrt(2))` \
        agree with zero to 1,000 digits.
        """,
      ranges:
        """
        The range of a function counts, too: tanh never reaches 1, and sines and cosines never \
        leave the numbers from -1 to 1. So `floor(tanh(10^20))` is 0, although its digits begin \
        with 10^19 nines, and `asin(tanh(10^20))` has a value. A number that is not zero for such \
        a reason alone, as `1 - tanh(10^20)`, can be compared but is too close to zero for its \
        digits or its reciprocal.
        """)
  }

  package var forms: FormsText {
    FormsText(
      choice:
        """
        On the screen, f and F show the value in the next or the previous of the forms that fit \
        it; the form stays chosen, and a value that it does not fit is shown as a decimal. g \
        groups the digits before the decimal point as the locale does, or with narrow spaces where \
        it does not. v shows the whole value, up to a million digits of one that has no end. \
        Elsewhere `--format` chooses the form, and digits are never grouped:
        """,
      marks:
        """
        `=` before a form on the screen means that it is the value itself. A period that is cut \
        off ends with `…` and has `≈` before it.
        """,
      factoring:
        """
        Prime factors below 10000 are found by division, others by Pollard's rho method, which \
        takes about as many steps as the square root of the second largest factor: up to 12 digits \
        of that are quick, and beyond 17 digits it will rarely be found. While it takes long, the \
        screen shows the factors found so far, the digits that are left, and how much of the work \
        was done after which it gives up; Ctrl-C stops it, and what was found stays.
        """,
      primes:
        """
        “a prime” is said, and a factor stands alone, where that is proven: below \
        3317044064679887385961981, which is about 3.3×10^24, by the Miller–Rabin test to the first \
        13 primes (Sorenson and Webster, 2017), and beyond it by Pocklington's theorem, as far as \
        the predecessor of the number can be factored. Any other number counts as not factored.
        """)
  }

  package func example(_ expression: String, becomes output: String) -> InlineText {
    InlineText("`\(expression)` becomes `\(output)`.")
  }
}
