import Foundation
import Screen
import TestSupport
import Testing

enum TerminalKey {
  case up, down, left, right, enter, escape, backspace, delete, tab, home, end, keypadEnter
  case function(Int)
  /// In lower case.
  case control(Character)
  /// In lower case.
  case alt(Character)
  case controlLeft, controlRight

  var tmuxName: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .enter: "Enter"
    case .escape: "Escape"
    case .backspace: "BSpace"
    case .delete: "DC"
    case .tab: "Tab"
    case .home: "Home"
    case .end: "End"
    case .keypadEnter: "KPEnter"
    case .function(let number): "F\(number)"
    case .control(let letter): "C-\(letter)"
    case .alt(let letter): "M-\(letter)"
    case .controlLeft: "C-Left"
    case .controlRight: "C-Right"
    }
  }
}

/// A mouse button with its number in reports; the wheel counts as two that are never released.
enum MouseButton: Int {
  case left = 0
  case middle = 1
  case right = 2
  case wheelUp = 64
  case wheelDown = 65
}

/// Reports in xterm's SGR mode, and in the old form, where columns and rows end at 223.
enum MouseReport {
  case sgr, x10

  /// The bytes of a click on a cell, counted from 0.
  func bytes(_ button: MouseButton, at point: Point) -> [UInt8] {
    let isReleased = button.rawValue < 64
    switch self {
    case .sgr:
      let press = "\u{1B}[<\(button.rawValue);\(point.column + 1);\(point.row + 1)"
      return Array((press + "M" + (isReleased ? press + "m" : "")).utf8)
    case .x10:
      precondition(point.column < 223 && point.row < 223, "the old form ends at 223")
      let place = [UInt8(33 + point.column), UInt8(33 + point.row)]
      let press = Array("\u{1B}[M".utf8)
      return press + [UInt8(32 + button.rawValue)] + place
        + (isReleased ? press + [32 + 3] + place : [])
    }
  }
}

extension TerminalSession {
  /// Clicks on a cell, counted from 0, in the requested form; waits for the request.
  func click(
    _ point: Point, _ button: MouseButton = .left, at location: SourceLocation = #_sourceLocation
  ) throws {
    let modes = try wait(untilModes: "the program listens to the mouse", at: location) { $0.mouse }
    let form: MouseReport = modes.mouseSGR ? .sgr : .x10
    try send(form.bytes(button, at: point))
  }

  /// Waits for a text, and clicks on its first character.
  func click(on text: String, at location: SourceLocation = #_sourceLocation) throws {
    let place = try wait(for: text, at: location).place(of: text)
    try click(try #require(place, sourceLocation: location), at: location)
  }

  /// Pastes text as terminals do: line ends become Enter, in brackets if requested.
  func paste(_ text: String) throws {
    let file = tmux.folder.path + "/pasted"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    try tmux.run([
      ["load-buffer", "-b", "pasted", file], ["paste-buffer", "-d", "-p", "-b", "pasted"],
    ])
  }

  /// Lets the terminal take what programs copy.
  func openClipboard() throws { try tmux.run([["set", "-s", "set-clipboard", "on"]]) }

  func wait(forClipboard text: String, at location: SourceLocation = #_sourceLocation) throws {
    var last: String?
    let found: Void? = firstAnswer(within: patience) {
      last = try? tmux.run([["show-buffer"]])
      return last == text ? () : nil
    }
    try #require(
      found, "the clipboard is \(last ?? "empty"), not \(text)", sourceLocation: location)
  }
}
