import Glibc

/// How a terminal is taken over.
package struct TerminalOptions: Sendable {
  /// Whether the terminal shall report presses of the mouse.
  package var usesMouse: Bool
  /// Whether the terminal is asked for its background colour, which takes at most 100 ms.
  package var asksForBackground: Bool
  /// The name of the description of the terminal; what `TERM` says when it is nil.
  package var name: String?
  /// The descriptor that keys are read from.
  package var input: CInt
  /// The descriptor that the screen is written to; of the same terminal as `input`.
  package var output: CInt

  package init(
    usesMouse: Bool = true, asksForBackground: Bool = false, name: String? = nil,
    input: CInt = STDIN_FILENO, output: CInt = STDOUT_FILENO
  ) {
    self.usesMouse = usesMouse
    self.asksForBackground = asksForBackground
    self.name = name
    self.input = input
    self.output = output
  }
}
