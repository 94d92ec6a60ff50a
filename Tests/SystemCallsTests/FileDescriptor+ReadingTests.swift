import Glibc
import Synchronization
import TestSupport
import Testing

@testable import SystemCalls

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

  @Test func `tells nothing yet from the end`() throws {
    let pipe = try OpenPipe()
    #expect(try pipe.readEnd.readAvailable() == .nothing)
    try pipe.closeWriteEnd()
    #expect(try pipe.readEnd.readAvailable() == .end)
    var bytes: [UInt8] = [1]
    #expect(try pipe.readEnd.read(appendingTo: &bytes, atMost: 10) == 0)
    #expect(bytes == [1])
  }

  @Test func `does not wait where only what is there is asked for`() throws {
    let pipe = try OpenPipe(flags: 0)
    #expect(try pipe.readEnd.readAvailable() == .nothing)
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

  @Test func `reports a descriptor that is not open`() {
    let unopened = FileDescriptor(rawValue: 1 << 20)
    let error = SystemError(code: EBADF, call: "read")
    var bytes: [UInt8] = [1]
    #expect(throws: error) { try unopened.read(appendingTo: &bytes, atMost: 10) }
    #expect(throws: error) { try unopened.readAvailable() }
    #expect(bytes == [1])
  }

  @Test func `reports a directory`() throws {
    let directory = FileDescriptor(rawValue: open("/", O_RDONLY))
    defer { try? directory.close() }
    var bytes: [UInt8] = []
    #expect(throws: SystemError(code: EISDIR, call: "read")) {
      try directory.read(appendingTo: &bytes, atMost: 10)
    }
    #expect(bytes.isEmpty)
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
