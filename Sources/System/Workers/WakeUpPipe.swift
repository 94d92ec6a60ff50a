import Synchronization
import SystemCalls

/// A pipe by which one thread wakes another.
///
/// Repeated signals before `clear()` cost no system call.
final class WakeUpPipe: Sendable {
  /// Readable while signalled.
  var readable: FileDescriptor { pipe.readEnd }
  private let pipe: Pipe
  private let isSignalled = Mutex(false)

  init() {
    do throws(SystemError) {
      pipe = try Pipe()
    } catch {
      preconditionFailure("a wake-up pipe needs two free descriptors: \(error)")
    }
  }

  /// Wakes the waiting thread, or the next one to wait (`write`).
  func signal() {
    isSignalled.withLock { isSignalled in
      guard !isSignalled else { return }
      pipe.writeEnd.tryWriting(1)
      isSignalled = true
    }
  }

  /// Resets the signal (`read`).
  func clear() {
    isSignalled.withLock { isSignalled in
      guard isSignalled else { return }
      _ = try? pipe.readEnd.readAvailable()
      isSignalled = false
    }
  }

  /// Waits for a signal and clears it.
  func wait() {
    _ = waitForReadability(of: [readable], until: nil)
    clear()
  }
}
