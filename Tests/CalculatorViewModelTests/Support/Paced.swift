import CalculatorCore
import Previews
import Screen
import TestSupport
import Words

@testable import CalculatorViewModel

/// A view-model whose keys and answers come at times that a test chooses.
struct Paced {
  var model = ViewModel(theme: .dark)
  /// The answers that have not come yet, by the requests in the order of asking.
  private var answers: [(id: Request.ID, answers: ArraySlice<Answer>)] = []

  init() {
    send(.resize(.test(columns: 20, lines: 5)))
  }

  mutating func send(_ action: Action) { perform(model.send(action)) }

  /// Lets some time pass: a frame may be drawn, and answers may come.
  mutating func pass(_ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      if Bool.random(using: &random) { send(.caughtUp) } else { answer() }
    }
  }

  /// Lets time pass until nothing is left to be answered.
  mutating func settle() {
    repeat {
      while !answers.isEmpty { answer() }
      send(.caughtUp)
    } while !answers.isEmpty
    send(.tick(.light))
  }

  /// Sends the next answer.
  private mutating func answer() {
    guard !answers.isEmpty else { return }
    let id = answers[0].id
    guard let answer = answers[0].answers.popFirst() else {
      answers.removeFirst()
      return
    }
    send(.evaluated(id, answer))
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .evaluate(let request):
        var all: [Answer] = []
        request.perform(unless: .never) { all.append($0) }
        answers.append((request.id, all[...]))
      case .cancel(let id): answers.removeAll { $0.id == id }
      case .updateRates, .save, .wake, .forget, .copy, .keepPicture, .removePictures, .redraw,
        .suspend, .quit:
        break
      }
    }
  }
}
