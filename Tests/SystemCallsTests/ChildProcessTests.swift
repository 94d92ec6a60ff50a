import Glibc
import Testing

@testable import SystemCalls

@Suite struct `A child process` {
  private func read(_ file: FileDescriptor) throws -> String {
    var bytes: [UInt8] = []
    while try file.read(appendingTo: &bytes, atMost: 4096) > 0 {}
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `is given its arguments as they are`() throws {
    let arguments = ["%s|", "a b", "$HOME", "*", "'", "ü", ""]
    let child = try ChildProcess("printf", arguments)
    #expect(try read(child.output) == "a b|$HOME|*|'|ü||")
    #expect(try read(child.errors) == "")
    #expect(child.waitForExit() == 0)
  }

  @Test func `has the environment of this process, and no input`() throws {
    let child = try ChildProcess(
      "/bin/sh", ["-c", "cat; printf %s \"$PATH\"; echo no >&2; exit 7"])
    #expect(try read(child.output) == environmentVariable("PATH"))
    #expect(try read(child.errors) == "no\n")
    #expect(child.waitForExit() == 7)
  }

  @Test func `that a signal has ended has no status`() throws {
    #expect(try ChildProcess("/bin/sh", ["-c", "kill -9 $$"]).waitForExit() == nil)
  }

  @Test func `is killed and gone at the end of its life`() throws {
    let id: CInt
    do {
      let child = try ChildProcess("/bin/sh", ["-c", "echo $$; exec sleep 100"])
      var bytes: [UInt8] = []
      _ = try child.output.read(appendingTo: &bytes, atMost: 100)
      id = try #require(CInt(String(decoding: bytes.dropLast(), as: UTF8.self)))
      #expect(kill(id, 0) == 0)
    }
    // Nothing has the number, not even a process that still has to be waited for.
    #expect(kill(id, 0) == -1 && errno == ESRCH)
  }

  @Test func `can be ended by signals that this process ignores or blocks`() throws {
    var (blocked, previous) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    pthread_sigmask(SIG_BLOCK, &blocked, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    let child = try ChildProcess("/bin/sh", ["-c", "kill -TERM $$; kill -PIPE $$; exit 3"])
    #expect(child.waitForExit() == nil)
  }

  @Test(arguments: [("/nonexistent", ENOENT), ("no-such-command", ENOENT), ("/", EACCES)])
  func `needs a program`(command: String, code: CInt) {
    #expect(throws: SystemError(code: code, call: "posix_spawnp")) {
      _ = try ChildProcess(command, []).waitForExit()
    }
  }

  @Test(arguments: [0, 2, 3])
  func `needs free descriptors`(count: UInt) async {
    await #expect(processExitsWith: .success) { [count] in
      // The first free descriptor is the number of those that are open.
      let next = dup(0)
      close(next)
      var limit = rlimit(rlim_cur: UInt(next) + count, rlim_max: UInt(next) + count)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      do throws(SystemError) {
        _ = try ChildProcess("true", []).waitForExit()
        exit(1)
      } catch {
        // What was opened for the child is closed again.
        let free = dup(0)
        exit(error.code == EMFILE && (free == next || count == 0) ? 0 : 2)
      }
    }
  }
}

@Suite struct `The clock` {
  @Test func `tells the time since 1970`() {
    let seconds = secondsSince1970()
    #expect(abs(seconds - time(nil)) <= 2)
  }
}
