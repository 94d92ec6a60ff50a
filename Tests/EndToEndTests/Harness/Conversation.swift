import Foundation
import TestSupport
import Testing

/// A dialogue with the calculator over two pipes: a line is written, its answer is read, and so on.
///
///     let conversation = try Conversation()
///     try conversation.write("1+1\n")
///     try conversation.readLine()       // "2"
///     conversation.finish()             // no more lines
///     conversation.waitForEnd()
final class Conversation {
  private let child: ChildProcess
  private let output: Int32
  private var input: Int32?
  private var unread: [UInt8] = []
  private var hasEnded = false
  private let home: TemporaryFolder

  init(_ arguments: [String] = []) throws {
    home = try TemporaryFolder()
    let (there, back) = (try Self.pipe(), try Self.pipe())
    (input, output) = (there.writing, back.reading)
    child = try ChildProcess.start(
      [Program.path] + arguments, environment: Program.environment(home: home.path, [:])
    ) {
      posix_spawn_file_actions_adddup2(&$0, there.reading, 0)
      posix_spawn_file_actions_adddup2(&$0, back.writing, 1)
      posix_spawn_file_actions_adddup2(&$0, back.writing, 2)
    }
    close(there.reading)
    close(back.writing)
  }

  deinit {
    finish()
    close(output)
    if !hasEnded {
      kill(child.id, SIGKILL)
      _ = child.waitForEnd()
    }
  }

  /// A pipe that no other process inherits.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try startOfProcesses.withLock {
      guard Foundation.pipe(&ends) == 0 else { throw SystemError(call: "make a pipe") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    return (ends[0], ends[1])
  }

  /// Writes a text, which must fit the buffer of the pipe.
  func write(_ text: String) throws {
    guard let input else { preconditionFailure("a conversation that is finished takes no text") }
    let bytes = Array(text.utf8)
    guard Foundation.write(input, bytes, bytes.count) == bytes.count else {
      throw SystemError(call: "write to the program")
    }
  }

  /// Ends the input.
  func finish() {
    if let input { close(input) }
    input = nil
  }

  /// The next line of results and errors, without its end; fails if there is none.
  func readLine(at location: SourceLocation = #_sourceLocation) throws -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var readable = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let (seconds, _) = patience.components
      let isThere = poll(&readable, 1, Int32(seconds) * 1000) == 1
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = isThere ? read(output, &chunk, chunk.count) : 0
      try #require(count > 0, "waited in vain for a line", sourceLocation: location)
      unread += chunk[..<count]
    }
  }

  /// Waits for the end of the program.
  func waitForEnd(at location: SourceLocation = #_sourceLocation) throws -> ChildProcess.Ending {
    let ending = firstAnswer(within: patience) { child.pollEnd() }
    hasEnded = ending != nil
    return try #require(ending, "waited in vain for the end", sourceLocation: location)
  }
}
