import TestSupport
import Testing

@Suite struct `A story` {
  private static let names = goldenNames(in: "Stories")

  @Test(arguments: names)
  func `shows after each step what was recorded`(name: String) throws {
    try expectGolden(Story.replay(goldenText("Stories/\(name)")), "Stories/\(name)")
  }

  @Test func `is told for every concern of the view-model`() {
    #expect(Self.names.count > 10)
  }
}
