import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import Words

struct KeypadState: Hashable, Sendable {
  var calculator: Calculator
  private(set) var window = WindowMetrics.unknown
  var layout: LayoutName
  var highlight = Highlight()
  private var finished: Step?
  /// The button that is lit until the timer `light` fires.
  var pressed: Button?
  private(set) var base = NumberBase.decimal
  var wordSize = WordSize.bits32

  init(_ calculator: Calculator, layout: LayoutName) {
    (self.calculator, self.layout) = (calculator, layout)
    highlight.turn(to: layout)
  }

  var shownLayout: LayoutName { window.layouts[layout] == nil ? .keypad : layout }

  var metrics: LayoutMetrics { window.layouts[shownLayout] ?? .empty }

  /// Chooses a layout; nil stands for the next one that fits.
  mutating func choose(_ layout: LayoutName?) -> Message {
    if let layout {
      turn(to: layout)
      return shownLayout == layout ? .layout(layout, skipped: []) : .layoutTooLarge(layout)
    }
    let all = LayoutName.allCases
    let place = all.firstIndex(of: shownLayout) ?? all.startIndex
    let others = all[(place + 1)...] + all[..<place]
    let skipped = Array(others.prefix { window.layouts[$0] == nil })
    guard let next = others.dropFirst(skipped.count).first else { return .noRoomForLayouts }
    turn(to: next)
    return .layout(next, skipped: skipped)
  }

  /// Switches to a layout; one with bases takes over the base of the display form.
  mutating func turn(to layout: LayoutName) {
    self.layout = layout
    if layout.hasBases, display.form.base != .decimal { base = display.form.base }
    highlight.turn(to: shownLayout)
  }

  /// Applies a new window size; returns a message if the layout no longer fits.
  mutating func resize(_ metrics: WindowMetrics) -> Message? {
    let before = shownLayout
    window = metrics
    highlight.turn(to: shownLayout)
    return shownLayout != before && shownLayout != layout ? .layoutTooLarge(layout) : nil
  }

  var display: DisplayFormat {
    get { calculator.display }
    set { calculator.display = newValue }
  }

  var typedBase: NumberBase { shownLayout.hasBases ? base : .decimal }

  var shownForm: NumberForm { typedBase == .decimal ? display.form : typedBase.form }

  /// Chooses a form; nil stands for the next one that suits the value.
  mutating func choose(_ form: NumberForm?, for value: Quantity) -> Message {
    if let form { return form.suits(value) ? choose(form) : .failure(.unfit(.number(form))) }
    let parts = NumberForm.allCases.split(separator: shownForm, omittingEmptySubsequences: false)
    return choose(parts.reversed().joined().first { $0.suits(value) } ?? .decimal)
  }

  /// Selects a form; in the programmer layout, also the base of typed numbers.
  mutating func choose(_ form: NumberForm) -> Message {
    if shownLayout.hasBases { base = form.base }
    if typedBase == .decimal { display.form = form }
    return .form(form)
  }

  mutating func choose(_ base: NumberBase) -> Message {
    self.base = base
    if base == .decimal, display.form.base != .decimal { display.form = .decimal }
    return .base(base)
  }

  var typedFraction: String? {
    guard case .entering(let line) = calculator.keypadPhase, let number = line.text.lastNumber,
      number.contains(".") || number.contains(line.text.point)
    else { return nil }
    return number
  }

  /// A line and its step count, which another line has again after undo.
  private struct Step: Hashable, Sendable {
    var line: LineText?
    var count: Int
  }

  private var step: Step { Step(line: calculator.line, count: calculator.stepCount) }

  /// Marks the lone number as complete: `=` was refused for it, or its bits were calculated.
  mutating func finishNumber() { finished = step }

  /// Whether the lone number is complete, so that typing starts a new line.
  var isFinished: Bool { finished == step }

  /// The complete line to preview; a lone number only in the programmer layout.
  var typedLine: LineText? {
    guard case .entering(let line) = calculator.keypadPhase, line.text.isComplete,
      shownLayout.hasBases || line.text.hasOperation
    else { return nil }
    return line.text
  }

  var shownEntry: EntryID? { if case .showing(let id) = calculator.keypadPhase { id } else { nil } }

  func basesPane(_ value: LiveValue?, in words: Wording) -> BasesPane? {
    guard shownLayout.hasBases else { return nil }
    guard let text = value?.written?.bases else { return BasesPane(base: base) }
    return BasesPane(base: base, text: text, note: words.sentence(text.note))
  }
}

/// The window size and the layouts that fit in it.
package struct WindowMetrics: Hashable, Sendable {
  package var size: Size
  /// The metrics of each layout that fits; always includes `keypad`.
  package var layouts: [LayoutName: LayoutMetrics]

  package init(size: Size, layouts: [LayoutName: LayoutMetrics]) {
    (self.size, self.layouts) = (size, layouts)
  }

  private init(size: Size, inEachLayout metrics: LayoutMetrics) {
    let layouts = LayoutName.allCases.map { ($0, metrics) }
    self.init(size: size, layouts: Dictionary(uniqueKeysWithValues: layouts))
  }

  /// The metrics without a screen: every layout is available, none is drawn.
  var withoutScreen: WindowMetrics {
    let columns = max(size.columns, 40)
    return WindowMetrics(
      size: size,
      inEachLayout: LayoutMetrics(resultColumns: columns, tape: Size(columns: columns, rows: 0)))
  }

  static let unknown = WindowMetrics(size: Size(columns: 0, rows: 0), inEachLayout: .empty)
}

/// The space that a layout leaves for variable content.
package struct LayoutMetrics: Hashable, Sendable {
  /// The width of the result line, to which results are rounded.
  package var resultColumns: Int
  /// The size of the tape pane, which also limits results; no rows if it does not fit.
  package var tape: Size
  package var hintColumns: Int
  package var menuRows: Int

  package init(
    resultColumns: Int, tape: Size = Size(columns: 0, rows: 0), hintColumns: Int = 0,
    menuRows: Int = 10
  ) {
    (self.resultColumns, self.tape) = (resultColumns, tape)
    (self.hintColumns, self.menuRows) = (hintColumns, menuRows)
  }

  static let empty = LayoutMetrics(resultColumns: 0)
}
