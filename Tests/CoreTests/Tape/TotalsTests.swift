import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The totals of a tape` {
  /// The totals, a text for each tag: its name, count, sum, share, goal and what is left to it.
  private func lines(_ totals: Totals) -> [String] {
    totals.lines.map { line in
      let numbers = [line.sum, line.share, line.goal, line.left].map { $0?.number.shortText ?? "–" }
      let excluded = line.excluded.isEmpty ? "" : " without \(line.excluded.map(\.number))"
      return "\(line.name) \(line.count): \(numbers.joined(separator: " "))" + excluded
    }
  }

  @Test func `are sums, shares and goals of each tag, in the order of their appearance`() throws {
    let tape = try Tape(
      "12.50 #food/200 lunch #trip", "30 # a book", "5 # bread #Food", "1/3 #trip", "-4 #food #FOOD"
    )
    let totals = try Totals(of: tape)
    #expect(lines(totals) == ["food 3: 27/2 81/83 200 373/2", "trip 2: 77/6 77/83 – –"])
    #expect(sums(totals) == ["all of 4: 83/6"])
    let none = try Totals(of: Tape())
    #expect(none.lines.isEmpty && none.sums.isEmpty)
  }

  /// What all tagged entries come to.
  private func sums(_ totals: Totals) -> [String] {
    totals.sums.map { "\($0.part) of \($0.count): " + ($0.sum?.shortText ?? "–") }
  }

  @Test func `set income apart from spending where there are both`() throws {
    let tape = try Tape(
      "2000 #salary", "-850 #home", "-30 #food", "50 #gift", "3 km #road", "-20 #food #home")
    let totals = try Totals(of: tape)
    #expect(
      sums(totals) == [
        "income of 2: 2050", "spending of 3: -900", "all of 5: 1150", "all of 1: 3 km",
      ])
    #expect(totals.lines.map(\.shareInTenths) == [976, 967, 56, 24, 1000])
  }

  @Test func `take the goal of the lowest entry that states one`() throws {
    let tape = try Tape("1 #a/5", "2 #a/7 #a/6", "3 #a", "4 # no goal #b")
    #expect(lines(try Totals(of: tape)) == ["a 3: 6 3/5 6 0", "b 1: 4 2/5 – –"])
    #expect(lines(try Totals(of: try Tape("9 #a/5"))) == ["a 1: 9 1 5 -4"])
  }

  @Test func `name the entries without a known value, and do without them`() throws {
    var tape = try Tape("2 #a/9", "6/ans #a", "5 #a #b", "√2 #c")
    tape.replace(Entry(id: id(1), expression: Expression([.number(.zero)]), comment: "#a/9"))
    #expect(try Totals(of: tape).lines.map(\.excluded) == [[id(1), id(2)], [], []])
    try tape.calculate()
    let known = lines(try Totals(of: tape))
    #expect(
      known.first == "a 3: 5 ≈0.779518790788 9 4 without [2]")
    tape.replace(Entry(id: id(3), expression: Expression([.tie(id(2))]), comment: "#b"))
    try tape.calculate()
    let totals = try Totals(of: tape)
    #expect(
      totals.lines.map(\.count) == [2, 1, 1] && totals.lines.map(\.excluded.count) == [1, 1, 0])
    #expect(totals.lines.map(\.sum) == [0, 0, tape.value(of: id(4))])
  }

  @Test func `are exact for irrational numbers, and have no share of zero`() throws {
    let tape = try Tape("√2 #a #b/√2", "-√2 #a", "√8 # #b/1")
    #expect(
      lines(try Totals(of: tape)) == ["a 2: 0 0 – –", "b 2: ≈4.24264068712 3/2 1 ≈-3.24264068712"])
    #expect(
      lines(try Totals(of: try Tape("√2 #a", "-√2 #b"))) == [
        "a 1: ≈1.41421356237 1 – –", "b 1: ≈-1.41421356237 1 – –",
      ])
  }

  @Test func `have no sum beyond the limits`() throws {
    let tape = try Tape("999 × 999 #a/3", "999 × 999 #a", "1 #b/2")
    let totals = try Totals(of: tape, within: Limits(bits: 20))
    #expect(lines(totals) == ["a 2: – – 3 –", "b 1: 1 – 2 1"] && sums(totals) == ["all of 3: –"])
  }

  @Test func `round shares and progress to tenths of a per cent`() throws {
    let lines = try Totals(of: try Tape("2 #a/3", "1 #b/0", "-√2 #c/√8", "√2 #d/0.5")).lines
    #expect(lines.map(\.shareInTenths) == [453, 227, 1000, 320])
    #expect(lines.map(\.progressInTenths) == [667, nil, nil, 2828])
    let tape = try Tape("1 #a", "2", "√2 # b", "3 # #a")
    #expect(tape.tagged == [id(1), id(4)])
    #expect(try Totals(of: try Tape("√2 - √2 #a")).lines.map(\.shareInTenths) == [nil])
    #expect(try Totals(of: try Tape("10^400 #a/1")).lines.map(\.progressInTenths) == [nil])
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
      try Totals(of: tape, unless: Cancellation { true })
    }
    #expect(try sums(Totals(of: tape)) == ["all of 40000: 40000"])
  }

  @Test(arguments: 0..<8)
  func `are those of adding the entries one by one`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tape = Tape()
    var sums: [String: Rational] = [:]
    var sum: Rational = 0
    var entries: [(value: Rational, tags: Set<String>)] = []
    for number in 1...UInt64.random(in: 1...40, using: &generator) {
      let value = Rational(numerator: Int.random(in: -99...99, using: &generator), denominator: 7)
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
      // A share is that of all entries with a tag on the same side of zero.
      let side = entries.filter { entry in
        entry.tags.contains { sums[$0].map { $0.isNegative == expected.isNegative } ?? false }
      }.reduce(Rational(0)) { $0 + $1.value }
      #expect(line.share == expected.divided(by: side).map { Quantity(Real($0)) })
    }
  }
}
