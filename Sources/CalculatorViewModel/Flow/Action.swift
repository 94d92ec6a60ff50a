import Screen

/// What happened: the only way in which anything reaches the view-model.
package enum Action: Hashable, Sendable {
  /// A key was typed.
  case key(Key)
  /// The mouse was clicked.
  case click(ClickTarget)
  /// The window has another size; the first action of a session.
  case resize(WindowMetrics)
  /// A timer that was set by `Effect.wake` has run out.
  case tick(Timer)
  /// A request has an answer.
  case evaluated(Request.ID, Answer)
  /// The terminal reported its background.
  case background(Luminance)
  /// Another process asked the program to suspend itself.
  case suspendRequest
  /// The terminal is gone.
  case hangUp
  /// All events that were waiting have been sent; a frame may be drawn.
  case caughtUp
}

/// What was clicked.
package enum ClickTarget: Hashable, Sendable {
  case button(Button)
  /// The expression line.
  case expression
  /// A place where nothing can be pressed.
  case nothing
}

/// What the view-model needs to know about the window.
package struct WindowMetrics: Hashable, Sendable {
  package var size: Size
  /// The width of the result line, to which results are rounded.
  package var resultColumns: Int

  package init(size: Size, resultColumns: Int) {
    self.size = size
    self.resultColumns = resultColumns
  }
}

/// What the view-model waits for besides people.
package enum Timer: Hashable, Sendable, CaseIterable {
  /// The end of the light of a pressed button.
  case light
  /// The time after which a frame is drawn although its value is not known yet.
  case patience
}
