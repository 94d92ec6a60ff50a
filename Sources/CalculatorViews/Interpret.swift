import CalculatorViewModel
import Screen

/// What an event means for what is on the screen; nil when it means nothing.
///
/// - Parameters:
///   - helpOffset: the first row of the help that shows; nil while the help is closed.
///   - layout: where everything stands.
package func interpret(_ event: Event, helpOffset: Int?, layout: Layout) -> Action? {
  switch event {
  case .key(let key):
    if let offset = helpOffset {
      return interpretHelp(key, offset: offset, page: HelpPage(size: layout.size))
    }
    return KeyTable.action(for: key)
  case .click(let point):
    if helpOffset != nil { return .toggleHelp }
    return layout.button(at: point).map { .press($0) }
  case .background(let luminance): return .background(luminance)
  case .suspend: return .suspend
  case .hangUp: return .quit
  case .resize: return nil
  }
}

/// What a key means while the help shows.
private func interpretHelp(_ key: Key, offset: Int, page: HelpPage) -> Action? {
  switch key {
  case .up: .scrollHelp(to: page.offset(offset, movedBy: -1))
  case .down: .scrollHelp(to: page.offset(offset, movedBy: 1))
  case .pageUp: .scrollHelp(to: page.offset(offset, movedBy: -page.visibleRows))
  case .pageDown: .scrollHelp(to: page.offset(offset, movedBy: page.visibleRows))
  case .home: .scrollHelp(to: 0)
  case .end: .scrollHelp(to: page.lastOffset)
  case .left, .right: nil
  default: KeyTable.helpAction(for: key)
  }
}
