import SystemCalls

@testable import countonme

/// These examples compile, but do not run: the input and the outputs of the tests are not theirs.
private enum UntriedExamples {
  static func lineReader() {
    var lines = LineReader()
    while let line = lines.next(beforeWaiting: {}) { print(line.count) }
    if let error = lines.failure { print(error) }
  }

  static func output() {
    var output = Output()
    output.write("5")
    output.complain("countonme: division by zero\n")
    output.flush()
  }
}
