import Synchronization
import SystemCalls

/// A pipe by which one thread wakes another, which can wait for it alone or together with events.
///
/// Once signalled, it stays so until it is cleared. Signalling it again meanwhile changes nothing and
/// costs no system call.
final class WakeUpPipe: Sendable {
  /// The descriptor that can be read while the pipe is signalled.
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

  /// Wakes the thread that waits, or the next one that does. (`write`)
  func signal() {
    isSignalled.withLock { isSignalled in
      guard !isSignalled else { return }
      pipe.writeEnd.tryWriting(1)
      isSignalled = true
    }
  }

  /// Makes the next wait sleep. (`read`)
  func clear() {
    isSignalled.withLock { isSignalled in
      guard isSignalled else { return }
      _ = try? pipe.readEnd.readAvailable()
      isSignalled = false
    }
  }

  /// Sleeps until the pipe is signalled, and clears it.
  func wait() {
    _ = waitForReadability(of: [readable], until: nil)
    clear()
  }
}
