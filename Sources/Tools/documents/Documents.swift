import ExactNumbers
import Glibc
import Reference
import Words

/// Prints generated documents; `make docs` stores them.
@main
enum Documents {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 2, arguments[0] == "manual",
      let language = Language(rawValue: arguments[1])
    {
      print(ManualPage(words: language.reference).text, terminator: "")
    } else if arguments == ["manuals"] {
      for language in Language.allCases { print(language.rawValue, ManualPage.name(in: language)) }
    } else if arguments == ["readme"] {
      let lines = sequence(state: ()) { _ in readLine() }
      print(Readme.updated(Array(lines)).joined(separator: "\n"))
    } else {
      let forms = ["manuals", "manual LANGUAGE", "readme <README.md"].map { "documents \($0)" }
      let usage = Array("usage: \(forms.joined(separator: " | "))\n".utf8)
      write(STDERR_FILENO, usage, usage.count)
      exit(EX_USAGE)
    }
  }
}
