import Words

/// The forms of the command line.
///
/// `[ ]` is optional, `|` separates alternatives, `< >` is a placeholder.
package enum Usage {
  /// One line per form.
  package static func lines(in words: ReferenceWording) -> [String] {
    let name = text(.name, in: words)
    let file = text(.file, in: words)
    let number = text(.number, in: words)
    let format = "[--format \(name)] [--digits \(number) | --decimals \(number)]"
    let expression = "\(text(.expression, in: words)) ..."
    return [
      "countonme [--theme \(name)] [--layout \(name)] [--language \(name)] [--ascii] [--no-mouse] [--line] "
        + "[--private | --fresh]",
      "countonme \(format) \(expression)",
      "countonme \(format) < \(file)",
      "countonme --explain \(format) \(expression)",
      "countonme --picture \(file) [--theme \(name)] [\(expression)]",
      "countonme --tape [text | csv | markdown | json] [\(name)] [--totals] [--days] [--csv-locale]",
      "countonme --tape --list",
      "countonme --update-rates [\(text(.address, in: words)) | \(file)]",
      "countonme --write-options",
      "countonme --help [\(text(.topic, in: words))]",
    ]
  }

  private static func text(_ placeholder: Placeholder, in words: ReferenceWording) -> String {
    "<\(words.name(of: placeholder))>"
  }
}
