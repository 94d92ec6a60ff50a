import SystemCalls
import Synchronization

/// A signal from one thread to another, which can be waited for alone or together with events.
///
/// A bell that was rung rings until it is silenced. Ringing it again meanwhile changes nothing and
/// costs no system call.
///
///     let bell = Bell()
///     bell.ring()
///     bell.wait()  // returns at once, and silences the bell
package final class Bell: Sendable {
  /// The descriptor that can be read while the bell rings.
  package var readable: FileDescriptor { pipe.readEnd }
  private let pipe: Pipe
  private let isRinging = Mutex(false)

  package init() {
    do throws(SystemError) {
      pipe = try Pipe()
    } catch {
      preconditionFailure("a bell needs two free descriptors: \(error)")
    }
  }

  /// Rings. (`write`)
  package func ring() {
    isRinging.withLock { isRinging in
      guard !isRinging else { return }
      pipe.writeEnd.tryWriting(1)
      isRinging = true
    }
  }

  /// Ends the ringing. (`read`)
  package func silence() {
    isRinging.withLock { isRinging in
      guard isRinging else { return }
      _ = try? pipe.readEnd.readAvailable()
      isRinging = false
    }
  }

  /// Sleeps until the bell rings, and silences it; false when the deadline has passed first.
  @discardableResult
  package func wait(until deadline: ContinuousClock.Instant? = nil) -> Bool {
    guard !waitForReadability(of: [readable], until: deadline).isEmpty else { return false }
    silence()
    return true
  }
}
