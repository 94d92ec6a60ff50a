import Glibc
import SystemCalls
import Testing

@Suite struct `Examples in SystemCalls` {
  @Test func `of a pipe`() throws {
    let pipe = try Pipe()
    try pipe.writeEnd.writeAll([1, 2])
    let bytes = try pipe.readEnd.readAvailable()  // .bytes([1, 2])
    #expect(bytes == .bytes([1, 2]))
  }

  @Test func `of a child process`() throws {
    let child = try ChildProcess("printf", ["%s", "5"])
    var bytes: [UInt8] = []
    _ = try child.output.read(appendingTo: &bytes, atMost: 16)
    let status = child.waitForExit()  // 0
    #expect(status == 0 && bytes == Array("5".utf8))
  }

  @Test func `of a system error`() {
    let print = Printer()
    let error = SystemError(code: EPIPE, call: "write")
    print(error)  // write: Broken pipe
    #expect(print.lines == ["write: Broken pipe"])
  }

  /// Compiles, but does not run: the output of the tests is not its own.
  private func writeToStandardOutput() throws {
    try FileDescriptor.standardOutput.writeAll(Array("5\n".utf8))
  }

  /// Compiles, but does not run: the process shares the handlers of signals with all other tests.
  private func replaceHandlers() {
    SignalAction.ignoring.install(for: SIGPIPE)
    let handlers = SignalReplacement(of: [SIGTERM, SIGHUP], by: .ignoring)
    handlers.undo()
  }
}
