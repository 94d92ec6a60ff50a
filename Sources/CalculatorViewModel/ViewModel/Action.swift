import CalculatorCore
import Engine
import Quantities
import Screen
import SystemCalls
import Words

/// What happened: the only way in which anything reaches the view-model.
package enum Action: Hashable, Sendable {
  /// A key was typed.
  case key(Key)
  /// The mouse was clicked.
  case click(ClickTarget)
  /// The wheel of the mouse was turned by a notch over something.
  case wheel(WheelDirection, over: ClickTarget = .nothing)
  /// A whole line was entered on a terminal that edits lines itself.
  case line(String)
  /// Text was pasted; it may hold any character, also controls.
  case paste(String)
  /// More text was pasted than the terminal takes.
  case pasteTooLong
  /// The window has another size; the first action of a session.
  case resize(WindowMetrics)
  /// A timer that was set by `Effect.wake` has run out.
  case tick(Timer)
  /// A request has an answer.
  case evaluated(Request.ID, Answer)
  /// The tape that was kept, or its end.
  case kept(KeptTape)
  /// Other programs have changed the kept tape.
  case others([TapeChange])
  /// Saving has ended.
  case saved(SavingOutcome)
  /// An update of the exchange rates has gone on, or ended.
  case rates(Request.ID, RatesReport)
  /// A picture of the screen was kept, or could not be.
  case picture(Request.ID, PictureOutcome)
  /// The tape was put aside, or could not be.
  case tapes(TapesMessage)
  /// What is to be told of all tapes.
  case tapeList([TapeSummary])
  /// Another tape was read, which is gone on with; nil for the name of the usual one.
  case opened(String?, KeptTape)
  /// The terminal reported its background.
  case background(Luminance)
  /// Another process asked the program to suspend itself.
  case suspendRequest
  /// The terminal is gone.
  case hangUp
  /// All events that were waiting have been sent; a frame may be drawn.
  case caughtUp
}

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
  /// Keep a tape in a file of its own, whose name is the day where none is given; the answer is
  /// `Action.tapes`.
  case putAside(SavedChanges, name: String?)
  /// Read a tape, to which all that is saved from now on belongs; nil for the name of the usual one. The
  /// answer is `Action.opened`, or `Action.tapes` where it cannot be read.
  case openTape(String?)
  /// Add up all tapes; the answer is `Action.tapeList`.
  case listTapes(ResultFormat)
  /// Send `Action.tick` after some time. A timer that is already set is set again.
  case wake(Timer, after: Duration)
  /// Forget a timer, if it is set.
  case forget(Timer)
  /// Put text on the clipboard of the terminal, as far as it has one.
  case copy(String)
  /// Keep a picture of the screen in this state; the answer is `Action.picture`.
  case keepPicture(Request.ID, ViewState)
  /// Paint the whole screen, whatever the terminal shows.
  case redraw
  /// Leave the screen to the shell until the program is continued.
  case suspend
  /// Show the line as it was entered, before it is answered.
  case showLine(ViewState)
  /// Say lines of text, as the answer to what was entered; none where that needs no answer.
  case speak([String])
  /// End the program.
  case quit
}

/// What was clicked.
package enum ClickTarget: Hashable, Sendable {
  case button(Button)
  /// A column of the text of the expression line.
  case expression(column: Int)
  /// A row of the value in a base.
  case base(NumberBase)
  /// A bit of the value, counted from the last one.
  case bit(Int)
  /// A column of the line of hints.
  case hint(column: Int)
  /// A row of the menu, counted from the first that shows.
  case menu(row: Int)
  /// A row of the page over the window, counted from the first below its heading.
  case page(row: Int)
  /// A line of the tape's pane, counted from its bottom, whether an entry stands there or not.
  case tape(line: Int)
  /// A place where nothing can be pressed.
  case nothing
}

/// What the view-model waits for besides people.
package enum Timer: Hashable, Sendable, CaseIterable {
  /// The end of the light of a pressed button.
  case light
  /// The time after which a frame is drawn although its value is not known yet.
  case patience
  /// The time after which a frame is drawn without the results of entries.
  case tapePatience
  /// The time after which a frame is drawn without the entries that are being saved.
  case savingPatience
}

/// What was read of the tape that is kept.
package struct KeptTape: Hashable, Sendable {
  package var tape: Tape
  /// Whether it is all of it, and not only the end.
  package var isWhole: Bool
  /// Why no more could be read; nil if nothing is wrong.
  package var problem: FileError.Kind?
  /// Why nothing can be saved, where that is known; nil otherwise.
  package var obstacle: FileError.Kind?
  /// How many of its lines mean nothing; they stay in the file.
  package var unknownLines = 0

  package init(
    _ tape: Tape, isWhole: Bool, problem: FileError.Kind? = nil, obstacle: FileError.Kind? = nil
  ) {
    self.tape = tape
    self.isWhole = isWhole
    self.problem = problem
    self.obstacle = obstacle
  }
}

/// How saving changes of the tape ended.
package enum SavingOutcome: Hashable, Sendable {
  /// The changes are on disk; other programs wrote these ones before them.
  ///
  /// New entries have the day then; nil where there is no clock.
  case saved([TapeChange], day: Day? = nil)
  case failed(FileError.Kind)
}

/// What is reported of an update of the exchange rates.
package enum RatesReport: Hashable, Sendable {
  /// How much of the answer has come.
  case received(bytes: Int)
  case ended(RatesMessage)
}

extension Day {
  /// How many days old rates of this day are, from a week on; nil before that.
  package func oldAge(on today: Day) -> Int? {
    let age = age(on: today)
    return age < 7 ? nil : age
  }
}
