import Glibc

@testable import SystemCalls

/// A thread that receives all signals, which the threads of the tests do not.
final class OtherThread {
  private let id: pthread_t

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` in a new thread.
  init(_ body: @escaping @Sendable () -> Void) {
    var id = pthread_t()
    let passed = Unmanaged.passRetained(Body(body)).toOpaque()
    let status = pthread_create(
      &id, nil,
      { argument in
        guard let argument else { return nil }
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, passed)
    precondition(status == 0, "the test needs a thread")
    self.id = id
  }

  /// Interrupts the calls of the thread, with pauses in which it can call again.
  ///
  /// - Parameter signal: A signal that nothing else uses, because its action stays changed.
  func interrupt(times: Int, with signal: CInt) {
    SignalAction(calling: { _ in }, flags: 0).install(for: signal)
    for _ in 0..<times {
      usleep(2_000)
      pthread_kill(id, signal)
    }
  }

  /// Waits for the end of the thread.
  func join() { pthread_join(id, nil) }
}

/// A pipe of which each end can be closed by itself.
final class OpenPipe {
  let readEnd: FileDescriptor
  let writeEnd: FileDescriptor
  private var openEnds: Set<FileDescriptor>

  /// Opens a pipe whose ends wait or, with `O_NONBLOCK` as `flags`, do not.
  init(flags: CInt = O_NONBLOCK) throws {
    var ends: [CInt] = [-1, -1]
    _ = try systemCall("pipe") { pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFL, flags)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = FileDescriptor(rawValue: ends[0])
    writeEnd = FileDescriptor(rawValue: ends[1])
    openEnds = [readEnd, writeEnd]
  }

  deinit {
    for end in openEnds { try? end.close() }
  }

  func closeReadEnd() throws {
    openEnds.remove(readEnd)
    try readEnd.close()
  }

  func closeWriteEnd() throws { try takeWriteEnd().close() }

  /// The writing end, which the caller closes.
  func takeWriteEnd() -> FileDescriptor {
    openEnds.remove(writeEnd)
    return writeEnd
  }

  /// Fills the pipe until it takes no more bytes, and returns how many it has taken.
  func fill() -> Int {
    let page = [UInt8](repeating: 7, count: 4096)
    var total = 0
    while case let count = write(writeEnd.rawValue, page, page.count), count > 0 { total += count }
    return total
  }
}
