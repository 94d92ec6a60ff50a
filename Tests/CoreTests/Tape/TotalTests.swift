import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `A total` {
  private func calculator(_ lines: [String]) throws -> Calculator {
    var calculator = Calculator()
    for line in lines {
      let tape = calculator.tape
      let formula = try Formula(line, in: TapeScope(tape: tape))
      calculator.show(
        try formula.evaluated(in: EvaluationContext(ties: { tape.value(of: $0) })),
        name: formula.name, comment: formula.comment)
    }
    return calculator
  }

  private func results(_ calculator: Calculator) throws -> [String] {
    var tape = calculator.tape
    try tape.calculate()
    return tape.markedResults
  }

  @Test(arguments: [
    ("plot(#a-b)", [1, 3] as [Real]), ("plot(#a-b; last 2)", [1, 3, 2, 3]),
    ("plot(#a-b; 4)", [1, 3, 4]),
  ])
  func `is the points of a plot`(text: String, points: [Real]) throws {
    var tape = try calculator(["1 #a-b", "2", "3 #a-b", text]).tape
    try tape.calculate()
    let plot = tape.ids.last.flatMap { tape.value(of: $0)?.unit?.result?.plot }
    #expect(plot?.points.map(\.y) == points)
  }

  @Test func `blames its word if there is no sum`() throws {
    let tape = try Tape("20 °C", "20 °C")
    let formula = try Formula("a = total", in: TapeScope(tape: tape))
    let error = #expect(throws: EvaluationError.self) {
      try formula.evaluated(in: EvaluationContext(ties: { tape.value(of: $0) }))
    }
    #expect(error?.place == 4..<9)
    // A line without a value belongs to the first sum.
    let broken = try Tape("1/0", "2", "total")
    #expect(broken.results == ["divisionByZero 1..<3", "2", "brokenTie 1..<2"])
  }

  @Test func `gives its name to the first of several sums, and its comment to all`() throws {
    let tape = try calculator(["1", "2 km", "a = total # b"]).tape
    #expect(tape.entries.map(\.name) == [nil, nil, "a", nil])
    #expect(tape.entries.map(\.comment) == [nil, nil, "b", "b"])
  }

  @Test(arguments: seeds)
  func `counts each line once, whatever is removed, and is kept`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var lines = ["1"]
    for _ in 0..<30 {
      lines.append(Int.random(in: 0..<4, using: &generator) == 0 ? "total" : "\(lines.count)")
    }
    var calculator = try calculator(lines)
    let first = try results(calculator)
    for _ in 0..<10 {
      guard let id = calculator.tape.ids.randomElement(using: &generator) else { break }
      calculator.remove(id)
      var tape = calculator.tape
      try tape.calculate()
      var (sum, isBelowTotal) = (Real(0), false)
      for entry in tape.entries {
        let value = try #require(tape.value(of: entry.id)?.number)
        if entry.isTotal {
          #expect(value == sum)
        } else {
          sum = isBelowTotal ? value : try sum.adding(value, Budget())
        }
        isBelowTotal = entry.isTotal
      }
      let changes = SavedChanges(tape.changes, on: tape).lines.compactMap { TapeChange(text: $0) }
      #expect(Tape(replaying: changes).entries == tape.entries)
    }
    while calculator.tape.count < first.count { calculator.undo() }
    #expect(try results(calculator) == first)
  }

  @Test(arguments: seeds)
  func `shows what its line sums up, whatever is corrected`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = ["5", "7 kg", "8 EUR", "total", "5%", "x = 3"]
    var calculator = try calculator(["1", "2 kg", "total"])
    for _ in 0..<12 {
      let text = texts.randomElement(using: &generator) ?? "1"
      guard let id = calculator.tape.ids.randomElement(using: &generator) else { break }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0 where calculator.tape.count > 1: calculator.remove(id)
      case 1:
        let formula = try Formula(text, in: TapeScope(tape: calculator.tape))
        let tape = calculator.tape
        calculator.show(
          try formula.evaluated(in: EvaluationContext(ties: { tape.value(of: $0) })),
          name: formula.name)
      default:
        let tape = calculator.tape
        guard let formula = try? Formula(text, in: TapeScope(tape: tape, entry: id)),
          let sum = try? formula.evaluated(in: EvaluationContext(ties: { tape.value(of: $0) }))
        else { continue }
        let entry = Entry(
          id: id, name: formula.name, expression: sum.expression, isTotal: formula.isTotal)
        calculator.revise(entry, .value(sum))
      }
      var again = calculator.tape
      for id in again.ids { again.invalidate(id) }
      try again.calculate()
      for id in calculator.tape.ids where calculator.tape.outcome(of: id) != nil {
        #expect(calculator.tape.value(of: id) == again.value(of: id))
      }
    }
  }
}
