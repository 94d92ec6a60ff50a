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

/// Words that are typed on the keypad, without opening the formula line first.
@Suite struct `A word typed on the keypad` {
  /// What is typed before: nothing, a number, an expression, an open parenthesis.
  private static let beginnings = ["", "2", "2×3", "("]

  /// The letters of commands.
  private static let commands = KeyTable.keypad
    .filter { $0.command != .quit }
    .flatMap(\.keys).compactMap { key -> Character? in
      guard case .character(let letter) = key, letter.isLetter else { return nil }
      return letter
    }

  /// The letters that begin a name behind that of a command.
  private static let pairs: [String] = commands.flatMap { command in
    Set(Vocabulary.names.filter { $0.first == Character(command.lowercased()) && $0.count > 1 })
      .map { "\(command)\($0.dropFirst().prefix(1))" }
  }

  @Test(arguments: sample(of: Vocabulary.names, every: 5), beginnings)
  func `stands on the formula line, behind what stood on the keypad`(
    name: String, before: String
  ) {
    for word in [name, name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()] {
      let session = Session(before + word)
      let start = Session(before + "i").expression
      #expect(session.expression == start + word, "\(before + word)")
      #expect(session.cursor == session.expression.count && session.state.focus == .formula)
      #expect(session.state.highlighted == nil && session.state.page == nil)
    }
  }

  @Test(arguments: [
    ("sqrt(2)⏎", "sqrt(2)", "≈ 1.4142135623731"), ("2pi⏎", "2 pi", "≈ 6.28318530717959"),
    ("cos(0)+1⏎", "cos(0) + 1", "= 2"), ("1e5+1⏎", "1e5 + 1", "= 100001"),
    ("2×3+floor(2.5)⏎", "2 × 3 + floor(2.5)", "= 8"), ("√2^2⏎", "√2^2", "= 2"),
    ("2×π/π⏎", "2 × pi ÷ pi", "= 2"), ("5xsqrt(4)⏎", "5 × sqrt(4)", "= 10"),
    ("2+3=ans+1⏎", "5 + 1", "= 6"), ("2+3=°/°⏎", "5° ÷ °", nil),
  ])
  func `is calculated with Enter`(keys: String, expression: String, result: String?) {
    let session = Session(keys)
    guard let result else { return #expect(session.cursor != nil) }
    #expect(session.expression == expression && session.result == result)
  }

  @Test func `leaves the keypad as it was when Esc closes the line`() {
    for before in ["", "2", "2×3", "2+3=", "1/0=", "2+3=×"] {
      for word in ["s", "pi", "ta", "co", "°", "i"] {
        let session = Session(before + word + "⎋")
        var expected = Session(before)
        expected.send(.tick(.light))
        expected.model.keypad.highlight.hide()
        #expect(session.expression == expected.expression, "\(before + word)")
        #expect(session.result == expected.result, "\(before + word)")
        #expect(session.state.theme == expected.state.theme)
        #expect(session.state.highlighted == nil)
      }
    }
  }

  @Test(arguments: sample(of: pairs, every: 3), beginnings + ["2+3=", "1/0=", "1+2uu", "2+3=×"])
  func `takes back the command of its first letter`(pair: String, before: String) {
    var typed = Session(before + pair)
    var written = Session(before)
    _ = written.model.perform(.write(pair))
    written.send(.caughtUp)
    for step in ["", "⎋", "u", "u", "u", "1+", "⌃", "⌃"] {
      let keys = step.map { $0 == "⌃" ? Key.control("r") : Key(notation: $0) }
      typed.type(keys)
      written.type(keys)
      typed.send(.tick(.light))
      written.send(.tick(.light))
      #expect(typed.state == written.state, "\(before + pair), \(step)")
      #expect(typed.model.keypad.display == written.model.keypad.display)
      #expect(typed.model.tape.changes == written.model.tape.changes)
    }
  }

  @Test(arguments: commands)
  func `begins no name with a command alone, which does what it does`(letter: Character) {
    for before in ["", "2", "2+3", "2+3="] {
      var typed = Session(before + String(letter))
      var commanded = Session(before)
      let command = KeyTable.command(for: .character(letter), in: .keypad)
      _ = command.map { commanded.model.perform($0) }
      commanded.send(.caughtUp)
      // The effects of the command, such as a copy, have no answer there.
      if case .copy = command { typed.model.notice.message = commanded.model.notice.message }
      #expect(typed.state == commanded.state, "\(before) \(letter)")
    }
  }
}

/// Units that are typed on the keypad behind a number.
@Suite struct `A unit typed on the keypad` {
  /// The symbols and names that are typed with keys of a keyboard.
  private static let names = UnitTable.comparedNames.filter { name in
    name.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Why a name cannot be typed straight away; nil if it can.
  ///
  /// Such a unit is typed on the formula line, which i opens, or with its word.
  private static func obstacle(_ name: String) -> String? {
    let keys = name.prefix(2).map { KeyTable.command(for: .character($0), in: .keypad) }
    if name.hasPrefix("q") { return "q quits" }
    if name.hasPrefix("x") { return "x multiplies" }
    if name.hasPrefix("e") || name.hasPrefix("E") { return nil }
    guard let first = keys.first, first != nil else { return nil }
    if name.count == 1 { return "the letter is a command" }
    guard keys.count == 2, keys[1] != nil else { return nil }
    if Set(name.prefix(2)).count == 1 { return "the same command twice" }
    if keys[1] == .openFormula { return "i opens the formula line" }
    if name.prefix(2).contains("q") { return "q quits" }
    return name.count == 2 && !UnitTable.isUsual(name) ? "two commands" : nil
  }

  @Test(arguments: sample(of: names, every: 8))
  func `stands on the formula line behind it, with a space or without`(name: String) {
    guard Self.obstacle(name) == nil else { return }
    for space in ["", " "] {
      let session = Session("5\(space)\(name)", columns: 40)
      // Behind “in” and “to”, which may be meant, a space is written.
      #expect(session.expression.filter { $0 != " " } == "5\(name)", "\(name)")
      #expect(session.state.focus == .formula && session.state.page == nil)
      #expect(
        session.model.environment.theme == .dark && session.effects.allSatisfy { $0 != .quit })
    }
  }

  @Test func `can be typed in nearly all cases`() {
    let obstacles = Self.names.filter { Self.obstacle($0) != nil }
    #expect(Self.names.count > 300)
    #expect(obstacles.count * 12 < Self.names.count, "\(obstacles)")
  }

  @Test(arguments: [
    ("5 km in mi⏎", "5 km"), ("5 cm⏎", "5 cm"), ("5 ft⏎", "5 ft"), ("20 °C⏎", "20 °C"),
    ("5 kg⏎", "5 kg"), ("3 h 20 min⏎", "3 h 20 min"), ("(2+3) m⏎", "(2 + 3) m"),
    ("5'11\"⏎", "5 ft 11 in"), ("5\"⏎", "5 in"), ("72in in cm⏎", "72 in"), ("5 cup⏎", "5 cup"),
    ("5 km->m⏎", "5 km"), ("5 GB⏎", "5 GB"), ("5 usd⏎", "5 USD"),
    ("$20+$5⏎", "20 USD + 5 USD"),
  ])
  func `is calculated with Enter`(keys: String, beginning: String) {
    let session = Session(keys, columns: 40)
    #expect(session.state.focus == .keypad && session.message == nil, "\(session.message ?? "")")
    #expect(session.result != nil)
    let expected = beginning.filter { $0 != " " && $0 != "(" }
    #expect(session.expression.filter { $0 != " " && $0 != "(" }.contains(expected.prefix(1)))
  }

  @Test(arguments: ["$", "€", "£", "¥"])
  func `begins with the sign of a currency`(sign: String) {
    for before in ["", "2+", "(", "2+3=", "1/0="] {
      let session = Session(before + sign + "5")
      #expect(session.state.focus == .formula && session.expression.hasSuffix(sign + "5"))
      #expect(session.expression.hasPrefix("5") == false)
    }
    #expect(Session("5" + sign).expression == "5" + sign)
  }

  @Test func `converts a result that shows`() {
    for sign in ["in", "to", "->", "→"] {
      var session = Session("i5 km⏎", columns: 40)
      session.type("\(sign) m".map(Key.character) + [.enter])
      #expect(session.result?.contains("5000") == true, "\(sign): \(session.expression)")
      #expect(session.model.tape.count == 2)
    }
    #expect(Session("2+3=k").expression == "2 + 3" && Session("2+3=cm").expression == "m")
    let arrow = [Key.character("→")]
    for before in ["", "2+", "1/0="] {
      var session = Session(before)
      session.type(arrow)
      #expect(session.state == Session(before).state)
    }
  }

  @Test(arguments: ["", "2+", "(", "2×"])
  func `means nothing where no unit can stand`(before: String) {
    for letter in ["k", "j", "'", "\""] {
      #expect(Session(before + letter).state == Session(before).state, "\(before)\(letter)")
    }
  }

  @Test func `does not take the letters of two commands`() {
    #expect(Session("5cu").expression == "5")
    #expect(Session("55cc").expression == "0")
    #expect(Session("5+6ff").expression == "5 + 6")
    #expect(Session("5+6tt").model.environment.theme == .mono)
    #expect(Session("5+6gf").model.keypad.display.form != .decimal)
    #expect(Session("5ucos(").expression == "cos(")
    #expect(Session("5cup").expression == "5cup")
  }

  @Test func `leaves Space the highlighted button`() {
    #expect(Session("5 ").state == Session("5").state)
    var session = Session("5")
    session.type([.right, .character(" ")])
    #expect(session.expression == "55" || session.expression == "56")
  }
}
