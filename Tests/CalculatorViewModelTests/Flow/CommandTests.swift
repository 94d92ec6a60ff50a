import CalculatorCore
import Previews
import Screen
import Testing
import Words

@testable import CalculatorViewModel

/// The meaning of keys and clicks in each focus.
@Suite struct `A key` {
  @Test func `has the meaning in the tables`() {
    let tables: [(Focus, [KeyBinding])] = [
      (.keypad, KeyTable.keypad), (.formula, KeyTable.formula), (.tape, KeyTable.tape),
      (.help, KeyTable.page), (.totals, KeyTable.page),
      (.fullValue, KeyTable.page), (.explanation, KeyTable.page),
    ]
    for (focus, bindings) in tables {
      for binding in bindings {
        for key in binding.keys {
          #expect(KeyTable.command(for: key, in: focus) == binding.command)
        }
      }
    }
    #expect(KeyTable.command(for: .character("ß"), in: .keypad) == nil)
  }

  @Test func `is written on the formula line, unless it edits there`() {
    func command(_ key: Key) -> Command? { KeyTable.command(for: key, in: .formula) }
    #expect(command(.character("q")) == .editFormula(.insert("q")))
    #expect(command(.character("×")) == .editFormula(.insert("×")))
    #expect(command(.alt("b")) == .editFormula(.wordLeft))
    #expect(command(.function(9)) == nil)
  }

  @Test func `with Alt that has no meaning is Esc and the key`() {
    var session = Session("12+3")
    session.type([.alt("7")])
    #expect(session.expression == "7")
    session.type("i")
    session.type([.alt("8")])
    #expect(session.expression == "78" && session.cursor == nil)
    session.type("i+12")
    session.type([.alt("b")])
    #expect(session.cursor == 3)
  }

  @Test(arguments: PageKind.allCases)
  func `of the keypad closes a page where its command says so`(page: PageKind) {
    for binding in KeyTable.keypad {
      if case .togglePage = binding.command { continue }
      // A picture closes a page when it has been taken.
      if binding.command == .keepPicture { continue }
      for key in binding.keys where !KeyTable.page.flatMap(\.keys).contains(key) {
        var session = Session("1+2=")
        session.model.toggle(page)
        session.type([key])
        let closes = binding.command.closes(page)
        #expect((session.model.page == nil) == closes, "\(key): see Command.closes")
      }
    }
  }

  @Test func `that redraws or suspends keeps the message`() {
    var session = Session("2+=")
    session.type([.control("l"), .control("z")])
    session.send(.suspendRequest)
    session.send(.hangUp)
    #expect(session.message == "An operator is missing its number.")
    #expect(session.effects == [.redraw, .suspend, .suspend, .quit])
  }

  @Test func `that presses a button lights it for a moment`() {
    var model = ViewModel(theme: .dark)
    #expect(model.send(.key(.character("7"))) == [.wake(.light, after: .milliseconds(120))])
    #expect(model.viewState.pressed == .seven)
    // A button that is lit is not lit again.
    #expect(model.send(.key(.character("7"))) == [])
    #expect(model.send(.tick(.light)) == [])
    #expect(model.viewState.pressed == nil)
  }
}

@Suite struct `A click` {
  @Test func `closes the help, wherever it is`() {
    for target in [.button(.seven), .expression, .nothing] as [ClickTarget] {
      var session = Session("2?")
      session.send(.click(target))
      #expect(session.state.help == nil && session.expression == "2" && session.cursor == nil)
    }
  }

  @Test func `on the expression edits it, and beside everything does nothing`() {
    var session = Session("2+=")
    session.send(.click(.nothing))
    #expect(session.message != nil && session.cursor == nil)
    session.send(.click(.expression))
    #expect(session.message == nil && session.cursor == 3)
  }
}

/// What a button does to the expression, it writes on the formula line.
@Suite struct `Every edit` {
  /// What each edit writes on an empty line.
  private static let texts: [(ExpressionEdit, String)] =
    Digit.allCases.map { (.digit($0), String($0.character)) } + [
      (.digitInBase(.a, .hexadecimal), "0xA"), (.digitInBase(.one, .decimal), "1"),
      (.point, ","), (.binary(.add), "+"), (.binary(.subtract), "−"), (.binary(.multiply), "×"),
      (.binary(.divide), "÷"), (.binary(.power), "^"), (.postfix(.percent), "%"),
      (.postfix(.factorial), "!"), (.postfix(.degree), "°"), (.open, "("), (.close, ")"),
      (.binary(.and), " and "), (.binary(.or), " or "), (.binary(.xor), " xor "),
      (.binary(.modulo), " mod "), (.binary(.shiftLeft), "<<"), (.binary(.shiftRight), ">>"),
      (.root, "√("), (.reciprocal, "1÷("), (.square, "^2"),
      (.tie(EntryID(writer: 0, number: 9)), "?"), (.deleteElement, ""), (.deleteCharacter, ""),
    ] + Function.allCases.map { (.function($0), $0.name + "(") }
    + Constant.allCases.map { (.constant($0), $0.name) }

  @Test func `of a key is tried here`() {
    let tried = Set(Self.texts.map { Press.edit($0.0) })
    for case .edit(let edit) in KeyTable.presses {
      #expect(tried.contains(.edit(edit)), "what does \(edit) write?")
    }
  }

  @Test(arguments: texts)
  func `can be made on the formula line`(edit: ExpressionEdit, text: String) {
    var model = Session("i", point: ",").model
    #expect(model.pressOnFormula(.edit(edit)).isEmpty)
    #expect(model.viewState.expression.text == text)
  }
}
