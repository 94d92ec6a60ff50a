import CalculatorCore
import Screen

/// What a person can do and should see: the calculator, and what surrounds it on the screen.
///
/// It is a value. Actions go in through `send`, which returns the effects that the world has to
/// perform; `viewState` projects what is known into what the views show. Neither calculates: what
/// may take long is an effect, and its answer an action.
///
///     var model = ViewModel(theme: .dark)
///     for key in "7+1" { model.send(.key(.character(key))) }
///     model.viewState.expression.text  // "7 + 1"
///     model.send(.caughtUp)  // an effect asks for the value of 7 + 1
package struct ViewModel: Hashable, Sendable {
  var calculator = Calculator()
  var highlight = Highlight()
  /// The formula line; nil while the keypad has the keyboard.
  var formula: FormulaLine?
  /// The text that was cut last on a formula line.
  var cut: [Character] = []
  /// The value on the result line; nil where none was asked for.
  var value: LiveValue?
  /// Keys and clicks that wait for the result that is being calculated.
  var typeAhead: [Action] = []
  /// The number of the last request.
  var lastRequest = 0
  /// The button that lights up until the timer `light` ends.
  var pressed: Button?
  var message: Message?
  /// The part of the expression that the message is about: tokens of the expression, or
  /// characters of the formula line.
  var place: Range<Int>?
  package internal(set) var theme: ThemeName
  /// The first row of the help that shows; nil while the help is closed.
  var helpOffset: Int?
  /// The window, as the last `Action.resize` told it.
  package internal(set) var window = WindowMetrics(
    size: Size(columns: 0, rows: 0), resultColumns: 0)
  /// The decimal point of the display.
  let point: Character
  /// Whether the terminal has colours, so that there is more than one theme.
  let hasColors: Bool
  /// Whether the theme may still follow the terminal, because no person chose it.
  var followsTerminal: Bool

  /// Creates the model of an empty calculator.
  ///
  /// - Parameters:
  ///   - theme: the first theme, where there are colours.
  ///   - hasColors: whether the terminal has colours.
  ///   - followsTerminal: whether a late answer about the background may still change the theme.
  ///   - point: the decimal point of the display, one column wide.
  ///   - message: the first message.
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
  var focus: Focus {
    if helpOffset != nil { return .help }
    return formula == nil ? .keypad : .formula
  }

  /// Whether a frame may be drawn: no value is on its way that will probably be there at once.
  package var isSettled: Bool {
    guard let value, value.isRunning else { return true }
    return value.isOverdue
  }

  /// Takes up what happened, and returns what the world has to do for it.
  @discardableResult
  package mutating func send(_ action: Action) -> [Effect] {
    switch action {
    case .key(let key): return type(key)
    case .click(let target): return click(target)
    case .resize(let metrics): return resize(metrics)
    case .tick(.light): pressed = nil
    case .tick(.patience): value?.isOverdue = true
    case .evaluated(let id, let answer): return takeUp(answer, to: id)
    case .background(let luminance):
      if followsTerminal { theme = ThemeName(on: luminance) }
    case .suspendRequest: return [.suspend]
    case .hangUp: return [.quit]
    case .caughtUp: return askForValue()
    }
    return []
  }

  private mutating func resize(_ metrics: WindowMetrics) -> [Effect] {
    window = metrics
    if let offset = helpOffset { helpOffset = HelpPage(size: metrics.size).clamped(offset) }
    return []
  }
}
