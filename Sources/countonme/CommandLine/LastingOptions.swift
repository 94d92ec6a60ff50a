import Storage
import SystemCalls
import Words

/// The options that stay: those of `$XDG_CONFIG_HOME/countonme/options`.
///
/// Where there is no such file, they cost one call of the system.
struct LastingOptions {
  private let path: String
  private var text = OptionsText()
  /// Why the file is not read; nil if it is, or is missing.
  private var problem: FileError.Kind?

  private static let name = "options"

  /// The largest file that is read, in bytes.
  private static let greatestSize = 1 << 16

  /// How many wrong lines are reported one by one.
  private static let mostReports = 8

  /// Reads the file of the person who runs the program, unless that is not wanted.
  init(isWanted: Bool) {
    guard isWanted, let place = try? Self.place else {
      path = ""
      return
    }
    path = place.path
    do throws(FileError) {
      guard try attempt(path, SystemFiles().status(ofPath: path)).kind == .regular else {
        throw FileError(.notFile, path: path)
      }
      let bytes = try contents(ofFile: path, atMost: Self.greatestSize)
      guard bytes.count <= Self.greatestSize else { throw FileError(.tooLarge, path: path) }
      text = OptionsText(bytes, home: environmentVariable("HOME"))
    } catch {
      // A path through something that is no folder, such as /dev/null, leads to no file.
      guard error.kind != .missing, error.kind != .notFolder else { return }
      problem = error.kind
    }
  }

  private static var place: HomePath {
    get throws(FileError) { try HomePath(of: "countonme/\(name)", in: .configuration) }
  }

  /// The options that are in force.
  var options: [GivenOption] { text.options }

  /// What is wrong, as phrases with the file and the number of the line.
  func reports(in words: any Wording) -> [String] {
    if let problem { return [words.phrase(words.optionsNotRead(problem), inFile: path)] }
    var phrases = text.problems.prefix(Self.mostReports).map {
      words.phrase(words.phrase($0.error), inLine: $0.line)
    }
    let rest = text.problems.count - phrases.count
    if rest > 0 { phrases.append(words.moreProblems(rest)) }
    return phrases.map { words.phrase($0, inFile: path) }
  }

  /// The first thing that is wrong, as a message on the screen; nil if nothing is.
  func message(in words: any Wording) -> Message? {
    if let problem { return .options(line: nil, words.sentence(words.optionsNotRead(problem))) }
    guard let first = text.problems.first else { return nil }
    let phrase = words.phrase(words.phrase(first.error), inLine: first.line)
    return .options(line: first.line, words.sentence(words.phrase(phrase, inFile: Self.name)))
  }

  /// What `--write-options` does: writes the file, and prints its path.
  ///
  /// - Throws: `Failure` when it is there already or cannot be written, and `UsageError` when it cannot
  ///   hold a value.
  static func write(_ options: [GivenOption], in language: Language) throws {
    let text = try OptionsText.written(options, in: language)
    do {
      let place = try place
      try SystemFiles().createFile(at: place, with: Array(text.utf8))
      try Output.print(place.path + "\n")
    } catch let error as FileError {
      switch error.kind {
      case .exists: throw Failure.optionsExist(path: error.path)
      case .homeUnknown: throw Failure.noHome
      default:
        throw Failure.unwrittenOptions(
          path: error.path, reason: language.words.reason(error.kind))
      }
    }
  }
}
