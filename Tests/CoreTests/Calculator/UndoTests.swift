import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `Undo and redo` {
  private struct State: Equatable {
    var phase: Calculator.Phase
    var entries: [Entry]

    init(_ story: Story) {
      phase = story.calculator.phase
      entries = story.calculator.tape.entries
    }
  }

  @Test(arguments: 0..<24)
  func `lead through the same states in any session`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var story = Story("", limits: Tape.limits)
    var states = [State(story)]
    for _ in 0..<120 {
      generator.act(in: &story)
      try story.calculate()
      if State(story) != states.last { states.append(State(story)) }
      guard Int.random(in: 0..<12, using: &generator) == 0 else { continue }
      // The session goes on from some steps back.
      for _ in 0..<Int.random(in: 0..<states.count, using: &generator) {
        let moves = story.calculator.undo()
        #expect(moves)
        states.removeLast()
      }
      #expect(State(story) == states.last)
    }
    for key in "A7" {
      story.press(String(key))
      if State(story) != states.last { states.append(State(story)) }
    }
    let results = try story.calculator.tape.calculatedAgain().results
    for state in states.reversed().dropFirst() {
      let moves = story.calculator.undo()
      #expect(moves && State(story) == state)
    }
    let moves = story.calculator.undo()
    #expect(!moves && story.calculator.tape.count == 0)
    for state in states.dropFirst() {
      let moves = story.calculator.redo()
      #expect(moves && State(story) == state)
    }
    let movesOn = story.calculator.redo()
    #expect(!movesOn)
    try story.calculate()
    #expect(story.calculator.tape.results == results)
  }

  @Test func `remember edits of a number, not its digits`() {
    var calculator = Story("2+3=" + String(repeating: "7", count: 500) + "+1").calculator
    var edits = 0
    while case .text = calculator.history.go(back: true) { edits += 1 }
    #expect(edits == 501)
  }

  @Test(arguments: 0..<12)
  func `leave no entry of this program, whatever others did`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var story = Story("", limits: Tape.limits)
    var number: UInt64 = 0
    for _ in 0..<120 {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let change = generator.change(of: story.calculator.tape, newest: &number)
        if case .insert(let entry, _) = change, entry.id.writer == 0 { continue }
        story.calculator.mergeForeignChanges([change])
      } else {
        generator.act(in: &story)
      }
      try story.calculate()
    }
    while story.calculator.undo() { try story.calculate() }
    #expect(story.calculator.phase == .entering(TypedLine()))
    let tape = story.calculator.tape
    #expect(tape.ids.allSatisfy { $0.writer != 0 })
    #expect(tape.results == (try tape.calculatedAgain().results))
    while story.calculator.redo() { try story.calculate() }
    #expect(
      story.calculator.tape.results == (try story.calculator.tape.calculatedAgain().results))
  }
}

extension Story {
  mutating func calculate() throws(EvaluationError) {
    _ = try calculator.tape.recalculation(of: calculator.tape.ids)
      .perform(in: EvaluationContext(within: calculator.limits)) { calculator.record($1, for: $0) }
  }
}

extension SeededGenerator {
  mutating func act(in story: inout Story) {
    let tape = story.calculator.tape
    let known = Array(tape.ids)
    let entry = known.randomElement(using: &self).flatMap { tape[$0] }
    switch (Int.random(in: 0..<20, using: &self), entry) {
    case (0, _), (1, _):
      let lines = ["a = 3", "b = a + 1 # c", "√2 #d/5", "a × b", "ans/3", "2ans", "(ans)(-0.5)"]
      guard let formula = try? Formula(pick(lines), in: TapeScope(tape: tape)),
        let evaluation = try? formula.expression.evaluated(
          in: EvaluationContext(ties: { tape.value(of: $0) }))
      else { return }
      story.calculator.show(evaluation, name: formula.name, comment: formula.comment)
    case (2, let entry?): story.calculator.revise(content(of: entry, tiedTo: known))
    case (3, let entry?): story.calculator.remove(entry.id)
    case (4, let entry?): try? story.calculator.apply(.tie(entry.id))
    default:
      story.press(String(pick("0123456789..++--××÷÷^%!(())====CA<<")))
    }
  }
}
