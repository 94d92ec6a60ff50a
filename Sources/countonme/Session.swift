import CalculatorViewModel
import CalculatorViews
import Screen
import Terminal

/// The calculator on a full screen, from the first frame to the last key.
struct Session {
  /// What `--theme` and its short forms ask for.
  var themeFlag: ThemePreference?
  var usesASCII: Bool
  var usesMouse: Bool

  /// How long a pressed button lights up.
  private static let flash = Duration.milliseconds(120)

  /// Runs until a person ends it.
  ///
  /// - Throws: `Failure` when there is no terminal that can be used.
  func run() throws {
    guard Terminal.isInteractive else {
      throw Failure(description: "The calculator needs a terminal on its input and its output.")
    }
    let choice = ThemeChoice(flag: themeFlag, environment: environmentVariable)
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(
        TerminalOptions(usesMouse: usesMouse, asksForBackground: choice.theme == nil))
    } catch {
      throw Failure(error)
    }
    defer { terminal.leave() }
    var model = ViewModel(
      theme: terminal.depth == .none ? .mono : choice.theme(on: terminal.background),
      followsTerminal: choice.theme == nil && terminal.depth != .none, point: decimalPoint(),
      message: choice.message)
    loop(terminal, &model)
  }

  /// Event, action, state, frame, and again.
  ///
  /// All events that wait are taken before a frame is drawn, so that fast keys are never held up
  /// by a slow line.
  private func loop(_ terminal: Terminal, _ model: inout ViewModel) {
    let glyphs: GlyphSet = usesASCII || !terminal.encodesUnicode ? .ascii : .unicode
    var flashEnd = ContinuousClock.now
    while true {
      let layout = Layout(size: terminal.size)
      let state = model.viewState(resultColumns: layout.text.size.columns)
      let look = Look(theme: Theme(state.theme), glyphs: glyphs)
      terminal.present(render(state, layout: layout, look: look))
      var event = terminal.nextEvent(before: model.pressed == nil ? nil : flashEnd)
      if ContinuousClock.now >= flashEnd { _ = model.send(.release) }
      while let next = event {
        let layout = Layout(size: terminal.size)
        if let action = interpret(next, helpOffset: model.helpOffset, layout: layout) {
          let lit = model.pressed
          defer { if model.pressed != lit { flashEnd = .now + Self.flash } }
          switch model.send(action) {
          case .quit: return
          case .suspend: terminal.suspend()
          case .redraw: terminal.redraw()
          case nil: break
          }
        }
        event = terminal.nextEvent(before: .now)
      }
    }
  }
}
