import TestSupport
import Testing

extension PseudoTerminal {
  /// Starts the calculator with some options; `answer` says what the terminal replies when it is
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

  /// What asks a terminal for its background.
  static let question = "\u{1B}]11;?"

  /// The answer to the other question, which every terminal knows.
  static let attributes = "\u{1B}[?62;22c"

  /// The answers of a terminal with a background of that colour.
  static func answer(_ color: String) -> String {
    "\u{1B}]11;rgb:\(color)\u{1B}\\" + attributes
  }

  /// The sequences for colours and attributes that a picture of the whole screen is made of.
  ///
  /// They are the same for the same theme, as long as no button is lit and no message shows.
  func styles(at location: SourceLocation = #_sourceLocation) throws -> Set<String> {
    read()
    forgetOutput()
    send("\u{0C}")
    // The line of hints is the last that is drawn.
    try wait(for: "help", at: location)
    try wait(for: "quit", at: location)
    return Set(text.matches(of: /\u{1B}\[[0-9;:]*m/).map { String($0.output) })
  }

  /// Waits until a theme shows, told from what the themes look like that are chosen by name.
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

/// What each theme looks like in a terminal of 256 colours.
private let knownStyles = Result {
  try Dictionary(
    uniqueKeysWithValues: ["light", "dark", "mono"].map { name in
      (name, try PseudoTerminal.calculator(["--theme", name]).styles())
    })
}
