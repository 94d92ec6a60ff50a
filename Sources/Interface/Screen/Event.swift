/// Something that happened to a terminal.
package enum Event: Hashable, Sendable {
  case key(Key)
  case click(Point)
  /// The mouse wheel moved by one notch.
  case wheel(WheelDirection, at: Point)
  /// A whole line came from a terminal that edits lines itself; it may contain any character.
  case line(String)
  /// Text was pasted; it may contain control characters.
  case paste(String)
  /// A paste exceeded the limit and was dropped.
  case pasteTooLong
  /// The window has this size; after a suspension it may be unchanged.
  case resize(Size)
  /// The terminal reported its background after the start.
  case background(Luminance)
  /// The program was asked to suspend itself, as by `kill -TSTP`.
  case suspend
  /// The terminal was closed; the last event.
  case hangUp
}

/// A reason why a terminal cannot show a full screen.
package enum TerminalError: Error, Hashable, Sendable {
  /// `TERM` is not set.
  case unnamed
  case unknown(String)
  case lacksCursorAddressing(String)
  case unusable(String)
}

/// The direction in which the mouse wheel scrolls.
package enum WheelDirection: Hashable, Sendable, CaseIterable {
  case up
  case down
}

/// Whether a background is light or dark.
package enum Luminance: Hashable, Sendable {
  case light
  case dark
}

/// A key that terminals can distinguish.
package enum Key: Hashable, Sendable {
  /// A typed character; never a control character.
  case character(Character)
  /// A character with Ctrl: Ctrl-C is `.control("c")`, Ctrl-\ is `.control("\\")`.
  ///
  /// Combinations that terminals send as Enter, Tab, Backspace or Escape have those cases.
  case control(Character)
  /// A character with Alt, which terminals send as Escape and the character.
  case alt(Character)
  /// A function key; F1 is `.function(1)`.
  case function(Int)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown, controlLeft, controlRight
}
