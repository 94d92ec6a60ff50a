import CalculatorCore
import CalculatorViewModel

extension Chapter {
  static let language = Chapter(
    title: "The language",
    blocks: [
      .paragraph(
        """
        The keypad, the formula line and the input of a script share one language. Operators, from \
        the first calculated to the last:
        """),
      .definitions([
        Definition(.code(["x!"]), "The factorial of a whole number of at least 0."),
        Definition(.code(["x%"]), "A percentage; see Percentages."),
        Definition(.code(["x°", "x deg"]), "An angle in degrees, converted to radians."),
        Definition(
          .code(["x^y"]),
          "A power. Powers are calculated from right to left: `2^3^2` is 512."),
        Definition(.code(["√x"]), "A square root, also of a power: `√2^2` is 2."),
        Definition(
          .code(["-x", "+x"]),
          """
          A sign. It is applied after powers, so that `-2^2` is -4. An exponent may have one: \
          `2^-1` is 0.5.
          """),
        Definition(
          .code(["x * y", "x / y"]),
          """
          A product and a quotient. For `*` there are also `×`, `·` and, after an operand, `x`; \
          for `/` there are `÷` and `:`. A parenthesis or a name beside an operand makes a product \
          as well: `2(3)` is 6, and `2pi` is twice pi. Two numbers in a row are an error.
          """),
        Definition(
          .code(["x + y", "x - y"]), "A sum and a difference; the minus may also be `−`."),
      ]),
      .paragraph(
        """
        Products and quotients are calculated from left to right, and so are sums and differences. \
        Parentheses group; those still open at the end are closed there. Spaces are ignored.
        """),
      .heading("Grammar"),
      .literal([
        ##"line       = [ name "=" ] expression [ "#" comment ]"##,
        #"expression = term { ("+" | "-") term }"#,
        #"term       = factor { ("*" | "/") factor | juxtaposed-factor }"#,
        #"factor     = [ "-" | "+" ] power"#,
        #"power      = postfix [ "^" factor ]"#,
        #"postfix    = primary { "!" | "%" | "°" }"#,
        #"primary    = number | constant | name | "ans" | "√" power"#,
        #"           | "(" expression ")""#,
        #"           | function "(" expression { ";" expression } ")""#,
      ]),
      .heading("Percentages"),
      .paragraph(
        """
        Added to something or subtracted from it, a percentage is taken of everything before it in \
        the sum: `200 + 10%` is 220, and `200 - 10%` is 180. A sign before the percentage does not \
        change that, parentheses around it do: `200 + (10%)` is 200.1. Anywhere else `10%` is 0.1.
        """),
      .heading("Powers"),
      .paragraph(
        """
        A positive base takes any exponent, a negative base whole exponents only. `0^0` is 1. \
        Whole exponents of fractions give exact results, and so do fractional exponents where the \
        root is exact: `4^(3/2)` is 8.
        """),
    ])

  static let functions = Chapter(
    title: "Functions and constants",
    blocks: [
      .paragraph(
        """
        The arguments of a function are in parentheses. A semicolon separates them, or a comma \
        where the decimal sign is a point: `max(1; 2)` is 2. Angles are in radians; `°` and `deg` \
        convert degrees to radians: `sin(30°)` is 0.5, and `sin(30 deg)` is 0.5. An unknown name is \
        an error that suggests the nearest known name.
        """),
      .definitions(
        Function.allCases.map(definition)
          + Constant.allCases.map {
            Definition(.code($0.spellings), sentence($0.meaning))
          }),
      .paragraph(
        """
        `mod(a;b)` equals `a - b * floor(a / b)`: `mod(-7;3)` is 2. The greatest common divisor of \
        fractions is the largest number of which all are multiples: `gcd(1/2;1/4)` is 0.25.
        """),
    ])

  static let numbers = Chapter(
    title: "Numbers",
    blocks: [
      .paragraph(
        """
        A number has digits, at most one decimal point, and an optional exponent: `12`, `.5`, \
        `1.5e-3`. Underscores may stand between digits: `1_000_000`. Where the decimal sign of the \
        locale is a comma, the formula line takes a comma as the point.
        """),
      .paragraph("`ans` is the previous result, exact even where it was printed rounded."),
    ])

  private static func definition(_ function: Function) -> Definition {
    let words = function.words
    let condition = words.domain.condition.map { "; \($0)" } ?? ""
    return Definition(
      .function(name: function.name, parameters: function.parameters),
      sentence(words.meaning + condition))
  }

  /// A phrase with a full stop, and with a capital unless it begins with a symbol of one letter.
  private static func sentence(_ phrase: String) -> InlineText {
    let isSymbol = phrase.dropFirst().first == " "
    return InlineText(
      (isSymbol ? phrase : phrase.prefix(1).uppercased() + phrase.dropFirst()) + ".")
  }
}
