import Foundation
import TestSupport
import Testing

/// The stories of `Tests/Goldens/Stories`, step by step.
@Suite struct `A story` {
  private static let names: [String] = {
    let folder = packageRoot.appending(path: "Tests/Goldens/Stories")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }()

  @Test(arguments: names)
  func `shows after each step what was recorded`(name: String) throws {
    let file = packageRoot.appending(path: "Tests/Goldens/Stories/\(name).txt")
    try expectGolden(Story.replay(String(contentsOf: file, encoding: .utf8)), "Stories/\(name)")
  }

  @Test func `is told for every concern of the view-model`() {
    #expect(Self.names.count > 10)
  }
}
