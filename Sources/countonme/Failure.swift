import Glibc
import Terminal

/// Why the program cannot go on, in one sentence; the argument parser prints it and ends with
/// status 1.
struct Failure: Error, CustomStringConvertible {
  var description: String
}

extension Failure {
  /// Says why the input cannot be read; the code is a value of `errno`.
  init(reading code: CInt) {
    description = "The input cannot be read: \(String(cString: strerror(code)))."
  }

  /// Says why the results cannot be written; the code is a value of `errno`.
  init(writing code: CInt) {
    description = "The results cannot be written: \(String(cString: strerror(code)))."
  }

  /// Says why the terminal cannot be used.
  init(_ error: TerminalError) {
    description =
      switch error {
      case .unnamed:
        "TERM is not set, so it is not known what the terminal can do."
      case .unknown(let name):
        "The terminal “\(name)”, as TERM says, is not known here."
      case .lacksCursorAddressing(let name):
        "The terminal “\(name)”, as TERM says, cannot show a full screen."
      case .unusable(let name):
        "The terminal “\(name)” cannot be used."
      }
  }
}
