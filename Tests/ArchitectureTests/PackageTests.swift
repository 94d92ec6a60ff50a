import Foundation
import TestSupport
import Testing

@Suite struct `The package` {
  @Test func `the top level holds what was asked for and nothing else`() throws {
    // SwiftPM writes Package.resolved; it is no part of the repository.
    let names = try FileManager.default.contentsOfDirectory(atPath: packageRoot.path)
      .filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
    #expect(
      Set(names) == ["Makefile", "Package.swift", "README.md", "Sources", "Tests", "screenshots"])
  }

  @Test func `a file that has grown past 300 lines is split`() throws {
    for file in try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests")
    where file.name.hasSuffix(".swift") || file.name.hasSuffix(".h") {
      #expect(file.lines.count <= 301, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  @Test func `no file puts work off`() throws {
    // Written in two parts, so that this file may be read by its own test.
    let marks = ["TO" + "DO", "FIX" + "ME"]
    let others = try ["Makefile", "Package.swift", "README.md"].map(SourceFile.init(path:))
    let files = try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests") + others
    for file in files {
      for (line, text) in zip(1..., file.lines) where marks.contains(where: text.contains) {
        Issue.record("\(file.path):\(line): \(text)")
      }
    }
  }

  @Test func `every folder of tests is a target, else nobody would run it`() throws {
    let manifest = try String(
      contentsOf: packageRoot.appending(path: "Package.swift"), encoding: .utf8)
    let files = try SourceFile.all(under: "Tests").filter { $0.name.hasSuffix(".swift") }
    for folder in Set(files.map(\.room)) {
      let names = ["\"\(folder)\"", "\"Tests/\(folder)\""]
      if !names.contains(where: manifest.contains) {
        Issue.record("Tests/\(folder) is no target")
      }
    }
  }
}
