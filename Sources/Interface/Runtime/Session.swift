import CalculatorViewModel
import CalculatorViews
import Screen
import Words

/// A session at the calculator, from the first frame until it quits.
package struct Session<World: Device> {
  package private(set) var model: ViewModel
  private let device: World
  private var layout: Layout
  private var hasQuit = false

  package init(_ model: ViewModel, on device: World) {
    (self.model, self.device) = (model, device)
    layout = Layout(size: device.size, model.shownLayout)
  }

  /// Runs to the end; handles all pending actions before a frame, so a slow line delays no keys.
  package mutating func run() {
    send(.resize(Layout.metrics(of: layout.size)))
    send(.inputDrained)
    while !hasQuit {
      if model.isSettled { device.present(frame) }
      var pending = next(waits: true)
      if pending == nil { break }
      var keys: [Key] = []
      while let action = pending {
        if case .key(let key) = action {
          keys.append(key)
        } else {
          send(&keys)
          send(action)
        }
        pending = hasQuit ? nil : next(waits: false)
      }
      send(&keys)
      guard !hasQuit else { break }
      send(.inputDrained)
    }
  }

  private func next(waits: Bool) -> Action? {
    device.next(waits: waits) { interpret($0, layout: layout, state: model.viewState) }
  }

  private mutating func send(_ keys: inout [Key]) {
    for action in model.actions(ofKeys: keys) where !hasQuit { send(action) }
    keys = []
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
        // Tapes and input lines may contain control characters.
        device.perform(
          .speak(lines.map { device.glyphs.text(Message.printable($0, atMost: .max)) }))
      default: device.perform(effect)
      }
    }
  }

  package var frame: Frame {
    let state = model.viewState
    return frame(of: state, in: Theme(state.theme, at: device.depth))
  }

  /// The frame to save; without a screen, one of 80×24.
  private func picture(of state: ViewState, in theme: Theme) -> Frame {
    guard state.prompt != nil else { return frame(of: state, in: theme) }
    var state = state
    state.prompt = nil
    return frame(of: state, in: theme, size: Size(columns: 80, rows: 24))
  }

  private func frame(of state: ViewState, in theme: Theme, size: Size? = nil) -> Frame {
    let appearance = Appearance(theme: theme, glyphs: device.glyphs)
    // The picture may show the layout before a queued key.
    let isCurrent = size == nil && layout.name == state.layout
    let layout = isCurrent ? layout : Layout(size: size ?? layout.size, state.layout)
    return render(state, layout: layout, appearance: appearance)
  }
}
