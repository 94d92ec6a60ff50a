import Glibc
import Synchronization
import Testing

@testable import SystemCalls

/// How often the handler of these tests was called.
private let calls = Atomic(0)

/// Each test has a signal of its own that nothing else uses, because actions are those of the
/// process.
@Suite struct `The action of a signal` {
  @Test func `is replaced and comes back`() {
    SignalAction.ignoring.install(for: 42)
    let counting = SignalAction(calling: { _ in calls.add(1, ordering: .relaxed) }, flags: 0)
    counting.install(for: 43)
    let replacement = SignalReplacement(
      of: [42, 43], by: SignalAction(calling: { _ in calls.add(100, ordering: .relaxed) }, flags: 0)
    )
    #expect(replacement.action(of: 43) != nil)
    #expect(replacement.action(of: 44) == nil)
    // A signal that the process was told to ignore stays ignored.
    #expect(replacement.action(of: 42) == nil)
    #expect(SignalAction(of: 42).isIgnoring && !SignalAction(of: 43).isIgnoring)
    OtherThread {
      raise(42)
      raise(43)
    }.join()
    #expect(calls.load(ordering: .relaxed) == 100)
    replacement.undo()
    OtherThread { raise(43) }.join()
    #expect(calls.load(ordering: .relaxed) == 101)
  }
}

@Suite struct `The signal stack of a thread` {
  @Test func `is installed once`() {
    let stacks = Mutex<[(place: Int, size: Int)]>([])
    OtherThread {
      for _ in 0..<2 {
        SignalStack.install()
        var stack = stack_t()
        sigaltstack(nil, &stack)
        let (place, size) = (Int(bitPattern: stack.ss_sp), stack.ss_size)
        stacks.withLock { $0.append((place, size)) }
      }
    }.join()
    let found = stacks.withLock { $0 }
    #expect(found.map(\.size) == [SignalStack.byteCount, SignalStack.byteCount])
    #expect(Set(found.map(\.place)).count == 1)
  }
}
