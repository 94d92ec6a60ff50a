import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The totals of a tape` {
  /// Name, count, sum, share, goal and rest of each tag.
  private func lines(_ totals: Totals) -> [String] {
    totals.lines.map { line in
      let numbers = [line.sum, line.share, line.goal, line.left].map { $0?.number.shortText ?? "–" }
      let excluded = line.excluded.isEmpty ? "" : " without \(line.excluded.map(\.number))"
      return "\(line.name) \(line.count): \(numbers.joined(separator: " "))" + excluded
    }
  }

  private func sums(_ totals: Totals) -> [String] {
    totals.sums.map { "\($0.part) of \($0.count): " + ($0.sum?.shortText ?? "–") }
  }

  @Test func `list the entries without a known value, and omit them`() throws {
    var tape = try Tape("2 #a/9", "6/ans #a", "5 #a #b", "√2 #c")
    tape.replace(Entry(id: id(1), expression: Expression([.number(.zero)]), comment: "#a/9"))
    #expect(try Totals(of: tape).lines.map(\.excluded) == [[id(1), id(2)], [], []])
    try tape.calculate()
    let known = lines(try Totals(of: tape))
    #expect(known.first == "a 3: 5 ≈0.779518790788 9 4 without [2]")
    tape.replace(Entry(id: id(3), expression: Expression([.tie(id(2))]), comment: "#b"))
    try tape.calculate()
    let totals = try Totals(of: tape)
    #expect(
      totals.lines.map(\.count) == [2, 1, 1] && totals.lines.map(\.excluded.count) == [1, 1, 0])
    #expect(totals.lines.map(\.sum) == [0, 0, tape.value(of: id(4))])
  }

  @Test func `have no sum beyond the limits`() throws {
    let tape = try Tape("999 × 999 #a/3", "999 × 999 #a", "1 #b/2")
    let totals = try Totals(of: tape, in: EvaluationContext(within: Limits(bits: 20)))
    #expect(lines(totals) == ["a 2: – – 3 –", "b 1: 1 – 2 1"] && sums(totals) == ["all of 3: –"])
  }

  @Test func `cover the entries with a tag`() throws {
    let tape = try Tape("1 #a", "2", "√2 # b", "3 # #a")
    #expect(tape.tagged == [id(1), id(4)])
  }

  @Test func `of several currencies are in the first one if there are rates`() throws {
    let tape = try Tape("5 EUR #a", "4 USD #a")
    let day = try #require(Day(year: 2024, month: 2, day: 29))
    let rates = RateSource { .success(ExchangeRates(day: day, rates: ["USD": 2])) }
    #expect(lines(try Totals(of: tape, in: EvaluationContext(rates: rates))) == ["a 2: 7 1 – –"])
  }

  @Test func `have a sum for each currency without rates`() throws {
    let tape = try Tape("5 EUR #a", "4 USD #b", "3 EUR #b")
    let totals = try Totals(of: tape).sums
    #expect(totals.map(\.count) == [2, 1] && totals.map { $0.sum?.number } == [8, 4])
  }

  @Test func `can be cancelled`() throws {
    var tape = try Tape("1 #a")
    for number in 2...40_000 as ClosedRange<UInt64> {
      let entry = Entry(id: id(number), expression: Expression(), comment: "#a")
      tape.insert(entry, before: nil)
      tape.record(
        .value(Evaluation(expression: Expression(), value: 1, percentages: [])), for: entry.id)
    }
    #expect(throws: EvaluationError(.cancelled, at: 0..<1)) {
      try Totals(of: tape, in: EvaluationContext(unless: Cancellation { true }))
    }
    #expect(try sums(Totals(of: tape)) == ["all of 40000: 40000"])
  }

  @Test(arguments: 0..<8)
  func `agree with adding the entries one by one`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tape = Tape()
    var sums: [String: Rational] = [:]
    var sum: Rational = 0
    var entries: [(value: Rational, tags: Set<String>)] = []
    for number in 1...UInt64.random(in: 1...40, using: &generator) {
      let value = Rational(numerator: generator.integer(-99...99), denominator: 7)
      let tags = ["a", "A", "b", "é"].filter { _ in Bool.random(using: &generator) }
      let comment = tags.map { "#" + $0 }.joined(separator: " x ")
      tape.insert(Entry(id: id(number), expression: Expression(), comment: comment), before: nil)
      tape.record(
        .value(Evaluation(expression: Expression(), value: Quantity(Real(value)), percentages: [])),
        for: id(number))
      for tag in Set(tags.map { $0.lowercased() }) {
        sums[tag, default: 0] = sums[tag, default: 0] + value
      }
      if !tags.isEmpty { sum = sum + value }
      entries.append((value, Set(tags.map { $0.lowercased() })))
    }
    let totals = try Totals(of: tape)
    #expect(totals.lines.count == sums.count)
    #expect(totals.sums.last?.sum == (sums.isEmpty ? nil : Quantity(Real(sum))))
    for line in totals.lines {
      let expected = try #require(sums[line.name.lowercased()])
      #expect(line.sum == Quantity(Real(expected)))
      // A share is that of all tagged entries with the same sign.
      let side = entries.filter { entry in
        entry.tags.contains { sums[$0].map { $0.isNegative == expected.isNegative } ?? false }
      }.reduce(Rational(0)) { $0 + $1.value }
      #expect(line.share == expected.divided(by: side).map { Quantity(Real($0)) })
    }
  }
}
