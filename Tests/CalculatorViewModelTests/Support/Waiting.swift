import CalculatorCore
import Previews
import Screen

@testable import CalculatorViewModel

/// A view-model whose requests wait until the test answers them.
struct Waiting {
  var model = ViewModel(theme: .dark)
  var requests: [Request] = []
  var cancelled: [Request.ID] = []
  var timers: [Timer] = []
  var others: [Effect] = []

  init(_ keys: String = "") {
    resize(columns: 20)
    type(keys)
  }

  mutating func resize(columns: Int) {
    let size = Size(columns: 80, rows: 24)
    send(.resize(WindowMetrics(size: size, resultColumns: columns)))
  }

  mutating func type(_ keys: String) {
    for key in keys { press(Key(notation: key)) }
  }

  mutating func press(_ key: Key) { send(.key(key)) }

  mutating func send(_ action: Action) {
    for effect in model.send(action) + model.send(.caughtUp) {
      switch effect {
      case .evaluate(let request): requests.append(request)
      case .cancel(let id): cancelled.append(id)
      case .wake(let timer, _): timers.append(timer)
      case .forget: break
      case .redraw, .suspend, .quit: others.append(effect)
      }
    }
  }

  /// Sends the first answers to a request; to the last request unless another is named.
  mutating func answer(_ count: Int = 2, to request: Request? = nil) {
    guard let request = request ?? requests.last else { return }
    var answers: [Answer] = []
    request.perform(unless: .never) { answers.append($0) }
    for answer in answers.prefix(count) { send(.evaluated(request.id, answer)) }
  }

  var expression: String { model.viewState.expression.text }
  var result: ResultLine? { model.viewState.result }
  var message: String? { model.viewState.message?.sentence.full }
}
