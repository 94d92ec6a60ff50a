/// Something that happened to a terminal.
package enum Event: Hashable, Sendable {
  /// A key was typed.
  case key(Key)
  /// The first button of the mouse was pressed while the pointer was on a cell.
  case click(Point)
  /// The window has this size now; after a suspension it may be the same as before.
  case resize(Size)
  /// The terminal answered the question about its background, too late for the start.
  case background(Luminance)
  /// The program was asked to suspend itself, as by `kill -TSTP`.
  case suspend
  /// The terminal is gone, and no other event will come.
  case hangUp
}

/// Whether a background is light or dark.
package enum Luminance: Hashable, Sendable {
  case light
  case dark
}
