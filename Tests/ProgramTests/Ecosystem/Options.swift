import Words

enum Options {
  /// All spellings, such as `--help` and `-h`.
  static let names = Set(
    CommandLineOption.allCases.flatMap { option in
      ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
    })
}
