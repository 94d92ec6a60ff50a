import CalculatorCore
import Screen
import TestSupport
import Testing

@testable import CalculatorViewModel

/// What is seen of values and results while somebody else calculates them.
@Suite struct `Waiting` {
  /// Keys of every kind, in any order.
  private static func keys(_ random: inout SeededGenerator) -> String {
    let keys = Array("0123456789.+-*/^%!()=⏎⏎⌫⎋←↑→↓␣iiit?")
    return String(
      (0..<Int.random(in: 0...30, using: &random)).compactMap { _ in
        keys.randomElement(using: &random)
      })
  }

  @Test(arguments: seeds)
  func `with its values the state ahead is the state`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let keys = Self.keys(&random)
      let model = Session(keys).model
      let state = model.viewState(resultColumns: 20)
      var ahead = model.stateWithoutValue
      if ahead.isIncomplete {
        #expect(ahead.result == ResultLine(text: "…", tone: .live))
        ahead.adoptValues(of: state)
      }
      #expect(ahead == state, "after \(keys)")
    }
  }

  @Test(arguments: ["", "2", "2+", "1/0=", "i", "i  ", "2+=", "5="])
  func `where nothing is to be calculated it is whole at once`(keys: String) {
    let model = Session(keys).model
    #expect(!model.stateWithoutValue.isIncomplete)
    #expect(model.stateWithoutValue == model.viewState(resultColumns: 20))
  }

  @Test(arguments: seeds)
  func `the values of a model that shows the same are those of this one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var session = Session(Self.keys(&random))
      var known = session.model
      for key in Self.keys(&random) {
        session.type(String(key))
        if !session.model.showsSameValues(as: known) { known = session.model }
        var ahead = session.model.stateWithoutValue
        if ahead.isIncomplete { ahead.adoptValues(of: known.viewState(resultColumns: 20)) }
        #expect(ahead == session.state)
      }
    }
  }

  @Test(
    arguments: [
      ("12+3", "t"), ("12+3", "↑"), ("12+3=", "t"), ("12+3", "?"), ("i12+3", "←←"),
    ])
  func `what is painted around a value does not change it`(keys: String, more: String) {
    let model = Session(keys).model
    #expect(Session(keys + more).model.showsSameValues(as: model))
  }

  @Test(arguments: [("12+3", "4"), ("i12+3", "4"), ("12+3", "="), ("12+3", "i"), ("200+5%", "=")])
  func `a key that changes the calculation does`(keys: String, more: String) {
    let model = Session(keys).model
    #expect(!Session(keys + more).model.showsSameValues(as: model))
  }

  @Test(arguments: seeds)
  func `only an action that calculates can be interrupted`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Their value takes so much work that the calculation asks whether to go on.
    let starts = ["3^1000000*3^1000000", "3^1000000*3^1000000=", "i3^1000000*3^1000000"]
    for start in starts {
      for _ in 0..<10 {
        let model = Session(start + Self.keys(&random).filter { !"=⏎␣".contains($0) }).model
        for key in "0+%!()=⏎⌫⎋↑␣it?" {
          guard let action = KeyTable.action(for: Session.key(key), in: model.focus) else {
            continue
          }
          var (whole, stopped) = (model, model)
          _ = whole.send(action)
          _ = stopped.send(action, unless: Interruption { true })
          #expect(whole == stopped || model.calculates(action))
        }
      }
    }
  }

  @Test(arguments: [
    ("2+3", Action.enter, true), ("2+3", .press(.equals), true), ("2+3", .press(.add), false),
    ("2+3↑", .enter, false), ("2+3↑", .pressHighlighted, false), ("2+3", .pressHighlighted, false),
    ("2+3→↑", .enter, false), ("2+3→↓", .enter, true), ("2+3→↓", .pressHighlighted, true),
    ("i2+3", .enter, true), ("i2+3", .press(.equals), true), ("i2+3", .edit(.left), false),
    ("2+3", .type(.open), false), ("2+3", .toggleHelp, false),
  ])
  func `what calculates a result`(keys: String, action: Action, calculates: Bool) {
    #expect(Session(keys).model.calculates(action) == calculates)
  }

  @Test func `a result that is awaited is an ellipsis, and its button is lit`() {
    var model = Session("2+=12↑").model
    model.awaitResult(of: .press(.equals))
    let state = model.viewState(resultColumns: 20)
    #expect(state.isIncomplete && state.result?.text == "…")
    #expect(state == model.stateWithoutValue)
    #expect(state.pressed == .equals && state.highlighted == nil && state.message == nil)
    #expect(state.expression == ExpressionLine(text: "2 + 12"))
  }

  @Test(arguments: ["i1/0⏎", "1/0=", "2+3=", "i2+3", "2*"])
  func `it is awaited on the formula line, after a result and after an error, too`(keys: String) {
    var session = Session(keys)
    let expression = session.expression
    session.model.awaitResult(of: .enter)
    #expect(session.expression == expression && session.result == "…")
    #expect(session.state.expression.mark == nil && session.message == nil)
    _ = session.model.send(.stop)
    #expect(session.expression == expression && session.result != "…")
    #expect(session.message == "The calculation was stopped.")
  }

  @Test func `with the highlight Enter leaves it where it is, and the help is closed`() {
    var session = Session("2+3→↓")
    session.model.awaitResult(of: .enter)
    #expect(session.state.highlighted == .equals && session.state.pressed == .equals)
    session = Session("2+3?")
    session.model.awaitResult(of: .press(.equals))
    #expect(session.state.helpOffset == nil)
  }
}
