import CalculatorCore
import ExactNumbers
import Testing

@Suite struct `Examples in CalculatorCore` {
  @Test func `of the calculator`() throws {
    let values = try values {
      var calculator = Calculator()
      for edit in [.digit(.two), .binary(.add), .digit(.three)] as [ExpressionEdit] {
        try calculator.apply(edit)
      }
      if let expression = try calculator.expressionForEquals() {
        calculator.show(try expression.evaluated())
      }
      calculator.phase  // .showing, with the value 5
    }
    let phase = try #require(values.last as? Calculator.Phase)
    guard case .showing(let evaluation) = phase else {
      Issue.record("the calculator shows no result")
      return
    }
    #expect(evaluation.value == 5)
  }

  @Test func `of a formula`() throws {
    let values = try values {
      let formula = try Formula("200 + 10%")
      try formula.evaluated().value  // 220
    }
    #expect(values[0] as? Real == 220)
  }
}
