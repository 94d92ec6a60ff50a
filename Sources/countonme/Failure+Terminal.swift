import Reference
import Terminal

extension Failure {
  /// Why the terminal cannot be used.
  init(_ error: TerminalError) {
    self =
      switch error {
      case .unnamed: .unnamedTerminal
      case .unknown(let name): .unknownTerminal(name)
      case .lacksCursorAddressing(let name): .simpleTerminal(name)
      case .unusable(let name): .unusableTerminal(name)
      }
  }
}
