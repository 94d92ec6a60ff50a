/// Why a terminal cannot be taken over; it is left as it was found.
package enum TerminalError: Error, Hashable, Sendable {
  /// `TERM` is not set.
  case unnamed
  /// No description of the terminal that `TERM` names is installed.
  case unknown(String)
  /// The terminal that `TERM` names cannot move its cursor, as `dumb` cannot.
  case lacksCursorAddressing(String)
  /// The descriptors are not those of a terminal, or curses cannot use the terminal that `TERM` names.
  case unusable(String)
}
