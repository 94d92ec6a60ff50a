import Glibc

/// The failure of a call of the system.
///
///     let error = SystemError(code: EPIPE, call: "write")
///     print(error)  // write: Broken pipe
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno` after the call.
  package let code: CInt
  /// The name of the C function that failed.
  package let call: String

  package init(code: CInt, call: String) {
    self.code = code
    self.call = call
  }

  /// What the code means, such as “Broken pipe”. (`strerror`)
  package var reason: String { unsafe String(cString: strerror(code)) }
}

extension SystemError: CustomStringConvertible {
  package var description: String { "\(call): \(reason)" }
}

/// Calls a C function that returns a negative number and sets `errno` when it fails.
///
/// A call that a signal interrupted (`EINTR`) is repeated.
///
/// - Parameters:
///   - name: The name of the C function, for the error.
///   - body: The call. It is repeated as it stands, so it has no timeout.
package func systemCall<Value: SignedInteger>(
  _ name: String, _ body: () -> Value
) throws(SystemError) -> Value {
  while true {
    let value = body()
    let code = errno
    if value >= 0 { return value }
    guard code == EINTR else { throw SystemError(code: code, call: name) }
  }
}
