import CalculatorCore
import ExactNumbers
import Previews
import Quantities
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

/// Letters are letters: whatever is typed stands on the line.
@Suite struct `What is typed on the keypad` {
  /// Every name of the language, of units and of commands, and words of several scripts.
  private static let words: [String] = {
    var random = SeededGenerator(seed: 20)
    let alphabets = [
      "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "éàüßøçñ", "αβγδλμ", "дежзий",
      "日本語", "qcuitfvwTRPLy_",
    ].map(Array.init)
    let others = (0..<(caseFactor > 1 ? 10_000 : 100)).map { _ in
      let alphabet = alphabets[Int.random(in: alphabets.indices, using: &random)]
      return String(
        (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
          alphabet.randomElement(using: &random)
        })
    }
    return Vocabulary.names + UnitTable.offeredNames()
      + NamedCommand.allCases.flatMap(\.entry.words)
      + others.filter { $0.first?.isLetter == true }
  }()

  @Test(arguments: ["", "12", "12+", "2+3=", "1/0=", "⑦", "⑦⑦", "⑦⑦⑦", "1+1=⇥"])
  func `stands on the line as it was typed, and nothing else happens`(before: String) {
    let start = Session(before, lines: 6)
    let base = before == "12" || before == "12+" ? start.expression : ""
    // What stands before hardly matters to what is typed.
    for word in sample(of: Self.words, every: before.isEmpty ? 4 : 40) {
      var session = start
      session.type(word.map { .character($0) })
      let typed = session.expression.filter { $0 != " " }
      #expect(typed == (base + word).filter { $0 != " " })
      #expect(session.state.focus == .formula && session.effects == start.effects)
      #expect(session.state.theme == start.state.theme)
      #expect(session.state.layout == start.state.layout && session.model.tape == start.model.tape)
      session.type("⎋")
      #expect(session.expression == "0" && session.state.focus == .keypad)
    }
  }

  @Test(arguments: [
    ("2**3", "2**3", "= 8"), ("7//2", "7//2", "= 3"), ("3--2", "3--2", "= 5"),
    ("3++2", "3++2", "= 5"), ("--3", "--3", "= 3"), ("2*--3", "2*--3", "= 6"),
    ("5&3", "5&3", "= 1"), ("[1+2]*3", "[1+2]*3", "= 9"), ("3 1/2", "3 1/2", "= 3.5"),
    ("5!!", "5!!", "= 15"), ("12 + 3", "12 + 3", "= 15"), ("2x3", "2x3", "= 6"),
    ("|0-5|", "|0-5|", "= 5"), ("2a", "2a", nil),
  ])
  func `is read as text where it is no button`(keys: String, line: String, value: String?) {
    let session = Session(keys)
    #expect(session.expression == line && session.result == value)
  }

  @Test func `is read as in a pipe where only buttons were pressed`() {
    var session = Session("5*10^7/6*10^3=", columns: 60)
    #expect(
      session.message == "Write 5*10^7 / (6 * 10^3) or (5*10^7 / 6) * 10^3: both can be meant.")
    #expect(session.expression == "5 × 10^7 ÷ 6 × 10^3" && session.rows.isEmpty)
    session = Session("0.1(6)=", columns: 60)
    #expect(session.rows.isEmpty && session.message?.contains("both can be meant") == true)
    session = Session("6/2(2+1)", columns: 60)
    #expect(session.message == "Read as 6 ÷ 2(2 + 1).")
  }

  @Test func `continues a result with a joining word, and begins a new line with any other`() {
    var session = Session("2+3=in", lines: 5)
    #expect(session.expression == "in")
    session = Session("2 km⏎in m", lines: 5)
    #expect(session.expression == "in m" && session.result == "= 2000 m")
    session.type("⏎")
    #expect(session.rows.last == "[2 km] in m = 2000 m")
    session = Session("7+1=mod 3⏎", lines: 5)
    #expect(session.rows == ["7 + 1 = 8", "[8] mod 3 = 2"])
    session = Session("7+1=->x⏎", lines: 5)
    #expect(session.expression == "8->x")
    session = Session("7+1=in qqq⏎")
    #expect(session.state.expression.mark == 3..<6 && session.cursor == 3)
    session = Session("7+1=index=3⏎", lines: 5)
    #expect(session.rows == ["7 + 1 = 8", "index = 3 = 3"])
  }

  @Test func `gives a name or an equation with an equals sign, which is Enter anywhere else`() {
    var session = Session("rent=850", lines: 5)
    #expect(session.expression == "rent=850" && session.rows.isEmpty)
    session.type("=")
    #expect(session.rows == ["rent = 850 = 850"])
    session.type("rent*2=")
    #expect(session.expression == "rent*2=" && session.result == "= 1700")
    session.type("=")
    #expect(session.rows.last == "[rent] × 2 = 1700")
    session.type("x^2-5x+6=0")
    #expect(session.expression == "x^2-5x+6=0" && session.rows.count == 2)
    session.type("⏎2 km*3=")
    #expect(session.rows.count == 4 && session.rows.last == "2 km × 3 = 6 km")
    session.type("max(k=")
    #expect(session.expression == "max(k=")
    session = Session("2+3=f(x; y) = x", lines: 5)
    #expect(session.expression == "f(x; y) = x")
    #expect(Session("k = 3⏎k*(2)⏎", lines: 5).rows.last == "[k] × (2) = 6")
    #expect(Session("f(2+3)=").state.expression.mark != nil)
  }

  @Test func `is help or a question mark, and a space between two characters`() {
    #expect(Session("?").state.focus == .page(.help))
    #expect(Session("2+3=?").state.focus == .page(.help))
    #expect(Session("12?").expression == "12?")
    #expect(Session("x?").expression == "x?")
    #expect(Session("␣").state.focus == .keypad && Session("2+3=␣").expression == "2 + 3")
    #expect(Session("12␣").expression == "12 " && Session("12␣").state.focus == .formula)
    #expect(Session("→␣").expression == "6")
  }

  @Test(arguments: ["17%42", "17 % 42"])
  func `is not taken for a percentage where another calculator has a remainder`(keys: String) {
    var session = Session(keys + "⏎", columns: 40)
    #expect(
      session.expression == keys
        && session.cursor == keys.firstIndex(of: "%")?.utf16Offset(in: keys))
    #expect(
      session.message == "Write 17 mod 42 for the remainder, 17% × 42 for the product.")
    session = Session("17%×42⏎", columns: 40)
    #expect(session.result == "= 7.14")
  }

  @Test func `begins a date with the second minus, so that it is none of a sum`() {
    let session = Session("2026-12-25")
    #expect(session.expression == "2026-12-25" && session.state.focus == .formula)
    #expect(Session("20260-12-2").state.focus == .keypad)
  }

  @Test func `is a number in base 16 where the keypad has that base`() {
    var session = Session("⑦⑦", columns: 40)
    session.send(.click(.base(.hexadecimal)))
    session.type("ff and 0f")
    #expect(session.expression == "ff and 0f" && session.result == "= 0xF")
    session.type("⏎")
    #expect(session.expression == "0xff and 0x0f")
    session.type("⎋10+1")
    #expect(session.result == "= 0x11")
    session.type("⎋cafe=3⏎cafe⏎")
    #expect(session.result == "= 0x3")
    session.send(.click(.base(.octal)))
    session.type("⎋⎋a=17⏎")
    #expect(session.result == "= 0o17")
    session.type("b=1.5⏎")
    #expect(session.result == "= 1.5")
  }
}

@Suite struct `A word of a command` {
  @Test(arguments: [
    ("quit", "Enter quits"), (":q", "Enter quits"), ("exit", "Enter quits"),
    ("HELP", "Enter opens the help"),
    ("theme light", "Enter light"), ("form fraction", "Enter a fraction"),
  ])
  func `says what Enter does, before it`(word: String, result: String) {
    let session = Session(word, columns: 40)
    #expect(session.expression == word && session.result?.hasPrefix("Enter") == true)
    if !word.contains("form") { #expect(session.result == result) }
  }

  @Test func `is done with Enter, which gives back what was there`() {
    var session = Session("1/3=form fraction⏎")
    #expect(session.expression == "1 ÷ 3" && session.result == "= 1/3")
    session.type("undo⏎")
    #expect(session.result?.hasPrefix("≈ 0.333") == true)
    session.type("redo⏎")
    #expect(session.result == "= 1/3")
    session.type("theme mono⏎layout scientific⏎")
    #expect(session.state.theme == .mono && session.state.layout == .scientific)
    session.type("help⏎")
    #expect(session.state.focus == .page(.help))
    session.type("⎋q⏎")
    #expect(session.effects == [.quit])
  }

  @Test func `gives way to a name, but not with a colon`() {
    var session = Session("form=3⏎form⏎", lines: 3)
    #expect(session.result == "= 3")
    session.type("⎋1/4=:form⏎")
    #expect(session.result == "= 1/4")
  }

  @Test func `is no command beside anything else`() {
    for line in ["quit 2", "quit now please", "2+quit", "theme pink", ":", "quitter"] {
      var session = Session()
      session.type(line.map { .character($0) } + [.enter])
      #expect(session.state.focus == .formula && session.effects.isEmpty)
    }
  }

  @Test func `is in the table of clashes where it also means something else`() {
    let words = NamedCommand.allCases.flatMap(\.entry.words)
    for language in TextLanguage.allCases {
      let local = language == .french ? Language.french : .english
      let found = (words + local.words.commandWords.keys).filter { word in
        Vocabulary.isKnown(word) || UnitTable.unit(named: word, in: language) != nil
          || CurrencySigns.standard.currency(of: word) != nil
          || language.month(named: word) != nil
      }
      #expect(Set(found).subtracting(NameClash.command.names).isEmpty)
    }
  }

  @Test func `is a word of the language, too`() {
    var session = Session(ViewModel(theme: .dark, language: .french), columns: 30)
    session.type("quitter")
    #expect(session.result == "Entrée\u{A0}: quitte")
    session.type("⏎")
    #expect(session.effects == [.quit])
  }
}

@Suite struct `The menu` {
  @Test func `has every command, the useful ones first, and leaves the line as it is`() {
    var session = Session("12+3≡")
    #expect(session.state.focus == .menu && session.expression == "12 + 3")
    let rows = session.state.menu?.rows ?? []
    #expect(rows.first?.word == "undo" && rows.first?.key == "F8" && rows.first?.isSelected == true)
    #expect(rows.count == 10)
    session.type([.end])
    #expect(session.state.menu?.rows.last?.word == "quit")
    session.type("⎋")
    #expect(session.state.menu == nil && session.expression == "12 + 3" && session.result == "= 15")
    session.type("≡≡")
    #expect(session.state.menu == nil)
  }

  @Test func `undoes with Ctrl-X and Enter`() {
    #expect(Session("12+3≡⏎").expression == "12 +")
  }

  @Test func `is filtered by letters, also those of a choice`() {
    var session = Session("1/4=≡th")
    #expect(session.state.menu?.filter == "th" && session.state.menu?.rows.map(\.word) == ["theme"])
    session.type("⌫⌫form")
    #expect(
      session.state.menu?.rows.filter(\.isPossible).map(\.word) == [
        "form", "form decimal", "form fraction", "form scientific", "form engineering",
      ])
    session.type("↓↓⏎")
    #expect(session.result == "= 1/4" && session.state.menu == nil)
    session.type("≡zzz⏎")
    #expect(session.state.menu == nil && session.result == "= 1/4")
  }

  @Test func `dims what cannot be done, and says why`() {
    let session = Session("≡", lines: 3)
    let dim = (session.state.menu?.rows ?? []).filter { !$0.isPossible }.map(\.word)
    #expect(dim == ["undo", "redo", "copy", "form", "full", "explain"])
    var poor = Session(ViewModel(theme: .dark, hasColors: false, canCopy: false))
    poor.type("1+1=≡theme")
    #expect(poor.state.menu?.rows.allSatisfy { !$0.isPossible } == true)
    poor.type("⌫⌫⌫⌫⌫copy")
    #expect(poor.state.menu?.rows[0].isPossible == false)
    var small = Session("≡layout")
    small.send(
      .resize(
        WindowMetrics(
          size: Size(columns: 20, rows: 8), layouts: [.keypad: LayoutMetrics(resultColumns: 20)])))
    #expect(small.state.menu?.rows.filter(\.isPossible).map(\.word) == ["layout", "layout keypad"])
    small.type("tape⏎")
    small.type("≡layout tape⏎")
    #expect(small.message?.contains("larger") == true)
  }

  @Test func `is worked with the mouse`() {
    var session = Session("1/4=≡form")
    session.send(.click(.menu(row: 2)))
    #expect(session.result == "= 1/4" && session.state.menu == nil)
    session.type("≡")
    session.send(.click(.nothing))
    #expect(session.state.menu == nil)
    session.send(.click(.menu(row: 2)))
    session.send(.click(.hint(column: 1)))
    #expect(session.state.menu == nil)
  }

  @Test func `closes for a paste, and stays for a redrawing`() {
    var session = Session("≡")
    session.type([.control("l")])
    #expect(session.effects == [.redraw])
    session.send(.paste("1+2"))
    #expect(session.state.menu == nil)
    #expect(session.expression == "1+2")
  }
}

@Suite struct `The text of a line` {
  @Test func `is brought back by undoing after Esc and Ctrl-C`() {
    for key in [Key.escape, .control("c")] {
      var session = Session("12+rent")
      session.type([key])
      #expect(session.expression == "0" && session.state.focus == .keypad)
      session.type("⑧")
      #expect(session.expression == "12+rent" && session.state.focus == .formula)
      session.type([key])
      session.type("3⑧")
      #expect(session.expression == "0")
    }
  }

  @Test func `is undone key by key, and done again`() {
    var session = Session("ab")
    session.type("⑧")
    #expect(session.expression == "a")
    session.type([.control("y")])
    #expect(session.expression == "ab")
    session.type("⑧⑧")
    #expect(session.state.focus == .keypad && session.expression == "0")
    session.type([.control("y"), .control("y"), .control("y")])
    #expect(session.expression == "ab")
    session.type("⑧")
    #expect(session.expression == "a")
    session.type([.control("u"), .control("y")])
    #expect(session.expression == "a", "without an undo Ctrl-Y yanks")
  }

  @Test func `goes through the lines of the tape`() {
    var session = Session("a=2⏎3+4=x1", lines: 5)
    session.type("↑")
    #expect(session.expression == "3 + 4")
    session.type("↑↑↑")
    #expect(session.expression == "a = 2")
    session.type("↓")
    #expect(session.expression == "3 + 4")
    session.type("↓↓")
    #expect(session.expression == "x1")
    session.type("↑5⏎")
    #expect(session.rows.last == "3 + 45 = 48")
    session.type("⇥#")
    session.type("↑")
    #expect(session.expression == "")
  }

  @Test func `is edited from its start and its end with the keys of a shell`() {
    var session = Session("12+3⇤")
    #expect(session.cursor == 0)
    session.type([.end])
    #expect(session.cursor == 4)
    session = Session("12+3")
    session.type([.control("e")])
    #expect(session.cursor == 4 && session.state.focus == .formula)
  }

  @Test func `quits with Ctrl-D where nothing is typed`() {
    var session = Session("12")
    session.type([.control("d")])
    #expect(session.effects.isEmpty)
    session.type("+3=")
    session.type([.control("d")])
    #expect(session.effects == [.quit])
  }

  @Test func `is emptied by Esc, which says where the way out is when nothing is there`() {
    var session = Session("12+3⎋")
    #expect(session.expression == "0" && session.message == nil)
    session.type("⎋")
    #expect(session.message == "Ctrl-X opens the menu; F10 quits.")
    session.type("⑧")
    #expect(session.expression == "12 + 3")
  }
}

@Suite struct `A name of several words` {
  @Test func `is answered with how to write it, and stays as it was typed`() {
    var session = Session("car insurance = 62.50")
    #expect(session.expression == "car insurance = 62.50")
    session.type("⏎")
    #expect(session.message == "A name has no spaces; write car_insurance.")
    #expect(session.expression == "car insurance = 62.50")
  }

  @Test(arguments: ["km=5", "sin=5", "pi = 5"]) func `or of a unit is one, too`(keys: String) {
    var session = Session(keys)
    #expect(session.expression == keys)
    session.type("⏎")
    #expect(session.model.tape.names == [String(keys.prefix { $0.isLetter })])
  }

  @Test(arguments: ["sqrt 4", "2 sin 30°", "pi"]) func `is none where all are known`(keys: String) {
    let session = Session(keys + "=")
    #expect(session.state.focus == .keypad && session.result != nil)
  }
}

@Suite struct `A search in earlier lines` {
  @Test func `finds the newest, then older ones, and puts one on the line without calculating`() {
    var session = Session("1+12=a12=5⏎3+12=7", lines: 5)
    session.type([.control("r")])
    #expect(session.state.focus == .search && session.message == "Search: ")
    session.type("12")
    #expect(
      session.expression == "3 + 12" && session.cursor == 6 && session.message == "Search: 12")
    session.type([.control("r")])
    #expect(session.expression == "a12 = 5")
    session.type([.control("r"), .control("r")])
    #expect(session.expression == "1 + 12")
    session.type("⌫⌫1+1")
    #expect(session.expression == "1 + 12" && session.message == "Search: 1+1")
    session.type("⌫⌫⏎")
    #expect(
      session.state.focus == .formula && session.expression == "3 + 12" && session.rows.count == 3)
    session.type("⎋")
    #expect(session.expression == "0")
  }

  @Test func `says what is not found, and is left with Esc`() {
    var session = Session("1+2=5+x", lines: 5)
    session.type([.control("r")])
    session.type("zz")
    #expect(session.message == "Search: zz (not found)" && session.expression == "5+x")
    session.type("⏎")
    #expect(session.expression == "5+x" && session.state.focus == .formula)
    session.type([.control("r")])
    session.type("⌫⎋")
    #expect(session.expression == "5+x" && session.message == nil)
  }
}

@Suite struct `The tape beside an open line` {
  @Test func `has the keyboard with Shift-Tab, and gives a result to the line`() {
    var session = Session("1+2=4*5=x+↤", lines: 5)
    #expect(session.state.focus == .tape && session.expression == "x+")
    session.type("↑␣")
    #expect(session.state.focus == .formula && session.expression == "x+3")
    session.type("↤↤")
    #expect(session.state.focus == .formula && session.expression == "x+3")
    session.type("↤5")
    #expect(session.state.focus == .formula && session.expression == "x+35")
    session.type("↤⎋⎋")
    #expect(session.state.focus == .keypad)
  }

  @Test func `leaves the text for undoing when a line is corrected or commented`() {
    for key in ["⏎", "#"] {
      var session = Session("1+2=rent↤" + key, lines: 5)
      #expect(session.state.focus == .formula && session.expression != "rent")
      session.type("⎋⎋⑧⑧")
      #expect(session.model.isEditing)
    }
    let empty = Session("x↤")
    #expect(empty.state.focus == .formula && empty.message != nil)
  }
}

@Suite struct `The sign that groups digits` {
  @Test(arguments: [
    (".", "2,500*12", "= 30000"), (".", "1,234.5", "= 1234.5"), (",", "2,5+1", "= 3,5"),
    (",", "2.5+1", "= 3,5"),
  ])
  func `is read as the locale has it`(point: String, keys: String, result: String) {
    #expect(Session(keys + "⏎", point: Character(point)).result == result)
  }

  @Test func `is the point where the comma is the decimal sign and the locale groups with points`()
  {
    let model = ViewModel(
      theme: .dark, point: ",", grouping: GroupingConvention(separator: ".", sizes: [3]))
    var session = Session(model)
    session.type("1.234+1⏎")
    #expect(session.result == "= 1.235")
    session.type("1.5+1⏎")
    #expect(session.result == "= 2,5")
  }

  @Test(arguments: [
    ("1.234,56+1", "= 1235,56"), ("1,5+1.234,56", "= 1236,06"), ("1.5+2,5", "= 4"),
    ("1.23,4", nil), ("1,234.5+1", "= 1235,5"),
  ])
  func `is read with the decimal comma behind it, as it was typed`(keys: String, result: String?) {
    var session = Session(keys, point: ",", columns: 40)
    #expect(session.expression.filter { $0 != " " } == keys || session.cursor == nil)
    session.type("⏎")
    #expect(session.result == result && (result != nil || session.state.message?.isMistake == true))
    if result == nil { #expect(session.expression == keys) }
  }

  @Test func `that does not group is marked, with what to write`() {
    let session = Session("2,50+1⏎")
    #expect(session.message == "A comma groups three digits; write 2.50.")
    #expect(session.state.expression.mark == 0..<4)
  }
}
