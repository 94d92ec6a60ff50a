import CalculatorViewModel
import CalculatorViews
import Engine
import Screen

/// The environment of a calculator: its input, output and effects.
package protocol Device: AnyObject {
  /// The initial size of the window; changes are events.
  var size: Size { get }
  var glyphs: GlyphSet { get }
  var depth: ColorDepth { get }

  /// Returns the next action; nil if there is none, or, if `waits`, if no more will come.
  func next(waits: Bool, meaning: (Event) -> Action) -> Action?

  func present(_ frame: Frame)

  /// Performs an effect other than `quit` and `keepPicture`.
  func perform(_ effect: Effect)

  /// Saves a picture of a frame; the answer is `Action.picture`.
  func keep(_ frame: Frame, in theme: Theme, for request: Request.ID)
}

extension Device {
  /// The depth of pictures and tests.
  package var depth: ColorDepth { .direct }
}
