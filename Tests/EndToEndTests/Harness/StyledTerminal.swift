import CalculatorViewModel
import TestSupport
import Testing
import Words

extension PseudoTerminal {
  /// Starts the calculator with options; `answer` is the reply of the terminal when it is
  /// asked for its background.
  static func calculator(
    _ options: [String] = [], environment: [String: String?] = [:], answer: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal([Program.path] + options, environment: environment)
    if let answer {
      try terminal.wait(for: question, at: location)
      terminal.send(answer)
    }
    try terminal.wait(for: "quit", at: location)
    return terminal
  }

  /// The query for the background colour.
  static let question = "\u{1B}]11;?"

  /// The reply to the query for the device, which every terminal sends.
  static let attributes = "\u{1B}[?62;22c"

  /// The replies of a terminal with this background colour.
  static func answer(_ color: String) -> String {
    "\u{1B}]11;rgb:\(color)\u{1B}\\" + attributes
  }

  /// The sequences for colours and attributes on the whole screen.
  ///
  /// They are the same for the same theme if no button is lit and no message is shown.
  func styles(at location: SourceLocation = #_sourceLocation) throws -> Set<String> {
    read()
    forgetOutput()
    send("\u{0C}")
    // The line of hints is drawn last.
    try wait(for: "help", at: location)
    try wait(for: "quit", at: location)
    return Set(text.matches(of: /\u{1B}\[[0-9;:]*m/).map { String($0.output) })
  }

  /// Waits until a theme is shown, which is recognised by comparison with the themes chosen by option.
  func wait(forTheme name: String, at location: SourceLocation = #_sourceLocation) throws {
    let styles = try #require(try knownStyles.get()[name])
    var last: Set<String> = []
    let found: Void? = try firstAnswer(within: patience) {
      last = try self.styles(at: location)
      return last == styles ? () : nil
    }
    let difference = last.symmetricDifference(styles)
    try #require(
      found, "waited in vain for the theme \(name): \(difference)", sourceLocation: location)
  }
}

/// The styles of each theme in a terminal of 256 colours.
private let knownStyles = Result {
  try Dictionary(
    uniqueKeysWithValues: ThemeName.allCases.map(\.rawValue).map { name in
      (name, try PseudoTerminal.calculator(["--theme", name]).styles())
    })
}
