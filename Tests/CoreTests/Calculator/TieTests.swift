import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `A result as an operand` {
  @Test func `of another entry is taken where an operand may begin`() throws {
    var story = Story("2+3=1÷3=2+")
    let ids = Array(story.calculator.tape.ids)
    try story.calculator.apply(.tie(ids[0]))
    #expect(story.description == "entering 2 + {5}" && story.calculator.liveValue == 7)
    #expect(throws: Refusal(.missingOperator, at: 2..<3)) {
      try story.calculator.apply(.tie(ids[1]))
    }
    story.press("7=")
    #expect(story.description == "showing 2 + 57 = 59")
    try story.calculator.apply(.tie(ids[1]))
    #expect(story.description == "entering {1/3}")
    story.press("÷0=")
    try story.calculator.apply(.tie(ids[1]))
    #expect(story.description == "entering {1/3}")
  }

  @Test func `that is negative stays whole behind an operator`() throws {
    var story = Story("2-5=4×")
    try story.calculator.apply(.tie(try #require(story.calculator.tape.last)))
    story.press("7")
    #expect(story.description == "entering 4 × {-3} | refused: missingOperator at 2..<3")
    story.press("<")
    #expect(story.description == "entering 4 ×")
  }

  @Test(
    arguments: [
      ("5", "5"), ("-3", "−3"), ("1/8", "0,125"), ("1/3", nil), ("√2", nil), ("10^40", nil),
    ] as [(String, String?)])
  func `has a text where it is a short decimal`(line: String, text: String?) throws {
    let style = NumberStyle(point: ",")
    #expect(try Tape(line).value(of: id(1))?.number.shortText(in: style) == text)
  }

  @Test func `stays whole beside a number`() throws {
    var story = Story("2+3=")
    let tape = story.calculator.tape
    let formula = try Formula("2ans", in: TapeScope(tape: tape))
    story.calculator.show(try formula.evaluated(ties: { tape.value(of: $0) }))
    story.press("<7")
    #expect(story.description == "entering 2 {5} | refused: missingOperator at 2..<3")
    story.press("<")
    #expect(story.description == "entering 2")
  }

  @Test func `follows when its entry is revised`() throws {
    var story = Story("2+3=×4=+1=")
    let first = try #require(story.calculator.tape.ids.first)
    let formula = try Formula("a = (10 # ten", in: EmptyScope())
    let entry = Entry(
      id: first, name: formula.name, expression: formula.expression, comment: formula.comment)
    story.calculator.revise(entry, .value(try formula.evaluated()))
    #expect(story.calculator.tape.results == ["10", "?", "?"])
    #expect(story.description == "showing {?} + 1 = ?" && story.calculator.error == nil)
    try story.calculate()
    #expect(story.description == "showing {40} + 1 = 41")
    #expect(
      story.calculator.expression.origins == [
        try #require(story.calculator.tape.ids.dropFirst().first)
      ])
    #expect(story.calculator.tape[first]?.expression.debugDescription == "( 10 )")
    let changes = story.calculator.takeChanges()
    #expect(changes.count == 4 && story.calculator.takeChanges().isEmpty)
    story.calculator.revise(entry)
    #expect(story.calculator.takeChanges().isEmpty)
  }

  @Test func `shows its error where it has no value any more`() throws {
    var story = Story("2+3=6÷")
    let first = try #require(story.calculator.tape.ids.first)
    try story.calculator.apply(.tie(first))
    story.press("=")
    story.calculator.revise(Entry(id: first, expression: try Formula("0").expression))
    try story.calculate()
    #expect(story.description == "showing 6 ÷ {0} = divisionByZero 1..<3")
    #expect(story.calculator.error == EvaluationError(.divisionByZero, at: 1..<3))
    #expect(story.calculator.liveValue == nil)
    #expect(throws: Refusal(.uncorrectedError, at: 1..<3)) {
      try story.calculator.apply(.binary(.add))
    }
    #expect(try story.calculator.lineForEquals()?.text == "6 ÷ \u{F0000}")
    story.press("<")
    #expect(story.description == "entering 6 ÷")
  }
}

@Suite struct `An entry that is removed` {
  /// A story with a line for each entry, of which the first is removed.
  private func story(_ lines: String..., keys: String = "") throws -> Story {
    var story = Story("")
    for line in lines {
      let tape = story.calculator.tape
      let formula = try Formula(line, in: TapeScope(tape: tape))
      story.calculator.show(
        try formula.evaluated(ties: { tape.value(of: $0) }), name: formula.name)
    }
    story.press(keys)
    story.calculator.remove(try #require(story.calculator.tape.ids.first))
    try story.calculate()
    return story
  }

  @Test(arguments: [
    ("5", "ans × 4", "5 × 4 = 20"), ("-3", "ans ^ 2", "( ~ 3 ) ^ 2 = 9"),
    ("√2", "ans ^ 2", "( √ 2 ) ^ 2 = 2"), ("1/3", "ans × 3", "( 1 ÷ 3 ) × 3 = 1"),
    ("5", "2ans", "2 ( 5 ) = 10"), ("5", "2 ans", "2 ( 5 ) = 10"), ("5", "ans ans", "5 ( 5 ) = 25"),
    ("10%", "200 + ans", "200 + 10 % = 220"), ("pi%", "ans - pi/100", "( pi % ) - pi ÷ 100 = 0"),
    ("2^200", "ans / 2^199", "( 2 ^ 200 ) ÷ 2 ^ 199 = 2"), ("5", "8", "8 = 8"),
  ])
  func `leaves its value where it was used`(line: String, next: String, state: String) throws {
    #expect(try story(line, next).description == "showing \(state)")
  }

  @Test func `leaves its value on the screen`() throws {
    #expect(try story("5", keys: "×").description == "entering 5 ×")
    #expect(try story("5", keys: "÷0=").description == "entering 5 ÷ 0")
    #expect(try story("5").description == "entering ")
    #expect(try story("5", "7").description == "showing 7 = 7")
  }

  @Test func `leaves its error where it was used, and comes back`() throws {
    var story = Story("2+3=6÷")
    let ids = story.calculator.tape.ids.map(\.self)
    try story.calculator.apply(.tie(ids[0]))
    story.press("=+1=")
    story.calculator.revise(Entry(id: ids[0], expression: try Formula("0").expression))
    try story.calculate()
    #expect(story.calculator.tape.results == ["0", "divisionByZero 1..<3", "brokenTie 0..<1"])
    story.calculator.remove(try #require(story.calculator.tape.id(after: ids[0])))
    try story.calculate()
    #expect(story.description == "showing ( 6 ÷ {0} ) + 1 = divisionByZero 2..<4")
    story.calculator.undo()
    try story.calculate()
    #expect(story.calculator.tape.results == ["0", "divisionByZero 1..<3", "brokenTie 0..<1"])
    story.calculator.remove(EntryID(writer: 9, number: 9))
    #expect(story.calculator.tape.count == 3)
  }

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
    try calculator.tape.calculate(within: Tape.limits)
    while let removed = calculator.tape.ids.randomElement(using: &generator) {
      let before = calculator.tape
      calculator.remove(removed)
      try calculator.tape.calculate(within: Tape.limits)
      for id in calculator.tape.ids where before.value(of: id) != nil {
        let texts = [before, calculator.tape].map { $0.outcome(of: id).text }
        #expect(texts[0] == texts[1], "seed \(seed)")
      }
    }
  }
}

@Suite struct `The last result of a calculator` {
  @Test func `is that of its last entry that is there, whatever others did`() throws {
    var story = Story("")
    #expect(story.calculator.lastResult() == nil)
    story.press("2+3=×4=")
    let other = Entry(id: EntryID(writer: 7, number: 1), expression: try Formula("8").expression)
    story.calculator.mergeForeignChanges([.insert(other, before: nil)])
    #expect(story.calculator.lastResult() == 20)
    let first = try #require(story.calculator.tape.ids.first)
    story.calculator.revise(Entry(id: first, expression: try Formula("1/0").expression))
    #expect(story.calculator.lastResult() == nil)
    story.calculator.undo()
    story.calculator.undo()
    #expect(story.calculator.lastResult() == 5)
  }

  @Test func `is of a tape whose version grows with each change`() throws {
    var story = Story("2+3")
    #expect(story.calculator.tapeVersion == 0)
    story.press("=")
    story.calculator.undo()
    story.calculator.mergeForeignChanges([])
    story.calculator.take(Tape(), changes: [])
    #expect(story.calculator.tapeVersion == 4)
  }
}

@Suite struct `A tape that was kept` {
  @Test func `takes the place of the tape, with what was done since`() throws {
    var story = Story("2+3=")
    let changes = story.calculator.takeChanges()
    let kept = try Tape("8", "ans + 1")
    story.calculator.take(kept, changes: changes)
    try story.calculate()
    #expect(story.calculator.tape.results == ["8", "9", "5"])
    #expect(story.description == "showing 2 + 3 = 5" && story.calculator.takeChanges().isEmpty)
    story.calculator.take(kept, changes: [])
    #expect(story.description == "entering " && story.calculator.expression.isEmpty)
    // What is gone has no result to take up.
    story.calculator.record(.failure(EvaluationError(.cancelled, at: 0..<1)), for: id(9))
    #expect(story.calculator.tape == kept)
  }
}
