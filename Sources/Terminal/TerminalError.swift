/// Why a terminal cannot be taken over; it was left untouched.
package enum TerminalError: Error, Hashable, Sendable {
  /// `TERM` is not set.
  case unnamed
  /// No description of the terminal that `TERM` names is installed.
  case unknown(String)
  /// The terminal that `TERM` names cannot move its cursor, as `dumb` cannot.
  case lacksCursorAddressing(String)
  /// The descriptors are not those of a terminal, or curses cannot use it.
  case unusable(String)
}
