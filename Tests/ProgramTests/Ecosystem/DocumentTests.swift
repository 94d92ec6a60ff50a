import ExactNumbers
import Foundation
import TestSupport
import Testing
import Words

/// Compares the output of `make docs` with the files.
@Suite(.waiting) struct `The generated documents` {
  private static let tool = Bundle.main.bundleURL.appending(path: "documents").path

  @Test(arguments: Language.allCases)
  func `include the current manual pages`(language: Language) throws {
    let made = try PipedRun([Self.tool, "manual", language.rawValue]).output
    let suffix = language == .english ? "1" : "\(language.rawValue).1"
    let path = "Sources/countonme/Manual/countonme.\(suffix)"
    let page = try SourceFile(path: path).text
    #expect(made == page, "\(path) differs from its sources: run make docs")
  }

  @Test func `include the current parts of the README`() throws {
    let readme = try SourceFile(path: "README.md").text
    let made = try PipedRun([Self.tool, "readme"], input: readme).output
    #expect(made == readme, "README.md differs from its sources: run make docs")
  }

  @Test func `are listed when the tool is misused`() throws {
    let run = try PipedRun([Self.tool])
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains("documents manual") && run.errors.contains("documents readme"))
  }

  private static let written = [
    "README.md", "Sources/README.md", ".github/CONTRIBUTING.md", ".github/PACKAGING.md",
  ]

  @Test(arguments: written) func `name files that exist`(document: String) throws {
    let named = try SourceFile(path: document).text
      .matches(
        of: /`((?:[\w.+-]+\/)*[\w+-]+\.(?:swift|h|md|1)|(?:Sources|Tests|\.make)\/[\w.\/+-]+)`/
      )
      .map { String($0.1) }
    for path in named {
      let storeys = try FileManager.default.contentsOfDirectory(
        atPath: packageRoot.appending(path: "Sources").path)
      let places =
        [path, "Sources/" + path, "Tests/" + path] + storeys.map { "Sources/\($0)/" + path }
      #expect(
        places.contains {
          FileManager.default.fileExists(atPath: packageRoot.appending(path: $0).path)
        }, "\(path) is missing")
    }
  }

  @Test func `name targets of make that exist`() throws {
    let makefile = try SourceFile(path: "Makefile").text
    for document in Self.written {
      for match in try SourceFile(path: document).text.matches(of: /(?m)(?:`|^    )make ([a-z]+)/) {
        #expect(makefile.contains("\n\(match.1):"), "make \(match.1) in \(document)")
      }
    }
  }
}
