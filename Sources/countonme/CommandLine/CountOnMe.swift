import ArgumentParser
import CalculatorViewModel
import ExactNumbers
import Reference
import Terminal

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

  @Option(help: ArgumentHelp(.format))
  var format: NumberForm?

  @Flag(help: ArgumentHelp(.explain))
  var explain = false

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

  @Flag(name: .customLong(CommandLineOption.private.name), help: ArgumentHelp(.private))
  var isPrivate = false

  @Flag(name: .customLong(CommandLineOption.fresh.name), help: ArgumentHelp(.fresh))
  var isFresh = false

  @Flag(help: ArgumentHelp(.tape))
  var tape = false

  @Flag(help: ArgumentHelp(.totals))
  var totals = false

  @Flag(
    name: .customLong(CommandLineOption.updateRates.name), help: ArgumentHelp(.updateRates))
  var updatesRates = false

  @Option(help: ArgumentHelp(.rates))
  var rates: String?

  @Option(help: ArgumentHelp(.log))
  var log: String?

  /// The largest number of digits that `--digits` takes.
  private static let mostDigits = 1_000_000

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !arguments.contains(where: { $0.hasPrefix("-") }) else {
      if let topics = HelpText.topics(in: arguments) { printHelp(on: topics) }
      main(escapingExpressions(in: separatingOptionalValues(in: arguments)))
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
    guard !isPrivate || !isFresh, !isPrivate || !tape else {
      throw ValidationError(
        "'--private' has no tape that '--\(tape ? "tape" : "fresh")' could use.")
    }
    guard !tape || format == nil && !fraction else {
      throw ValidationError("'--tape' prints decimals; '--digits' can be combined with it.")
    }
    guard !tape || !explain else {
      throw ValidationError("'--explain' cannot be combined with '--tape'.")
    }
    guard !totals || tape else {
      throw ValidationError("'--totals' goes with '--tape'.")
    }
    guard !tape || expression.count <= 1 && listingFormat != nil else {
      throw ValidationError("'--tape' prints \(ListingFormat.list).")
    }
    try validateRates()
    guard !fraction || digits == nil && format == nil else {
      throw ValidationError(
        "'--fraction' cannot be combined with '--\(digits == nil ? "format" : "digits")'.")
    }
  }

  /// Checks what is combined with `--update-rates`.
  private func validateRates() throws {
    guard updatesRates else { return }
    guard expression.count <= 1 else {
      throw ValidationError("'--update-rates' takes one address or file.")
    }
    let others: [(Bool, CommandLineOption)] = [
      (rates != nil, .rates), (tape, .tape), (explain, .explain), (fraction, .fraction),
      (format != nil, .format), (digits != nil, .digits), (log != nil, .log),
      (isPrivate, .private), (isFresh, .fresh),
    ]
    if let (_, other) = others.first(where: \.0) {
      throw ValidationError("'--\(other.name)' cannot be combined with '--update-rates'.")
    }
  }

  /// The format that follows `--tape`; nil for a word that is none.
  private var listingFormat: ListingFormat? {
    expression.first.map { ListingFormat(rawValue: $0) } ?? .text
  }

  mutating func run() throws {
    if updatesRates {
      try RatesCommand(address: expression.first.map(unescapingExpression)).run()
      return
    }
    let rates = CurrentRates(file: rates)
    if tape, let listingFormat {
      try TapePrinter(format: listingFormat, hasTotals: totals, digits: digits, rates: rates).run()
      return
    }
    try Invocation(
      expression: expression.map(unescapingExpression),
      form: Batch.Form(
        number: fraction ? .fraction : format ?? .decimal,
        digits: digits ?? Batch.Form.usualDigits,
        roundsAmounts: digits == nil && format == nil && !fraction, isExplained: explain,
        usesASCII: ascii || !environmentEncodesUTF8()),
      rates: rates,
      fullScreen: FullScreen(
        themeFlag: light ? .theme(.light) : dark ? .theme(.dark) : theme, usesASCII: ascii,
        usesMouse: !withoutMouse, keepsTape: !isPrivate, isFresh: isFresh, logPath: log)
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

extension NumberForm: ExpressibleByArgument {
  /// Reads the name of a form, or the beginning of one that no other has: `hex`.
  public init?(argument: String) {
    let forms = Self.allCases.filter { $0.rawValue.hasPrefix(argument) }
    guard forms.count == 1, let form = forms.first, !argument.isEmpty else { return nil }
    self = form
  }
}

extension ArgumentHelp {
  /// The help on an option of the table.
  fileprivate init(_ option: CommandLineOption) {
    self.init("\(option.summary)", valueName: option.value)
  }
}
