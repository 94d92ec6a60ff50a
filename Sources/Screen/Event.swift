/// What a terminal says: everything that can happen to a program that has the screen.
package enum Event: Hashable, Sendable {
  /// A key was typed.
  case key(Key)
  /// The first button of the mouse was pressed on a cell.
  case click(Point)
  /// The window has another size.
  case resize(Size)
  /// The terminal told its background colour, later than at the start.
  case background(Luminance)
  /// Somebody asked the program to suspend itself, as `kill -TSTP` does.
  case suspend
  /// The terminal is gone: no further event will come.
  case hangUp
}

/// Whether a background is light or dark.
package enum Luminance: Hashable, Sendable {
  case light
  case dark
}
