import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import Words

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
  var calculator: Calculator
  var highlight = Highlight()
  /// The formula line; nil while it is closed.
  var formula: FormulaLine?
  /// What the formula line is for, while it is open.
  var purpose = Purpose.calculation
  var tapeView = TapeView()
  var keeping: Keeping
  /// The text that was cut last on a formula line.
  var cut: [Character] = []
  /// The value on the result line; nil where none was asked for.
  var value: LiveValue?
  /// The word that the key before may begin; nil if it begins none.
  var word: TypedWord?
  /// Keys and clicks that wait for the result that is being calculated.
  var typeAhead: [Action] = []
  /// The number of the last request.
  var lastRequest = 0
  /// The button that lights up until the timer `light` ends.
  var pressed: Button?
  var message: Message?
  /// Whether it was said that angles are radians.
  var hasToldRadians = false
  /// The part of the expression that the message is about: tokens of the expression, or
  /// characters of the formula line.
  var place: Range<Int>?
  package internal(set) var theme: ThemeName
  /// The page over the window; nil while none is open.
  var page: Page?
  /// The pasted column whose sum a person may take; nil when nothing is asked.
  var pasteQuestion: PasteQuestion?
  /// The request whose answer goes to the clipboard; nil when nothing is being copied.
  var copyRequest: Request.ID?
  /// The request for the lines of the page that explains an expression; nil when none is under way.
  var explanationRequest: Request.ID?
  /// The completion of a unit that waits for a value; nil when there is none.
  var completing: Completing?
  /// The update of the exchange rates that is under way; nil if there is none.
  var ratesUpdate: RatesUpdating?
  /// The picture that was asked for last; nil if none was.
  var picture: PictureRequest?
  /// The day on which exchange rates were last used; nil if they never were.
  var today: ExchangeRates.Day?
  /// The text that was copied last.
  var copied: String?
  /// The window, as the last `Action.resize` told it.
  package internal(set) var window = WindowMetrics.unknown
  /// The layout that was chosen.
  var layout: LayoutName
  /// The base of numbers in the programmer layout.
  var base = NumberBase.decimal
  /// The size of the words in which the programmer layout shows bits.
  var wordSize = WordSize.bits32
  /// The decimal point of the display.
  let point: Character
  /// The language of all sentences.
  package let language: Language
  /// How the locale groups digits; nil if it does not.
  let grouping: GroupingConvention?
  /// What signs of currencies mean in the country of the locale.
  let signs: CurrencySigns
  /// Whether the terminal has colours, so that there is more than one theme.
  let hasColors: Bool
  /// Whether the terminal may have a clipboard.
  let canCopy: Bool
  /// The signs of units.
  package var units = Unit.Notation.symbols
  /// Whether the theme may still follow the terminal, because no person chose it.
  var followsTerminal: Bool

  /// Creates the model of an empty calculator.
  ///
  /// - Parameters:
  ///   - theme: the first theme, where there are colours.
  ///   - hasColors: whether the terminal has colours.
  ///   - canCopy: whether the terminal may have a clipboard.
  ///   - followsTerminal: whether a late answer about the background may still change the theme.
  ///   - language: the language of all sentences.
  ///   - point: the decimal point of the display, one column wide.
  ///   - grouping: how the locale groups digits, nil if it does not.
  ///   - signs: what signs of currencies mean in the country of the locale.
  ///   - layout: the first layout, unless the window has no room for it.
  ///   - message: the first message.
  ///   - writer: the number of this program among those that write to the tape.
  ///   - keepsTape: whether the tape is kept, so that changes are saved and a kept one will come.
  package init(
    theme: ThemeName, hasColors: Bool = true, canCopy: Bool = true, followsTerminal: Bool = false,
    language: Language = .english, point: Character = ".",
    grouping: GroupingConvention? = nil,
    signs: CurrencySigns = .standard, layout: LayoutName = .keypad,
    message: Message? = nil,
    writer: UInt64 = 0, keepsTape: Bool = false
  ) {
    calculator = Calculator(
      writer: writer, display: DisplayFormat(isGrouped: grouping != nil))
    keeping = Keeping(isOn: keepsTape, isLoaded: !keepsTape)
    self.theme = hasColors ? theme : .mono
    self.hasColors = hasColors
    self.canCopy = canCopy
    self.followsTerminal = followsTerminal && hasColors
    self.language = language
    self.point = point
    self.grouping = grouping
    self.signs = signs
    self.layout = layout
    self.message = message
    highlight.turn(to: layout)
  }

  /// The result that was calculated last in this session; nil if there is none.
  ///
  /// - Complexity: O(1) where it is known, otherwise that of calculating it.
  package func lastResult(rates: RateSource = .none) -> Quantity? {
    calculator.lastResult(rates: rates)
  }

  /// What the language says.
  var words: any Wording { language.words }

  /// What the keyboard belongs to.
  var focus: Focus {
    if let page { return page.kind.focus }
    if formula != nil { return .formula }
    return selectedEntry == nil ? .keypad : .tape
  }

  /// Whether a frame may be drawn: no value is on its way that will probably be there at once.
  package var isSettled: Bool {
    if let value, value.isRunning, !value.isOverdue { return false }
    if let request = tapeView.request, !request.isOverdue { return false }
    return keeping.underWay.isEmpty || keeping.isOverdue
  }

  /// Takes up what happened, and returns what the world has to do for it.
  @discardableResult
  package mutating func send(_ action: Action) -> [Effect] {
    switch action {
    case .key(let key): return type(key)
    case .click(let target): return click(target)
    case .wheel(let direction): return turnWheel(direction)
    case .paste(let text): return paste(text)
    case .pasteTooLong: refusePaste(.tooLong)
    case .resize(let metrics): return resize(metrics)
    case .tick(.light): pressed = nil
    case .tick(.patience): value?.isOverdue = true
    case .tick(.tapePatience): tapeView.request?.isOverdue = true
    case .tick(.savingPatience): keeping.isOverdue = true
    case .evaluated(let id, let answer): return takeUp(answer, to: id)
    case .kept(let kept): return takeUp(kept)
    case .others(let changes): return takeIn(changes)
    case .saved(let outcome): return takeUp(outcome)
    case .rates(let id, let report): return takeUp(report, of: id)
    case .picture(let id, let outcome): takeUp(outcome, of: id)
    case .background(let luminance):
      if followsTerminal { theme = ThemeName(on: luminance) }
      if word?.followsTerminal == true { word?.theme = ThemeName(on: luminance) }
    case .suspendRequest: return [.suspend]
    case .hangUp: return quit()
    case .caughtUp:
      return askForValue() + askForTape() + askForTotals() + askForExplanation() + save()
        + keepSettledPicture()
    }
    return []
  }

  /// Ends the program, after the tape is saved.
  mutating func quit() -> [Effect] { saveAll() + dropRatesUpdate() + [.quit] }
}
