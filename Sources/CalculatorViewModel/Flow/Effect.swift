import CalculatorCore

/// What the world has to do for an action.
package enum Effect: Hashable, Sendable {
  /// Calculate; each answer comes back as `Action.evaluated`.
  case evaluate(Request)
  /// Cancel a request, or an update of the rates; an answer that comes all the same is dropped by the view-model.
  case cancel(Request.ID)
  /// Fetch exchange rates; each report comes back as `Action.rates`.
  case updateRates(Request.ID)
  /// Append changes to the kept tape; the answer is `Action.saved`.
  case save(SavedChanges)
  /// Send `Action.tick` after some time. A timer that is already set is set again.
  case wake(Timer, after: Duration)
  /// Forget a timer, if it is set.
  case forget(Timer)
  /// Put text on the clipboard of the terminal, as far as it has one.
  case copy(String)
  /// Keep a picture of the screen in this state; the answer is `Action.picture`.
  case keepPicture(Request.ID, ViewState)
  /// Remove the pictures that were kept for later requests than this one.
  case removePictures(after: Request.ID)
  /// Paint the whole screen, whatever the terminal shows.
  case redraw
  /// Leave the screen to the shell until the program is continued.
  case suspend
  /// End the program.
  case quit
}
