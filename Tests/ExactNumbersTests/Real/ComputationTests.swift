import TestSupport
import Testing

@testable import ExactNumbers

struct ComputationTests {
  private let effort = Effort(bits: 1_000)

  @Test(arguments: seeds)
  func `The interval of fewer bits holds that of more`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let formula = generator.formula(depth: 4)
      guard let rough = try? formula.computation(effort),
        let fine = try? formula.computation(effort)
      else { continue }
      let wide = try rough.interval(precision: 64, effort: effort)
      let narrow = try fine.interval(precision: 400, effort: effort)
      #expect(wide.overlaps(narrow), "\(formula)")
      // What is asked for more keeps the best of all that was calculated.
      #expect(try wide.contains(rough.interval(precision: 400, effort: effort)))
    }
  }

  @Test func `A chain of a hundred thousand steps is built, refined and let go`() throws {
    var generator = SeededGenerator(seed: 1)
    let effort = Effort()
    var exact: Rational = 0
    var sum = try Computation(.rational(0), effort: effort)
    for _ in 0..<100_000 {
      let summand = Rational(.random(in: -1_000...1_000, using: &generator))
      exact = exact + summand
      sum = try Computation(
        .sum, [sum, Computation(.rational(summand), effort: effort)], effort: effort)
    }
    #expect(sum.depth == 100_001)
    #expect(try sum.interval(precision: 300, effort: effort).contains(exact))
  }

  @Test func `What many are made of is calculated once`() throws {
    // A tree of 2^60 leaves, if nothing were kept.
    let third = Rational(numerator: 1, denominator: 3)
    var sum = try Computation(.rational(third), effort: effort)
    for _ in 0..<60 { sum = try Computation(.sum, [sum, sum], effort: effort) }
    let interval = try sum.interval(precision: 5_000, effort: effort)
    #expect(interval.contains(third * Rational(2).raised(to: 60)))
    #expect(interval.accuracy > 4_900)
  }

  @Test func `Several threads may ask the same computation`() async throws {
    let root = try Formula.root(2, .function(.exponential, .root(3, .number(5))))
      .computation(effort)
    var sum = root
    for _ in 0..<200 { sum = try Computation(.sum, [sum, root], effort: effort) }
    let shared = sum
    let intervals = try await withThrowingTaskGroup(of: Interval.self) { group in
      for precision in [300, 800, 1_500, 400, 3_000, 200, 2_000, 1_500] {
        group.addTask {
          try shared.interval(precision: precision, effort: Effort(bits: 1_000))
        }
      }
      var intervals: [Interval] = []
      for try await interval in group { intervals.append(interval) }
      return intervals
    }
    for interval in intervals { #expect(interval.overlaps(shared.best)) }
    #expect(shared.best.accuracy > 2_900)
  }

  @Test func `Computations that several threads hold are let go by all of them`() async throws {
    var chain = try Computation(.rational(1), effort: effort)
    for _ in 0..<20_000 { chain = try Computation(.negative, [chain], effort: effort) }
    let shared = chain
    chain = try Computation(.pi, effort: effort)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let mine = try? Computation(.negative, [shared], effort: Effort())
          #expect(mine?.depth == 20_002)
        }
      }
    }
  }

  @Test(arguments: [
    Formula.function(.exponential, .number(1_000)), .function(.exponential, .number(-1_000)),
    .power(.number(10), 400), .power(.number(10), -400),
    .function(.exponential, .function(.exponential, .number(1_000_000))),
    .power(.number(-10), 401), .function(.hyperbolicCosine, .number(-1_000)),
  ])
  func `What is too large or too near to zero is refused`(formula: Formula) {
    #expect(throws: RealError.tooLarge) { try formula.computation(effort) }
  }

  @Test func `What turns out to be too large is refused when it is found out`() throws {
    // At first the base may be anywhere about zero.
    let large = Formula.number(Rational(2).raised(to: 400))
    let base = Formula.difference(.sum(large, .root(2, .number(2))), large)
    let power = try Formula.power(base, 3_000).computation(effort)
    #expect(power.best.containsZero)
    #expect(throws: RealError.tooLarge) { try power.interval(precision: 2_000, effort: effort) }
  }

  @Test func `A chain has an end`() throws {
    var chain = try Computation(.rational(1), effort: effort)
    #expect(throws: RealError.tooLong) {
      while true { chain = try Computation(.negative, [chain], effort: effort) }
    }
    #expect(chain.depth == 1_000_000)
  }

  @Test func `The height is that of the longest number on the way`() throws {
    let long = Rational(2).raised(to: 300) + 1
    #expect(try Computation(.rational(long), effort: effort).height == 301)
    #expect(try Formula.quotient(.number(1), .number(long)).computation(effort).height == 301)
    #expect(try Formula.function(.exponential, .number(-100)).computation(effort).height == 145)
    #expect(try Formula.difference(.pi, .pi).computation(effort).height == 2)
  }
}
