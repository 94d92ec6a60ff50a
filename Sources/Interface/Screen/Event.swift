/// Something that happened to a terminal.
package enum Event: Hashable, Sendable {
  case key(Key)
  case click(Point)
  case wheel(WheelDirection, at: Point)
  /// A whole line from a terminal that edits lines itself; it may contain any character.
  case line(String)
  /// A pasted text, which may contain control characters.
  case paste(String)
  case pasteTooLong
  /// The size of the window, perhaps unchanged after a suspension.
  case resize(Size)
  /// The background, reported after the start.
  case background(Luminance)
  /// A request to suspend the program, such as `kill -TSTP`.
  case suspend
  /// The last event: the terminal was closed.
  case hangUp
}

/// A reason why a terminal cannot show a full screen.
package enum TerminalError: Error, Hashable, Sendable {
  case unnamed
  case unknown(String)
  case lacksCursorAddressing(String)
  case unusable(String)
}

/// The direction in which the mouse wheel scrolls.
package enum WheelDirection: Hashable, Sendable, CaseIterable { case up, down }

/// Whether a background is light or dark.
package enum Luminance: Hashable, Sendable { case light, dark }

/// A key that terminals can distinguish.
package enum Key: Hashable, Sendable {
  case character(Character)
  /// A character with Ctrl, except those that terminals send as Enter, Tab, Backspace or Escape.
  case control(Character)
  /// A character with Alt, which terminals send after an Escape.
  case alt(Character)
  case function(Int)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown, controlLeft, controlRight
}
