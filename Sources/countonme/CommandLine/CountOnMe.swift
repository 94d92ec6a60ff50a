import ExactNumbers
import Glibc
import Quantities
import Storage
import SystemCalls
import Words

/// The entry point; C passes the arguments, because /proc is not mounted everywhere.
@c(countonme_main)
func main(_ count: CInt, _ arguments: UnsafePointer<UnsafePointer<CChar>>) -> CInt {
  CountOnMe.main((1..<max(1, Int(count))).map { unsafe String(cString: arguments[$0]) })
  return 0
}

enum CountOnMe {
  static let version = "0.1.0"

  private static let failure: CInt = 1

  fileprivate static func main(_ arguments: [String]) {
    // A write beyond the file size limit must not end the program.
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
      end(HelpText(language).text(of: error), EX_USAGE)
    } catch let error as ProgramError {
      end(language.words.report(language.words.phrase(error)) + "\n", failure)
    } catch {
      end("\(error)\n", failure)
    }
  }

  private static func run(
    _ line: CommandLineReader, _ options: [GivenOption], _ lasting: LastingOptions,
    _ language: Language
  ) throws -> Bool {
    if line.options.contains(.help) {
      // Beside other options, words may also be an expression.
      let isOfTopics =
        line.error == nil
        && (line.options.allSatisfy { [.help, .language, .noOptions].contains($0.option) }
          || line.words.allSatisfy(HelpText.hasTopic))
      try Output.print(try HelpText(language).text(on: isOfTopics ? line.words : []))
      return true
    }
    if line.options.contains(.version) {
      try Output.print(version + "\n")
      return true
    }
    let invocation = try Invocation(line)
    var settings = Settings(options, language: language)
    settings.session.optionsMessage = lasting.message(in: language.words)
    func complainOfSettings() {
      let reports = lasting.reports(in: language.words)
      for report in reports { Output.complain(language.words.report(report) + "\n") }
      complain(of: flaws, in: language)
    }
    // The screen reports flaws in brief, so they are listed after it.
    if !invocation.isSession { complainOfSettings() }
    defer {
      if invocation.isSession { complainOfSettings() }
      complain(of: TimeSource.unknownZone.map { [.zone($0)] } ?? [], in: language)
    }
    return try invocation.run(settings, language: language)
  }

  private static var flaws: [EnvironmentFlaw] {
    var flaws: [EnvironmentFlaw] = HomePath.Purpose.allCases.compactMap {
      let variable = $0.names.variable
      guard let path = environmentVariable(variable), !path.isEmpty, !path.hasPrefix("/") else {
        return nil
      }
      return .folder(variable: variable, path: path)
    }
    let word = environmentVariable("COUNTONME_THEME") ?? ""
    if !word.isEmpty, ThemePreference(named: word) == nil { flaws.append(.theme(word)) }
    return flaws
  }

  private static func complain(of flaws: [EnvironmentFlaw], in language: Language) {
    for flaw in flaws { Output.complain(language.words.report(language.words.phrase(flaw)) + "\n") }
  }

  private static func end(_ text: String, _ status: CInt) -> Never {
    Output.complain(text)
    exit(status)
  }
}

/// Replaces a function of Backtrace.cpp that tries ten paths at start, and needs /proc.
@c(swift_copyAuxiliaryExecutablePath)
func auxiliaryExecutablePath(_ name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }
