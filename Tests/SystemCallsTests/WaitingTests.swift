import Testing

@testable import SystemCalls

@Suite struct `Waiting for descriptors` {
  @Test func `returns the descriptors that can be read, and no others`() throws {
    let pipes = [try OpenPipe(), try OpenPipe(), try OpenPipe()]
    let ends = pipes.map(\.readEnd)
    #expect(waitForReadability(of: ends, until: .now).isEmpty)
    try pipes[0].writeEnd.writeAll([1])
    try pipes[2].writeEnd.writeAll([1])
    #expect(waitForReadability(of: ends, until: nil) == [ends[0], ends[2]])
  }

  @Test func `ends with the deadline, not before it`() throws {
    let pipe = try Pipe()
    for microseconds in [0, 1, 999, 1001, 5500] {
      let deadline = ContinuousClock.now + .microseconds(microseconds)
      #expect(waitForReadability(of: [pipe.readEnd], until: deadline).isEmpty)
      #expect(.now >= deadline)
    }
  }

  @Test func `a descriptor that has ended or is not open can be read`() throws {
    let pipe = try OpenPipe()
    try pipe.closeWriteEnd()
    let unopened = FileDescriptor(rawValue: 1 << 20)
    #expect(
      waitForReadability(of: [pipe.readEnd, unopened], until: nil) == [pipe.readEnd, unopened])
  }

  @Test(
    arguments: [
      (Duration.zero, 0), (.nanoseconds(1), 1), (.microseconds(1500), 2), (.milliseconds(25), 25),
      (.seconds(3), 3000), (.milliseconds(-5), 0), (.seconds(-3), 0),
      (.seconds(Int64.max / 2), CInt.max), (.seconds(1 << 40), CInt.max),
    ] as [(Duration, CInt)])
  func `a duration is rounded up to milliseconds and never negative`(
    duration: Duration, milliseconds: CInt
  ) {
    #expect(millisecondsRoundedUp(duration) == milliseconds)
  }
}
