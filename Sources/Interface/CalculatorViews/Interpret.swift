import CalculatorViewModel
import Screen
import Words

/// Converts an event to an action; the layout resolves points of the window.
package func interpret(
  _ event: Event, layout: Layout, state: @autoclosure () -> ViewState
) -> Action {
  switch event {
  case .key(let key): .key(key)
  case .click(let point): .click(layout.target(at: point, in: state()))
  case .wheel(let direction, let point):
    .wheel(direction, over: layout.target(at: point, in: state()))
  case .line(let text): .line(text)
  case .paste(let text): .paste(text)
  case .pasteTooLong: .pasteTooLong
  case .resize(let size): .resize(Layout.metrics(of: size))
  case .background(let luminance): .background(luminance)
  case .suspend: .suspendRequest
  case .hangUp: .hangUp
  }
}

extension Layout {
  package static func metrics(of size: Size) -> WindowMetrics {
    var layouts = [LayoutName.keypad: Layout(size: size).metrics]
    for name in LayoutName.allCases where fits(name, in: size) {
      layouts[name] = Layout(size: size, name).metrics
    }
    return WindowMetrics(size: size, layouts: layouts)
  }

  private var metrics: LayoutMetrics {
    LayoutMetrics(
      resultColumns: form == .sign ? size.columns * size.rows : text.size.columns,
      tape: tapeText.size, hintColumns: hints?.size.columns ?? 0, menuRows: menuRows)
  }

  func target(at point: Point, in state: ViewState) -> ClickTarget {
    if case .page(let kind) = state.focus {
      let row = point.row - (size.rows > 2 ? 1 : 0)
      return hint(at: point, in: pageHints) ?? (kind == .tapes ? .page(row: row) : .nothing)
    }
    if let hint = hint(at: point, in: hints) { return hint }
    if state.focus == .menu, menu.contains(point) {
      let row = point.row - (menu.rows.upperBound - menuRows)
      return row >= 0 ? .menu(row: row) : .nothing
    }
    if let button = button(at: point) { return .command(.press(button)) }
    if let bases = state.bases, let target = target(at: point, in: bases) { return target }
    let line = PlacedLine(
      GlyphSet.unicode.line(state.expression), in: expression(of: state), ellipsis: " ")
    if let place = line.character(at: point) { return .command(.placeCursor(column: place)) }
    let lines = tapeText.rows
    return tape.contains(point) && lines.contains(point.row)
      ? .command(.clickTape(line: lines.upperBound - 1 - point.row)) : .nothing
  }

  private func hint(at point: Point, in row: Rectangle?) -> ClickTarget? {
    guard let row, row.contains(point) else { return nil }
    return .hint(column: point.column - row.origin.column)
  }
}
