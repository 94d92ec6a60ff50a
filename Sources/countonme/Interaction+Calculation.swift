import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Screen
import Terminal

extension Interaction {
  /// Does an action that calculates a result.
  ///
  /// Meanwhile the screen lives and Ctrl-C stops the calculation, whatever it is at. All else that
  /// is typed waits for the result.
  ///
  /// - Returns: what is left to do: `Effect.quit` when the terminal is gone.
  func calculate(_ action: Action) -> Effect? {
    let job = worker.begin { [model] isDropped in
      var model = model
      _ = model.send(action, unless: Interruption(isRequested: isDropped))
      return model
    }
    let lit = model.pressed
    model.awaitResult(of: action)
    flash(unless: lit)
    let patience = ContinuousClock.now + Screenful.patience
    worker.wait(for: job, until: .now + Screenful.briefPatience)
    var waiting: [Event] = []
    defer { terminal.putBack(waiting) }
    while !job.isDropped {
      if let result = job.outcome {
        model = result
        endFlash()
        return nil
      }
      let isPatient = ContinuousClock.now < patience
      if !isPatient { screen.present(model.stateWithoutValue) }
      var event = nextEvent(before: isPatient ? patience : nil)
      while let next = event {
        switch urgentAction(for: next) {
        case nil: waiting.append(next)
        case .stop:
          // What was typed before it is forgotten with the calculation.
          waiting = []
          job.drop()
        case let action?:
          guard goesOn(after: model.send(action)) else { return .quit }
        }
        event = terminal.nextEvent(before: .now)
      }
    }
    return model.send(.stop)
  }
}
