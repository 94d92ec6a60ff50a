import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `The angle of a point` {
  private let budget = Budget()

  private func angle(_ y: Formula, _ x: Formula) throws -> Real {
    try y.real(budget).angle(over: x.real(budget), budget)
  }

  @Test(arguments: [
    ("0" as Formula, "1" as Formula, "0"), ("1", "1", "1/4"), ("1", "0", "1/2"), ("1", "-1", "3/4"),
    ("0", "-2", "1"), ("-1", "-1", "-3/4"), ("-3", "0", "-1/2"), ("-1", "1", "-1/4"),
    ("sqrt(3)", "1", "1/3"), ("1", "-sqrt(3)", "5/6"), ("-pi", "pi", "-1/4"), ("0", "pi", "0"),
    ("0", "-pi", "1"),
  ])
  func `is an exact multiple of a half turn where it is known`(
    y: Formula, x: Formula, halfTurns: String
  ) throws {
    #expect(try angle(y, x).divided(by: .pi(budget), budget).rational?.description == halfTurns)
  }

  @Test(arguments: seeds)
  func `has the sine and the cosine of the point`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (y, x) = (
        Int.random(in: -9...9, using: &generator), Int.random(in: -9...9, using: &generator)
      )
      guard x != 0 || y != 0 else { continue }
      let angle = try Real(Rational(y)).angle(over: Real(Rational(x)), budget)
      let length = try Real(Rational(x * x + y * y)).root(2, budget)
      let sine = try angle.applying(.sine, budget).multiplied(by: length, budget)
      let cosine = try angle.applying(.cosine, budget).multiplied(by: length, budget)
      #expect(sine.rational == Rational(y) && cosine.rational == Rational(x), "\(y) \(x)")
    }
  }

  @Test func `does not exist at the origin`() {
    #expect(throws: RealError.outsideDomain) { try angle("0", "0") }
    #expect(throws: RealError.outsideDomain) { try angle("0", "sqrt(2)^2-2") }
  }

  @Test func `is undecided where the side of an axis is`() {
    let error = RealError.unknownSign(digits: 1_000)
    #expect(throws: error) { try angle("1", "cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2") }
    #expect(throws: error) { try angle("cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2", "-1") }
  }
}
