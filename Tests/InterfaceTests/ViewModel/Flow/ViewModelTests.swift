import CalculatorCore
import Quantities
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A key` {
  @Test func `has the meaning in the tables`() {
    let tables: [(Focus, [KeyBinding])] = [
      (.keypad, KeyTable.keypad), (.formula, KeyTable.formula), (.tape, KeyTable.tape),
      (.menu, KeyTable.menu), (.search, KeyTable.search), (.keypad, KeyTable.named),
      (.menu, KeyTable.named), (.page(.help), KeyTable.page), (.page(.totals), KeyTable.page),
      (.page(.fullValue), KeyTable.page), (.page(.explanation), KeyTable.page),
      (.page(.plot), KeyTable.plot), (.page(.tapes), KeyTable.tapes),
    ]
    for (focus, bindings) in tables {
      for binding in bindings {
        for key in binding.keys {
          #expect(KeyTable.command(for: key, in: focus) == binding.command)
        }
      }
    }
    #expect(KeyTable.command(for: .character("ß"), in: .keypad) == .type("ß"))
    #expect(KeyTable.command(for: .character("ß"), in: .formula) == .editFormula(.insert("ß")))
    #expect(KeyTable.command(for: .character("7"), in: .page(.help)) == .press(.seven))
    #expect(KeyTable.command(for: .function(12), in: .keypad) == nil)
  }

  @Test(arguments: PageKind.allCases)
  func `closes a page where its command says so`(page: PageKind) {
    for binding in KeyTable.keypad + KeyTable.named {
      if case .togglePage = binding.command { continue }
      let keys = KeyTable.page + (page == .plot ? KeyTable.plot : [])
      for key in binding.keys where !keys.flatMap(\.keys).contains(key) {
        let result =
          switch page {
          case .plot: "plot(1;x=0 to 1)⏎⎋"
          case .schedule: "schedule(1;0;1 month)⏎⎋"
          default: "1+2="
          }
        var session = Session(result)
        _ = session.model.perform(.togglePage(page))
        session.type([key])
        let closes = binding.command.closes(page)
        #expect((session.model.page == nil) == closes, "\(key): see Command.closes")
      }
    }
  }

  @Test func `that calculates leaves the last result`() {
    #expect(Session("6*7=").model.lastResult() == 42)
  }

  @Test func `that presses a button lights it for a moment`() {
    var model = ViewModel()
    #expect(model.send(.key(.character("7"))) == [.wake(.light, after: .milliseconds(120))])
    #expect(model.viewState.pressed == .seven)
    // A lit button is not lit again.
    #expect(model.send(.key(.character("7"))) == [])
    #expect(model.send(.tick(.light)) == [])
    #expect(model.viewState.pressed == nil)
  }
}

/// Buttons have the same effect on the keypad and on the formula line.
@Suite struct `Every edit` {
  @Test(arguments: Button.allCases) func `of a button is made in a story`(button: Button) {
    guard case .press(.edit) = button.entry.action else { return }
    let story = goldenText("Stories/ViewModel")
    #expect(story.contains("click \(button)\n"), "what does \(button) write on the formula line?")
  }
}
