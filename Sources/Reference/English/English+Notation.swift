import CalculatorCore
import CalculatorViewModel
import Words

extension English {
  package var notation: NotationText {
    NotationText(
      introduction:
        """
        The keypad, the formula line and the input of a script share one language. Operators, from \
        the first calculated to the last:
        """,
      operators: operators,
      order:
        """
        Products and quotients are calculated from left to right, and so are sums and differences. \
        Parentheses group; those still open at the end are closed there. Spaces are ignored.
        """,
      grammarTitle: "Grammar",
      juxtaposition:
        """
        A juxtaposed factor does not begin with a sign, nor with a number after a number or a \
        percentage: for the remainder write `5 mod 3`, not `5 % 3`. After an operand `mod` is the \
        operator, unless the parentheses after it have two arguments: `2 mod(7;3)` is 2.
        """,
      units:
        """
        A unit belongs to the number before it, and to a quotient of plain numbers: `1/2 cup` is \
        half a cup, and `2 L / 100 km` divides litres by kilometres. Quantities side by side, as \
        in `3 h 20 min`, are a sum. A conversion ends an expression or a parenthesis: `(5 km in \
        mi) * 2`. At the beginning of a line it converts the previous result. See Units and money.
        """,
      percentagesTitle: "Percentages",
      percentages:
        """
        Added to something or subtracted from it, a percentage is taken of everything before it in \
        the sum: `200 + 10%` is 220, and `200 - 10%` is 180. A sign before the percentage does not \
        change that, parentheses around it do: `200 + (10%)` is 200.1. Anywhere else `10%` is 0.1.
        """,
      powersTitle: "Powers",
      powers:
        """
        A positive base takes any exponent, a negative base whole exponents only. `0^0` is 1. \
        Whole exponents of fractions give exact results, and so do fractional exponents where the \
        root is exact: `4^(3/2)` is 8.
        """)
  }

  private var operators: OperatorsText {
    OperatorsText(
      factorial: "The factorial of a whole number of at least 0.",
      percentage: "A percentage; see Percentages.",
      degrees: "An angle in degrees, converted to radians.",
      power: "A power. Powers are calculated from right to left: `2^3^2` is 512.",
      superscript:
        """
        A power, too, but of the operand next to it: `-2²` is -4, `2²^3` is 64, `10⁻³` is 0.001.
        """,
      root: "A square, cube or fourth root, also of a power: `√2^2` is 2, `∛8` is 2.",
      sign:
        """
        A sign. It is applied after powers, so that `-2^2` is -4. An exponent may have one: `2^-1` \
        is 0.5. Signs may be repeated: `3 - - -3` is 0.
        """,
      product:
        """
        A product and a quotient. For `*` there are also `×`, `·` and, after an operand, `x`; for \
        `/` there are `÷` and `:`. A parenthesis or a name beside an operand makes a product as \
        well: `2(3)` is 6, and `2pi` is twice pi. Two numbers in a row are an error.
        """,
      remainder:
        """
        The remainder of `x / y`, with the sign of the divisor: `-1 mod 7` is 6. It is calculated \
        like a product, as are the two that follow.
        """,
      part: "A part of something: `20% of 50` is 10.",
      discount:
        """
        What is left without that part: `15% off 80` is 68. The percentage belongs to `off`: `2 * \
        15% off 80` is 136, and `10% off 20% off 80` is 57.6.
        """,
      sum: "A sum and a difference; the minus may also be `−`.",
      shift: "The bits of a whole number, shifted: `1 << 10` is 1024, and `-5 >> 1` is -3.",
      and: "The bits that both whole numbers have: `12 and 10` is 8.",
      xor: "The bits that one of both has: `12 xor 10` is 6.",
      or:
        """
        The bits that either has: `12 or 10` is 14. Negative numbers have bits in two's complement \
        without end: `-1 and 255` is 255.
        """)
  }

  package var functions: FunctionsText {
    FunctionsText(
      arguments:
        """
        The arguments of a function are in parentheses. A semicolon separates them, or a comma \
        where the decimal sign is a point: `max(1; 2)` is 2. A single argument needs none: the \
        function takes the operand next to it with its postfix operators, and nothing more. So \
        `sqrt 100 * 7` is 70, `cos 0!` is the cosine of `0!`, and `sqrt 3^2` is 3, the square of a \
        root. After Enter the parentheses that were understood stand in the expression.
        """,
      names:
        """
        Names may be written in any case, as in `SIN PI`, unless a name of one's own differs only \
        by that. Angles are in radians; `°` and `deg` convert degrees to radians: `sin(30°)` is \
        0.5, and `sin(30 deg)` is 0.5. An unknown name is an error that suggests the nearest known \
        name.
        """,
      synonyms: "The same functions have other names, too:",
      remainders:
        """
        `mod(a;b)` equals `a - b * floor(a / b)`: `mod(-7;3)` is 2. The greatest common divisor of \
        fractions is the largest number of which all are multiples: `gcd(1/2;1/4)` is 0.25.
        """)
  }

  package var numbers: NumbersText {
    NumbersText(
      digits:
        """
        A number has digits, at most one decimal point, and an optional exponent: `12`, `.5`, \
        `1.5e-3`. Underscores may stand between digits: `1_000_000`. Where the decimal sign of the \
        locale is a comma, the formula line takes a comma as the point. Digits may be those of any \
        script, such as `١٢٣`.
        """,
      bases:
        """
        `0x`, `0b` and `0o` begin a whole number in base 16, 2 and 8: `0x10` is 16. A fraction \
        sign stands alone or behind whole digits: `2½` is 2.5.
        """,
      previousResult: "`ans` is the previous result, exact even where it was printed rounded.")
  }

  package func same(as name: String) -> InlineText { InlineText("The same as `\(name)`.") }

  package func condition(of domain: FunctionDomain) -> String? {
    switch domain {
    case .everything, .fractions: nil
    case .nonnegative: "x ≥ 0"
    case .positive: "x > 0"
    case .minusOneToOne: "−1 ≤ x ≤ 1"
    case .exceptPoles: "not an odd multiple of π/2"
    case .fromOne: "x ≥ 1"
    case .betweenMinusOneAndOne: "−1 < x < 1"
    case .roots: "n ≠ 0, and x ≥ 0 unless n is an odd whole number"
    case .bases: "x > 0, b > 0, b ≠ 1"
    case .exceptOrigin: "not at (0, 0)"
    case .wholeNumbers: "whole numbers of at least 0"
    case .exceptNegatives: "not 0, −1, −2, …"
    }
  }
}
