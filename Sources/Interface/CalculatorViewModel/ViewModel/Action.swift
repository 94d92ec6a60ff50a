import CalculatorCore
import Engine
import Quantities
import Screen
import SystemCalls
import Words

/// An event, the only input of the view-model.
package enum Action: Hashable, Sendable {
  case key(Key)
  case click(ClickTarget)
  case wheel(WheelDirection, over: ClickTarget = .nothing)
  /// A whole line came from a terminal that edits lines itself.
  case line(String)
  /// Text was pasted; it may contain control characters.
  case paste(String)
  case pasteTooLong
  /// The window has a new size; the first action of a session.
  case resize(WindowMetrics)
  case tick(Timer)
  case evaluated(Request.ID, Answer)
  /// The saved tape was read, completely or its end only.
  case kept(KeptTape)
  case foreignChanges([TapeChange])
  case saved(SavingOutcome)
  case rates(Request.ID, RatesReport)
  case picture(Request.ID, PictureOutcome)
  case tapes(TapesMessage)
  case tapeList([TapeSummary])
  /// Another tape was read; the name is nil for the default tape.
  case opened(String?, KeptTape)
  case background(Luminance)
  case suspendRequest
  case hangUp
  /// All queued events were sent; a frame may be drawn.
  case inputDrained
}

/// A request of the view-model to the outside world.
package enum Effect: Hashable, Sendable {
  /// Calculate; each answer returns as `Action.evaluated`.
  case evaluate(Request)
  /// Cancel a request; late answers are dropped by the view-model.
  case cancel(Request.ID)
  /// Fetch exchange rates; each report returns as `Action.rates`.
  case updateRates(Request.ID)
  /// Append changes to the saved tape; the answer is `Action.saved`.
  case save(SavedChanges)
  /// Store a tape in its own file, named after the date by default; the answer is `Action.tapes`.
  case archive(SavedChanges, name: String?)
  /// Switch to a saved tape, nil for the default; the answer is `Action.opened` or `.tapes`.
  case openTape(String?)
  /// Summarize all tapes; the answer is `Action.tapeList`.
  case listTapes(ResultFormat)
  /// Send `Action.tick` after a delay; replaces a timer that is already set.
  case wake(Timer, after: Duration)
  case forget(Timer)
  case copy(String)
  /// Save a picture of the screen; the answer is `Action.picture`.
  case keepPicture(Request.ID, ViewState)
  case redraw
  case suspend
  /// Show the entered line before its answer.
  case showLine(ViewState)
  /// Output lines as the answer to the last input; may be empty.
  case speak([String])
  case quit
}

/// The target of a click.
package enum ClickTarget: Hashable, Sendable {
  case button(Button)
  case expression(column: Int)
  case base(NumberBase)
  /// A bit of the value; the last one is 0.
  case bit(Int)
  case hint(column: Int)
  /// A visible row of the menu, from the top.
  case menu(row: Int)
  /// A row of the page, counted from below the heading.
  case page(row: Int)
  /// A line of the tape pane, counted from the bottom; it may be blank.
  case tape(line: Int)
  case nothing
}

/// A timer of the view-model.
package enum Timer: Hashable, Sendable, CaseIterable {
  case light
  /// Draws a frame although its value is not known yet.
  case patience
  /// Draws a frame without the results of entries.
  case tapePatience
  /// Draws a frame without the entries being saved.
  case savingPatience
}

/// The part of the saved tape that was read.
package struct KeptTape: Hashable, Sendable {
  package var tape: Tape
  /// Whether it is the whole tape, not only its end.
  package var isWhole: Bool
  /// Why reading stopped, if it did.
  package var problem: FileError.Kind?
  /// Why saving is impossible, if known.
  package var obstacle: FileError.Kind?
  /// The number of unreadable lines, which stay in the file.
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

/// The outcome of a save.
package enum SavingOutcome: Hashable, Sendable {
  /// Saved, after these changes by others; `day` dates new entries, nil without a clock.
  case saved([TapeChange], day: Day? = nil)
  case failed(FileError.Kind)
}

/// A report on an update of the exchange rates.
package enum RatesReport: Hashable, Sendable {
  case received(bytes: Int)
  case ended(RatesMessage)
}

extension Day {
  /// The age of rates from this day in days; nil below a week.
  package func oldAge(on today: Day) -> Int? {
    let age = age(on: today)
    return age < 7 ? nil : age
  }
}
