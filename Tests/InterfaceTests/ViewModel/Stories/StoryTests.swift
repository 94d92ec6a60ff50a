import TestSupport
import Testing

@Suite struct `A story` {
  @Test(arguments: goldenNames(in: "Stories"))
  func `shows after each step what was recorded`(name: String) throws {
    try expectGolden(Story.replay(goldenText("Stories/\(name)")), "Stories/\(name)")
  }
}
