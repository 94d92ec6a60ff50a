import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Quantities
import Runtime
import Screen
import Words

/// A device without a terminal, on which keys are typed and every request is answered at once.
///
/// The last frame is what the screen would show in the end.
final class PictureDevice: Device {
  let size = Size(columns: 80, rows: 24)
  let glyphs: GlyphSet
  private let rates: RateSource
  private var occurrences: ArraySlice<Occurrence>
  /// The last frame; nil before the first one.
  private(set) var frame: Frame?

  init(typing keys: [Key], glyphs: GlyphSet, rates: RateSource) {
    occurrences = keys.map { .event(.key($0)) }[...]
    self.glyphs = glyphs
    self.rates = rates
  }

  /// What is still to happen, and then that the terminal is gone.
  func next(waits: Bool) -> Occurrence? {
    occurrences.popFirst() ?? (waits ? .event(.hangUp) : nil)
  }

  func present(_ frame: Frame) {
    self.frame = frame
  }

  func perform(_ effect: Effect) {
    guard case .evaluate(let request) = effect else { return }
    request.perform(rates: rates, today: .today, unless: .never) { answer in
      occurrences.append(.answer(request.id, answer))
    }
  }

  func keep(_ frame: Frame, in theme: Theme, for request: Request.ID) {}
}
