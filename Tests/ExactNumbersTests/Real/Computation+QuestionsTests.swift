import TestSupport
import Testing

@testable import ExactNumbers

struct ComputationQuestionsTests {
  private let effort = Effort()

  /// Zero, which nothing proves: sin 2 − 2 sin 1 cos 1.
  private let unknownZero = Formula.difference(
    .function(.sine, .number(2)),
    .product(
      .number(2), .product(.function(.sine, .number(1)), .function(.cosine, .number(1)))))

  @Test(arguments: seeds)
  func `The sign and the floor of a rational number are calculated`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let number = generator.nonzeroRational()
      let computation = try Formula.sum(.difference(.number(number), .pi), .pi).computation(effort)
      #expect(try computation.sign(effort) == (number.isNegative ? -1 : 1))
      guard !number.isWhole else { continue }
      #expect(try computation.floor(effort) == number.floor)
    }
  }

  @Test func `A sign is found hundreds of thousands of digits away`() throws {
    let tiny = Formula.power(.number(10), -50_000)
    let sum = Formula.sum(.number(1), tiny)
    let logarithm = Formula.function(.naturalLogarithm, sum)
    #expect(try logarithm.computation(effort).sign(effort) == 1)
    #expect(try Formula.difference(logarithm, tiny).computation(effort).sign(effort) == -1)
  }

  @Test(arguments: [1, 1_000, 2_500])
  func `What cannot be told from zero says to how many digits`(digits: Int) throws {
    let effort = Effort(digits: digits)
    let tried = max(digits, 1_000)
    let zero = try unknownZero.computation(effort)
    #expect(throws: RealError.unknownSign(digits: tried)) { try zero.sign(effort) }
    #expect(throws: RealError.unknownSign(digits: tried)) {
      try zero.interval(accurateTo: 10, effort: effort)
    }
    #expect(zero.best.exponent < -tried * 3)
    let three = try Formula.sum(.number(3), unknownZero).computation(effort)
    #expect(throws: RealError.unknownFloor(digits: tried)) { try three.floor(effort) }
  }

  @Test func `Exactly zero is not told from zero either`() throws {
    let zero = try Computation(.rational(0), effort: effort)
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try zero.sign(effort) }
  }

  @Test func `A long chain that loses a bit at every step is followed to its end`() throws {
    // The logistic map doubles what is not known of a number.
    var number = try Formula.difference(.root(2, .number(2)), .number(1)).computation(effort)
    let (one, four) = try (
      Computation(.rational(1), effort: effort), Computation(.rational(4), effort: effort)
    )
    for _ in 0..<2_500 {
      let rest = try Computation(.difference, [one, number], effort: effort)
      let product = try Computation(.product, [number, rest], effort: effort)
      number = try Computation(.product, [four, product], effort: effort)
    }
    #expect(try number.sign(effort) == 1)
    #expect(try number.floor(effort) == 0)
    #expect(try number.interval(accurateTo: 300, effort: effort).accuracy >= 300)
  }

  @Test func `A floor is found though the first interval says nothing of the size`() throws {
    let large = Formula.number(Rational(10).raised(to: 58))
    let pi = Formula.difference(.sum(large, .pi), large)
    let power = try Formula.power(pi, 10_000).computation(effort)
    let floor = try power.floor(effort)
    #expect(floor == (try Formula.power(.pi, 10_000).computation(effort).floor(effort)))
    #expect(floor.numeratorBits == 16_515)
  }

  @Test(arguments: seeds)
  func `As many bits are known as were asked for`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let effort = Effort(bits: 1_000)
    for _ in 0..<30 {
      let formula = generator.formula(depth: 3)
      guard let real = try? formula.real(effort), real.rational == nil else { continue }
      let computation = try real.computation(effort)
      let bits = Int.random(in: 1...3_000, using: &generator)
      guard let interval = try? computation.interval(accurateTo: bits, effort: effort) else {
        continue
      }
      #expect(interval.accuracy >= bits)
    }
  }
}
