import Screen

@testable import CalculatorViewModel

/// A view-model after typed keys, and what it shows.
struct Session {
  var model: ViewModel
  var effects: [Effect] = []

  init(_ keys: [Key], point: Character = ".") {
    model = ViewModel(theme: .dark, point: point)
    type(keys)
  }

  /// Types characters; `⏎` is Enter, `␣` Space, `⌫` Backspace, `⎋` Escape and `←↑→↓` the arrows.
  init(_ keys: String, point: Character = ".") {
    self.init(keys.map(Session.key), point: point)
  }

  mutating func type(_ keys: [Key]) {
    for key in keys {
      if let action = KeyTable.action(for: key, in: model.focus), let effect = model.send(action) {
        effects.append(effect)
      }
    }
  }

  mutating func type(_ keys: String) {
    type(keys.map(Session.key))
  }

  var state: ViewState { model.viewState(resultColumns: 20) }
  var cursor: Int? { state.expression.cursor }
  var expression: String { state.expression.text }
  var result: String? { state.result?.text }
  var message: String? { state.message?.sentence.full }

  static func key(_ character: Character) -> Key {
    switch character {
    case "⏎": .enter
    case "␣": .character(" ")
    case "⌫": .backspace
    case "⎋": .escape
    case "←": .left
    case "↑": .up
    case "→": .right
    case "↓": .down
    default: .character(character)
    }
  }
}
