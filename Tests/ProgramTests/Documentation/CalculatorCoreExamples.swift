import CalculatorCore
import ExactNumbers
import Quantities
import Testing

@Suite struct `Examples in CalculatorCore` {
  @Test func `of the calculator`() throws {
    let values = try values {
      var calculator = Calculator()
      for edit in [.digit(.two), .binary(.add), .digit(.three)] as [ExpressionEdit] {
        try calculator.apply(edit)
      }
      if let line = try calculator.lineForEquals() {
        calculator.show(try Formula(line.text).evaluated())
      }
      calculator.phase  // .showing, an entry with the value 5
      calculator.undo()  // .entering again
      calculator
    }
    let phase = try #require(values.compactMap { $0 as? Calculator.Phase }.first)
    guard case .showing = phase else {
      Issue.record("the calculator shows no result")
      return
    }
    let undone = try #require(values.last as? Calculator)
    guard case .entering = undone.phase else {
      Issue.record("the calculator still shows the result")
      return
    }
  }

  @Test func `of an identity`() {
    let values = values {
      let id = EntryID(writer: 50_000, number: 7)
      id.description  // "12kw.7"
    }
    #expect(values[0] as? String == "12kw.7")
  }

  @Test func `of the tape`() throws {
    let values = try values {
      let lines = ["+ 1.1 rent = 850", "+ 1.2 rent@1.1 * 12"]
      var tape = Tape(replaying: lines.compactMap { TapeChange(text: $0) })
      try tape.calculate()
      tape.last.flatMap { tape.value(of: $0) }  // 10200
    }
    #expect(values.last as? Quantity == 10_200)
  }

  @Test func `of a formula`() throws {
    let values = try values {
      let formula = try Formula("rent = 850 + 10% # home")
      try formula.evaluated().value  // 935
      formula.name  // "rent"
    }
    #expect(values[0] as? Quantity == 935 && values[1] as? String == "rent")
  }
}
