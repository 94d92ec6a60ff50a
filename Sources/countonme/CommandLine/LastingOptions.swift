import Storage
import SystemCalls
import Words

/// The persistent options, from `$XDG_CONFIG_HOME/countonme/options`.
struct LastingOptions {
  private let path: String
  private var text = OptionsText()
  /// The reason why the file was not read, unless it is missing.
  private var problem: FileError.Kind?

  private static let name = "options"

  private static let greatestSize = 1 << 16

  private static let mostReports = 8

  init(isWanted: Bool) {
    guard isWanted, let place = try? HomePath(of: "countonme/\(Self.name)", in: .configuration)
    else {
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
      // A path through a file, such as /dev/null, counts as a missing file.
      guard error.kind != .missing, error.kind != .notFolder else { return }
      problem = error.kind
    }
  }

  var options: [GivenOption] { text.options }

  func reports(in words: Wording) -> [String] {
    if let problem { return [words.phrase(words.optionsNotRead(problem), inFile: path)] }
    var phrases = text.problems.prefix(Self.mostReports).map {
      words.phrase(words.phrase($0.error), inLine: $0.line)
    }
    let rest = text.problems.count - phrases.count
    if rest > 0 { phrases.append(words.moreProblems(rest)) }
    return phrases.map { words.phrase($0, inFile: path) }
  }

  func message(in words: Wording) -> Message? {
    if let problem { return .options(line: nil, words.sentence(words.optionsNotRead(problem))) }
    guard let first = text.problems.first else { return nil }
    let phrase = words.phrase(words.phrase(first.error), inLine: first.line)
    return .options(line: first.line, words.sentence(words.phrase(phrase, inFile: Self.name)))
  }
}
