import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Constructive reals` {
  private let budget = Budget(bits: 1_000)

  @Test(arguments: seeds)
  func `intervals of different precision overlap, and refinement narrows them`(seed: UInt64) throws
  {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let formula = generator.formula(depth: 4)
      guard let rough = try? formula.constructive(budget),
        let fine = try? formula.constructive(budget)
      else { continue }
      let wide = try rough.interval(precision: 64, budget: budget)
      let narrow = try fine.interval(precision: 400, budget: budget)
      #expect(wide.overlaps(narrow), "\(formula)")
      // A node that is refined keeps the intersection of all its intervals.
      #expect(try wide.contains(rough.interval(precision: 400, budget: budget)))
    }
  }

  @Test func `a chain of a hundred thousand steps is built, refined and released`() throws {
    var generator = SeededGenerator(seed: 1)
    let budget = Budget()
    var exact: Rational = 0
    var sum = try ConstructiveReal(.rational(0), budget: budget)
    for _ in 0..<100_000 {
      let summand = Rational(.random(in: -1_000...1_000, using: &generator))
      exact = exact + summand
      sum = try ConstructiveReal(
        .sum, [sum, ConstructiveReal(.rational(summand), budget: budget)], budget: budget)
    }
    #expect(sum.depth == 100_001)
    #expect(try sum.interval(precision: 300, budget: budget).contains(exact))
  }

  @Test func `shared nodes are computed once`() throws {
    // Without sharing, this is a tree of 2^60 leaves.
    let third = Rational(numerator: 1, denominator: 3)
    var sum = try ConstructiveReal(.rational(third), budget: budget)
    for _ in 0..<60 { sum = try ConstructiveReal(.sum, [sum, sum], budget: budget) }
    let interval = try sum.interval(precision: 5_000, budget: budget)
    #expect(interval.contains(third * Rational(2).raised(to: 60)))
    #expect(interval.accuracy > 4_900)
  }

  @Test func `several threads can refine the same node`() async throws {
    let root = try Formula.root(2, .function(.exponential, .root(3, .number(5))))
      .constructive(budget)
    var sum = root
    for _ in 0..<200 { sum = try ConstructiveReal(.sum, [sum, root], budget: budget) }
    let shared = sum
    let intervals = try await withThrowingTaskGroup(of: Interval.self) { group in
      for precision in [300, 800, 1_500, 400, 3_000, 200, 2_000, 1_500] {
        group.addTask {
          try shared.interval(precision: precision, budget: Budget(bits: 1_000))
        }
      }
      var intervals: [Interval] = []
      for try await interval in group { intervals.append(interval) }
      return intervals
    }
    for interval in intervals { #expect(interval.overlaps(shared.best)) }
    #expect(shared.best.accuracy > 2_900)
  }

  @Test func `nodes that several threads hold are released by all of them`() async throws {
    var chain = try ConstructiveReal(.rational(1), budget: budget)
    for _ in 0..<20_000 { chain = try ConstructiveReal(.negative, [chain], budget: budget) }
    let shared = chain
    chain = try ConstructiveReal(.pi, budget: budget)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let mine = try? ConstructiveReal(.negative, [shared], budget: Budget())
          #expect(mine?.depth == 20_002)
        }
      }
    }
  }

  @Test(arguments: [
    (Formula.function(.exponential, .number(1_000)), RealError.tooLarge),
    (.function(.exponential, .number(-1_000)), .tooSmall),
    (.power(.number(10), 400), .tooLarge), (.power(.number(10), -400), .tooSmall),
    (.function(.exponential, .function(.exponential, .number(1_000_000))), .tooLarge),
    (.power(.number(-10), 401), .tooLarge),
    (.function(.hyperbolicCosine, .number(-1_000)), .tooLarge),
  ])
  func `numbers too large or too close to zero throw`(formula: Formula, error: RealError) {
    #expect(throws: error) { try formula.constructive(budget) }
  }

  @Test func `a number that proves too large after refinement throws`() throws {
    // The first interval of the base contains zero.
    let large = Formula.number(Rational(2).raised(to: 400))
    let base = Formula.difference(.sum(large, .root(2, .number(2))), large)
    let power = try Formula.power(base, 3_000).constructive(budget)
    #expect(power.best.containsZero)
    #expect(throws: RealError.tooLarge) { try power.interval(precision: 2_000, budget: budget) }
  }

  @Test func `a chain of a million steps throws tooLong at the next one`() throws {
    var chain = try ConstructiveReal(.rational(1), budget: budget)
    #expect(throws: RealError.tooLong) {
      while true { chain = try ConstructiveReal(.negative, [chain], budget: budget) }
    }
    #expect(chain.depth == 1_000_000)
  }

  @Test func `the height is that of the longest number in the graph`() throws {
    let long = Rational(2).raised(to: 300) + 1
    #expect(try ConstructiveReal(.rational(long), budget: budget).height == 301)
    #expect(try Formula.quotient(.number(1), .number(long)).constructive(budget).height == 301)
    #expect(try Formula.function(.exponential, .number(-100)).constructive(budget).height == 145)
    #expect(try Formula.difference(.pi, .pi).constructive(budget).height == 2)
  }
}
