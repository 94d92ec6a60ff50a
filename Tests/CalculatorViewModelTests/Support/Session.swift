import CalculatorCore
import Previews
import Quantities
import Screen
@testable import Words

@testable import CalculatorViewModel

/// A view-model after typed keys, and what it shows; every request is answered at once, and every
/// change of a tape that is kept is saved at once.
struct Session {
  var model: ViewModel
  /// The effects so far, except requests, timers and savings.
  var effects: [Effect] = []
  /// The lines of the changes that were saved.
  var saved: [String] = []
  /// The exchange rates that calculations find.
  var rates = RatesReading(.failure(.notFetched), today: nil)

  init(_ keys: [Key] = [], point: Character = ".", columns: Int = 20, lines: Int = 0) {
    self.init(ViewModel(theme: .dark, point: point), columns: columns, lines: lines)
    type(keys)
  }

  /// Types characters in the notation of `Key.init(notation:)`.
  init(_ keys: String, point: Character = ".", columns: Int = 20, lines: Int = 0) {
    self.init(keys.map(Key.init(notation:)), point: point, columns: columns, lines: lines)
  }

  init(_ model: ViewModel, columns: Int = 20, lines: Int = 0) {
    self.model = model
    resize(columns: columns, lines: lines)
  }

  mutating func resize(columns: Int = 20, lines: Int = 0) {
    send(.resize(.test(columns: columns, lines: lines)))
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
    // Each answer may be a reason to ask again.
    while true {
      let effects = model.send(.caughtUp)
      if effects.isEmpty { return }
      perform(effects)
    }
  }

  private mutating func perform(_ new: [Effect]) {
    for effect in new {
      switch effect {
      case .evaluate(let request):
        var answers: [Answer] = []
        let reading = rates
        request.perform(
          rates: RateSource { reading.outcome }, today: reading.today, unless: .never
        ) { answers.append($0) }
        for answer in answers { perform(model.send(.evaluated(request.id, answer))) }
      case .save(let changes):
        saved += changes.lines
        perform(model.send(.saved(.saved([]))))
      case .cancel, .wake, .forget: break
      case .updateRates, .copy, .keepPicture, .removePictures, .redraw, .suspend, .quit:
        effects.append(effect)
      }
    }
  }

  var state: ViewState { model.viewState }
  var cursor: Int? { state.expression.cursor }
  /// The rows of the tape, as `TapePane.lines` writes them.
  var rows: [String] { state.tape?.lines ?? [] }
  var expression: String { state.expression.text }
  var result: String? { state.result?.text }
  var message: String? { state.message?.sentence.full }
}

extension WindowMetrics {
  /// A window that has room for every layout, with the same parts in each.
  init(size: Size, resultColumns: Int, tape: Size = Size(columns: 0, rows: 0)) {
    let parts = LayoutMetrics(resultColumns: resultColumns, tape: tape)
    self.init(
      size: size,
      layouts: Dictionary(uniqueKeysWithValues: LayoutName.allCases.map { ($0, parts) }))
  }

  /// A window with a width of the result line, and with lines for the tape.
  static func test(columns: Int, lines: Int) -> WindowMetrics {
    WindowMetrics(
      size: Size(columns: 80, rows: 24), resultColumns: columns,
      tape: Size(columns: lines == 0 ? 0 : 36, rows: lines))
  }
}
