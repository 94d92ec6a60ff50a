import Foundation
import TestSupport
import Testing

/// The manual page and the program say the same.
@Suite struct `The manual page` {
  private let path = packageRoot.appending(path: "Sources/countonme/Manual/countonme.1")
  private let page: String

  init() throws {
    page = try String(contentsOf: path, encoding: .utf8)
  }

  @Test func `has the sections that a reader looks for`() {
    let sections = page.matches(of: /(?m)^\.Sh (.*)$/).map { String($0.1) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "THE LANGUAGE", "KEYS", "DIGITS",
        "ENVIRONMENT", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
  }

  @Test func `describes every option, and names none that is not there`() throws {
    let options = try Options.names()
    #expect(options.contains("--fraction") && options.contains("-h"))
    #expect(flags(in: tags(of: "OPTIONS")) == options)
    #expect(flags(in: page).subtracting(["--"]).isSubset(of: options))
  }

  @Test func `describes every variable of the environment that the sources read`() throws {
    let described = tags(of: "ENVIRONMENT").matches(of: /Ev ([A-Z_]+)/).map { String($0.1) }
    #expect(try Set(described) == variablesOfSources())
  }

  @Test(arguments: [(["1+1"], "0"), (["1/0"], "1"), (["--nonsense"], "64")])
  func `describes an exit status`(arguments: [String], status: String) throws {
    let run = try PipedRun([Program.path] + arguments)
    #expect(String(run.status) == status)
    #expect(tags(of: "EXIT STATUS").contains("\n.It \(status)\n"))
  }

  @Test func `describes no other exit status`() {
    #expect(tags(of: "EXIT STATUS").matches(of: /(?m)^\.It/).count == 3)
  }

  @Test func `has examples that print what it says`() throws {
    let examples = section("EXAMPLES").matches(of: /(?m)^\.Dl \$ (.*)$/).map {
      String($0.1).replacing("\\e", with: "\\")
    }
    let printed = try examples.map { example in
      try PipedRun(["sh", "-c", example.replacing("countonme", with: Program.path)]).output
    }
    let seventh = "0." + String(repeating: "142857", count: 16) + "1429\n"
    #expect(printed == ["1.5\n", "1024\n1024/3\n", seventh, "-0.8522008498\n"])
  }

  @Test func `says what the language does`() throws {
    let language = section("THE LANGUAGE")
    let results = [
      "2^3^2": "512", "-2^2": "-4", "2^-1": "0.5", "2(3)": "6", "200 + 10%": "220",
      "200 - 10%": "180", "10%": "0.1", "4^(3/2)": "8", "0^0": "1",
      "sin(30 deg)": "0.5", "mod(-7;3)": "2",
    ]
    for (expression, result) in results {
      #expect(language.contains(".Ql \(expression)"), "\(expression)")
      #expect(try PipedRun([Program.path, "--", expression]).output == result + "\n")
    }
  }

  @Test func `lists every function and constant, and the program knows all that it lists`() throws {
    let entries = tags(of: "THE LANGUAGE")
    let functions = entries.matches(of: /\bFn (\w+)/).map { String($0.1) }
    let constants = entries.matches(of: /\bCm (\w+)/).map { String($0.1) }
    #expect(Set(functions).count == 24 && Set(constants) == ["pi", "tau", "e"])
    for text in functions.map({ $0 + "(1;1;1)" }) + constants {
      #expect(!(try PipedRun([Program.path, text]).errors.contains("unknown name")), "\(text)")
    }
    let unknown = try PipedRun([Program.path, "foo(1)"])
    #expect(unknown.errors.contains("unknown name"))
  }

  @Test func `tells the truth about what is proven to be equal`() throws {
    let digits = section("DIGITS")
    for (expression, result) in ["log(1000)": "3", "exp(ln(7))": "7", "1/3*3": "1"] {
      #expect(digits.contains(".Ql \(expression)"), "\(expression)")
      #expect(try PipedRun([Program.path, expression]).output == result + "\n")
    }
    let twice = ["sqrt(log(7))", "ln(sin(1)+cos(2))", "cbrt(1+tanh(1))", "√(√2+√π)", "2^√3"]
    for expression in twice {
      #expect(try PipedRun([Program.path, "\(expression)-\(expression)"]).output == "0\n")
    }
  }

  @Test(.enabled(if: isInstalled("mandoc"))) func `is well written for mandoc`() throws {
    let run = try PipedRun(["mandoc", "-T", "lint", "-W", "warning", path.path])
    #expect(run.output + run.errors == "")
  }

  /// The text of a section.
  private func section(_ name: String) -> Substring {
    guard let start = page.range(of: "\n.Sh \(name)\n") else { return "" }
    let rest = page[start.upperBound...]
    return rest[..<(rest.range(of: "\n.Sh ")?.lowerBound ?? rest.endIndex)]
  }

  /// What a section has entries about: the lines that begin its entries.
  private func tags(of name: String) -> String {
    let tags = section(name).split(separator: "\n").filter { $0.hasPrefix(".It ") }
    return "\n" + tags.joined(separator: "\n") + "\n"
  }

  private func flags(in text: String) -> Set<String> {
    Set(text.matches(of: /\bFl (-?[a-z-]*)/).map { "-" + String($0.1) })
  }

  /// The words in capitals that the sources have as texts; nothing else there is written so.
  private func variablesOfSources() throws -> Set<String> {
    let sources = packageRoot.appending(path: "Sources")
    var names: Set<String> = []
    for room in ["countonme", "CalculatorViewModel", "CalculatorViews", "Terminal"] {
      let folder = sources.appending(path: room)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        names.formUnion(text.matches(of: /"([A-Z][A-Z_]{3,})"/).map { String($0.1) })
      }
    }
    return names
  }
}

/// Whether a program is on the search path.
func isInstalled(_ program: String) -> Bool {
  let run = try? PipedRun(["sh", "-c", "command -v \(program)"])
  return run?.status == 0
}
