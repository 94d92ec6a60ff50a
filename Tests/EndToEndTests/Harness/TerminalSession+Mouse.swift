import Testing

/// A button of the mouse; the raw value is its number in reports.
///
/// The wheel counts as two buttons that are never released.
enum MouseButton: Int {
  case left = 0
  case middle = 1
  case right = 2
  case wheelUp = 64
  case wheelDown = 65

  var isReleased: Bool { rawValue < 64 }
}

/// The two forms of mouse reports: that of xterm's SGR mode, and the old one, in which columns and
/// rows end at 223.
enum MouseReport {
  case sgr
  case x10

  /// The bytes of a press and a release of a button on a cell, counted from 0.
  func bytes(_ button: MouseButton, column: Int, row: Int) -> [UInt8] {
    switch self {
    case .sgr:
      let press = "\u{1B}[<\(button.rawValue);\(column + 1);\(row + 1)"
      return Array((press + "M" + (button.isReleased ? press + "m" : "")).utf8)
    case .x10:
      precondition(column < 223 && row < 223, "the old form has no numbers beyond 223")
      let place = [UInt8(33 + column), UInt8(33 + row)]
      let press = Array("\u{1B}[M".utf8)
      let released = button.isReleased ? press + [32 + 3] + place : []
      return press + [UInt8(32 + button.rawValue)] + place + released
    }
  }
}

extension TerminalSession {
  /// Presses and releases a button on a cell, counted from 0, in the form that the program has asked
  /// for; waits until it has asked.
  func click(
    column: Int, row: Int, _ button: MouseButton = .left,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let modes = try wait(untilModes: "the program listens to the mouse", at: location) {
      $0.mouse
    }
    let form: MouseReport = modes.mouseSGR ? .sgr : .x10
    try send(form.bytes(button, column: column, row: row))
  }

  /// Clicks on the first character of the first occurrence of a text; waits until it shows.
  func click(
    on text: String, _ button: MouseButton = .left,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let place = try #require(
      try wait(for: text, at: location).position(of: text), sourceLocation: location)
    try click(column: place.column, row: place.row, button, at: location)
  }
}
