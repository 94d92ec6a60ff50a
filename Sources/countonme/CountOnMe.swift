import ArgumentParser
import CalculatorViewModel
import Reference

/// The command line of the calculator.
@main
struct CountOnMe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countonme",
    abstract: "A calculator for the terminal, with a keypad and digits that are all true.",
    usage: Usage.lines.joined(separator: "\n"),
    discussion: """
      Without an expression it shows its keypad; press ? there for all keys. With an expression, \
      or with lines of them on its input, it prints the results. The full manual: man countonme.

      \(HelpText.sections)
      """,
    version: "0.1.0")

  @Argument(help: ArgumentHelp("What to calculate.", valueName: "expression"))
  var expression: [String] = []

  @Option(help: ArgumentHelp(.digits))
  var digits: Int?

  @Flag(help: ArgumentHelp(.fraction))
  var fraction = false

  @Option(help: ArgumentHelp(.theme))
  var theme: ThemePreference?

  @Flag(help: ArgumentHelp(.light))
  var light = false

  @Flag(help: ArgumentHelp(.dark))
  var dark = false

  @Flag(help: ArgumentHelp(.ascii))
  var ascii = false

  @Flag(name: .customLong(CommandLineOption.noMouse.name), help: ArgumentHelp(.noMouse))
  var withoutMouse = false

  @Option(help: ArgumentHelp(.log))
  var log: String?

  /// The largest number of digits that `--digits` takes.
  private static let mostDigits = 1_000_000

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !arguments.contains(where: { $0.hasPrefix("-") }) else {
      if let topics = HelpText.topics(in: arguments) { printHelp(on: topics) }
      main(escapingExpressions(in: arguments))
      return
    }
    // Without options there is nothing to parse, and the parser takes longer than most sums.
    do {
      try Invocation(expression: arguments).run()
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
    try Invocation(
      expression: expression.map(unescapingExpression),
      form: fraction ? .fraction : .decimal(digits: digits ?? Batch.Form.usualDigits),
      fullScreen: FullScreen(
        themeFlag: light ? .theme(.light) : dark ? .theme(.dark) : theme, usesASCII: ascii,
        usesMouse: !withoutMouse, logPath: log)
    ).run()
  }
}

extension CountOnMe {
  /// Prints chapters of the manual and exits.
  private static func printHelp(on topics: [String]) -> Never {
    do {
      print(try HelpText.chapters(on: topics), terminator: "")
      exit()
    } catch {
      exit(withError: error)
    }
  }
}

extension ThemePreference: ExpressibleByArgument {}

extension ArgumentHelp {
  /// The help on an option of the table.
  fileprivate init(_ option: CommandLineOption) {
    self.init("\(option.summary)", valueName: option.value)
  }
}
