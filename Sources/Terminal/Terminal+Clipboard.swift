import SystemCalls

/// Copying.
extension Terminal {
  /// Whether the terminal may have a clipboard that programs can write to.
  package var takesCopies: Bool { clipboard != nil }

  /// Asks the terminal to put text on the clipboard; does nothing where it has none. (`OSC 52`)
  package func copy(_ text: String) {
    precondition(!hasLeft, "a terminal that was left takes no text")
    guard let clipboard else { return }
    write(clipboard.bytes(for: text))
  }

  private var clipboard: ClipboardRoute? {
    ClipboardRoute(terminalNamed: description.name, environment: environmentVariable)
  }
}
