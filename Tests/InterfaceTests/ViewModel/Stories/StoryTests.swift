import TestSupport
import Testing

@Suite struct `A story` {
  @Test(arguments: goldenNames(in: "Stories"))
  func `shows the recorded state after each step`(name: String) throws {
    try expectGolden(Story.replay(goldenText("Stories/\(name)")), "Stories/\(name)")
  }
}
