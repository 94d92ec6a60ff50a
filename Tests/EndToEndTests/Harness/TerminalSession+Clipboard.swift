import Foundation
import TestSupport
import Testing

extension TerminalSession {
  /// Pastes text as the terminal does: line ends become those of Enter, and marks stand around the text
  /// if the program has asked for them.
  func paste(_ text: String) throws {
    let file = tmux.folder.path + "/pasted"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    try tmux.run([
      ["load-buffer", "-b", "pasted", file], ["paste-buffer", "-d", "-p", "-b", "pasted"],
    ])
  }

  /// Has the terminal take what programs copy.
  func openClipboard() throws {
    try tmux.run([["set", "-s", "set-clipboard", "on"]])
  }

  /// Waits until the clipboard of the terminal holds a text.
  func wait(
    forClipboard text: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    var last: String?
    let found: Void? = firstAnswer(within: patience) {
      last = try? tmux.run([["show-buffer"]])
      return last == text ? () : nil
    }
    try #require(
      found, "the clipboard is \(last ?? "empty"), not \(text)", sourceLocation: location)
  }
}
