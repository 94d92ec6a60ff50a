import CalculatorCore
import Screen

/// What a person can do and should see: the calculator, and what surrounds it on the screen.
///
/// It is a value. Actions go in through `send`, and `viewState(resultColumns:)` says what is to
/// be seen. Both may calculate for long; `ViewModel+Waiting.swift` is for those who do not wait.
///
///     var model = ViewModel(theme: .dark)
///     model.send(.press(.seven))
///     model.viewState(resultColumns: 18).expression.text  // "7"
package struct ViewModel: Hashable, Sendable {
  var calculator = Calculator()
  var highlight = Highlight()
  /// The formula line; nil while the keypad has the keyboard.
  var formula: FormulaLine?
  /// What was cut last on a formula line.
  var cut: [Character] = []
  /// The button that lights up until `Action.release`.
  package internal(set) var pressed: Button?
  /// Whether a result is being calculated elsewhere.
  var awaitsResult = false
  /// Whether somebody stopped what shows a result: its digits are not sought again before the next
  /// key.
  var isResultStopped = false
  var message: Message?
  /// The part of the expression that the message is about: tokens of the expression, or
  /// characters of the formula line.
  var place: Range<Int>?
  package private(set) var theme: ThemeName
  /// The first row of the help that shows; nil while the help is closed.
  var helpOffset: Int?
  /// The decimal point of the display.
  let point: Character
  /// Whether the terminal has colours, so that there is more than one theme.
  private let hasColors: Bool
  /// Whether nobody chose the theme, so that it may still follow the terminal.
  private var followsTerminal: Bool

  /// Creates the model of an empty calculator.
  ///
  /// - Parameters:
  ///   - theme: the theme to start with, where there are colours.
  ///   - hasColors: whether there are.
  ///   - followsTerminal: whether a late answer about the background may still change it.
  ///   - point: the decimal point of the display, one column wide.
  ///   - message: what to say first.
  package init(
    theme: ThemeName, hasColors: Bool = true, followsTerminal: Bool = false,
    point: Character = ".", message: Message? = nil
  ) {
    self.theme = hasColors ? theme : .mono
    self.hasColors = hasColors
    self.followsTerminal = followsTerminal && hasColors
    self.point = point
    self.message = message
  }

  /// What the keyboard belongs to.
  package var focus: Focus {
    if let helpOffset { return .help(offset: helpOffset) }
    return formula == nil ? .keypad : .formula
  }

  /// Whether somebody stopped a calculation: it is not begun again before the next key.
  var isStopped: Bool {
    message == .refusal(.interrupted) || message == .failure(.interrupted)
  }

  /// Does what a person did, and returns what the world outside has to do for it.
  ///
  /// - Parameter interruption: what may stop a calculation that takes long.
  package mutating func send(
    _ action: Action, unless interruption: Interruption = .never
  ) -> Effect? {
    if action.endsMessage {
      message = nil
      place = nil
      isResultStopped = false
    }
    switch action {
    case .press(let button):
      pressed = button
      highlight.hide(on: button)
      press(button, interruption)
    case .type(let press):
      highlight.hide()
      apply(press, interruption)
    case .move(let direction): highlight.move(direction)
    case .pressHighlighted: if highlight.isShown { pressHighlighted(interruption) }
    case .enter: enter(interruption)
    case .openFormula: openFormula()
    case .closeFormula: closeFormula()
    case .edit(let edit): formula?.apply(edit)
    case .toggleHelp: helpOffset = helpOffset == nil ? 0 : nil
    case .scrollHelp(let row): helpOffset = row
    case .nextTheme:
      followsTerminal = false
      if hasColors { theme = theme.next }
      message = hasColors ? .theme(theme) : .noColors
    case .release: pressed = nil
    case .background(let luminance):
      if followsTerminal { theme = ThemeName(on: luminance) }
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .stop:
      isResultStopped = !awaitsResult
      awaitsResult = false
      message = .refusal(.interrupted)
    case .quit: return .quit
    }
    return nil
  }

  private mutating func enter(_ interruption: Interruption) {
    if formula != nil {
      calculateFormula(interruption)
    } else if highlight.isShown {
      pressHighlighted(interruption)
    } else {
      pressed = .equals
      press(.equals, interruption)
    }
  }

  private mutating func pressHighlighted(_ interruption: Interruption) {
    pressed = highlight.button
    press(highlight.button, interruption)
  }

  private mutating func press(_ button: Button, _ interruption: Interruption) {
    if formula == nil {
      apply(button.entry.press, interruption)
    } else if helpOffset != nil {
      helpOffset = nil
    } else {
      pressOnFormula(button, interruption)
    }
  }

  private mutating func apply(_ press: Press, _ interruption: Interruption) {
    helpOffset = nil
    guard formula == nil else { return }
    do throws(Refusal) {
      try calculator.apply(press, unless: interruption)
    } catch {
      // The message of an uncorrected error is the error's own, which shows by itself.
      guard error.kind != .uncorrectedError else { return }
      message = .refusal(error.kind)
      place = error.place
    }
  }
}

extension Action {
  /// Whether it takes away what the message line says: all that a person does to the calculator.
  fileprivate var endsMessage: Bool {
    switch self {
    case .release, .background, .redraw, .suspend, .scrollHelp: false
    default: true
    }
  }
}
