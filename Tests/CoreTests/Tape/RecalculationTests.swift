import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `A recalculation` {
  @Test func `takes 11 steps for 10 dependents among 10,000 other entries`() throws {
    var tape = try Tape("2")
    for number in 2...10_001 {
      let isDependent = number.isMultiple(of: 1_000)
      let tokens: [Token] = [isDependent ? .tie(id(1)) : .number(.zero)]
      let entry = Entry(id: id(UInt64(number)), expression: Expression(tokens))
      tape.insert(entry, before: nil)
      tape.record(
        .value(Evaluation(expression: entry.expression, value: 0, percentages: [])), for: entry.id)
    }
    tape.replace(Entry(id: id(1), expression: Expression([.number(NumberLiteral(text: "3"))])))
    // Only the visible entries are needed, so the whole tape is not searched.
    #expect(tape.recalculation(of: [id(10_000)]).steps.map(\.id) == [id(1), id(10_000)])
    #expect(try tape.steps() == 11)
    #expect(tape.value(of: id(10_000)) == 3)
  }

  @Test func `follows a long chain of ties, and breaks it`() throws {
    let length = 20_000 * UInt64(caseFactor)
    var tape = try Tape("1")
    for number in 2...length {
      let tokens: [Token] = [
        .tie(id(number - 1)), .binary(.add), .number(NumberLiteral(text: "1")),
      ]
      tape.insert(Entry(id: id(number), expression: Expression(tokens)), before: nil)
    }
    #expect(tape.recalculation(of: [id(length)]).steps.count == Int(length) - 1)
    try tape.calculate()
    #expect(tape.value(of: id(length)) == Quantity(Real(Rational(Int(length)))))
    tape.remove(id(1))
    #expect(try tape.steps() == Int(length) - 1)
    #expect(tape.outcome(of: id(length)).text == "brokenTie 0..<1")
  }

  @Test func `follows a chain of 20,000 irrational numbers`() throws {
    var tape = try Tape("√2")
    for number in 2...20_000 as ClosedRange<UInt64> {
      let tokens: [Token] = [.function(.sin), .tie(id(number - 1)), .close]
      tape.insert(Entry(id: id(number), expression: Expression(tokens)), before: nil)
    }
    try tape.calculate()
    #expect(tape.outcome(of: id(20_000)).text == "≈0.0122454803772")
  }

  @Test func `uses the rates of an entry unless they lack a currency`() throws {
    var tape = Tape()
    let rates = try #require(ExchangeRates(text: "1 EUR = 4 USD on 2026-11-01"))
    var calculator = Calculator()
    for (line, rates) in [("a = 100 USD", nil), ("a in EUR", rates), ("a in EUR", nil)] {
      let formula = try Formula(line, in: TapeScope(tape: tape))
      let entry = Entry(
        id: calculator.newID(), name: formula.name, expression: formula.expression, rates: rates)
      tape.insert(entry, before: nil)
    }
    calculator.begin(with: tape)
    let ids = Array(tape.ids)
    func results() throws -> [String] {
      tape = calculator.tape
      try tape.calculate(in: EvaluationContext(rates: .madeUp))
      return tape.results
    }
    #expect(try results() == ["100", "25", "50"])
    try calculator.record(#require(tape.outcome(of: ids[2])), for: ids[2])
    #expect(calculator.tape[ids[2]]?.rates?.text == "1 EUR = 2 USD on 2026-11-20")
    #expect(calculator.takeChanges().count == 1)
    var edited = try #require(tape[ids[0]])
    edited.expression = try Formula("800 JPY").expression
    calculator.revise(edited)
    #expect(try results() == ["800", "4", "4"])
  }

  @Test func `finds no cycle, since a tie to an entry not above is broken`() throws {
    var tape = try Tape("a = 1", "b = a + 1", "b + a", "5")
    #expect(tape.results == ["1", "2", "3", "5"])
    tape.replace(Entry(id: id(1), expression: Expression([.tie(id(2))])))
    #expect(try tape.steps() == 3)
    #expect(tape.results == ["brokenTie 0..<1", "brokenTie 0..<1", "brokenTie 0..<1", "5"])
    tape.replace(Entry(id: id(1), expression: Expression([.number(.zero), .tie(id(1))])))
    try tape.calculate()
    #expect(tape.results == ["brokenTie 1..<2", "brokenTie 0..<1", "brokenTie 0..<1", "5"])
    tape.replace(Entry(id: id(1), expression: Expression([.number(NumberLiteral(text: "7"))])))
    try tape.calculate()
    #expect(tape.results == ["7", "8", "15", "5"])
  }

  @Test func `gives an error its place, and leaves the rest`() throws {
    var tape = try Tape("a = 2", "6/a", "a + 1", "2 + ans")
    tape.replace(Entry(id: id(1), name: "a", expression: Expression([.number(.zero)])))
    try tape.calculate()
    #expect(tape.results == ["0", "divisionByZero 1..<3", "1", "3"])
    tape.remove(id(2))
    #expect(tape.results == ["0", "1", "3"])
  }

  @Test func `keeps what it reported before it was cancelled`() throws {
    var tape = try Tape("2")
    for number in 2...9 as ClosedRange<UInt64> {
      let power = try Formula("3^100000 + 1").expression
      tape.insert(
        Entry(
          id: id(number),
          expression: Expression([.tie(id(number - 1)), .binary(.add)] + power.tokens)),
        before: nil)
    }
    var questions = 0
    let cancellation = Cancellation {
      questions += 1
      return questions == 8
    }
    #expect(throws: EvaluationError.self) {
      try tape.calculate(in: EvaluationContext(unless: cancellation))
    }
    let known = tape.ids.filter { tape.outcome(of: $0) != nil }.count
    #expect(known > 1 && known < 9)
    #expect(try tape.steps() == 9 - known)
  }

  @Test func `of nothing has no steps, and ignores unknown entries`() throws {
    var tape = try Tape("1", "2")
    #expect(tape.recalculation(of: [id(5)]) == Recalculation())
    #expect(tape.recalculation(of: [id(2), id(1)]).known.outcomes.keys.sorted() == [id(1), id(2)])
    tape.record(.failure(EvaluationError(.cancelled, at: 0..<1)), for: id(5))
    #expect(tape.count == 2)
  }
}
