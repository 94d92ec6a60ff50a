import CalculatorViewModel
import CalculatorViews
import Screen

/// A person at the calculator, from the first frame to the last key.
///
///     let device = ScriptedDevice(keys: "7+1")
///     var session = Session(ViewModel(theme: .dark), on: device)
///     session.run()
///     session.model.viewState.result?.text  // "= 8"
package struct Session<World: Device> {
  package private(set) var model: ViewModel
  private let device: World
  private let record: ((LogEntry) -> Void)?
  private var layout: Layout
  private var hasQuit = false

  /// Creates a session.
  ///
  /// - Parameter record: called with every event, action and effect, in order.
  package init(
    _ model: ViewModel, on device: World, record: ((LogEntry) -> Void)? = nil
  ) {
    self.model = model
    self.device = device
    self.record = record
    layout = Layout(size: device.size)
  }

  /// Runs until an effect says `quit`.
  ///
  /// All that has happened is taken up before a frame is drawn, so that fast keys are never held up
  /// by a slow line.
  package mutating func run() {
    send(.resize(layout.metrics))
    while !hasQuit {
      if model.isSettled { present() }
      var occurrence = device.next(waits: true)
      while let happened = occurrence {
        send(action(for: happened))
        occurrence = hasQuit ? nil : device.next(waits: false)
      }
      if !hasQuit { send(.caughtUp) }
    }
    record?(.end(model.viewState))
  }

  private mutating func action(for occurrence: Occurrence) -> Action {
    switch occurrence {
    case .tick(let timer): return .tick(timer)
    case .answer(let id, let answer): return .evaluated(id, answer)
    case .kept(let kept): return .kept(kept)
    case .others(let changes): return .others(changes)
    case .saved(let outcome): return .saved(outcome)
    case .rates(let id, let report): return .rates(id, report)
    case .event(let event):
      record?(.event(event))
      if case .resize(let size) = event { layout = Layout(size: size) }
      return interpret(event, layout: layout)
    }
  }

  private mutating func send(_ action: Action) {
    record?(.action(action))
    for effect in model.send(action) {
      record?(.effect(effect))
      if effect == .quit { hasQuit = true } else { device.perform(effect) }
    }
  }

  private func present() {
    let state = model.viewState
    let appearance = Appearance(theme: Theme(state.theme), glyphs: device.glyphs)
    device.present(render(state, layout: layout, appearance: appearance))
  }
}
