import Foundation
import TestSupport
import Testing

@Suite struct `The package` {
  @Test func `the top level contains only the requested files`() throws {
    // SwiftPM writes Package.resolved, which is not in the repository.
    let names = try FileManager.default.contentsOfDirectory(atPath: packageRoot.path)
      .filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
    #expect(
      Set(names) == ["Makefile", "Package.swift", "README.md", "Sources", "Tests", "screenshots"])
  }

  @Test func `no file exceeds 500 lines`() throws {
    for file in try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests")
    where file.name.hasSuffix(".swift") || file.name.hasSuffix(".h") {
      #expect(file.lines.count <= 501, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  @Test func `no file postpones work`() throws {
    // In two parts, so that this file passes its own test.
    let marks = ["TO" + "DO", "FIX" + "ME"]
    let others = try ["Makefile", "Package.swift", "README.md"].map(SourceFile.init(path:))
    let files = try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests") + others
    for file in files {
      for (line, text) in zip(1..., file.lines) where marks.contains(where: text.contains) {
        Issue.record("\(file.path):\(line): \(text)")
      }
    }
  }

  @Test func `every folder of tests is a target, otherwise its tests would not run`() throws {
    let manifest = try SourceFile(path: "Package.swift").text
    let files = try SourceFile.all(under: "Tests").filter { $0.name.hasSuffix(".swift") }
    for folder in Set(files.map { String($0.path.split(separator: "/")[1]) }) {
      let names = ["\"\(folder)\"", "\"Tests/\(folder)\""]
      if !names.contains(where: manifest.contains) { Issue.record("Tests/\(folder) is no target") }
    }
  }

  @Test func `a file whose name has a plus extends the type before it`() throws {
    let files = try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests")
    for file in files where file.name.hasSuffix(".swift") && file.name.contains("+") {
      let type = file.name.prefix { $0 != "+" }
      let subject = "extension \(type)"
      guard !file.name.hasSuffix("Tests.swift") else { continue }
      #expect(file.text.contains(subject), "\(file.path) has no “\(subject)”")
    }
  }

  @Test func `comments and sentences use plain English`() throws {
    // In two parts, so that this file passes its own test.
    let words = ["some" + "body", "no" + "body", "who" + "ever", "a" + "new"]
    let others = try ["Makefile", "README.md", ".github/CONTRIBUTING.md"].map(
      SourceFile.init(path:))
    let files = try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests") + others
    for file in files {
      for (line, text) in zip(1..., file.lines) {
        let found = text.lowercased().split { !$0.isLetter }.first { words.contains(String($0)) }
        if let found { Issue.record("\(file.path):\(line) says “\(found)”") }
      }
    }
  }
}
