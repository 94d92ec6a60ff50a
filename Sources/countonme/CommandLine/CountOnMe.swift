import ExactNumbers
import Glibc
import SystemCalls
import Words

/// Where the program begins.
///
/// The arguments are those of the C function `main`, because the standard library looks for them in /proc,
/// which is not mounted everywhere.
@c(countonme_main)
func main(_ count: CInt, _ arguments: UnsafePointer<UnsafePointer<CChar>>) -> CInt {
  CountOnMe.main((1..<max(1, Int(count))).map { unsafe String(cString: arguments[$0]) })
  return 0
}

enum CountOnMe {
  static let version = "0.1.0"

  private static let failure: CInt = 1
  /// The status of a wrong command line. (`sysexits.h`)
  private static let wrongUsage = EX_USAGE

  /// Does what the arguments ask for, without the name of the program.
  fileprivate static func main(_ arguments: [String]) {
    // A file that may not grow is an error with a sentence, not the end of the program.
    SignalAction.ignoring.install(for: SIGXFSZ)
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
    if invocation.isSession {
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

/// Answers the runtime, which looks before `main` for the program that writes its backtraces: there is none.
///
/// The runtime's own function of this name asks for ten paths at every start, and ends the program where
/// /proc is not mounted. A static program has this one instead. (Swift runtime, Backtrace.cpp)
@c(swift_copyAuxiliaryExecutablePath)
func auxiliaryExecutablePath(_ name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }
