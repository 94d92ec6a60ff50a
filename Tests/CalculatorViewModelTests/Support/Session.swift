import CalculatorCore
import Previews
import Screen

@testable import CalculatorViewModel

/// A view-model after typed keys, and what it shows; every request is answered at once.
struct Session {
  var model: ViewModel
  /// The effects so far, except requests and timers.
  var effects: [Effect] = []

  init(_ keys: [Key] = [], point: Character = ".", columns: Int = 20) {
    self.init(ViewModel(theme: .dark, point: point), columns: columns)
    type(keys)
  }

  /// Types characters in the notation of `Key.init(notation:)`.
  init(_ keys: String, point: Character = ".", columns: Int = 20) {
    self.init(keys.map(Key.init(notation:)), point: point, columns: columns)
  }

  init(_ model: ViewModel, columns: Int = 20) {
    self.model = model
    resize(columns: columns)
  }

  mutating func resize(columns: Int) {
    send(.resize(WindowMetrics(size: Size(columns: 80, rows: 24), resultColumns: columns)))
  }

  mutating func type(_ keys: [Key]) {
    for key in keys { send(.key(key)) }
  }

  mutating func type(_ keys: String) {
    type(keys.map(Key.init(notation:)))
  }

  mutating func click(_ button: Button) {
    send(.click(.button(button)))
  }

  mutating func send(_ action: Action) {
    perform(model.send(action))
    perform(model.send(.caughtUp))
  }

  private mutating func perform(_ new: [Effect]) {
    for effect in new {
      switch effect {
      case .evaluate(let request):
        var answers: [Answer] = []
        request.perform(unless: .never) { answers.append($0) }
        for answer in answers { perform(model.send(.evaluated(request.id, answer))) }
      case .cancel, .wake, .forget: break
      case .redraw, .suspend, .quit: effects.append(effect)
      }
    }
  }

  var state: ViewState { model.viewState }
  var cursor: Int? { state.expression.cursor }
  var expression: String { state.expression.text }
  var result: String? { state.result?.text }
  var message: String? { state.message?.sentence.full }
}
