import ArgumentParser
import CalculatorViewModel
import Reference
import Words

/// The options as the argument parser knows them, which writes the completions of the shells.
///
/// It reads no command line: it takes longer than most sums, speaks English alone, and knows neither
/// expressions with a minus nor a file of options.
struct Completions: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "countonme")

  @Argument(help: ArgumentHelp("What to calculate.", valueName: "expression"))
  var expression: [String] = []

  @Option(help: ArgumentHelp(.digits)) var digits: Int?
  @Flag(help: ArgumentHelp(.fraction)) var fraction = false
  @Option(help: ArgumentHelp(.format), completion: .words(of: .format)) var format: String?
  @Flag(help: ArgumentHelp(.explain)) var explain = false
  @Option(help: ArgumentHelp(.theme), completion: .words(of: .theme)) var theme: String?
  @Option(help: ArgumentHelp(.layout), completion: .words(of: .layout)) var layout: String?
  @Option(help: ArgumentHelp(.language), completion: .words(of: .language)) var language: String?
  @Flag(help: ArgumentHelp(.light)) var light = false
  @Flag(help: ArgumentHelp(.dark)) var dark = false
  @Flag(help: ArgumentHelp(.ascii)) var ascii = false
  @Flag(help: ArgumentHelp(.noMouse)) var noMouse = false
  @Flag(help: ArgumentHelp(.private)) var `private` = false
  @Flag(help: ArgumentHelp(.fresh)) var fresh = false
  @Flag(help: ArgumentHelp(.tape)) var tape = false
  @Flag(help: ArgumentHelp(.totals)) var totals = false
  @Flag(help: ArgumentHelp(.updateRates)) var updateRates = false
  @Option(help: ArgumentHelp(.rates), completion: .file()) var rates: String?
  @Option(help: ArgumentHelp(.pictures), completion: .directory) var pictures: String?
  @Option(help: ArgumentHelp(.picture), completion: .file()) var picture: String?
  @Flag(help: ArgumentHelp(.noOptions)) var noOptions = false
  @Flag(help: ArgumentHelp(.writeOptions)) var writeOptions = false
  @Option(help: ArgumentHelp(.log), completion: .file()) var log: String?
  @Flag(help: ArgumentHelp(.version)) var version = false

  /// Prints the completions of a shell, or what the argument parser knows of the options.
  ///
  /// - Returns: Whether one of them was asked for.
  static func print(requestedBy arguments: [String]) -> Bool {
    guard let first = arguments.first,
      ["--generate-completion-script", "--experimental-dump-help"].contains(where: {
        first == $0 || first.hasPrefix($0 + "=")
      })
    else { return false }
    main(arguments)
    return true
  }
}

extension CompletionKind {
  /// The words that an option takes.
  fileprivate static func words(of option: CommandLineOption) -> CompletionKind {
    .list(option.words)
  }
}

extension ArgumentHelp {
  /// The help on an option of the table.
  fileprivate init(_ option: CommandLineOption) {
    let words = Language.english.reference
    self.init(
      "\(words.summary(of: option))", valueName: option.value.map { words.name(of: $0) })
  }
}
