import Glibc
import Testing

@testable import SystemCalls

@Suite struct `A system error` {
  @Test func `names the call and says what happened`() {
    let error = SystemError(code: EPIPE, call: "write")
    #expect(error.reason == "Broken pipe")
    #expect("\(error)" == "write: Broken pipe")
  }

  @Test(
    arguments: [
      (ENOENT, .missing), (EEXIST, .exists), (EACCES, .notPermitted), (EPERM, .notPermitted),
      (EROFS, .readOnly), (ENOSPC, .full), (EDQUOT, .quota), (EFBIG, .tooLarge),
      (EISDIR, .isFolder),
      (ENOTDIR, .notFolder), (ELOOP, .loop),
      (ENAMETOOLONG, .nameTooLong), (EIO, .inputOutput), (ENOLCK, .unsupported),
      (ENOSYS, .unsupported), (EOPNOTSUPP, .unsupported), (EMFILE, .other),
    ] as [(CInt, SystemError.Kind)])
  func `has a kind`(code: CInt, kind: SystemError.Kind) {
    #expect(SystemError(code: code, call: "open").kind == kind)
  }
}

@Suite struct `A system call` {
  @Test func `is repeated as long as a signal interrupts it`() throws {
    var codes = [EINTR, EINTR, 0]
    let value: Int = try systemCall("answer") {
      errno = codes.removeFirst()
      return errno == 0 ? 42 : -1
    }
    #expect(value == 42)
    #expect(codes.isEmpty)
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
  @Test func `has its value, or none`() {
    setenv("COUNTONME_TEST_VARIABLE", "½", 1)
    #expect(environmentVariable("COUNTONME_TEST_VARIABLE") == "½")
    unsetenv("COUNTONME_TEST_VARIABLE")
    #expect(environmentVariable("COUNTONME_TEST_VARIABLE") == nil)
  }
}
