import ArgumentParser
import CalculatorViewModel

/// The command line of the calculator.
@main
struct CountOnMe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countonme",
    abstract: "A calculator for the terminal, with a keypad and digits that are all true.",
    usage: """
      countonme [--light | --dark | --theme <name>] [--ascii] [--no-mouse]
      countonme [--digits <n> | --fraction] <expression> ...
      countonme [--digits <n> | --fraction] < file
      """,
    discussion: """
      Without an expression it shows its keypad; press ? there for all keys. With one, or with \
      lines of them on its input, it prints the results. What the language has and what the \
      program promises is in its manual: man countonme.

      EXAMPLES:
        countonme                                        the keypad
        countonme '1/3*3' + 0.5                          prints 1.5
        countonme --digits 10 'sin(10^22)'               prints -0.8522008498
        printf '2^10\\nans/3\\n' | countonme --fraction    prints 1024 and 1024/3
      """,
    version: "0.1.0")

  @Argument(help: ArgumentHelp("What to calculate.", valueName: "expression"))
  var expression: [String] = []

  @Option(
    help: ArgumentHelp(
      "Significant digits of results that have no finite decimal form (default: 34).",
      valueName: "n"))
  var digits: Int?

  @Flag(help: "Print results as fractions, such as 1/3.")
  var fraction = false

  @Option(help: ArgumentHelp("Colours: light, dark, auto or mono.", valueName: "name"))
  var theme: ThemePreference?

  @Flag(help: "Dark characters on a light ground.")
  var light = false

  @Flag(help: "Light characters on a dark ground.")
  var dark = false

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var withoutMouse = false

  /// The most digits that can be asked for.
  private static let mostDigits = 1_000_000

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !arguments.contains(where: { $0.hasPrefix("-") }) else {
      main(escapingExpressions(in: arguments))
      return
    }
    // Without options there is nothing to parse, and the parser takes longer than most sums.
    do {
      try Work(expression: arguments).run()
    } catch {
      exit(withError: error)
    }
  }

  mutating func validate() throws {
    let chosen = [light, dark, theme != nil].count { $0 }
    guard chosen <= 1 else {
      throw ValidationError("Only one of '--theme', '--light' and '--dark' can be given.")
    }
    guard (1...Self.mostDigits).contains(digits ?? 1) else {
      throw ValidationError("'--digits' takes a number from 1 to \(Self.mostDigits).")
    }
    guard digits == nil || !fraction else {
      throw ValidationError("Only one of '--digits' and '--fraction' can be given.")
    }
  }

  mutating func run() throws {
    try Work(
      expression: expression.map(unescapingExpression),
      form: fraction ? .fraction : .decimal(digits: digits ?? Batch.Form.usualDigits),
      session: Session(
        themeFlag: light ? .light : dark ? .dark : theme, usesASCII: ascii,
        usesMouse: !withoutMouse)
    ).run()
  }
}

extension ThemePreference: ExpressibleByArgument {}
