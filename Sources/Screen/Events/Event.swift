/// Something that happened to a terminal.
package enum Event: Hashable, Sendable {
  /// A key was typed.
  case key(Key)
  /// The first button of the mouse was pressed while the pointer was on a cell.
  case click(Point)
  /// The wheel of the mouse was turned by a notch while the pointer was on a cell.
  case wheel(WheelDirection, at: Point)
  /// Text was pasted; it may hold any character, also controls.
  case paste(String)
  /// More text was pasted than is taken; none of it was kept.
  case pasteTooLong
  /// The window has this size now; after a suspension it may be the same as before.
  case resize(Size)
  /// The terminal answered the question about its background, too late for the start.
  case background(Luminance)
  /// The program was asked to suspend itself, as by `kill -TSTP`.
  case suspend
  /// The terminal is gone, and no other event will come.
  case hangUp
}

/// The direction in which the wheel of a mouse scrolls.
package enum WheelDirection: Hashable, Sendable, CaseIterable {
  case up
  case down
}

/// Whether a background is light or dark.
package enum Luminance: Hashable, Sendable {
  case light
  case dark
}
