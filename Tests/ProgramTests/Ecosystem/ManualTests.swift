import CalculatorCore
import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `The manual page` {
  private static let pages = ["countonme.1", "countonme.fr.1"].map {
    packageRoot.appending(path: "Sources/countonme/Manual/\($0)")
  }
  /// The page with its escapes replaced.
  private let page: String

  init() throws {
    let escapes = ["\\e": "\\", "\\-": "-", "\\(aq": "'", "\\(ha": "^", "\\(dq": "\"", "\\&": ""]
    page = try String(contentsOf: Self.pages[0], encoding: .utf8)
      .replacing(/\\\[u([0-9A-F]+)\]|\\\(..|\\[-&e]/) { match in
        guard let digits = match.1, let code = UInt32(digits, radix: 16) else {
          return escapes[String(match.0)] ?? ""
        }
        return Unicode.Scalar(code).map { String($0) } ?? ""
      }
  }

  @Test(arguments: [
    (
      "countonme.1",
      [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "THE LANGUAGE", "UNITS AND MONEY",
        "DATES AND TIMES", "KEYS", "THE TAPE", "DIGITS", "EXCHANGE RATES", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ]
    ),
    (
      "countonme.fr.1",
      [
        "NOM", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "LE LANGAGE", "UNITÉS ET DEVISES",
        "DATES ET HEURES", "TOUCHES", "LA BANDE", "CHIFFRES", "TAUX DE CHANGE", "ENVIRONNEMENT",
        "FICHIERS", "CODE DE RETOUR", "EXEMPLES", "VOIR AUSSI",
      ]
    ),
  ])
  func `has the usual sections`(name: String, sections: [String]) throws {
    let text = try SourceFile(path: "Sources/countonme/Manual/\(name)").text
    #expect(text.matches(of: /(?m)^\.Sh (.*)$/).map { String($0.1) } == sections)
  }

  @Test func `describes every option, and no others`() throws {
    let options = Options.names
    #expect(options.contains("--fraction") && options.contains("-h"))
    #expect(flags(in: tags(of: "OPTIONS")) == options)
    #expect(flags(in: page).subtracting(["--"]).isSubset(of: options))
  }

  @Test func `describes every environment variable that the sources read`() throws {
    let described = tags(of: "ENVIRONMENT").matches(of: /Ev ([A-Z_]+)/).map { String($0.1) }
    // The C library reads `LC_NUMERIC`, `Reference` chooses the language, and `TZ` is too short for
    // the search. The others are a terminal capability, button labels and unit standards.
    let read = try variablesOfSources().union(["LC_NUMERIC", "LC_MESSAGES", "TZ"]).subtracting([
      "RGB", "HEX", "DEC", "OCT", "BIN", "ANS", "BAS", "BIT", "DEL", "NIST", "IAU", "UAI",
    ])
    #expect(Set(described) == read)
  }

  @Test(arguments: [(["1+1"], "0"), (["1/0"], "1"), (["--nonsense"], "64")])
  func `describes an exit status`(arguments: [String], status: String) throws {
    let run = try PipedRun([Program.path] + arguments)
    #expect(String(run.status) == status)
    #expect(tags(of: "EXIT STATUS").contains("\n.It Ic \(status)\n"))
  }

  @Test func `describes no other exit status`() {
    #expect(tags(of: "EXIT STATUS").matches(of: /(?m)^\.It/).count == 3)
  }

  @Test func `has examples that print the stated output`() throws {
    let examples = section("EXAMPLES").matches(of: /(?m)^\$ (.*)\n((?:[^.].*\n)*)\.Ed$/)
    #expect(examples.count > 3)
    for (_, command, output) in examples.map(\.output) where !output.isEmpty {
      let shell = command.replacing("countonme", with: Program.path)
      #expect(try PipedRun(["sh", "-c", String(shell)]).output == output, "\(command)")
    }
  }

  @Test func `states the usual number of digits`() throws {
    let match = try #require(section("OPTIONS").firstMatch(of: /\(default: ([0-9]+)\)/))
    let printed = try PipedRun([Program.path, "1/3"]).output
    #expect(printed.count { $0 == "3" } == Int(match.1))
  }

  @Test func `lists every name`() throws {
    let entries = tags(of: "THE LANGUAGE")
    let functions = entries.matches(of: /\bFn (\w+)/).map { String($0.1) }
    let constants = entries.matches(of: /\bIc (\w+)/).map { String($0.1) }
    let (words, times) = (["ans", "total"], ["now", "today", "tomorrow", "yesterday"])
    #expect(Set(functions) == Set(Function.allCases.map(\.name)), "run make docs")
    for name in Set(Vocabulary.names).subtracting(functions + constants + words + times) {
      #expect(entries.contains(try Regex("\\b\(name)\\b")), "\(name)")
    }
    for word in words { #expect(section("THE LANGUAGE").contains(".Ql \(word)\n"), "\(word)") }
    for word in times { #expect(section("DATES AND TIMES").contains(".Ql \(word)"), "\(word)") }
  }

  @Test(.enabled(if: isInstalled("mandoc")), arguments: pages)
  func `passes mandoc`(page: URL) throws {
    let run = try PipedRun(["mandoc", "-T", "lint", "-W", "warning", page.path])
    // mandoc reads only English months, and keeps other dates as they are.
    let lines = (run.output + run.errors).split(separator: "\n")
    #expect(lines.filter { !$0.contains("cannot parse date") } == [])
  }

  @Test(.enabled(if: isInstalled("groff")), arguments: pages)
  func `passes groff`(page: URL) throws {
    let run = try PipedRun(["groff", "-k", "-w", "all", "-m", "mdoc", "-T", "utf8", page.path])
    #expect(run.status == 0 && run.errors == "")
  }

  private func section(_ name: String) -> Substring {
    guard let start = page.range(of: "\n.Sh \(name)\n") else { return "" }
    let rest = page[start.upperBound...]
    return rest[..<(rest.range(of: "\n.Sh ")?.lowerBound ?? rest.endIndex)]
  }

  private func tags(of name: String) -> String {
    let tags = section(name).split(separator: "\n").filter { $0.hasPrefix(".It ") }
    return "\n" + tags.joined(separator: "\n") + "\n"
  }

  private func flags(in text: String) -> Set<String> {
    Set(text.matches(of: /\bFl (-?[a-z-]*)/).map { "-" + String($0.1) })
  }

  /// The environment variables: string literals in capitals.
  private func variablesOfSources() throws -> Set<String> {
    let rooms = [
      "countonme", "CalculatorViewModel", "CalculatorViews", "Storage", "SystemCalls", "Terminal",
    ]
    let files = try SourceFile.all(under: "Sources").filter { file in
      file.name.hasSuffix(".swift") && rooms.contains(file.room)
    }
    return Set(
      files.flatMap { $0.text.matches(of: /"([A-Z][A-Z_]{2,})"/).map { String($0.1) } })
  }
}

func isInstalled(_ program: String) -> Bool {
  let run = try? PipedRun(["sh", "-c", "command -v \(program)"])
  return run?.status == 0
}
