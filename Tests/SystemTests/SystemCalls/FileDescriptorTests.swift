import Glibc
import Synchronization
import TestSupport
import Testing

@testable import SystemCalls

@Suite struct `A file descriptor` {
  @Test func `distinguishes a terminal from other files`() throws {
    let pipe = try OpenPipe()
    #expect(!pipe.readEnd.isTerminal)
    #expect(!FileDescriptor.unopened.isTerminal)
    let line = try PseudoTerminal()
    #expect(FileDescriptor(rawValue: line.program).isTerminal)
  }

  @Test func `is closed once`() throws {
    let file = FileDescriptor(rawValue: open("/dev/null", O_RDONLY))
    #expect(fcntl(file.rawValue, F_GETFD) >= 0)
    try file.close()
    #expect(throws: SystemError(code: EBADF, call: "close")) { try FileDescriptor.unopened.close() }
  }

  @Test func `writes to another file while redirected, whose contents are taken each time`() throws
  {
    let pipe = try OpenPipe()
    let own = FileDescriptor(rawValue: dup(pipe.writeEnd.rawValue))
    let temporary = try #require(tmpfile())
    let file = FileDescriptor(rawValue: fileno(temporary))
    for text in ["longer", "", "short"] {
      own.redirect(to: file)
      try own.writeAll(Array(text.utf8))
      own.redirect(to: pipe.writeEnd)
      #expect(try file.takeContents() == Array(text.utf8))
      #expect(try pipe.readEnd.readAvailable() == .nothing)
    }
    try own.writeAll([1])
    #expect(try pipe.readEnd.readAvailable() == .bytes([1]))
    try own.close()
    fclose(temporary)
  }
}

@Suite struct `A pipe` {
  @Test func `does not block, and other programs do not inherit it`() throws {
    let pipe = try Pipe()
    for end in [pipe.readEnd, pipe.writeEnd] {
      #expect(fcntl(end.rawValue, F_GETFL) & O_NONBLOCK != 0)
      #expect(fcntl(end.rawValue, F_GETFD) & FD_CLOEXEC != 0)
    }
  }

  @Test func `is closed at the end of its life`() throws {
    let copy: FileDescriptor
    do {
      let pipe = try Pipe()
      copy = FileDescriptor(rawValue: dup(pipe.readEnd.rawValue))
      #expect(try copy.readAvailable() == .nothing)
    }
    // A process that starts meanwhile has a copy until it runs its program.
    let end = try firstAnswer { try copy.readAvailable() == .end ? true : nil }
    #expect(end == true)
    try copy.close()
  }

  @Test func `needs free descriptors`() async {
    await #expect(processExitsWith: .success) {
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
      do throws(SystemError) {
        _ = try Pipe()
        exit(1)
      } catch { exit(error == SystemError(code: EMFILE, call: "pipe") ? 0 : 2) }
    }
  }
}

@Suite struct `Reading` {
  @Test(arguments: seeds)
  func `gives the bytes that were written, in whatever pieces`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pipe = try OpenPipe()
    var (written, read): ([UInt8], [UInt8]) = ([], [])
    for _ in 0..<200 {
      let piece = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      try pipe.writeEnd.writeAll(piece)
      written += piece
      while read.count < written.count {
        let limit = Int.random(in: 1...200, using: &random)
        let before = read.count
        if Bool.random(using: &random) {
          let count = try pipe.readEnd.read(appendingTo: &read, atMost: limit)
          #expect(count == read.count - before)
        } else if case .bytes(let bytes) = try pipe.readEnd.readAvailable(atMost: limit) {
          read += bytes
        }
        #expect(1...limit ~= read.count - before)
      }
      #expect(read == written)
      #expect(try pipe.readEnd.readAvailable() == .nothing)
    }
  }

  @Test(arguments: [0, O_NONBLOCK])
  func `distinguishes a lack of data from the end, and does not wait`(flags: CInt) throws {
    let pipe = try OpenPipe(flags: flags)
    #expect(try pipe.readEnd.readAvailable() == .nothing)
    try pipe.closeWriteEnd()
    // A child of another test holds a copy of the write end until `exec`.
    _ = waitForReadability(of: [pipe.readEnd], until: .now + .seconds(60))
    #expect(try pipe.readEnd.readAvailable() == .end)
    var bytes: [UInt8] = [1]
    #expect(try pipe.readEnd.read(appendingTo: &bytes, atMost: 10) == 0)
    #expect(bytes == [1])
  }

  @Test func `waits although the file is non-blocking`() throws {
    let pipe = try OpenPipe()
    let writeEnd = pipe.writeEnd
    let thread = OtherThread {
      usleep(20_000)
      try? writeEnd.writeAll([5])
    }
    var bytes: [UInt8] = []
    #expect(try pipe.readEnd.read(appendingTo: &bytes, atMost: 10) == 1)
    #expect(bytes == [5])
    thread.join()
  }

  @Test func `goes on when signals interrupt it`() throws {
    let pipe = try OpenPipe(flags: 0)
    let readEnd = pipe.readEnd
    let read = Mutex<[UInt8]>([])
    let thread = OtherThread {
      read.withLock { _ = try? readEnd.read(appendingTo: &$0, atMost: 10) }
    }
    thread.interrupt(times: 10, with: 40)
    try pipe.writeEnd.writeAll([5])
    thread.join()
    #expect(read.withLock { $0 } == [5])
  }

  @Test func `reports a descriptor that is not open, and a directory`() throws {
    let directory = FileDescriptor(rawValue: open("/", O_RDONLY))
    defer { try? directory.close() }
    for (file, code) in [(FileDescriptor.unopened, EBADF), (directory, EISDIR)] {
      let error = SystemError(code: code, call: "read")
      var bytes: [UInt8] = [1]
      #expect(throws: error) { try file.read(appendingTo: &bytes, atMost: 10) }
      #expect(throws: error) { try file.readAvailable() }
      #expect(bytes == [1])
    }
  }

  @Test func `a terminal that has hung up is at its end`() throws {
    let line = try PseudoTerminal()
    let program = FileDescriptor(rawValue: line.program)
    #expect(try program.readAvailable() == .nothing)
    line.hangUp()
    #expect(try program.readAvailable() == .end)
  }

  @Test func `reports a terminal that all programs have closed`() throws {
    let line = try PseudoTerminal()
    let person = FileDescriptor(rawValue: line.person)
    line.closeProgram()
    #expect(throws: SystemError(code: EIO, call: "read")) { try person.readAvailable() }
  }

  @Test func `no bytes are no read`() async {
    await #expect(processExitsWith: .failure) {
      _ = try FileDescriptor.standardInput.readAvailable(atMost: 0)
    }
  }
}

@Suite struct `Writing` {
  @Test(arguments: seeds)
  func `writes every byte, however slow the reader is`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pipe = try OpenPipe()
    // More than the capacity, so that writes are partial and wait.
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    try expectArrival(of: bytes, through: pipe, isInterrupted: false) {
      Int.random(in: 1...20_000, using: &random)
    }
  }

  /// Writes bytes in another thread, and reads them in pieces.
  private func expectArrival(
    of bytes: [UInt8], through pipe: OpenPipe, isInterrupted: Bool, pieceLength: () -> Int
  ) throws {
    let writeEnd = pipe.takeWriteEnd()
    let thread = OtherThread {
      try? writeEnd.writeAll(bytes)
      try? writeEnd.close()
    }
    if isInterrupted { thread.interrupt(times: 10, with: 41) }
    var read: [UInt8] = []
    while try pipe.readEnd.read(appendingTo: &read, atMost: pieceLength()) > 0 {}
    thread.join()
    // Reporting the difference of long arrays would take minutes.
    let isWhole = read == bytes
    #expect(isWhole)
  }

  @Test func `writes nothing when there is nothing to write`() throws {
    try FileDescriptor.unopened.writeAll([])
  }

  @Test func `goes on when signals interrupt it`() throws {
    let pipe = try OpenPipe(flags: 0)
    let bytes = [UInt8](repeating: 3, count: 200_000)
    try expectArrival(of: bytes, through: pipe, isInterrupted: true) { 10_000 }
  }

  @Test func `reports that the reader has left`() async {
    await #expect(processExitsWith: .success) {
      SignalAction.ignoring.install(for: SIGPIPE)
      let pipe = try OpenPipe()
      try pipe.closeReadEnd()
      #expect(throws: SystemError(code: EPIPE, call: "write")) { try pipe.writeEnd.writeAll([1]) }
    }
  }

  @Test func `reports a full device, a file that is not open or not for writing, and a hang-up`()
    throws
  {
    let full = FileDescriptor(rawValue: open("/dev/full", O_WRONLY))
    defer { try? full.close() }
    let (pipe, line) = (try OpenPipe(), try PseudoTerminal())
    line.hangUp()
    for (file, code) in [
      (full, ENOSPC), (.unopened, EBADF), (pipe.readEnd, EBADF),
      (FileDescriptor(rawValue: line.program), EIO),
    ] as [(FileDescriptor, CInt)] {
      #expect(throws: SystemError(code: code, call: "write")) { try file.writeAll([1]) }
    }
  }
}

@Suite struct `Writing in a signal handler` {
  @Test func `leaves a full pipe as it is, and errno too`() throws {
    let pipe = try OpenPipe()
    let count = pipe.fill()
    errno = EDOM
    pipe.writeEnd.tryWriting(1)
    #expect(errno == EDOM)
    #expect(try pipe.allAvailable().count == count)
    pipe.writeEnd.tryWriting(1)
    #expect(try pipe.readEnd.readAvailable() == .bytes([1]))
  }

  @Test(arguments: [0, O_NONBLOCK])
  func `writes as much as fits, then gives up`(flags: CInt) throws {
    let pipe = try OpenPipe(flags: flags)
    let bytes = [UInt8](repeating: 3, count: 200_000)
    let started = Instant.now
    bytes.withUnsafeBytes { pipe.writeEnd.tryWriting($0, patience: 20) }
    #expect(.now - started >= .milliseconds(20))
    #expect(fcntl(pipe.writeEnd.rawValue, F_GETFL) & O_NONBLOCK == flags)
    let read = try pipe.allAvailable()
    #expect(!read.isEmpty && read.count < bytes.count && read.allSatisfy { $0 == 3 })
  }

  @Test func `does nothing to a descriptor that is not open`() {
    let unopened = FileDescriptor(rawValue: -1)
    unopened.tryWriting(1)
    [1, 2].withUnsafeBytes { unopened.tryWriting($0, patience: 1000) }
  }
}

@Suite struct `Waiting for descriptors` {
  @Test func `returns the descriptors that can be read, and no others`() throws {
    let pipes = [try OpenPipe(), try OpenPipe(), try OpenPipe()]
    let ends = pipes.map(\.readEnd)
    #expect(waitForReadability(of: ends, until: .now).isEmpty)
    try pipes[0].writeEnd.writeAll([1])
    try pipes[2].writeEnd.writeAll([1])
    #expect(waitForReadability(of: ends, until: nil) == [ends[0], ends[2]])
  }

  @Test func `ends with the deadline, not before it`() throws {
    let pipe = try Pipe()
    for microseconds in [0, 1, 999, 1001, 5500] {
      let deadline = Instant.now + .microseconds(microseconds)
      #expect(waitForReadability(of: [pipe.readEnd], until: deadline).isEmpty)
      #expect(.now >= deadline)
    }
  }

  @Test func `a descriptor that has ended or is not open can be read`() throws {
    let pipe = try OpenPipe()
    try pipe.closeWriteEnd()
    let files = [pipe.readEnd, .unopened]
    #expect(waitForReadability(of: files, until: nil) == Set(files))
  }

  @Test(
    arguments: [
      (Duration.zero, 0), (.nanoseconds(1), 1), (.microseconds(1500), 2), (.milliseconds(25), 25),
      (.seconds(3), 3000), (.milliseconds(-5), 0), (.seconds(-3), 0),
      (.seconds(Int64.max / 2), CInt.max), (.seconds(1 << 40), CInt.max),
    ] as [(Duration, CInt)])
  func `a duration is rounded up to milliseconds and never negative`(
    duration: Duration, milliseconds: CInt
  ) { #expect(millisecondsRoundedUp(duration) == milliseconds) }
}
