import CalculatorCore
import Previews
import Quantities
import Screen
import TestSupport

@testable import CalculatorViewModel
@testable import Engine
@testable import Words

extension Request {
  func answers(
    rates: RateSource = .none, today: Day? = nil, unless cancellation: Cancellation = .never
  ) -> [Answer] {
    var answers: [Answer] = []
    perform(rates: rates, today: today, unless: cancellation) { answers.append($0) }
    return answers
  }
}

extension Cancellation {
  static var always: Cancellation { Cancellation { true } }
}

/// A view-model whose requests and saves are answered at once.
struct Session {
  var model: ViewModel
  /// Without requests, timers and saves.
  var effects: [Effect] = []
  var saved: [String] = []
  var news: [String] = []
  var rates = RatesReading(.failure(.notFetched), today: nil)

  init(_ keys: [Key] = [], point: Character = ".", columns: Int = 20, lines: Int = 0) {
    self.init(ViewModel(Environment { $0.point = point }), columns: columns, lines: lines)
    type(keys)
  }

  /// Types keys in the notation of `Key.init(notation:)`.
  init(_ keys: String, point: Character = ".", columns: Int = 20, lines: Int = 0) {
    self.init(keys.map(Key.init(notation:)), point: point, columns: columns, lines: lines)
  }

  init(_ model: ViewModel, columns: Int = 20, lines: Int = 0) {
    self.model = model
    resize(columns: columns, lines: lines)
  }

  mutating func send(_ action: Action) {
    perform(model.send(action))
    // Each answer may cause another request.
    while true {
      let effects = model.send(.inputDrained)
      if effects.isEmpty { return }
      perform(effects)
    }
  }

  private mutating func perform(_ new: [Effect]) {
    for effect in new {
      switch effect {
      case .evaluate(let request):
        let reading = rates
        let answers = request.answers(rates: RateSource { reading.outcome }, today: reading.today)
        for answer in answers { perform(model.send(.evaluated(request.id, answer))) }
      case .save(let changes):
        saved += changes.lines
        news += effect.news
        perform(model.send(.saved(.saved([]))))
      case .cancel, .wake, .forget: break
      case .updateRates, .copy, .keepPicture, .archive, .openTape, .listTapes, .redraw, .suspend,
        .showLine, .speak, .quit:
        effects.append(effect)
        news += effect.news
      }
    }
  }

  var state: ViewState { model.viewState }
  var cursor: Int? { state.expression.cursor }
  var result: String? { state.result?.text }
}

extension WindowMetrics {
  /// A window that fits every layout, with the same metrics.
  init(size: Size, resultColumns: Int, tape: Size = Size(columns: 0, rows: 0)) {
    let parts = LayoutMetrics(resultColumns: resultColumns, tape: tape)
    self.init(
      size: size,
      layouts: Dictionary(uniqueKeysWithValues: LayoutName.allCases.map { ($0, parts) }))
  }

  /// `columns` of the result line, and `lines` of the tape.
  static func test(columns: Int, lines: Int) -> WindowMetrics {
    WindowMetrics(
      size: Size(columns: 80, rows: 24), resultColumns: columns,
      tape: Size(columns: lines == 0 ? 0 : 36, rows: lines))
  }
}

/// A view-model whose requests and saves wait for the test.
struct Waiting {
  var model: ViewModel
  var requests: [Request] = []
  var cancelled: [Request.ID] = []
  var saves: [SavedChanges] = []
  var others: [Effect] = []
  var news: [String] = []

  init(_ keys: String = "", lines: Int = 0, keepsTape: Bool = false) {
    self.init(ViewModel(keepsTape: keepsTape), lines: lines)
    type(keys)
  }

  init(_ model: ViewModel, lines: Int) {
    self.model = model
    resize(columns: 20, lines: lines)
  }

  mutating func send(_ action: Action) {
    for effect in model.send(action) + model.send(.inputDrained) {
      news += effect.news
      switch effect {
      case .evaluate(let request): requests.append(request)
      case .cancel(let id): cancelled.append(id)
      case .save(let changes): saves.append(changes)
      case .wake, .forget: break
      case .updateRates, .copy, .keepPicture, .archive, .openTape, .listTapes, .redraw, .suspend,
        .showLine, .speak, .quit:
        others.append(effect)
      }
    }
  }

  /// Sends the first `count` answers to a request, the last one by default.
  mutating func answer(_ count: Int = .max, to request: Request? = nil) {
    guard let request = request ?? requests.last else { return }
    for answer in request.answers().prefix(count) { send(.evaluated(request.id, answer)) }
  }

  /// Answers all requests from one on in order, including new ones.
  mutating func answerAll(from first: Int = 0) {
    var index = first
    while index < requests.count {
      answer(to: requests[index])
      index += 1
    }
  }

  mutating func calculate(_ keys: String) {
    for key in keys {
      let asked = requests.count
      press(Key(notation: key))
      answerAll(from: asked)
    }
  }

  var result: ResultLine? { model.viewState.result }
}

extension Teller {
  var rows: [String] { model.viewState.tape?.lines ?? [] }
  var expression: String { model.viewState.expression.text }
  var message: String? { model.viewState.message?.sentence.full }

  mutating func resize(columns: Int = 20, lines: Int = 0) {
    send(.resize(.test(columns: columns, lines: lines)))
  }

  mutating func press(_ key: Key) { send(.key(key)) }

  mutating func type(_ keys: [Key]) { for key in keys { press(key) } }

  mutating func type(_ keys: String) { type(keys.map(Key.init(notation:))) }
}

/// A view-model whose test chooses the times of keys and answers.
struct Paced {
  var model = ViewModel()
  private var answers: [(id: Request.ID, answers: ArraySlice<Answer>)] = []

  init() { send(.resize(.test(columns: 20, lines: 5))) }

  mutating func send(_ action: Action) { perform(model.send(action)) }

  /// Draws frames and sends answers at random.
  mutating func pass(_ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      if Bool.random(using: &random) { send(.inputDrained) } else { answer() }
    }
  }

  mutating func settle() {
    repeat {
      while !answers.isEmpty { answer() }
      send(.inputDrained)
    } while !answers.isEmpty
    send(.tick(.light))
  }

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
      case .evaluate(let request): answers.append((request.id, request.answers()[...]))
      case .cancel(let id): answers.removeAll { $0.id == id }
      case .updateRates, .save, .wake, .forget, .copy, .keepPicture, .archive, .openTape,
        .listTapes, .redraw, .suspend, .showLine, .speak, .quit:
        break
      }
    }
  }
}
