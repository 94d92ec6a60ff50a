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

  /// Keeps a picture of a frame in a file; the answer is `Action.picture`.
  func keep(_ frame: Frame, in theme: Theme, for request: Request.ID)
}

extension Device {
  /// Every colour, which pictures and tests have.
  package var depth: ColorDepth { .direct }
}

/// What can happen to a running calculator.
package enum Occurrence: Hashable, Sendable {
  /// The terminal reported an event, whose meaning depends on what shows.
  case event(Event)
  /// A timer ran out, or an effect has an answer.
  case action(Action)
}
