/// Something that happened to a terminal.
package enum Event: Hashable, Sendable {
  /// A key was typed.
  case key(Key)
  /// The first button of the mouse was pressed while the pointer was on a cell.
  case click(Point)
  /// The wheel of the mouse was turned by a notch while the pointer was on a cell.
  case wheel(WheelDirection, at: Point)
  /// A whole line was entered on a terminal that edits lines itself; it may hold any character.
  case line(String)
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

/// A key of the keyboard, as far as terminals distinguish them.
package enum Key: Hashable, Sendable {
  /// A key that types a character; never a control character.
  case character(Character)
  /// A letter or symbol typed with Ctrl: Ctrl-C is `.control("c")`, Ctrl-\ is `.control("\\")`.
  ///
  /// Terminals send the same for Enter, Tab, Backspace and Escape as for some of these; such a key has
  /// the case of its name.
  case control(Character)
  /// A character typed with Alt, which terminals send as Escape and the character.
  case alt(Character)
  /// A function key; F1 is `.function(1)`.
  case function(Int)
  case enter
  case escape
  case tab
  /// Tab with Shift.
  case backTab
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case controlLeft
  case controlRight
}
