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
  /// A line to enter, with its number in a paste of several.
  case line(String, pasted: Int? = nil)
  case paste(String)
  case pasteTooLong
  /// The first action of a session, and each change of the window.
  case resize(WindowMetrics)
  case tick(Timer)
  case evaluated(Request.ID, Answer)
  /// The saved tape, or only its end.
  case kept(KeptTape)
  case foreignChanges([TapeChange])
  case saved(SavingOutcome)
  case rates(Request.ID, RatesReport)
  case picture(Request.ID, PictureOutcome)
  case tapes(TapesMessage)
  case tapeList([TapeSummary])
  /// Another tape that was read; the name is nil for the default tape.
  case opened(String?, KeptTape)
  case background(Luminance)
  case suspendRequest, hangUp
  /// The end of the queued events; a frame may be drawn.
  case inputDrained
}

/// A request of the view-model to the outside world.
package enum Effect: Hashable, Sendable {
  case evaluate(Request)
  /// Cancel a request; the view-model drops late answers.
  case cancel(Request.ID)
  case updateRates(Request.ID)
  case save(SavedChanges)
  /// Store a tape in its own file, named after the date by default; the answer is `Action.tapes`.
  case archive(SavedChanges, name: String?)
  /// Switch to a saved tape, nil for the default; the answer is `Action.opened` or `.tapes`.
  case openTape(String?)
  case listTapes(ResultFormat)
  /// Send `Action.tick` after a delay; replaces a timer that is already set.
  case wake(Timer, after: Duration)
  case forget(Timer)
  case copy(String)
  case keepPicture(Request.ID, ViewState)
  case redraw, suspend
  case showLine(ViewState)
  /// Output lines as the answer to the last input; may be empty.
  case speak([String])
  case quit
}

/// The target of a click.
package enum ClickTarget: Hashable, Sendable {
  case command(Command)
  case hint(column: Int)
  case menu(row: Int)
  /// A row of the page, counted from below the heading.
  case page(row: Int)
  case nothing
}

/// A timer of the view-model.
package enum Timer: Hashable, Sendable, CaseIterable {
  case light
  /// Draws a frame before its value is known.
  case patience
  /// Draws a frame without the results of entries.
  case tapePatience
  /// Draws a frame without the entries being saved.
  case savingPatience
}

/// The saved tape, or the end of it that was read.
package struct KeptTape: Hashable, Sendable {
  package var tape: Tape
  package var isWhole: Bool
  /// The reason why reading stopped.
  package var problem: FileError.Kind?
  /// The reason why saving is impossible.
  package var obstacle: FileError.Kind?
  /// The number of unreadable lines, which stay in the file.
  package var unknownLines = 0

  package init(
    _ tape: Tape, isWhole: Bool, problem: FileError.Kind? = nil, obstacle: FileError.Kind? = nil
  ) { (self.tape, self.isWhole, self.problem, self.obstacle) = (tape, isWhole, problem, obstacle) }
}

/// The outcome of a save.
package enum SavingOutcome: Hashable, Sendable {
  /// Follows changes by others; `day` dates new entries, nil without a clock.
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
