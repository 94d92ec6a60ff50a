import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `The gallery` {
  private static let tool = Bundle.main.bundleURL.appending(path: "gallery").path

  private func run(_ arguments: String...) throws -> PipedRun {
    try PipedRun([Self.tool] + arguments)
  }

  @Test func `prints the frame of the real model after typed keys`() throws {
    let lines = try run("frame", "12/4=", "40x12", "light").output.split(separator: "\n")
    #expect(lines.count <= 12 && lines.allSatisfy { $0.count <= 40 })
    #expect(lines.contains { $0.hasSuffix("12 ÷ 4") } && lines.contains { $0.hasSuffix("= 3") })
    #expect(try run("frame", "√16⏎", "20x8", "dark").output.contains("= 4"))
    #expect(try run("frame", "1/0=", "80x24", "mono").output.contains("Division by zero."))
  }

  @Test(arguments: [
    ["7", "80", "dark"], ["7", "0x24", "dark"], ["7", "80x24", "neon"], ["7", "80x24x2", "dark"],
  ])
  func `names a wrong size or theme`(arguments: [String]) throws {
    let run = try PipedRun([Self.tool, "frame"] + arguments)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains(arguments[2] == "neon" ? "neon" : arguments[1]))
  }

  @Test func `prints its usage without arguments`() throws {
    #expect(try run("nonsense").status == 64)
  }
}
