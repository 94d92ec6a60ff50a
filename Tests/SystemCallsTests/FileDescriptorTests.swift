import Glibc
import TestSupport
import Testing

@testable import SystemCalls

@Suite struct `A file descriptor` {
  @Test func `tells a terminal from other files`() throws {
    let pipe = try OpenPipe()
    #expect(!pipe.readEnd.isTerminal)
    #expect(!FileDescriptor(rawValue: 1 << 20).isTerminal)
    let line = try PseudoTerminal()
    #expect(FileDescriptor(rawValue: line.program).isTerminal)
  }

  @Test func `is closed once`() throws {
    let file = FileDescriptor(rawValue: open("/dev/null", O_RDONLY))
    #expect(fcntl(file.rawValue, F_GETFD) >= 0)
    try file.close()
    #expect(throws: SystemError(code: EBADF, call: "close")) {
      try FileDescriptor(rawValue: 1 << 20).close()
    }
  }

  @Test func `has the numbers of POSIX for the standard files`() {
    let files = [FileDescriptor.standardInput, .standardOutput, .standardError]
    #expect(files.map(\.rawValue) == [0, 1, 2])
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
    // The pipe's reader sees the end when the pipe closes its writing end.
    let copy: FileDescriptor
    do {
      let pipe = try Pipe()
      copy = FileDescriptor(rawValue: dup(pipe.readEnd.rawValue))
      #expect(try copy.readAvailable() == .nothing)
    }
    #expect(try copy.readAvailable() == .end)
    try copy.close()
  }

  @Test func `needs free descriptors`() async {
    await #expect(processExitsWith: .success) {
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
      do throws(SystemError) {
        _ = try Pipe()
        exit(1)
      } catch {
        exit(error == SystemError(code: EMFILE, call: "pipe") ? 0 : 2)
      }
    }
  }
}
