import Glibc

@testable import SystemCalls

/// A thread that receives all signals, unlike those of the tests.
final class OtherThread {
  private let id: pthread_t

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

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

  /// Interrupts system calls with pauses between; the action of `signal` stays changed.
  func interrupt(times: Int, with signal: CInt) {
    SignalAction(calling: { _ in }, flags: 0).install(for: signal)
    for _ in 0..<times {
      usleep(2_000)
      pthread_kill(id, signal)
    }
  }

  func join() { pthread_join(id, nil) }
}

extension FileDescriptor {
  static let unopened = FileDescriptor(rawValue: 1 << 20)
}

/// A pipe whose ends can be closed separately.
final class OpenPipe {
  let readEnd: FileDescriptor
  let writeEnd: FileDescriptor
  private var openEnds: Set<FileDescriptor>

  init(flags: CInt = O_NONBLOCK) throws {
    var ends: [CInt] = [-1, -1]
    _ = try systemCall("pipe") { pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFL, flags)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
    openEnds = [readEnd, writeEnd]
  }

  deinit { for end in openEnds { try? end.close() } }

  func closeReadEnd() throws {
    openEnds.remove(readEnd)
    try readEnd.close()
  }

  func closeWriteEnd() throws { try takeWriteEnd().close() }

  /// Returns the write end, which the caller closes.
  func takeWriteEnd() -> FileDescriptor {
    openEnds.remove(writeEnd)
    return writeEnd
  }

  func allAvailable() throws -> [UInt8] {
    var read: [UInt8] = []
    while case .bytes(let bytes) = try readEnd.readAvailable() { read += bytes }
    return read
  }

  /// Fills the pipe; returns the number of bytes.
  func fill() -> Int {
    let page = [UInt8](repeating: 7, count: 4096)
    var total = 0
    while case let count = write(writeEnd.rawValue, page, page.count), count > 0 { total += count }
    return total
  }
}
