import SystemCalls
import Testing
import Workers

@Suite struct `Examples in Workers` {
  @Test func `of a worker`() {
    let worker = Worker<Int>()
    worker.submit(1) { isCancelled, report in
      for number in 1...3 where !isCancelled() { report(number * number) }
    }
    var squares: [Int] = []
    while squares.count < 3 {
      _ = waitForReadability(of: [worker.readable], until: nil)
      squares += worker.takeAnswers()
    }
    // squares == [1, 4, 9]
    #expect(squares == [1, 4, 9])
  }
}
