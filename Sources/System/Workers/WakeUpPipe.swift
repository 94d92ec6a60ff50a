import Synchronization
import SystemCalls

/// A pipe by which one thread wakes another; repeated signals cost no system call.
final class WakeUpPipe: Sendable {
  var readable: FileDescriptor { pipe.readEnd }
  private let pipe = Pipe.needed(by: "a wake-up pipe")
  private let isSignalled = Mutex(false)

  /// Wakes the waiting thread, or the next one to wait.
  func signal() {
    isSignalled.withLock { isSignalled in
      guard !isSignalled else { return }
      pipe.writeEnd.tryWriting(1)
      isSignalled = true
    }
  }

  func clear() {
    isSignalled.withLock { isSignalled in
      guard isSignalled else { return }
      _ = try? pipe.readEnd.readAvailable()
      isSignalled = false
    }
  }

  func wait() {
    _ = waitForReadability(of: [readable], until: nil)
    clear()
  }
}
