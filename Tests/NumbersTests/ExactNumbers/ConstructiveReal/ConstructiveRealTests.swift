import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Constructive reals` {
  private let budget = Budget(bits: 1_000)

  @Test func `intervals of different precision overlap, and refinement narrows them`() throws {
    for var generator in cases(200) {
      let formula = generator.formula(depth: 4)
      guard let rough = try? formula.constructive(budget),
        let fine = try? formula.constructive(budget)
      else { continue }
      let wide = try rough.interval(precision: 64, budget: budget)
      let narrow = try fine.interval(precision: 400, budget: budget)
      #expect(wide.overlaps(narrow), "\(formula)")
      // A refined node keeps the intersection of all its intervals.
      #expect(try wide.contains(rough.interval(precision: 400, budget: budget)))
    }
  }

  @Test func `a long chain of steps is built, refined and released`() throws {
    var generator = SeededGenerator(seed: 1)
    let budget = Budget()
    var exact: Rational = 0
    var sum = try ConstructiveReal(.rational(0), budget: budget)
    for _ in 0..<20_000 {
      let summand = Rational(.random(in: -1_000...1_000, using: &generator))
      exact = exact + summand
      sum = try ConstructiveReal(
        .sum, [sum, ConstructiveReal(.rational(summand), budget: budget)], budget: budget)
    }
    #expect(sum.depth == 20_001)
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
        group.addTask { try shared.interval(precision: precision, budget: Budget(bits: 1_000)) }
      }
      var intervals: [Interval] = []
      for try await interval in group { intervals.append(interval) }
      return intervals
    }
    for interval in intervals { #expect(interval.overlaps(shared.best)) }
    #expect(shared.best.accuracy > 2_900)
  }

  @Test func `nodes held by several threads are released by all of them`() async throws {
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
    (.function(.exponential, .number(-10_000)), .tooSmall),
    (.power(.number(10), 400), .tooLarge), (.power(.number(10), -4_000), .tooSmall),
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

@Suite struct `Equality of constructive reals` {
  private let budget = Budget(bits: 1_000)

  @Test func `numbers calculated in the same way are equal`() throws {
    for var generator in cases(200) {
      let formula = generator.formula(depth: 5)
      guard let first = try? formula.constructive(budget),
        let second = try? formula.constructive(budget)
      else { continue }
      #expect(first == second && first.hashValue == second.hashValue, "\(formula)")
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

  /// A graph of sums; with `isShared`, both operands of a sum are one node.
  private func doublings(_ count: Int, isShared: Bool) throws -> ConstructiveReal {
    var sum = try ConstructiveReal(.pi, budget: budget)
    for _ in 0..<count {
      let copy = isShared ? sum : try ConstructiveReal(sum.operation, sum.operands, budget: budget)
      sum = try ConstructiveReal(.sum, [sum, copy], budget: budget)
    }
    return sum
  }

  @Test func `shared nodes are compared once`() throws {
    // Without merging, there would be 2^200 pairs of nodes.
    let shared = try doublings(200, isShared: true)
    #expect(try shared == doublings(200, isShared: true))
    #expect(try shared == doublings(200, isShared: false))
    #expect(try doublings(200, isShared: false) == doublings(200, isShared: false))
    #expect(try shared != doublings(201, isShared: true))
  }

  @Test func `long chains of steps are compared`() throws {
    func chain(_ start: Rational) throws -> ConstructiveReal {
      var chain = try ConstructiveReal(.rational(start), budget: budget)
      for _ in 0..<20_000 { chain = try ConstructiveReal(.negative, [chain], budget: budget) }
      return chain
    }
    #expect(try chain(1) == chain(1) && chain(1) != chain(2))
  }
}

@Suite struct `Budgets` {
  @Test func `cancellation is checked every few milliseconds of work`() throws {
    let cancelled = Budget { true }
    #expect(throws: RealError.cancelled) { for _ in 0..<10_000 { try cancelled.spend(192) } }
    #expect(throws: RealError.cancelled) { try cancelled.spend(1_000_000) }
    var checks = 0
    let running = Budget {
      checks += 1
      return false
    }
    for _ in 0..<10_000 { try running.spend(192) }
    #expect(checks > 5 && checks < 20)
  }

  @Test func `a cancelled computation can be repeated`() throws {
    let budget = Budget()
    let root = try Real(2).root(2, budget)
    #expect(throws: RealError.cancelled) { try root.text(digits: 100_000, Budget { true }) }
    #expect(try root.text(digits: 5, budget).text == "1.4142")
  }

  @Test(arguments: [(-3_400, 1_000), (-332, 99), (-4, 1), (-3, 0), (0, 0), (50, 0), (.max, 0)])
  func `the digits that agree with zero are counted`(exponent: Int, digits: Int) {
    #expect(Budget().digits(below: exponent) == digits)
    #expect(Budget(digits: 5_000).digits(below: .min) == 5_000)
  }

  @Test func `digits are converted to bits, rounded up`() {
    #expect([1, 1_000, 100_000].map(\.bitsOfDigits) == [4, 3_322, 332_193])
  }
}

@Suite struct `Operations of constructive reals` {
  private let budget = Budget()

  @Test(arguments: [
    // The integer part of the operand adds no bits to the result.
    (Formula.function(.sine, .power(.number(10), 300)), 180),
    (.function(.cosine, .negative(.power(.number(10), 300))), 180),
    (.function(.exponential, .number(1_000_000)), 180),
    (.function(.hyperbolicSine, .quotient(.number(1_000_000), .number(3))), 180),
    (.power(.quotient(.number(1), .number(3)), Rational(numerator: 100_000, denominator: 7)), 150),
    (.power(.pi, -1_000), 170), (.root(5, .negative(.pi)), 180), (.quotient(.pi, .number(7)), 180),
  ])
  func `the first interval is already narrow`(formula: Formula, accuracy: Int) throws {
    #expect(try formula.constructive(budget).best.accuracy >= accuracy)
  }

  @Test func `a wide operand does not raise the precision`() throws {
    let large = Formula.number(Rational(2).raised(to: 3_000))
    let base = Formula.difference(.sum(large, .pi), large)
    let sine = try Formula.function(.sine, .power(base, 300_000)).constructive(budget)
    #expect(Interval(BigFloat(-1), BigFloat(1)).contains(sine.best))
  }
}
