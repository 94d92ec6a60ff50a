import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `A tape` {
  /// A line asks only for the names that it may hold; a scope of the whole tape finds the same.
  @Test(arguments: ["r", "rate", "été", "x", "r2", "家賃", "x₁", "km"])
  func `finds its names in a line wherever the reader does`(name: String) throws {
    let tape = try Tape("\(name) = 3")
    let operands = ["N²", "2N³", "πN²", "2πN", "√N", "N!", "|N|", "N⁻¹", "2N", "-N", "N°", "2xN"]
    let lines = operands.flatMap { [$0, "\($0) + 1", "5 * \($0)"] }
    for line in lines.map({ $0.map { $0 == "N" ? name : String($0) }.joined() }) {
      let whole = try? Formula(line, in: TapeScope(tape: tape)).expression
      let part = try? Formula(line, in: LineScope(Array(line), on: tape)).expression
      #expect(part == whole, "\(line)")
    }
    let square = try Formula("\(name)²", in: LineScope(Array("\(name)²"), on: tape))
    #expect(square.expression.origins == [id(1)])
  }

  private func entry(_ number: UInt64, name: String? = nil, _ tokens: [Token] = []) -> Entry {
    Entry(id: id(number), name: name, expression: Expression(tokens))
  }

  @Test func `has no readings of lines that share a place, as in mean(last 2)`() throws {
    var calculator = Calculator()
    for line in ["2°", "4"] { calculator.show(try Formula(line).evaluated(), name: nil) }
    let (tape, line) = (calculator.tape, Array("mean(last 2)".utf8)[...])
    let formula = try Formula(line, in: TapeScope(tape: tape))
    #expect(formula.expression.origins.count == 2)
    #expect(formula.choices(in: line, ties: { tape.value(of: $0) }).isEmpty)
  }

  @Test(arguments: [
    ("a = 10%", "2 a"), ("a = 10%", "100 + 50 * a"), ("a = 3", "10 km a"),
    ("a = -3", "2 a^2"), ("a = 5 km", "2 a"), ("a = 10%", "80 - a"), ("a = 3", "a!"),
    ("a = 12", "5 EUR * a / 4 h"), ("a = 10%", "100 + a/2"), ("a = 10%", "a + a"),
  ])
  func `keeps the values of lines that used a removed entry`(name: String, use: String) throws {
    var calculator = Calculator()
    for line in [name, use] {
      let tape = calculator.tape
      let formula = try Formula(line, in: TapeScope(tape: tape))
      calculator.show(
        try formula.evaluated(in: EvaluationContext(ties: { tape.value(of: $0) })),
        name: formula.name)
    }
    let ids = Array(calculator.tape.ids)
    let (first, second) = (ids[0], ids[1])
    let value = try #require(calculator.tape.value(of: second))
    calculator.remove(first)
    var tape = calculator.tape
    try tape.calculate()
    #expect(tape.value(of: second) == value)
    let kept = try #require(tape[second])
    #expect(TapeChange(text: TapeChange.replace(kept).text { _ in "a" }) == .replace(kept))
  }

  @Test func `lists entries from the top, and those before and after one`() throws {
    let tape = try Tape("1", "2", "3")
    #expect(Array(tape.ids) == [id(1), id(2), id(3)] && tape.last == id(3))
    #expect(tape.count == 3 && Tape().count == 0 && Tape().last == nil)
    #expect(tape.id(before: id(1)) == nil && tape.id(before: id(2)) == id(1))
    #expect(tape.id(after: id(3)) == nil && tape.id(after: id(2)) == id(3))
    #expect(tape.index(of: id(3)) == 2 && tape.index(of: id(4)) == nil)
    #expect(tape.id(before: id(4)) == nil && tape.id(after: id(4)) == nil)
    #expect(tape[id(4)] == nil && tape.outcome(of: id(4)) == nil && tape.value(of: id(4)) == nil)
    #expect(tape.dependents(of: id(4)).isEmpty)
  }

  @Test func `takes entries between any two others, however often`() throws {
    var tape = try Tape("1", "2")
    for number in 3...80 as ClosedRange<UInt64> { tape.insert(entry(number), before: id(2)) }
    for number in 81...90 as ClosedRange<UInt64> { tape.insert(entry(number), before: id(1)) }
    let numbers = tape.ids.map(\.number)
    #expect(numbers == Array(81...90) + [1] + Array(3...80) + [2])
    #expect(tape.ids.allSatisfy { tape.index(of: $0) == numbers.firstIndex(of: $0.number) })
    #expect(tape.isAbove(id(80), id(2)) && !tape.isAbove(id(80), id(79)))
    #expect(tape.isAbove(id(2), nil) && !tape.isAbove(id(99), nil) && !tape.isAbove(id(2), id(99)))
  }

  @Test func `finds the nearest name above a place`() throws {
    var tape = try Tape("a = 1", "a + 1", "a = 5", "a + 1", "b = a a")
    #expect(tape.results == ["1", "2", "5", "6", "25"] && tape.names == ["a", "b"])
    #expect(tape.origin(ofName: "a") == id(3) && tape.origin(ofName: "a", above: id(3)) == id(1))
    #expect(tape.origin(ofName: "a", above: id(1)) == nil && tape.origin(ofName: "c") == nil)
    // Names are resolved when a line is read; an entry keeps its ties.
    tape.replace(entry(1, name: "c", [.number(NumberLiteral(text: "7"))]))
    try tape.calculate()
    #expect(tape.results == ["7", "8", "5", "6", "25"] && tape.names == ["a", "b", "c"])
    for number in [1, 3, 5] as [UInt64] { tape.remove(id(number)) }
    #expect(!tape.hasNames && tape.names.isEmpty)
  }

  @Test func `keeps a result if only the name or comment changes`() throws {
    var tape = try Tape("1", "ans + 1")
    var changed = try #require(tape[id(1)])
    changed.name = "a"
    changed.comment = "c"
    tape.replace(changed)
    #expect(tape[id(1)] == changed && tape.results == ["1", "2"])
    tape.replace(changed)
    tape.replace(entry(9))
    tape.remove(id(9))
    #expect(tape.results == ["1", "2"])
  }

  @Test func `applies what is left of an unfit change`() throws {
    var tape = try Tape("1", "2")
    #expect(tape.apply(.remove(id(9))) == nil && tape.apply(.replace(entry(9))) == nil)
    #expect(tape.apply(.insert(entry(3), before: id(9))) == .remove(id(3)))
    #expect(tape.last == id(3))
    let old = try #require(tape[id(1)])
    #expect(tape.apply(.insert(entry(1, name: "a"), before: nil)) == .replace(old))
    #expect(Array(tape.ids) == [id(1), id(2), id(3)] && tape[id(1)]?.name == "a")
  }

  @Test func `ties entries again to a restored one`() throws {
    var tape = try Tape("a = 2", "a × 3", "a a")
    let removal = tape.apply(.remove(id(1)))
    try tape.calculate()
    #expect(tape.results == ["brokenTie 0..<1", "brokenTie 0..<1"])
    _ = tape.apply([removal].compactMap(\.self))
    try tape.calculate()
    #expect(tape.results == ["2", "6", "4"] && tape.dependents(of: id(1)) == [id(2), id(3)])
    // An entry tied to itself does not come back with that tie.
    tape.replace(entry(1, [.tie(id(1))]))
    tape.remove(id(1))
    tape.insert(entry(1, [.number(.zero)]), before: id(2))
    #expect(tape.dependents(of: id(1)) == [id(2), id(3)])
  }

  @Test func `gives its values to expressions that are tied to it`() throws {
    let tape = try Tape("850", "12 ans")
    let expression = Expression([
      .tie(id(1)), .binary(.multiply), .number(NumberLiteral(text: "12")),
    ])
    #expect(
      try expression.evaluated(in: EvaluationContext(ties: { tape.value(of: $0) })).value == 10_200)
    let formula = try Formula("12 ans", in: TapeScope(tape: tape))
    #expect(throws: EvaluationError(.brokenTie, at: 0..<1)) { try expression.evaluated() }
    #expect(throws: EvaluationError(.brokenTie, at: 3..<6)) { try formula.evaluated() }
  }

  @Test func `equals another with the same entries and results`() throws {
    let tape = try Tape("1", "ans + 1")
    var other = try Tape("1", "ans + 1")
    other.insert(entry(3), before: id(1))
    #expect(tape != other)
    other.remove(id(3))
    #expect(tape == other && tape.hashValue == other.hashValue)
    other.record(
      .value(Evaluation(expression: Expression(), value: 5, percentages: [])), for: id(2))
    #expect(tape != other)
  }
}

@Suite struct `The identity of an entry` {
  @Test(
    arguments: [
      (0, 0, "0.0"), (50_000, 7, "12kw.7"), (1, 16_777_215, "1.16777215"),
      (EntryID.greatestWriter, 1, "e13aqcov.1"),
    ] as [(UInt64, UInt64, String)])
  func `has a text that is read back`(writer: UInt64, number: UInt64, text: String) {
    let id = EntryID(writer: writer, number: number)
    #expect(id.description == text || writer == EntryID.greatestWriter)
    #expect(EntryID(id.description) == id && id.writer == writer && id.number == number)
  }

  @Test(arguments: [
    "", ".", "1", "1.", ".1", "1.1.1", "1.01", "01.1", "+1.1", "1.+1", "1.-1", "A.1", "1.16777216",
    "ö.1", "1.1 ", "zzzzzzzzzz.1", "1.99999999999999999999",
  ])
  func `is not read from another text`(text: String) {
    #expect(EntryID(text) == nil)
  }

  @Test func `is ordered by writer and number`() {
    let ids = [
      EntryID(writer: 1, number: 1), EntryID(writer: 1, number: 2), EntryID(writer: 2, number: 0),
    ]
    #expect(ids.reversed().sorted() == ids)
  }
}
