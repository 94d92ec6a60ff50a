import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

/// `total`, `@3` and `#food`: lines above without their names.
@Suite struct `A total` {
  /// A calculator that has shown the results of lines.
  private func calculator(_ lines: [String]) throws -> Calculator {
    var calculator = Calculator()
    for line in lines {
      let tape = calculator.tape
      let formula = try Formula(line, in: TapeScope(tape: tape))
      calculator.show(
        try formula.evaluated(ties: { tape.value(of: $0) }), name: formula.name,
        comment: formula.comment)
    }
    return calculator
  }

  /// The results of a tape with a mark at totals.
  private func results(_ calculator: Calculator) throws -> [String] {
    var tape = calculator.tape
    try tape.calculate()
    return tape.ids.map {
      (tape[$0]?.isTotal == true ? "T" : "")
        + (tape.value(of: $0)?.shortText ?? tape.outcome(of: $0).text)
    }
  }

  @Test(arguments: [
    (["10", "20", "total"], ["10", "20", "T30"]),
    (["10", "total", "5", "6", "TOTAL", "7"], ["10", "T10", "5", "6", "T11", "7"]),
    (["1", "total", "total"], ["1", "T1", "T1"]),
    (["1", "2", "total * 2", "total"], ["1", "2", "6", "T9"]),
    (["1", "a = total", "a + 1"], ["1", "T1", "2"]),
    (
      ["1 km", "3 EUR", "2", "5 m", "4 USD", "total"],
      ["1 km", "3 EUR", "2", "5 m", "4 USD", "T201/200 km", "T3 EUR", "T2", "T4 USD"]
    ),
    (["1", "2", "4", "@3", "@1"], ["1", "2", "4", "1", "1"]),
    (["1", "2", "4", "stdev(last 3)^2", "sum(last 2; 10)"], ["1", "2", "4", "7/3", "49/3"]),
    (["5", "last = 7", "last * 3"], ["5", "7", "21"]),
    (["1 # #a", "2 #b", "3 #A", "sum(#a) + max(10; #b)"], ["1", "2", "3", "14"]),
  ])
  func `is the sum of the lines since the last one`(lines: [String], expected: [String]) throws {
    #expect(try results(calculator(lines)) == expected)
  }

  @Test(arguments: [
    ("plot(#a-b)", [1, 3] as [Real]), ("plot(#a-b; last 2)", [1, 3, 2, 3]),
    ("plot(#a-b; 4)", [1, 3, 4]),
  ])
  func `is the points of a plot`(text: String, points: [Real]) throws {
    var tape = try calculator(["1 #a-b", "2", "3 #a-b", text]).tape
    try tape.calculate()
    let plot = tape.ids.last.flatMap { tape.value(of: $0)?.unit?.result?.plot }
    #expect(plot?.points == points)
  }

  @Test func `blames its word where there is no sum`() throws {
    let tape = try Tape("20 °C", "20 °C")
    let formula = try Formula("a = total", in: TapeScope(tape: tape))
    let error = #expect(throws: EvaluationError.self) {
      try formula.evaluated(ties: { tape.value(of: $0) })
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

  @Test func `follows the correction and the removal of lines, and undoing that`() throws {
    var calculator = try calculator(["1", "2", "total", "4", "total", "ans * 2"])
    let ids = Array(calculator.tape.ids)
    var states = [try results(calculator)]
    #expect(states[0] == ["1", "2", "T3", "4", "T4", "8"])
    calculator.revise(Entry(id: ids[0], expression: try Formula("10").expression))
    states.append(try results(calculator))
    #expect(states[1] == ["10", "2", "T12", "4", "T4", "8"])
    calculator.remove(ids[1])
    states.append(try results(calculator))
    #expect(states[2] == ["10", "T10", "4", "T4", "8"])
    // The lines of a total that is gone are those of the next.
    calculator.remove(ids[2])
    states.append(try results(calculator))
    #expect(states[3] == ["10", "4", "T14", "28"])
    calculator.remove(ids[0])
    calculator.remove(ids[3])
    #expect(try results(calculator) == ["T0", "0"])
    calculator.undo()
    calculator.undo()
    for state in states.reversed() {
      #expect(try results(calculator) == state)
      calculator.undo()
    }
  }

  @Test func `gives the lines of one that is gone to the total of their kind`() throws {
    var calculator = try calculator(["1 km", "total", "2", "3 km", "total", "total"])
    var ids = Array(calculator.tape.ids)
    #expect(
      try results(calculator) == ["1 km", "T1 km", "2", "3 km", "T2", "T3 km", "T2", "T3 km"])
    calculator.remove(ids[1])
    #expect(try results(calculator) == ["1 km", "2", "3 km", "T2", "T4 km", "T2", "T4 km"])
    // Where there is none of their kind, one is added.
    calculator = try self.calculator(["1 km", "total", "2", "total # a"])
    ids = Array(calculator.tape.ids)
    calculator.remove(ids[1])
    #expect(try results(calculator) == ["1 km", "2", "T2", "T1 km"])
    #expect(calculator.tape.entries.last?.comment == "a")
  }

  /// Calculates what is not known, and gives it to the calculator.
  private func settle(_ calculator: inout Calculator) throws {
    while true {
      var tape = calculator.tape
      let unknown = tape.ids.filter { tape.outcome(of: $0) == nil }
      if unknown.isEmpty { return }
      try tape.calculate()
      let version = calculator.tapeVersion
      for id in unknown where calculator.tapeVersion == version {
        tape.outcome(of: id).map { calculator.record($0, for: id) }
      }
    }
  }

  @Test func `is a line for each kind of unit when a line gets another one`() throws {
    var calculator = try calculator(["a = 1", "2 * a", "3", "total"])
    let ids = Array(calculator.tape.ids)
    let start = calculator.tape.entries
    for (line, expected) in [
      ("1 km", ["1 km", "2 km", "3", "T3 km", "T3"]), ("5", ["5", "10", "3", "T18", "T18"]),
      ("1 EUR", ["1 EUR", "2 EUR", "3", "T3 EUR", "T3"]),
    ] {
      let formula = try Formula("a = " + line)
      calculator.revise(
        Entry(id: ids[0], name: "a", expression: formula.expression),
        .value(try formula.evaluated()))
      try settle(&calculator)
      #expect(try results(calculator) == expected)
    }
    for _ in 0..<3 { calculator.undo() }
    #expect(calculator.tape.entries == start)
    calculator.redo()
    try settle(&calculator)
    #expect(try results(calculator) == ["1 km", "2 km", "3", "T3 km", "T3"])
  }

  @Test func `follows a value that comes while something else is typed`() throws {
    var calculator = try calculator(["a = 1", "2 * a", "5", "total"])
    let id = try #require(calculator.tape.ids.first)
    calculator.revise(Entry(id: id, name: "a", expression: try Formula("1 km + 0 km").expression))
    try calculator.apply(.digit(.seven))
    try settle(&calculator)
    #expect(try results(calculator) == ["1 km", "2 km", "5", "T3 km", "T5"])
    // What is typed stays when that alone is undone.
    calculator.undo()
    #expect(calculator.tape.count == 4 && calculator.expression.tokens.count == 1)
    calculator.undo()
    calculator.undo()
    #expect(try results(calculator) == ["1", "2", "5", "T8"])
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
          #expect(value == sum, "seed \(seed)")
        } else {
          sum = isBelowTotal ? value : try sum.adding(value, Budget())
        }
        isBelowTotal = entry.isTotal
      }
      let changes = SavedChanges(tape.changes, on: tape).lines.compactMap { TapeChange(text: $0) }
      #expect(Tape(replaying: changes).entries == tape.entries, "seed \(seed)")
    }
    while calculator.tape.count < first.count { calculator.undo() }
    #expect(try results(calculator) == first, "seed \(seed)")
  }
}
