import CalculatorViewModel
import CalculatorViews
import Screen
import Words

/// A person at the calculator, from the first frame to the last key.
///
///     let device = ScriptedDevice(keys: "7+1")
///     var session = Session(ViewModel(theme: .dark), on: device)
///     session.run()
///     session.model.viewState.result?.text  // "= 8"
package struct Session<World: Device> {
  package private(set) var model: ViewModel
  private let device: World
  private var layout: Layout
  private var hasQuit = false

  package init(_ model: ViewModel, on device: World) {
    self.model = model
    self.device = device
    layout = Layout(size: device.size, model.shownLayout)
  }

  /// Runs until an effect says `quit`.
  ///
  /// All that has happened is taken up before a frame is drawn, so that fast keys are never held up
  /// by a slow line.
  package mutating func run() {
    send(.resize(Layout.metrics(of: layout.size)))
    // What the model begins with is asked for before the first frame.
    send(.caughtUp)
    while !hasQuit {
      if model.isSettled { device.present(frame) }
      var occurrence = device.next(waits: true)
      if occurrence == nil { break }
      while let happened = occurrence {
        send(action(for: happened))
        occurrence = hasQuit ? nil : device.next(waits: false)
      }
      guard !hasQuit else { break }
      send(.caughtUp)
    }
  }

  private func action(for occurrence: Occurrence) -> Action {
    switch occurrence {
    case .event(let event): interpret(event, layout: layout, state: model.viewState)
    case .action(let action): action
    }
  }

  private mutating func send(_ action: Action) {
    let effects = model.send(action)
    let (size, name) = (model.window.size, model.shownLayout)
    if layout.size != size || layout.name != name { layout = Layout(size: size, name) }
    for effect in effects {
      switch effect {
      case .quit:
        hasQuit = true
        return
      case .keepPicture(let id, let state):
        let theme = Theme(state.theme)
        device.keep(picture(of: state, in: theme), in: theme, for: id)
      case .showLine(let state): device.present(frame(of: state, in: Theme(state.theme)))
      case .speak(let lines):
        // What comes from a tape or from lines may hold characters that control a terminal.
        device.perform(
          .speak(lines.map { device.glyphs.text(Message.printable($0, atMost: .max)) }))
      default: device.perform(effect)
      }
    }
  }

  /// What the screen shows, or will when all is settled.
  package var frame: Frame {
    let state = model.viewState
    return frame(of: state, in: Theme(state.theme, at: device.depth))
  }

  /// The frame to keep; where there is no screen, that of a usual one.
  private func picture(of state: ViewState, in theme: Theme) -> Frame {
    guard state.prompt != nil else { return frame(of: state, in: theme) }
    var state = state
    state.prompt = nil
    let layout = Layout(size: Size(columns: 80, rows: 24), state.layout)
    return render(
      state, layout: layout, appearance: Appearance(theme: theme, glyphs: device.glyphs))
  }

  private func frame(of state: ViewState, in theme: Theme) -> Frame {
    let appearance = Appearance(theme: theme, glyphs: device.glyphs)
    // A picture may be of the layout before a key that was typed with it.
    let layout = layout.name == state.layout ? layout : Layout(size: layout.size, state.layout)
    return render(state, layout: layout, appearance: appearance)
  }
}
