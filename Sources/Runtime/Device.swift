import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Engine
import Screen
import Words

/// The world of a calculator: what happens there, and what can be done to it.
///
/// The real terminal with its worker is one device; a scripted one with a clock of its own lets
/// tests try waiting, cancelling, suspending and typing ahead without sleeping.
package protocol Device: AnyObject {
  /// The extent of the window when the session begins; later ones are events.
  var size: Size { get }
  /// The characters that the window can show.
  var glyphs: GlyphSet { get }
  /// How many colours it can show.
  var depth: ColorDepth { get }

  /// The next thing that happened, in order.
  ///
  /// - Parameter waits: whether to sleep until something happens; the answer is nil where nothing
  ///   will. Without it the answer is nil when nothing has happened yet.
  func next(waits: Bool) -> Occurrence?

  /// Shows a frame.
  func present(_ frame: Frame)

  /// Performs an effect; `quit` is left to the runtime, and `keepPicture` comes as `keep`.
  func perform(_ effect: Effect)

  /// Keeps a picture of a frame in a file; the answer is `Occurrence.picture`.
  func keep(_ frame: Frame, in theme: Theme, for request: Request.ID)
}

extension Device {
  /// Every colour, which pictures and tests have.
  package var depth: ColorDepth { .direct }
}

/// What can happen to a running calculator.
package enum Occurrence: Hashable, Sendable {
  /// The terminal reported an event.
  case event(Event)
  /// A timer ran out.
  case tick(Timer)
  /// A request has an answer.
  case answer(Request.ID, Answer)
  /// The tape that was kept has been read, or its end.
  case kept(KeptTape)
  /// Other programs have changed the kept tape.
  case others([TapeChange])
  /// Saving has ended.
  case saved(SavingOutcome)
  /// An update of the exchange rates has gone on, or ended.
  case rates(Request.ID, RatesReport)
  /// A picture was kept, or could not be.
  case picture(Request.ID, PictureOutcome)
  /// The tape was put aside, or could not be.
  case tapes(TapesMessage)
  /// What is to be told of all tapes.
  case tapeList([TapeSummary])
  /// Another tape was read.
  case opened(String?, KeptTape)
}
