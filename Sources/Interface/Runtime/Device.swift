import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Engine
import Screen
import Words

/// The environment of a calculator: its input, output and effects.
///
/// Either a terminal with a worker, or a script with its own clock for tests without sleeping.
package protocol Device: AnyObject {
  /// The initial size of the window; changes are events.
  var size: Size { get }
  /// The characters of the terminal.
  var glyphs: GlyphSet { get }
  /// The colour depth of the terminal.
  var depth: ColorDepth { get }

  /// Returns the next action: a fired timer, the answer to an effect, or the meaning of an event.
  ///
  /// - Parameter waits: whether to sleep until there is one; nil then means there will be none.
  func next(waits: Bool, meaning: (Event) -> Action) -> Action?

  func present(_ frame: Frame)

  /// Performs an effect, except `quit`, which the session handles, and `keepPicture`, for `keep`.
  func perform(_ effect: Effect)

  /// Saves a picture of a frame; the answer is `Action.picture`.
  func keep(_ frame: Frame, in theme: Theme, for request: Request.ID)
}

extension Device {
  /// The depth of pictures and tests.
  package var depth: ColorDepth { .direct }
}
