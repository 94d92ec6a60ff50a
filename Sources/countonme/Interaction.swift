import CalculatorViewModel
import CalculatorViews
import Screen
import Terminal

/// A person at the calculator: event, action, state, frame, and again.
///
/// What may take long is done by a worker, so that no key waits for it.
///
/// As an object it has one place for the model, where a key changes a long line without copying it.
final class Interaction {
  var model: ViewModel
  let terminal: Terminal
  let worker: Worker
  var screen: Screenful
  private var flashEnd = ContinuousClock.now

  /// How long a pressed button lights up.
  private static let flash = Duration.milliseconds(120)

  init(model: ViewModel, terminal: Terminal, usesASCII: Bool) {
    self.model = model
    self.terminal = terminal
    worker = Worker()
    screen = Screenful(terminal: terminal, worker: worker, usesASCII: usesASCII)
  }

  /// Runs until the person ends it.
  ///
  /// All events that wait are taken before a frame is drawn, so that fast keys are never held up
  /// by a slow line.
  func run() {
    while true {
      var isCalculating = !screen.show(model)
      var event = nextEvent()
      while let next = event {
        for event in keysApart(next, focus: model.focus) {
          let layout = Layout(size: terminal.size)
          guard
            let action = interpret(
              event, focus: model.focus, layout: layout, isCalculating: isCalculating)
          else { continue }
          isCalculating = false
          guard goesOn(after: perform(action)) else { return }
        }
        event = terminal.nextEvent(before: .now)
      }
    }
  }

  /// The next event; nil when there is none but something to draw.
  ///
  /// - Parameter deadline: when there is something to draw in any case.
  func nextEvent(before deadline: ContinuousClock.Instant? = nil) -> Event? {
    let end = [deadline, model.pressed == nil ? nil : flashEnd].compactMap(\.self).min()
    let event = terminal.nextEvent(before: end, or: worker.bell)
    endFlash()
    return event
  }

  /// Does what a person did, and returns what is left to do.
  private func perform(_ action: Action) -> Effect? {
    let lit = model.pressed
    defer { flash(unless: lit) }
    guard model.calculates(action) else { return model.send(action) }
    return calculate(action)
  }

  /// Does to the terminal what the model asks for; false when that is the end.
  func goesOn(after effect: Effect?) -> Bool {
    switch effect {
    case .suspend: terminal.suspend()
    case .redraw: terminal.redraw()
    case .quit: return false
    case nil: break
    }
    return true
  }

  /// Begins to light the pressed button, unless it is lit already.
  func flash(unless lit: Button?) {
    if model.pressed != lit { flashEnd = .now + Self.flash }
  }

  /// Ends the light of a pressed button when its time is over.
  func endFlash() {
    if ContinuousClock.now >= flashEnd { _ = model.send(.release) }
  }
}
