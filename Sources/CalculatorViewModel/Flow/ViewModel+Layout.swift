import CalculatorCore
import Screen
import Words

/// The layouts that the calculator can be turned to.
extension ViewModel {
  /// The layout that shows: the chosen one, or the keypad while the window has no room for that.
  package var shownLayout: LayoutName { window.layouts[layout] == nil ? .keypad : layout }

  /// What is to be known of the layout that shows.
  var metrics: LayoutMetrics { window.layouts[shownLayout] ?? .empty }

  /// Turns to the next layout that the window has room for; what is typed stays.
  mutating func turn() {
    let all = LayoutName.allCases
    let place = all.firstIndex(of: shownLayout) ?? all.startIndex
    let others = all[(place + 1)...] + all[..<place]
    let skipped = Array(others.prefix { window.layouts[$0] == nil })
    guard let next = others.dropFirst(skipped.count).first else {
      message = .noRoomForLayouts
      return
    }
    turn(to: next)
    message = .layout(next, skipped: skipped)
  }

  /// Turns to a layout, and leaves a base of the display's form to the programmer layout.
  mutating func turn(to layout: LayoutName) {
    self.layout = layout
    if layout == .programmer, display.form.base != .decimal { base = display.form.base }
    takeUpLayout()
  }

  mutating func resize(_ metrics: WindowMetrics) -> [Effect] {
    let before = shownLayout
    window = metrics
    if shownLayout != before, shownLayout != layout, message == nil {
      message = .layoutTooLarge(layout)
    }
    resizePage()
    takeUpLayout()
    return []
  }

  private mutating func takeUpLayout() {
    highlight.turn(to: shownLayout)
    followTape()
  }
}
