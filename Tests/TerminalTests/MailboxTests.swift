import Synchronization
import TestSupport
import Testing

@testable import Terminal

@Suite struct `A mailbox` {
  @Test(arguments: seeds)
  func `gives the newest item, once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let mailbox = Mailbox<Int>()
    for _ in 0..<100 {
      let items = (0...Int.random(in: 0...5, using: &random)).map { _ in
        Int.random(in: 0..<1000, using: &random)
      }
      items.forEach(mailbox.put)
      #expect(mailbox.take() == items.last)
    }
  }

  @Test func `gives another thread some items in their order, and the last one always`() {
    let mailbox = Mailbox<Int>()
    let taken = Mutex<[Int]>([])
    let end = Bell()
    let last = 100_000
    #expect(
      startThread {
        var item = 0
        while item != last {
          item = mailbox.take()
          taken.withLock { $0.append(item) }
        }
        end.ring()
      })
    for item in 1...last { mailbox.put(item) }
    #expect(end.wait())
    let items = taken.withLock { $0 }
    #expect(items.last == last)
    #expect(zip(items, items.dropFirst()).allSatisfy { $0 < $1 })
  }
}
