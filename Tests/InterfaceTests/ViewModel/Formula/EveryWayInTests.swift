import CalculatorCore
import Quantities
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

/// Typed, pasted and piped text have the same meaning.
@Suite struct `Every input path` {
  private static let operands = [
    "2", "3.5", "1.5e3", "pi", "(2 + 3)", "sqrt(16)", "5 km", "3 h 20 min", "$20", "20%", "4!",
    "x40", "1/2 cup", "|-3|", "30°", "max(1; 2)", "2^3", "0xFF", "1,234", "7 mod 4", "hbar", "c",
    "252G", "sin 2pi", "80x40", "1.2.3", "192.168.1.10", "12.5.", "007", "crc32", "½", "5'11\"",
    "1 234", "2026-12-25", "10^7", "0.1(6)", "3.2(1)", "0777", ".5", "5.", "2(3)", "1/2(3)", "rent",
    "[1+2]", "√2", "1.234,5", "12,5", "lb 32", "MM", "٣", "−4", "2²", "10:30",
  ]
  private static let operators = [
    "+", " + ", "-", " - ", "*", " × ", "/", " / ", "÷", " x ", " and ", "^", " ", "//", " & ",
    " of ", " in ", "--", "**", "−", "-−", "−-", "++", "××", "÷/", "^^", "×−", "^-", "·",
  ]

  private static func value(of text: String, point: Character) -> Quantity? {
    try? Formula(text, commaIsPoint: point == ",").evaluated().value
  }

  private static func value(after actions: [Action], point: Character) -> Quantity? {
    var session = Session(point: point, lines: 5)
    for action in actions + [.key(.enter)] { session.send(action) }
    let tape = session.model.tape
    return tape.last.flatMap { tape.value(of: $0) }
  }

  @Test(arguments: seeds, [".", ","] as [Character])
  func `means the same`(seed: UInt64, point: Character) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 * caseFactor {
      var text = Self.operands.randomElement(using: &random) ?? "2"
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        text += Self.operators.randomElement(using: &random) ?? "+"
        text += Self.operands.randomElement(using: &random) ?? "3"
      }
      let read = Self.value(of: text, point: point)
      let typed = text.map { Action.key(.character($0)) }
      #expect(Self.value(after: typed, point: point) == read, "typed: \(text)")
      #expect(Self.value(after: [.paste(text)], point: point) == read, "pasted: \(text)")
    }
  }

  @Test(arguments: seeds, LayoutName.allCases)
  func `keeps every typed character`(seed: UInt64, layout: LayoutName) {
    var random = SeededGenerator(seed: seed)
    let operators = Array("+*/^")
    let others = Array("0123456789.,()%!abcdefxyzkm&[]{}|<>@~#'\"_:;$€é°² ")
    for base in NumberBase.allCases {
      for _ in 0..<20 * caseFactor {
        var session = Session()
        session.type("⎋")
        session.model.keypad.turn(to: layout)
        session.send(.click(.command(.chooseBase(base))))
        var text = ""
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          // An operator replaces another, and a leading space presses the highlighted button.
          let isOperand =
            text.isEmpty || text.last.map { operators.contains($0) || $0 == " " } == true
          let pool = isOperand || Bool.random(using: &random) ? others : operators
          let character = pool.randomElement(using: &random) ?? "1"
          if text.isEmpty, character == " " { continue }
          text.append(character)
          session.send(.key(.character(character)))
        }
        guard !text.isEmpty else { continue }
        let line = session.model.keypad.calculator.line?.text
        #expect(line == text, "\(layout), base \(base.rawValue)")
      }
    }
  }
}
