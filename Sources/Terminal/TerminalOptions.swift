import SystemCalls

/// How a terminal is taken over.
package struct TerminalOptions: Sendable {
  /// Whether the terminal is asked to report clicks of the mouse.
  package var usesMouse: Bool
  /// Whether the terminal is asked for its background colour, which takes at most 100 ms.
  package var asksForBackground: Bool
  /// The name of the terminal's description in terminfo; nil for the value of `TERM`.
  package var name: String?
  /// The descriptor that input is read from.
  package var input: FileDescriptor
  /// The descriptor that the screen is written to, of the same terminal as `input`.
  package var output: FileDescriptor

  package init(
    usesMouse: Bool = true, asksForBackground: Bool = false, name: String? = nil,
    input: FileDescriptor = .standardInput, output: FileDescriptor = .standardOutput
  ) {
    self.usesMouse = usesMouse
    self.asksForBackground = asksForBackground
    self.name = name
    self.input = input
    self.output = output
  }
}
