import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Primes among real numbers` {
  private let budget = Budget()

  @Test func `are the integers that have exactly two divisors`() throws {
    for number in -50...3_000 {
      let isPrime = number > 1 && !(2..<number).contains { number.isMultiple(of: $0) }
      #expect(try Real(Rational(number)).isPrime(budget) == isPrime, "\(number)")
    }
  }

  @Test(arguments: [
    ("2^61-1", true), ("2^127-1", true), ("2^89-1", true), ("10^18+9", true), ("10^30+57", true),
    ("2^67-1", false), ("2^128+1", false), ("5/2", false),
    // It passes the Miller-Rabin test with the first 13 primes.
    ("3317044064679887385961981", false),
    ("-7", false), ("pi", false), ("sqrt(2)^2", true), ("exp(10)", false),
  ])
  func `are proven`(text: String, isPrime: Bool) throws {
    let number = try Formula(stringLiteral: text).real(budget)
    #expect(try number.isPrime(budget) == isPrime)
  }

  @Test func `are never claimed without a proof`() throws {
    let mersenne = Real(Rational(2).raised(to: 3_217) - 1)
    #expect(throws: RealError.unproven) { try mersenne.isPrime(budget) }
    let hidden = try ("2+cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2" as Formula).real(budget)
    #expect(throws: RealError.unknownFloor(digits: 1_000)) { try hidden.isPrime(budget) }
  }

  @Test func `are searched until the search is cancelled`() {
    let mersenne = Real(Rational(2).raised(to: 3_217) - 1)
    #expect(throws: RealError.cancelled) { try mersenne.isPrime(Budget { true }) }
  }
}
