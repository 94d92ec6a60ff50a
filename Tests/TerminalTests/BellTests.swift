import Testing

@testable import Terminal

@Suite struct `A bell` {
  @Test func `rings until it is silenced`() {
    let bell = Bell()
    #expect(!bell.wait(until: .now))
    bell.ring()
    #expect(bell.wait())
    #expect(!bell.wait(until: .now))
    bell.ring()
    bell.silence()
    #expect(!bell.wait(until: .now))
  }

  @Test(arguments: [1, 2, 63, 64, 65, 200_000])
  func `is silenced once, however often it was rung`(times: Int) {
    let bell = Bell()
    for _ in 0..<times { bell.ring() }
    #expect(bell.wait())
    #expect(!bell.wait(until: .now))
  }

  @Test func `wakes another thread`() {
    let (question, answer) = (Bell(), Bell())
    #expect(
      startThread {
        if question.wait() { answer.ring() }
      })
    #expect(!answer.wait(until: .now))
    question.ring()
    #expect(answer.wait())
  }
}
