import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `A result as an operand` {
  @Test(
    arguments: [
      ("5", "5"), ("-3", "−3"), ("1/8", "0,125"), ("1/3", nil), ("√2", nil), ("10^40", nil),
    ] as [(String, String?)])
  func `has a text if it is a short decimal`(line: String, text: String?) throws {
    let style = NumberStyle(point: ",")
    #expect(try Tape(line).value(of: id(1))?.number.shortText(in: style) == text)
  }
}

@Suite struct `A removed entry` {
  @Test(arguments: 0..<12)
  func `changes no value of any tape without totals`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var calculator = Calculator(limits: Tape.limits)
    var number: UInt64 = 0
    for _ in 0..<60 {
      _ = calculator.tape.apply(generator.change(of: calculator.tape, newest: &number))
    }
    for var entry in calculator.tape.entries where entry.isTotal {
      entry.isTotal = false
      _ = calculator.tape.apply(.replace(entry))
    }
    try calculator.tape.calculate(in: EvaluationContext(within: Tape.limits))
    while let removed = calculator.tape.ids.randomElement(using: &generator) {
      let before = calculator.tape
      calculator.remove(removed)
      try calculator.tape.calculate(in: EvaluationContext(within: Tape.limits))
      for id in calculator.tape.ids where before.value(of: id) != nil {
        let texts = [before, calculator.tape].map { $0.outcome(of: id).text }
        #expect(texts[0] == texts[1])
      }
    }
  }
}

@Suite struct `The last result of a calculator` {
  @Test func `belongs to a tape whose version grows with each change`() throws {
    var story = Story("2+3")
    #expect(story.calculator.tapeVersion == 0)
    story.press("=")
    story.calculator.undo()
    story.calculator.mergeForeignChanges([])
    story.calculator.mergeForeignChanges([], on: Tape())
    #expect(story.calculator.tapeVersion == 4)
  }
}

@Suite struct `A stored tape` {
  @Test func `replaces the tape, with changes made since`() throws {
    var story = Story("2+3=")
    let changes = story.calculator.takeChanges()
    let kept = try Tape("8", "ans + 1")
    story.calculator.mergeForeignChanges(changes, on: kept)
    try story.calculate()
    #expect(story.calculator.tape.results == ["8", "9", "5"])
    #expect(story.description == "showing 2 + 3 = 5" && story.calculator.takeChanges().isEmpty)
    story.calculator.mergeForeignChanges([], on: kept)
    #expect(story.description == "entering " && story.calculator.expression.tokens.isEmpty)
    // Nor does a line whose entry behind it is gone go back to it.
    var other = Story("7+1=")
    other.calculator.edit(LineText("8 + 1"))
    other.calculator.mergeForeignChanges([], on: kept)
    other.calculator.leaveText()
    #expect(other.description == "entering ")
    // A removed entry takes no result.
    story.calculator.record(.failure(EvaluationError(.cancelled, at: 0..<1)), for: id(9))
    #expect(story.calculator.tape == kept)
  }
}
