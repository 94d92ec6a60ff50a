import CalculatorViewModel
import Screen

/// What an event means for what is on the screen; nil when it means nothing.
///
/// - Parameters:
///   - focus: what the keyboard belongs to.
///   - layout: where everything stands.
///   - isCalculating: whether a value is under way, so that Ctrl-C stops that.
package func interpret(
  _ event: Event, focus: Focus, layout: Layout, isCalculating: Bool = false
) -> Action? {
  switch event {
  case .key(.control("c")) where isCalculating: return .stop
  case .key(let key):
    if case .help(let offset) = focus,
      let row = row(after: key, offset: offset, page: HelpPage(size: layout.size))
    {
      return .scrollHelp(to: row)
    }
    return KeyTable.action(for: key, in: focus)
  case .click(let point):
    if case .help = focus { return .toggleHelp }
    if let button = layout.button(at: point) { return .press(button) }
    return layout.expression.contains(point) ? .openFormula : nil
  case .background(let luminance): return .background(luminance)
  case .suspend: return .suspend
  case .hangUp: return .quit
  case .resize: return nil
  }
}

/// What an event means while a result is calculated, if it cannot wait for that.
///
/// All others keep their turn: they are taken when the result is there.
package func urgentAction(for event: Event) -> Action? {
  switch event {
  case .key(.control("c")): .stop
  case .key(.control("z")), .suspend: .suspend
  case .key(.control("l")): .redraw
  case .hangUp: .quit
  case .key, .click, .background, .resize: nil
  }
}

/// The keys of an event: Escape and a key that follow each other fast are one key with Alt for a
/// terminal, but two where that key means nothing.
package func keysApart(_ event: Event, focus: Focus) -> [Event] {
  guard case .key(.alt(let character)) = event,
    KeyTable.action(for: .alt(character), in: focus) == nil
  else { return [event] }
  return [.key(.escape), .key(.character(character))]
}

/// The first row of the help after a key that scrolls it; nil for other keys.
private func row(after key: Key, offset: Int, page: HelpPage) -> Int? {
  switch key {
  case .up: page.offset(offset, movedBy: -1)
  case .down: page.offset(offset, movedBy: 1)
  case .pageUp: page.offset(offset, movedBy: -page.visibleRows)
  case .pageDown: page.offset(offset, movedBy: page.visibleRows)
  case .home: 0
  case .end: page.lastOffset
  case .left, .right: page.offset(offset, movedBy: 0)
  default: nil
  }
}
