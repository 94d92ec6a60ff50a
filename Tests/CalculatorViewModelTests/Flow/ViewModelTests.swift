import CalculatorCore
import Previews
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

/// Stories that check the screen key by key.
@Suite struct `The view-model` {
  @Test func `shows a sum while it is typed and calculated`() {
    var session = Session("")
    let steps: [(String, String, String?)] = [
      ("", "0", nil), ("1", "1", nil), ("2", "12", nil), (".", "12.", nil), ("5", "12.5", nil),
      ("+", "12.5 +", nil), ("7", "12.5 + 7", "= 19.5"), ("*", "12.5 + 7 ×", nil),
      ("-", "12.5 + 7 × −", nil), ("3", "12.5 + 7 × −3", "= −8.5"),
      ("⏎", "12.5 + 7 × −3", "= −8.5"), ("⏎", "−8.5 × −3", "= 25.5"), ("/", "25.5 ÷", nil),
      ("7", "25.5 ÷ 7", "≈ 3.64285714285714"), ("=", "25.5 ÷ 7", "≈ 3.64285714285714"),
      ("+", "ans +", nil), ("9", "ans + 9", "≈ 12.6428571428571"), ("⎋", "0", nil),
    ]
    for (keys, expression, result) in steps {
      session.type(keys)
      #expect(session.expression == expression, "after \(keys)")
      #expect(session.result == result, "after \(keys)")
      #expect(session.message == nil, "after \(keys)")
    }
  }

  @Test(arguments: [
    ("1/3*3=", "= 1"), ("0.1+0.2=", "= 0.3"), ("7+7.0=", "= 14"), ("1/8=", "= 0.125"),
    ("9999999999999999-9999999999999998=", "= 1"), ("2/3=", "≈ 0.666666666666667"),
    ("99999999999*99999999999=", "≈ 9.9999999998×10²¹"), ("5-5=", "= 0"),
    ("1/7000000000000=", "≈ 1.4285714286×10⁻¹³"), ("10000000000*10000000000=", "= 1×10²⁰"),
  ])
  func `shows numbers exactly, or rounded with a mark`(keys: String, result: String) {
    #expect(Session(keys).result == result)
  }

  @Test func `shows a live value until equals`() {
    #expect(Session("2+3").state.result?.tone == .live)
    #expect(Session("2+3=").state.result?.tone == .final)
  }

  @Test func `shows an ellipsis if no digit fits`() {
    #expect(Session("1/7000000000000=", columns: 6).result == "…")
  }

  @Test(
    arguments: [
      ("2+=", "A number is missing after +.", 2..<3),
      ("2*-=", "A number is missing after −.", 4..<5),
      ("5=", "There is nothing to calculate yet.", nil),
    ] as [(String, String, Range<Int>?)])
  func `shows why a key was refused, until the line changes, and changes nothing`(
    keys: String, message: String, mark: Range<Int>?
  ) {
    var session = Session(keys)
    let before = Session(String(keys.dropLast()))
    #expect(session.message == message)
    #expect(session.state.message?.isMistake == true)
    #expect(session.state.expression.mark == mark)
    #expect(session.expression == before.expression)
    session.type("→≡⎋")
    #expect(session.message == message && session.state.expression.mark == mark)
    session.type("⌫")
    #expect(session.message == nil && session.state.expression.mark == nil)
  }

  @Test func `refuses a second point that is clicked, and says so while that number is typed`() {
    var session = Session("1+2.5")
    session.click(.point)
    #expect(session.expression == "1 + 2.5" && session.state.expression.mark == 4..<7)
    #expect(session.message == "The number already has a decimal point.")
    session.type("5")
    #expect(session.expression == "1 + 2.55")
    #expect(session.message == "The number already has a decimal point.")
    for end in ["+", "⌫", "=", "⎋", "②"] {
      var ended = session
      ended.type(end)
      #expect(ended.message == nil, "\(end)")
    }
  }

  @Test func `writes a second point that is typed, which Enter refuses`() {
    var session = Session("192.168.1.10/24")
    #expect(session.expression == "192.168.1.10/24" && session.message == nil)
    session.type("⏎")
    #expect(session.message == "A number has at most one decimal point.")
    #expect(session.state.expression.mark == 0..<12)
  }

  @Test func `keeps an expression with its error until it is corrected`() {
    var session = Session("12+8/0*3=")
    for keys in ["", "=", "→"] {
      session.type(keys)
      #expect(session.expression == "12 + 8 ÷ 0 × 3")
      #expect(session.message == "Division by zero.")
      #expect(session.state.expression.mark == 7..<10)
      #expect(session.result == nil)
    }
    session.type("⌫⌫⌫4=")
    #expect(session.expression == "12 + 8 ÷ 4")
    #expect(session.result == "= 14")
  }

  @Test func `presses the highlighted button by Enter after arrows, and equals after digits`() {
    var session = Session("↑")
    #expect(session.state.highlighted == .eight)
    session.type("⏎⏎")
    #expect(session.expression == "88")
    session.type("␣")
    #expect(session.expression == "888")
    #expect(session.state.highlighted == .eight)
    session.type("+1")
    #expect(session.state.highlighted == nil)
    session.type("⏎")
    #expect(session.result == "= 889")
    session.type("←")
    #expect(session.state.highlighted == .add)
  }

  @Test func `hides the highlight in its place after Backspace`() {
    var session = Session("5←⌫")
    #expect(session.state.highlighted == nil)
    #expect(session.expression == "0")
    session.type("→")
    #expect(session.state.highlighted == .five)
  }

  @Test func `presses a clicked button and hides the highlight`() {
    var session = Session("↑")
    session.click(.zero)
    #expect(session.state.highlighted == nil)
    session.type("⏎")
    #expect(session.message == "There is nothing to calculate yet.")
  }

  @Test func `lights a pressed button until its timer`() {
    var session = Session("7")
    #expect(session.state.pressed == .seven)
    #expect(session.model.send(.tick(.light)) == [])
    #expect(session.state.pressed == nil)
    #expect(session.expression == "7")
  }

  @Test(arguments: [".", ","])
  func `shows the decimal point of the locale, whichever was typed`(typed: String) {
    let session = Session("1\(typed)5+2=", point: ",")
    #expect(session.expression == "1,5 + 2")
    #expect(session.result == "= 3,5")
  }

  @Test func `returns effects for keys that redraw, suspend and quit`() {
    var session = Session("2+")
    session.type([.control("l"), .control("z"), .function(10), .control("c"), .control("d")])
    #expect(session.effects == [.redraw, .suspend, .quit, .quit])
    #expect(session.expression == "2 +")
  }

  @Test func `switches through all themes and names each`() {
    var session = Session("2")
    var seen: [ThemeName] = []
    for _ in ThemeName.allCases {
      session.type("≡theme⏎⏎")
      seen.append(session.state.theme)
      #expect(session.message == "Theme: \(session.state.theme.rawValue).")
      #expect(session.state.message?.isMistake == false)
    }
    #expect(seen.last == .dark)
    #expect(Set(seen) == Set(ThemeName.allCases))
  }

  @Test func `keeps one theme on a terminal without colours`() {
    var model = ViewModel(theme: .light, hasColors: false, followsTerminal: true)
    #expect(model.environment.theme == .mono)
    _ = model.perform(.nextTheme)
    model.send(.background(.light))
    #expect(model.environment.theme == .mono)
    let message = model.viewState.message
    #expect(
      message?.sentence.full == "This terminal has no colours." && message?.isMistake == false)
  }

  @Test func `follows a late reply about the background unless a theme was chosen`() {
    var following = ViewModel(theme: .dark, followsTerminal: true)
    following.send(.background(.light))
    #expect(following.environment.theme == .light)
    _ = following.perform(.nextTheme)
    following.send(.background(.light))
    #expect(following.environment.theme == ThemeName.light.next)
    var chosen = ViewModel(theme: .dark)
    chosen.send(.background(.light))
    #expect(chosen.environment.theme == .dark)
  }

  @Test func `opens and closes the help, also by a button, which acts as well`() {
    var session = Session("2①")
    #expect(session.model.helpOffset == 0 && session.state.help != nil)
    session.type("↓↓↓")
    #expect(session.model.helpOffset == 3)
    session.type("?")
    #expect(session.state.help == nil)
    session.type("①3")
    #expect(session.state.help == nil)
    #expect(session.expression == "23")
    session.type("①⌫")
    #expect(session.state.help == nil)
    #expect(session.expression == "2")
  }

  @Test func `ignores keys without a meaning`() {
    var session = Session("2+3=")
    let before = session.model
    session.type([.function(11), .controlLeft, .control("w"), .character(" ")])
    #expect(session.model == before)
  }

  @Test func `shows its first message until the first key`() {
    let model = ViewModel(theme: .dark, message: .unknownTheme("neon"))
    var session = Session(model)
    #expect(
      session.message
        == "COUNTONME_THEME is “neon”; it can be \(English().choice(of: ThemePreference.allNames))."
    )
    session.type("5")
    #expect(session.message == nil)
  }
}

/// The meaning of keys and clicks in each focus.
@Suite struct `A key` {
  @Test func `has the meaning in the tables`() {
    let tables: [(Focus, [KeyBinding])] = [
      (.keypad, KeyTable.keypad), (.formula, KeyTable.formula), (.tape, KeyTable.tape),
      (.menu, KeyTable.menu), (.search, KeyTable.search), (.keypad, KeyTable.named),
      (.menu, KeyTable.named),
      (.page(.help), KeyTable.page), (.page(.totals), KeyTable.page),
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
    #expect(KeyTable.command(for: .function(12), in: .keypad) == nil)
  }

  @Test func `is written on the formula line, unless it edits there`() {
    func command(_ key: Key) -> Command? { KeyTable.command(for: key, in: .formula) }
    #expect(command(.character("q")) == .editFormula(.insert("q")))
    #expect(command(.character("×")) == .editFormula(.insert("×")))
    #expect(command(.alt("b")) == .editFormula(.wordLeft))
    #expect(command(.function(8)) == .undo && command(.function(12)) == nil)
  }

  @Test func `with Alt that has no meaning is Esc and the key`() {
    var session = Session("12+3")
    session.type([.alt("7")])
    #expect(session.expression == "7")
    session.type("②")
    session.type([.alt("8")])
    #expect(session.expression == "8" && session.cursor == nil)
    session.type("②+12")
    session.type([.alt("b")])
    #expect(session.cursor == 2)
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

  @Test func `that redraws or suspends keeps the message`() {
    var session = Session("2+=")
    session.type([.control("l"), .control("z")])
    session.send(.suspendRequest)
    session.send(.hangUp)
    #expect(session.message == "A number is missing after +.")
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
    for target in [.button(.seven), .expression(column: 0), .nothing] as [ClickTarget] {
      var session = Session("2①")
      session.send(.click(target))
      #expect(session.state.help == nil && session.expression == "2" && session.cursor == nil)
    }
  }

  @Test func `on the expression edits it, and beside everything does nothing`() {
    var session = Session("2+=")
    session.send(.click(.nothing))
    #expect(session.message != nil && session.cursor == nil)
    session.send(.click(.expression(column: 9)))
    #expect(session.message == nil && session.cursor == 2)
  }

  @Test(
    arguments: [
      ("12+3", 0, "|12+3"), ("12+3", 1, "1|2+3"), ("12+3", 2, "12|+3"), ("12+3", 3, "12|+3"),
      ("12+3", 5, "12+|3"), ("12+3", 6, "12+3|"), ("12+3", 99, "12+3|"), ("", 0, "|"),
      ("12+3=", 1, "1|2 + 3"), ("200+10%", 99, "200+10%|"), ("②12+3", 1, "1|2+3"),
      ("2+=", 4, "2+|"), ("f(x)=x+1⏎", 3, "f(x|) = x + 1"),
    ])
  func `on the expression puts the cursor there`(keys: String, column: Int, line: String) {
    var session = Session(keys)
    session.send(.click(.expression(column: column)))
    var text = Array(session.expression)
    text.insert("|", at: session.cursor ?? 0)
    #expect(String(text) == line)
  }

  @Test func `on grouped digits and on ties counts what is written`() {
    let grouping = GroupingConvention(separator: ",", sizes: [3])
    var session = Session(ViewModel(theme: .dark, grouping: grouping))
    session.type("1234567+1")
    session.send(.click(.expression(column: 6)))
    #expect(session.expression == "1234567+1" && session.cursor == 4)
    session = Session("123+4=+5")
    #expect(session.expression == "127 + 5")
    session.send(.click(.expression(column: 1)))
    #expect(session.expression == "127+5" && session.cursor == 0)
    session.send(.click(.expression(column: 4)))
    #expect(session.cursor == 4)
  }

  @Test func `on a line that was found puts the cursor into it`() {
    var session = Session("12+3=2+2=")
    session.type([.control("r")])
    session.type("12")
    session.send(.click(.expression(column: 1)))
    #expect(session.expression == "12 + 3" && session.cursor == 1)
    #expect(session.state.focus == .formula)
  }
}

/// What a button does to the expression, it writes on the formula line.
@Suite struct `Every edit` {
  /// What each edit writes on an empty line.
  private static let texts: [(ExpressionEdit, String)] =
    Digit.allCases.map { (.digit($0), String($0.character)) } + [
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
    var model = Session("②", point: ",").model
    #expect(model.write(edit) == nil)
    #expect(model.viewState.expression.text == text)
  }
}
