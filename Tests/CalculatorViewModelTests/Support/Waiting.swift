import CalculatorCore
import Previews
import Screen
@testable import Words

@testable import CalculatorViewModel

/// A view-model whose requests and savings wait until the test answers them.
struct Waiting {
  var model: ViewModel
  var requests: [Request] = []
  var cancelled: [Request.ID] = []
  var saves: [SavedChanges] = []
  var timers: [Timer] = []
  var others: [Effect] = []

  init(_ keys: String = "", lines: Int = 0, keepsTape: Bool = false) {
    model = ViewModel(theme: .dark, keepsTape: keepsTape)
    resize(columns: 20, lines: lines)
    type(keys)
  }

  mutating func resize(columns: Int, lines: Int = 0) {
    send(.resize(.test(columns: columns, lines: lines)))
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
      case .save(let changes): saves.append(changes)
      case .wake(let timer, _): timers.append(timer)
      case .forget: break
      case .updateRates, .copy, .keepPicture, .removePictures, .redraw, .suspend, .quit:
        others.append(effect)
      }
    }
  }

  /// Sends the first answers to a request, or all; to the last request unless another is named.
  mutating func answer(_ count: Int = .max, to request: Request? = nil) {
    guard let request = request ?? requests.last else { return }
    var answers: [Answer] = []
    request.perform(unless: .never) { answers.append($0) }
    for answer in answers.prefix(count) { send(.evaluated(request.id, answer)) }
  }

  /// Answers all requests in their order, also those that the answers lead to.
  mutating func answerAll() {
    var answered = 0
    while answered < requests.count {
      answer(to: requests[answered])
      answered += 1
    }
  }

  /// Types keys, and answers the requests that they lead to.
  mutating func calculate(_ keys: String) {
    for key in keys {
      let asked = requests.count
      press(Key(notation: key))
      for index in asked... {
        guard index < requests.count else { break }
        answer(to: requests[index])
      }
    }
  }

  /// The lines of all changes that were to be saved.
  var saved: [[String]] { saves.map(\.lines) }

  /// The rows of the tape, as `TapePane.lines` writes them.
  var rows: [String] { model.viewState.tape?.lines ?? [] }
  var expression: String { model.viewState.expression.text }
  var result: ResultLine? { model.viewState.result }
  var message: String? { model.viewState.message?.sentence.full }
}
