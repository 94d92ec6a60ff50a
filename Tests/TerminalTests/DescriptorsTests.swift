import Testing

@testable import Terminal

@Suite("A time to wait")
struct DescriptorsTests {
  @Test(
    "is rounded up to milliseconds and never negative",
    arguments: [
      (Duration.zero, 0), (.nanoseconds(1), 1), (.microseconds(1500), 2), (.milliseconds(25), 25),
      (.seconds(3), 3000), (.milliseconds(-5), 0), (.seconds(-3), 0),
      (.seconds(Int64.max / 2), CInt.max), (.seconds(1 << 40), CInt.max),
    ] as [(Duration, CInt)])
  func roundsUp(duration: Duration, milliseconds: CInt) {
    #expect(millisecondsUp(from: duration) == milliseconds)
  }
}
