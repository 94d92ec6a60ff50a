import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import Words

/// The calculator with its keypad: the layout, the highlight, and how numbers are typed and shown.
struct KeypadState: Hashable, Sendable {
  var calculator: Calculator
  /// The window, as the last `Action.resize` told it.
  private(set) var window = WindowMetrics.unknown
  /// The layout that was chosen.
  var layout: LayoutName
  var highlight = Highlight()
  /// The number that stood alone where `=` was refused last, by the steps of the calculator.
  var finishedNumber: Int?
  /// The button that lights up until the timer `light` ends.
  var pressed: Button?
  /// The base of numbers in the programmer layout.
  private(set) var base = NumberBase.decimal
  /// The size of the words in which the programmer layout shows bits.
  private(set) var wordSize = WordSize.bits32

  init(_ calculator: Calculator, layout: LayoutName) {
    self.calculator = calculator
    self.layout = layout
    highlight.turn(to: layout)
  }
}

/// The layouts that the calculator can be turned to.
extension KeypadState {
  /// The layout that shows: the chosen one, or the keypad while the window has no room for that.
  var shownLayout: LayoutName { window.layouts[layout] == nil ? .keypad : layout }

  /// What is to be known of the layout that shows.
  var metrics: LayoutMetrics { window.layouts[shownLayout] ?? .empty }

  /// Turns to the next layout that the window has room for; what is typed stays.
  mutating func turn() -> Message {
    let all = LayoutName.allCases
    let place = all.firstIndex(of: shownLayout) ?? all.startIndex
    let others = all[(place + 1)...] + all[..<place]
    let skipped = Array(others.prefix { window.layouts[$0] == nil })
    guard let next = others.dropFirst(skipped.count).first else { return .noRoomForLayouts }
    turn(to: next)
    return .layout(next, skipped: skipped)
  }

  /// Turns to a layout, and leaves a base of the display's form to the programmer layout.
  mutating func turn(to layout: LayoutName) {
    self.layout = layout
    if layout.hasBases, display.form.base != .decimal { base = display.form.base }
    highlight.turn(to: shownLayout)
  }

  /// Takes another window; says if it has no room for the layout any more.
  mutating func resize(_ metrics: WindowMetrics) -> Message? {
    let before = shownLayout
    window = metrics
    highlight.turn(to: shownLayout)
    return shownLayout != before && shownLayout != layout ? .layoutTooLarge(layout) : nil
  }
}

/// The keys that choose how values are typed and shown.
extension KeypadState {
  /// How values are shown.
  var display: DisplayFormat {
    get { calculator.display }
    set { calculator.display = newValue }
  }

  /// The base in which numbers are typed.
  var typedBase: NumberBase { shownLayout.hasBases ? base : .decimal }

  /// The form in which values are shown.
  var shownForm: NumberForm { typedBase == .decimal ? display.form : typedBase.form }

  /// Shows values in the next of the forms that suit a value.
  mutating func cycleForm(for value: Quantity) -> Message {
    let parts = NumberForm.allCases.split(separator: shownForm, omittingEmptySubsequences: false)
    return choose(parts.reversed().joined().first { $0.suits(value) } ?? .decimal)
  }

  /// Shows values in a form.
  ///
  /// In the programmer layout the form of a base is the base of typed numbers, too.
  mutating func choose(_ form: NumberForm) -> Message {
    if shownLayout.hasBases { base = form.base }
    if typedBase == .decimal { display.form = form }
    return .form(form)
  }

  /// Groups digits, or no longer does.
  mutating func toggleGrouping() -> Message {
    display.isGrouped.toggle()
    return .grouping(display.isGrouped)
  }

  /// Writes whole numbers in a base from now on.
  mutating func choose(_ base: NumberBase) -> Message {
    self.base = base
    if base == .decimal, display.form.base != .decimal { display.form = .decimal }
    return .base(base)
  }

  /// Shows bits in words of a size.
  mutating func choose(_ size: WordSize) -> Message {
    wordSize = size
    return .wordSize(size)
  }

  /// A press in the base in which numbers are typed.
  ///
  /// - Returns: nil for a digit that the base does not have.
  func inTypedBase(_ press: Press) -> Press? {
    if case .edit(.digit(let digit)) = press, !typedBase.has(digit) { nil } else { press }
  }
}

/// What is on the keypad.
extension KeypadState {
  /// The number with a point that is being typed; nil if there is none.
  var typedFraction: String? {
    guard case .entering(let line) = calculator.keypadPhase, let number = line.text.lastNumber,
      number.contains(".") || number.contains(line.text.point)
    else { return nil }
    return number
  }

  /// Whether `=` was refused for the lone number on the keypad, so that what is typed begins a new line.
  var isFinished: Bool { finishedNumber == calculator.stepCount }

  /// The line whose value is shown while it is being typed: one with an operation that ends in an operand; in
  /// the programmer layout it may be a lone number, which is shown in all bases.
  var typedLine: LineText? {
    guard case .entering(let line) = calculator.keypadPhase, line.text.isComplete,
      shownLayout.hasBases || line.text.hasOperation
    else { return nil }
    return line.text
  }

  /// The entry that is shown; nil while none is.
  var shownEntry: EntryID? {
    if case .showing(let id) = calculator.keypadPhase { id } else { nil }
  }

  /// What shows of a value in all bases; nil in other layouts.
  func basesPane(_ value: LiveValue?, in words: any Wording) -> BasesPane? {
    guard shownLayout.hasBases else { return nil }
    guard let text = value?.written?.bases else { return BasesPane(base: base) }
    return BasesPane(base: base, text: text, note: words.sentence(text.note))
  }
}

/// What the view-model needs to know about the window.
package struct WindowMetrics: Hashable, Sendable {
  package var size: Size
  /// The layouts that the window has room for, with what is to be known of each; there is always
  /// that of the keypad.
  package var layouts: [LayoutName: LayoutMetrics]

  /// Creates the metrics of a window.
  ///
  /// - Parameter layouts: the metrics of the layouts that it has room for.
  package init(size: Size, layouts: [LayoutName: LayoutMetrics]) {
    self.size = size
    self.layouts = layouts
  }

  /// The same where there is no screen: every layout has its words, and nothing is drawn.
  var withoutScreen: WindowMetrics {
    let columns = max(size.columns, 40)
    let metrics = LayoutMetrics(
      resultColumns: columns, tape: Size(columns: columns, rows: 0))
    return WindowMetrics(
      size: size,
      layouts: Dictionary(uniqueKeysWithValues: LayoutName.allCases.map { ($0, metrics) }))
  }

  /// The metrics of a window with room for nothing yet, which may be drawn in any layout.
  static let unknown = WindowMetrics(
    size: Size(columns: 0, rows: 0),
    layouts: Dictionary(
      uniqueKeysWithValues: LayoutName.allCases.map { ($0, LayoutMetrics.empty) }))
}

/// What the view-model needs to know about a layout in a window.
package struct LayoutMetrics: Hashable, Sendable {
  /// The width of the result line, to which results are rounded.
  package var resultColumns: Int
  /// The lines of the tape's pane and their width; no lines where there is no room for the tape.
  ///
  /// A result never has more columns: one that does not fit is not shown.
  package var tape: Size
  /// The width of the line of hints; 0 where there is no room for it.
  package var hintColumns: Int
  /// The rows of the menu.
  package var menuRows: Int

  package init(
    resultColumns: Int, tape: Size = Size(columns: 0, rows: 0), hintColumns: Int = 0,
    menuRows: Int = 10
  ) {
    self.resultColumns = resultColumns
    self.tape = tape
    self.hintColumns = hintColumns
    self.menuRows = menuRows
  }

  static let empty = LayoutMetrics(resultColumns: 0)
}
