import ExactNumbers
import Glibc
import SystemCalls
import Words

/// The program.
@main
enum CountOnMe {
  static let version = "0.1.0"

  private static let failure: CInt = 1
  /// The status of a wrong command line. (`sysexits.h`)
  private static let wrongUsage = EX_USAGE

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let line = CommandLineReader(arguments)
    let lasting = LastingOptions(isWanted: !line.options.contains(.noOptions))
    let options = line.options.completed(by: lasting.options)
    let named = options.last { $0.option == .language }?.value
    let language =
      named.flatMap { Language(rawValue: $0) } ?? Language(environment: environmentVariable)
    do {
      if let shell = Shell(requestedBy: arguments) { return try Output.print(shell.completions) }
      if try !run(line, options, lasting, language) { exit(failure) }
    } catch let error as UsageError {
      end(HelpText(language).text(of: error), wrongUsage)
    } catch let error as Failure {
      end(language.words.ending(language.words.phrase(error)) + "\n", failure)
    } catch {
      end("\(error)\n", failure)
    }
  }

  /// Does what the command line asks for.
  ///
  /// - Returns: Whether every expression had a value.
  private static func run(
    _ line: CommandLineReader, _ options: [GivenOption], _ lasting: LastingOptions,
    _ language: Language
  ) throws -> Bool {
    if line.options.contains(.help) {
      let isOfTopics =
        line.error == nil
        && line.options.allSatisfy { [.help, .language, .noOptions].contains($0.option) }
      try Output.print(try HelpText(language).text(on: isOfTopics ? line.words : []))
      return true
    }
    if line.options.contains(.version) {
      try Output.print(version + "\n")
      return true
    }
    let invocation = try Invocation(line)
    var settings = Settings(options, language: language)
    if invocation.showsScreen {
      settings.fullScreen.optionsMessage = lasting.message(in: language.words)
    } else {
      var output = Output()
      for report in lasting.reports(in: language.words) {
        output.complain(language.words.report(report) + "\n")
      }
    }
    return try invocation.run(settings, options, language: language)
  }

  /// Ends the program with a text on standard error.
  private static func end(_ text: String, _ status: CInt) -> Never {
    var output = Output()
    output.complain(text)
    exit(status)
  }
}
