import ArgumentParser
import Glibc

/// What the program was called for: the keypad, one expression, or lines of them.
struct Work {
  /// The arguments that are no options: parts of one expression.
  var expression: [String]
  var form = Batch.Form.decimal(digits: Batch.Form.usualDigits)
  var session = Session()

  /// Does it.
  ///
  /// - Throws: `Failure` when it cannot be done, and the exit status 1 when some expression had no
  ///   value.
  func run() throws {
    if !expression.isEmpty {
      try calculate { $0.calculate(Array(expression.joined(separator: " ").utf8)[...]) }
    } else if isatty(STDIN_FILENO) == 1 {
      try session.run()
    } else {
      try calculate { try $0.calculateLines() }
    }
  }

  private func calculate(_ calculation: (inout Batch) throws -> Void) throws {
    var batch = Batch(form: form)
    try calculation(&batch)
    try batch.finish()
    guard batch.hasSucceeded else { throw ExitCode.failure }
  }
}
