import SystemCalls
import Terminal

/// Why the program cannot go on, in one sentence.
///
/// The argument parser prints it and ends the program with status 1.
struct Failure: Error, CustomStringConvertible {
  var description: String
}

extension Failure {
  /// Says why the input cannot be read.
  init(reading error: SystemError) {
    description = "The input cannot be read: \(error.reason)."
  }

  /// Says why the results cannot be written.
  init(writing error: SystemError) {
    description = "The results cannot be written: \(error.reason)."
  }

  /// Says why the terminal cannot be used.
  init(_ error: TerminalError) {
    description =
      switch error {
      case .unnamed:
        "TERM is not set, so the type of the terminal is unknown."
      case .unknown(let name):
        "The terminal type “\(name)”, from TERM, is unknown."
      case .lacksCursorAddressing(let name):
        "The terminal type “\(name)”, from TERM, cannot show a full screen."
      case .unusable(let name):
        "The terminal “\(name)” cannot be used."
      }
  }
}
