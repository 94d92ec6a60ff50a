import Glibc
import TestSupport
import Testing

@testable import SystemCalls

@Suite struct `Writing` {
  @Test(arguments: seeds)
  func `writes every byte, however slow the reader is`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pipe = try OpenPipe()
    // More than a pipe holds, so that writes are partial and wait for room.
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let writeEnd = pipe.takeWriteEnd()
    let thread = OtherThread {
      try? writeEnd.writeAll(bytes)
      try? writeEnd.close()
    }
    var read: [UInt8] = []
    while try pipe.readEnd.read(
      appendingTo: &read, atMost: Int.random(in: 1...20_000, using: &random)) > 0
    {}
    thread.join()
    // A failed comparison of long arrays would be reported as a difference that takes minutes.
    let isWhole = read == bytes
    #expect(isWhole)
  }

  @Test func `writes nothing when there is nothing to write`() throws {
    let unopened = FileDescriptor(rawValue: 1 << 20)
    try unopened.writeAll([])
  }

  @Test func `goes on when signals interrupt it`() throws {
    let pipe = try OpenPipe(flags: 0)
    let bytes = [UInt8](repeating: 3, count: 200_000)
    let writeEnd = pipe.takeWriteEnd()
    let thread = OtherThread {
      try? writeEnd.writeAll(bytes)
      try? writeEnd.close()
    }
    thread.interrupt(times: 10, with: 41)
    var read: [UInt8] = []
    while try pipe.readEnd.read(appendingTo: &read, atMost: 10_000) > 0 {}
    thread.join()
    // A failed comparison of long arrays would be reported as a difference that takes minutes.
    let isWhole = read == bytes
    #expect(isWhole)
  }

  @Test func `reports that the reader has left`() async {
    await #expect(processExitsWith: .success) {
      SignalAction.ignoring.install(for: SIGPIPE)
      let pipe = try OpenPipe()
      try pipe.closeReadEnd()
      #expect(throws: SystemError(code: EPIPE, call: "write")) { try pipe.writeEnd.writeAll([1]) }
    }
  }

  @Test func `reports a device that is full`() throws {
    let full = FileDescriptor(rawValue: open("/dev/full", O_WRONLY))
    defer { try? full.close() }
    #expect(throws: SystemError(code: ENOSPC, call: "write")) { try full.writeAll([1]) }
  }

  @Test func `reports a descriptor that is not open or not for writing`() throws {
    let pipe = try OpenPipe()
    let error = SystemError(code: EBADF, call: "write")
    #expect(throws: error) { try FileDescriptor(rawValue: 1 << 20).writeAll([1]) }
    #expect(throws: error) { try pipe.readEnd.writeAll([1]) }
  }

  @Test func `reports a terminal that has hung up`() throws {
    let line = try PseudoTerminal()
    line.hangUp()
    let program = FileDescriptor(rawValue: line.program)
    #expect(throws: SystemError(code: EIO, call: "write")) { try program.writeAll([1]) }
  }
}

@Suite struct `Writing in a signal handler` {
  @Test func `leaves a full pipe as it is, and errno too`() throws {
    let pipe = try OpenPipe()
    let count = pipe.fill()
    errno = EDOM
    pipe.writeEnd.tryWriting(1)
    #expect(errno == EDOM)
    var read: [UInt8] = []
    while case .bytes(let bytes) = try pipe.readEnd.readAvailable() { read += bytes }
    #expect(read.count == count)
    pipe.writeEnd.tryWriting(1)
    #expect(try pipe.readEnd.readAvailable() == .bytes([1]))
  }

  @Test(arguments: [0, O_NONBLOCK])
  func `writes all that there is room for, and then gives up`(flags: CInt) throws {
    let pipe = try OpenPipe(flags: flags)
    let bytes = [UInt8](repeating: 3, count: 200_000)
    let started = ContinuousClock.now
    bytes.withUnsafeBytes { pipe.writeEnd.tryWriting($0, patience: 20) }
    #expect(.now - started >= .milliseconds(20))
    #expect(fcntl(pipe.writeEnd.rawValue, F_GETFL) & O_NONBLOCK == flags)
    var read: [UInt8] = []
    while case .bytes(let bytes) = try pipe.readEnd.readAvailable() { read += bytes }
    #expect(!read.isEmpty && read.count < bytes.count)
    #expect(read.allSatisfy { $0 == 3 })
  }

  @Test func `does nothing to a descriptor that is not open`() {
    let unopened = FileDescriptor(rawValue: -1)
    unopened.tryWriting(1)
    [1, 2].withUnsafeBytes { unopened.tryWriting($0, patience: 1000) }
  }
}
