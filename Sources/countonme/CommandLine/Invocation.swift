import ArgumentParser
import SystemCalls

/// What the program was started for: the full screen, one expression, or lines of expressions.
struct Invocation {
  /// The arguments that are not options: the parts of one expression.
  var expression: [String]
  var form = Batch.Form()
  var rates = CurrentRates()
  var fullScreen = FullScreen()

  /// Runs the program to its end.
  ///
  /// - Throws: `Failure` when it cannot go on, and exit status 1 when an expression had no value.
  func run() throws {
    if !expression.isEmpty {
      try calculate { $0.calculate(Array(expression.joined(separator: " ").utf8)[...]) }
    } else if FileDescriptor.standardInput.isTerminal {
      let result = try fullScreen.run(rates: rates)
      guard let result, !FileDescriptor.standardOutput.isTerminal else { return }
      try calculate { $0.print(result) }
    } else {
      try calculate { try $0.calculateLines() }
    }
  }

  private func calculate(_ calculation: (inout Batch) throws -> Void) throws {
    var batch = Batch(form: form, rates: rates)
    try calculation(&batch)
    try batch.finish()
    guard batch.hasSucceeded else { throw ExitCode.failure }
  }
}
