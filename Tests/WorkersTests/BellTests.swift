import SystemCalls
import TestSupport
import Testing

@testable import Workers

@Suite struct `A bell` {
  let bell = Bell()

  /// Whether the bell rings.
  private var rings: Bool {
    !waitForReadability(of: [bell.readable], until: .now).isEmpty
  }

  @Test(arguments: seeds)
  func `rings from the first ring until it is silenced`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var expected = false
    for _ in 0..<200 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        bell.ring()
        expected = true
      case 1:
        bell.silence()
        expected = false
      default:
        #expect(bell.wait(until: .now) == expected)
        expected = false
      }
      #expect(rings == expected)
    }
  }

  @Test(arguments: [1, 2, 200_000])
  func `writes one byte, however often it is rung`(times: Int) throws {
    for _ in 0..<times { bell.ring() }
    guard case .bytes(let bytes) = try bell.readable.readAvailable() else {
      Issue.record("the bell does not ring")
      return
    }
    #expect(bytes.count == 1)
  }

  @Test func `wakes another thread`() throws {
    let (question, answer) = (Bell(), Bell())
    try startThread {
      if question.wait() { answer.ring() }
    }
    #expect(!answer.wait(until: .now))
    question.ring()
    #expect(answer.wait())
  }
}
