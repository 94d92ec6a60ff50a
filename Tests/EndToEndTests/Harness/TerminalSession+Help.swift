import CalculatorViewModel
import Testing
import Words

/// The first heading of the help, which does not depend on the keys that the help lists.
private let heading = Help(English()).chapters[0].heading

extension TerminalSession {
  /// Waits until the help is shown from its first row on.
  @discardableResult
  func waitForHelp(at location: SourceLocation = #_sourceLocation) throws -> TerminalScreen {
    try wait(until: "the help shows", at: location) { $0.lines.first == " " + heading }
  }
}

extension PseudoTerminal {
  /// Waits until the help is drawn from its first row on.
  func waitForHelp(at location: SourceLocation = #_sourceLocation) throws {
    try wait(for: heading, at: location)
  }
}
