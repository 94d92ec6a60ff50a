import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite("Random numbers") struct RandomTests {
  private struct DrawingScope: Scope {
    let time: TimeSource
    let isTapeFile: Bool

    init(_ draw: Int, isTapeFile: Bool = false) {
      (time, self.isTapeFile) = (TimeSource.none.drawing { draw }, isTapeFile)
    }

    func origin(of reference: Reference) -> EntryID? { nil }

    var names: [String] { [] }
  }

  private func value(_ text: String, draw: Int) throws -> Rational? {
    try Formula(text, in: DrawingScope(draw)).evaluated().value.plain?.rational
  }

  @Test(arguments: [
    ("random(6)", 1, 6), ("dice", 1, 6), ("dice(20)", 1, 20), ("random(1)", 1, 1),
    ("roll 3d6", 3, 18), ("roll d20", 1, 20), ("roll(2; 4)", 2, 8), ("ROLL 2D8 + 1", 3, 17),
    ("random(2 + 4)", 1, 6), ("2 random(6", 2, 12), ("dice mod 4", 0, 3), ("dice - 1", 0, 5),
    ("roll(0; 6)", 0, 0), ("random(1000000000000000000)", 1, 1_000_000_000_000_000_000),
  ])
  func `are within their bounds`(text: String, least: Int, greatest: Int) throws {
    for draw in 0..<200 {
      let value = try #require(try value(text, draw: draw))
      #expect(value.isWhole && value >= Rational(least) && value <= Rational(greatest))
      #expect(try self.value(text, draw: draw) == value)
    }
  }

  @Test(arguments: ["random", "random()", "random(0)"])
  func `from 0 to 1 have 15 decimal places`(text: String) throws {
    for draw in 0..<200 {
      let value = try #require(try value(text, draw: draw))
      #expect(value >= 0 && value < 1)
      #expect((value * Rational(1_000_000_000_000_000)).isWhole)
    }
  }

  @Test func `are equally likely`() throws {
    var counts = [Rational: Int]()
    for draw in 0..<6_000 { counts[try value("random(6)", draw: draw) ?? 0, default: 0] += 1 }
    // Squared deviations with five degrees of freedom exceed 20.5 in one case of a thousand.
    let deviation = counts.values.reduce(0.0) { $0 + Double(($1 - 1_000) * ($1 - 1_000)) / 1_000 }
    #expect(counts.count == 6 && deviation < 20.5)
  }

  @Test func `differ within a line, and in each term of a sum`() throws {
    #expect(try (0..<9).contains { try value("dice - dice", draw: $0) != 0 })
    let sums = try (0..<50).map { try value("sum(k = 1 to 2; random(100))", draw: $0) }
    #expect(sums.contains { $0?.isOdd == true })
  }

  @Test func `take a call as their bound`() {
    #expect(TableReading.lines.outcome(of: "f(x)=2x|random(f(3)) * 0 + roll(2; f(3)) * 0") == "0")
  }

  @Test func `are kept by their line`() throws {
    let formula = try Formula("roll 3d6 + random(4) + random", in: DrawingScope(7))
    let source = formula.expression.source { "\($0)" }
    #expect(source == "roll(3; 6; 7) + random(4; 7) + random(0; 7)")
    #expect(
      try Formula(source, in: DrawingScope(8, isTapeFile: true)).expression == formula.expression)
    #expect(throws: EvaluationError.self) { try Formula(source, in: DrawingScope(8)) }
    #expect(formula.expression.draws == [4, 5, 10, 11, 16, 17])
    let unclosed = Expression(Array(formula.expression.tokens.dropLast()))
    #expect(unclosed.draws == formula.expression.draws)
    #expect(try Formula("(random(sin(2)", in: DrawingScope(8)).expression.draws.isEmpty == false)
  }
}
