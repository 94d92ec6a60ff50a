import Screen
import Terminal

/// Compiled, but not run: tests have no terminal of their own, and share the signal handlers.
private enum UntriedExamples {
  static func terminal() throws {
    let terminal = try Terminal()
    defer { terminal.leave() }
    while true {
      var frame = Frame(size: terminal.size)
      frame.write("q quits", at: Point(column: 0, row: 0), style: Style())
      terminal.present(frame)
      let event = terminal.nextEvent(before: nil)
      if event == .key(.character("q")) || event == .hangUp { break }
    }
  }
}
