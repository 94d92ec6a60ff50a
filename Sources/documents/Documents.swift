import Glibc

/// Writes the generated documents to standard output; `make docs` puts them where they belong.
///
/// `documents manual` writes the manual page. `documents readme` copies the README from standard
/// input and writes its generated parts.
@main
enum Documents {
  static func main() {
    switch Array(CommandLine.arguments.dropFirst()) {
    case ["manual"]:
      print(ManualPage.text, terminator: "")
    case ["readme"]:
      let lines = sequence(state: ()) { _ in readLine() }
      print(Readme.updated(Array(lines)).joined(separator: "\n"))
    default:
      let usage = Array("usage: documents manual | documents readme <README.md\n".utf8)
      write(STDERR_FILENO, usage, usage.count)
      exit(EX_USAGE)
    }
  }
}
