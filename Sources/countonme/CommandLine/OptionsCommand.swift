import Storage
import SystemCalls
import Words

/// What `--write-options` does: writes the file of options.
struct OptionsCommand {
  /// The options that are in force.
  var options: [GivenOption]
  var language: Language

  /// Writes the file, and prints its path.
  ///
  /// - Throws: `Failure` when it is there already or cannot be written, and `UsageError` when it cannot
  ///   hold a value.
  func run() throws {
    let text = try OptionsText.written(options, in: language)
    let place: HomePath
    do throws(FileError) {
      place = try LastingOptions.place
      try SystemFiles().createFile(at: place, with: Array(text.utf8))
    } catch {
      throw Failure(writingOptions: error, in: language.words)
    }
    try Output.print(place.path + "\n")
  }
}

extension Failure {
  fileprivate init(writingOptions problem: FileError, in words: any Wording) {
    self =
      switch problem.kind {
      case .exists: .optionsExist(path: problem.path)
      case .homeUnknown: .noHome
      default:
        .unwrittenOptions(path: problem.path, reason: words.reason(problem.kind))
      }
  }
}
