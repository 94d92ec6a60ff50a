/// A key that does not type a character.
enum TerminalKey {
  case up, down, left, right
  case enter, escape, backspace, delete, tab, space
  case home, end, pageUp, pageDown
  case keypadEnter
  case function(Int)
  /// A letter with Ctrl, in lower case.
  case control(Character)
  /// A letter with Alt, in lower case.
  case alt(Character)
  case controlLeft, controlRight

  /// The name of the key for `tmux send-keys`.
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
    case .space: "Space"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PPage"
    case .pageDown: "NPage"
    case .keypadEnter: "KPEnter"
    case .function(let number): "F\(number)"
    case .control(let letter): "C-\(letter)"
    case .alt(let letter): "M-\(letter)"
    case .controlLeft: "C-Left"
    case .controlRight: "C-Right"
    }
  }
}
