import Foundation
import Glibc
import Synchronization
import Testing

@testable import SystemCalls

@Suite struct `A child process` {
  private func read(_ file: FileDescriptor) throws -> String {
    var bytes: [UInt8] = []
    while try file.read(appendingTo: &bytes, atMost: 4096) > 0 {}
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `receives its arguments unchanged`() throws {
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

  @Test func `ended by a signal has no status`() throws {
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
    // Not even a zombie has the number.
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

  @Test(arguments: [0, 2, 3]) func `needs free descriptors`(count: Int) async {
    await #expect(processExitsWith: .success) { [count] in
      func fill() -> [CInt] {
        var opened: [CInt] = []
        while true {
          let next = dup(0)
          guard next >= 0 else { return opened }
          opened.append(next)
        }
      }
      var limit = rlimit(rlim_cur: 200, rlim_max: 200)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      // Repeat, because other threads open and close files, too.
      for _ in 0..<100 {
        let opened = fill()
        guard !canOpen(files: 1) else {
          for descriptor in opened { close(descriptor) }
          continue
        }
        for descriptor in opened.prefix(count) { close(descriptor) }
        let before = fill()
        for descriptor in before { close(descriptor) }
        var code: CInt = 0
        do throws(SystemError) { _ = try ChildProcess("true", []).waitForExit() } catch {
          code = error.code
        }
        let free = fill()
        if code == EMFILE, free.count == before.count { exit(0) }
        for descriptor in opened.dropFirst(count) + free { close(descriptor) }
      }
      exit(1)
    }
  }

  @Test func `can or cannot open the requested number of files`() {
    #expect(canOpen(files: 3) && !canOpen(files: 1 << 24))
  }
}

private let calls = Atomic(0)

/// Actions belong to the process, so each test has its own signal.
@Suite struct `The action of a signal` {
  @Test func `is replaced and comes back`() {
    SignalAction.ignoring.install(for: 42)
    let counting = SignalAction(calling: { _ in calls.add(1, ordering: .relaxed) }, flags: 0)
    counting.install(for: 43)
    let replacement = SignalReplacement(
      of: [42, 43], by: SignalAction(calling: { _ in calls.add(100, ordering: .relaxed) }, flags: 0)
    )
    #expect((42...44).map { replacement.action(of: $0) != nil } == [false, true, false])
    #expect(SignalAction(of: 42).isIgnoring && !SignalAction(of: 43).isIgnoring)
    OtherThread {
      raise(42)
      raise(43)
    }.join()
    #expect(calls.load(ordering: .relaxed) == 100)
    replacement.undo()
    OtherThread { raise(43) }.join()
    #expect(calls.load(ordering: .relaxed) == 101)
  }
}

@Suite struct `The signal stack of a thread` {
  @Test func `is installed once`() {
    let stacks = Mutex<[(place: Int, size: Int)]>([])
    OtherThread {
      for _ in 0..<2 {
        SignalStack.install()
        var stack = stack_t()
        sigaltstack(nil, &stack)
        let (place, size) = (Int(bitPattern: stack.ss_sp), stack.ss_size)
        stacks.withLock { $0.append((place, size)) }
      }
    }.join()
    let found = stacks.withLock { $0 }
    #expect(found.map(\.size) == [SignalStack.byteCount, SignalStack.byteCount])
    #expect(Set(found.map(\.place)).count == 1)
  }
}

@Suite struct `A system error` {
  @Test func `names the call and the error`() {
    let error = SystemError(code: EPIPE, call: "write")
    #expect(error.reason == "Broken pipe")
    #expect("\(error)" == "write: Broken pipe")
  }

  @Test(
    arguments: [
      (ENOENT, .missing), (EEXIST, .exists), (EACCES, .notPermitted), (EPERM, .notPermitted),
      (EROFS, .readOnly), (ENOSPC, .diskFull), (EDQUOT, .quotaExceeded), (EFBIG, .tooLarge),
      (EISDIR, .isFolder), (ENOTDIR, .notFolder), (ELOOP, .brokenLink),
      (ENAMETOOLONG, .nameTooLong), (EIO, .inputOutput), (ENOLCK, .unsupported),
      (ENOSYS, .unsupported), (EOPNOTSUPP, .unsupported), (EMFILE, .other),
    ] as [(CInt, FileError.Kind)])
  func `has a kind`(code: CInt, kind: FileError.Kind) {
    let error = SystemError(code: code, call: "open")
    #expect(error.kind == kind)
    #expect(throws: FileError(kind, path: "/a")) {
      try attempt("/a", { () throws(SystemError) -> Int in throw error }())
    }
  }
}

@Suite struct `A system call` {
  @Test func `is repeated while a signal interrupts it`() throws {
    var codes = [EINTR, EINTR, 0]
    let value: Int = try systemCall("answer") {
      errno = codes.removeFirst()
      return errno == 0 ? 42 : -1
    }
    #expect(value == 42 && codes.isEmpty)
  }

  @Test func `throws every other error at once`() {
    var calls = 0
    #expect(throws: SystemError(code: EDOM, call: "answer")) {
      try systemCall("answer") { () -> CInt in
        calls += 1
        errno = EDOM
        return -1
      }
    }
    #expect(calls == 1)
  }
}

@Suite struct `An environment variable` {
  /// In a separate process, because other tests read the environment.
  @Test func `has its value, or none`() async {
    await #expect(processExitsWith: .success) {
      setenv("COUNTONME_TEST_VARIABLE", "½", 1)
      #expect(environmentVariable("COUNTONME_TEST_VARIABLE") == "½")
      unsetenv("COUNTONME_TEST_VARIABLE")
      #expect(environmentVariable("COUNTONME_TEST_VARIABLE") == nil)
    }
  }
}

@Suite struct `The local time` {
  @Test(arguments: [0, 951_782_400, 1_795_361_412, 4_102_444_799])
  func `is that of the process's zone`(seconds: Int) {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: Date(timeIntervalSince1970: Double(seconds)))
    let time = localTime("%Y %m %d %H %M %S", at: seconds).split(separator: " ").map { Int($0) }
    #expect(time == [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second])
  }

  @Test func `advances`() {
    let (before, now, after) = (secondsSince1970(), localTime("%s"), secondsSince1970())
    #expect((before...after).contains(Int(now) ?? 0))
    #expect(abs(before - time(nil)) <= 2)
  }
}
