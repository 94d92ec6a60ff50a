import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Screen
import Terminal

/// The calculator on a full screen, from the first frame to the last key.
struct Session {
  /// What `--theme` and its short forms ask for.
  var themeFlag: ThemePreference?
  var usesASCII = false
  var usesMouse = true

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
      theme: choice.theme(on: terminal.background), hasColors: terminal.depth != .none,
      followsTerminal: choice.theme == nil, point: decimalPoint(), message: choice.message)
    loop(terminal, &model)
  }

  /// How long the value of what is typed is waited for before the frame is drawn without it.
  private static let patience = Duration.milliseconds(30)

  /// Event, action, state, frame, and again.
  ///
  /// All events that wait are taken before a frame is drawn, so that fast keys are never held up
  /// by a slow line, and no key waits for a value that takes long.
  private func loop(_ terminal: Terminal, _ model: inout ViewModel) {
    let screen = Screenful(terminal: terminal, usesASCII: usesASCII)
    var flashEnd = ContinuousClock.now
    while true {
      let drawing = ContinuousClock.now
      var isCalculating = !screen.show(
        model, unless: Interruption { terminal.hasEvent || .now - drawing > Self.patience })
      if isCalculating, !terminal.hasEvent {
        isCalculating = !screen.show(model, unless: Interruption { terminal.hasEvent })
      }
      var event = terminal.nextEvent(before: model.pressed == nil ? nil : flashEnd)
      if ContinuousClock.now >= flashEnd { _ = model.send(.release) }
      while let next = event {
        for event in keysApart(next, focus: model.focus) {
          let layout = Layout(size: terminal.size)
          guard
            let action = interpret(
              event, focus: model.focus, layout: layout, isCalculating: isCalculating)
          else { continue }
          isCalculating = false
          let lit = model.pressed
          defer { if model.pressed != lit { flashEnd = .now + Self.flash } }
          switch model.send(action, unless: Interruption { terminal.takeInterrupt() }) {
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

/// The way from the model to the screen.
private struct Screenful {
  let terminal: Terminal
  let glyphs: GlyphSet

  init(terminal: Terminal, usesASCII: Bool) {
    self.terminal = terminal
    glyphs = usesASCII || !terminal.encodesUnicode ? .ascii : .unicode
  }

  /// Draws a frame; false when the value of what is typed is missing because of an interruption.
  func show(_ model: ViewModel, unless interruption: Interruption) -> Bool {
    let layout = Layout(size: terminal.size)
    let state = model.viewState(
      resultColumns: layout.text.size.columns, unless: interruption)
    let look = Look(theme: Theme(state.theme), glyphs: glyphs)
    terminal.present(render(state, layout: layout, look: look))
    return !state.isIncomplete
  }
}
