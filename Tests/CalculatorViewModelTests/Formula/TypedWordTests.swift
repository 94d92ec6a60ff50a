import CalculatorCore
import Previews
import Screen
import Testing
import Words

@testable import CalculatorViewModel

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

  @Test(arguments: Vocabulary.names, beginnings)
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
        expected.model.highlight.hide()
        #expect(session.expression == expected.expression, "\(before + word)")
        #expect(session.result == expected.result, "\(before + word)")
        #expect(session.state.theme == expected.state.theme)
        #expect(session.state.highlighted == nil)
      }
    }
  }

  @Test(arguments: pairs, beginnings + ["2+3=", "1/0=", "1+2uu", "2+3=×"])
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
      #expect(typed.model.display == written.model.display)
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
      if case .copy = command { typed.model.message = commanded.model.message }
      #expect(typed.state == commanded.state, "\(before) \(letter)")
    }
  }
}
