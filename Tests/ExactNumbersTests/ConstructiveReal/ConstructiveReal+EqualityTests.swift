import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Equality of constructive reals` {
  private let budget = Budget(bits: 1_000)

  @Test(arguments: seeds)
  func `what is calculated twice in the same way is equal`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let formula = generator.formula(depth: 5)
      guard let first = try? formula.constructive(budget),
        let second = try? formula.constructive(budget)
      else { continue }
      #expect(first == second, "\(formula)")
      #expect(first.hashValue == second.hashValue)
    }
  }

  @Test(arguments: seeds)
  func `numbers that are equal have overlapping intervals`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var numbers: [ConstructiveReal] = []
    for _ in 0..<200 {
      guard
        let number = try? generator.formula(depth: .random(in: 0...1, using: &generator))
          .constructive(budget)
      else { continue }
      for other in numbers where other == number {
        #expect(
          try number.interval(precision: 500, budget: budget).overlaps(
            other.interval(precision: 500, budget: budget)))
      }
      numbers.append(number)
    }
    #expect(Set(numbers).count < numbers.count)
  }

  @Test(arguments: [
    ("pi + e" as Formula, "e + pi" as Formula, true), ("pi * e", "e * pi", true),
    ("pi - e", "e - pi", false), ("pi / e", "e / pi", false), ("pi + e", "pi * e", false),
    ("sqrt(pi)", "cbrt(pi)", false), ("pi^2", "pi^3", false), ("sin(1)", "sin(2)", false),
    ("sin(1)", "cos(1)", false), ("1 / 2 + pi", "1 / 3 + pi", false),
    ("(pi + e) * sqrt(2)", "sqrt(2) * (e + pi)", true),
    ("sin(pi + e) - pi", "sin(pi - e) - pi", false),
  ])
  func `operands count in any order only in sums and products`(
    first: Formula, second: Formula, areEqual: Bool
  ) throws {
    #expect(try (first.constructive(budget) == second.constructive(budget)) == areEqual)
  }

  /// A graph of so many sums; with `isShared`, both operands of a sum are one node.
  private func doublings(_ count: Int, isShared: Bool) throws -> ConstructiveReal {
    var sum = try ConstructiveReal(.pi, budget: budget)
    for _ in 0..<count {
      let copy = isShared ? sum : try ConstructiveReal(sum.operation, sum.operands, budget: budget)
      sum = try ConstructiveReal(.sum, [sum, copy], budget: budget)
    }
    return sum
  }

  @Test func `shared nodes are compared once`() throws {
    // Without merging, the pairs of nodes are 2^200.
    let shared = try doublings(200, isShared: true)
    #expect(try shared == doublings(200, isShared: true))
    #expect(try shared == doublings(200, isShared: false))
    #expect(try doublings(200, isShared: false) == doublings(200, isShared: false))
    #expect(try shared != doublings(201, isShared: true))
  }

  @Test func `chains of a hundred thousand steps are compared`() throws {
    func chain(_ start: Rational) throws -> ConstructiveReal {
      var chain = try ConstructiveReal(.rational(start), budget: budget)
      for _ in 0..<100_000 { chain = try ConstructiveReal(.negative, [chain], budget: budget) }
      return chain
    }
    let first = try chain(1)
    #expect(try first == chain(1))
    #expect(try first != chain(2))
  }
}
