import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore

/// Taking back a step, or the undoing of one.
@Suite struct `Taking back` {
  private static let edits: [ExpressionEdit] = [
    .digit(.one), .digit(.two), .point, .binary(.add), .binary(.multiply), .open, .close,
    .deleteElement, .deleteCharacter, .postfix(.percent),
  ]

  /// Does something at random.
  private func act(_ calculator: inout Calculator, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: calculator.undo()
    case 1:
      if let expression = try? calculator.expressionForEquals(),
        let evaluation = try? expression.evaluated(ties: { calculator.tape.value(of: $0) })
      {
        calculator.show(evaluation)
      }
    case 2: calculator.clearAll()
    case 3: calculator.display.isGrouped.toggle()
    case 4: if let id = calculator.tape.ids.randomElement(using: &random) { calculator.remove(id) }
    default: try? calculator.apply(Self.edits.randomElement(using: &random) ?? .point)
    }
  }

  @Test(arguments: seeds)
  func `leaves everything as it was, also what can be undone and done again`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var calculator = Calculator()
      for _ in 0..<Int.random(in: 0...30, using: &random) { act(&calculator, &random) }
      var other = calculator
      act(&other, &random)
      other.takeBack(to: calculator.stepCount)
      repeat { expectEqual(other, calculator, seed) } while other.undo() && calculator.undo()
      repeat { expectEqual(other, calculator, seed) } while other.redo() && calculator.redo()
      #expect(!other.redo() && !calculator.redo())
    }
  }

  @Test(arguments: seeds)
  func `is a change for storage`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var calculator = Calculator()
      for _ in 0..<40 {
        let count = calculator.stepCount
        act(&calculator, &random)
        if Bool.random(using: &random) { calculator.takeBack(to: count) }
      }
      #expect(Tape(replaying: calculator.takeChanges()).changes == calculator.tape.changes)
    }
  }

  private func expectEqual(_ one: Calculator, _ other: Calculator, _ seed: UInt64) {
    #expect(one.phase == other.phase && one.display == other.display, "seed \(seed)")
    #expect(one.tape.changes == other.tape.changes && one.stepCount == other.stepCount)
  }
}
