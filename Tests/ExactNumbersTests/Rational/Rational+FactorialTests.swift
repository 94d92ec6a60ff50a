import ExactNumbers
import Testing

@Suite struct `Factorials` {
  @Test func `each factorial is the previous one times the number`() {
    #expect(Rational.factorial(0) == 1)
    for number in 1...400 {
      #expect(Rational.factorial(number) == .factorial(number - 1) * Rational(number))
    }
  }

  @Test func `the bound of the bits is at most twice the length from 4 on`() {
    for number in 0...2000 {
      let bits = Rational.factorial(number).numeratorBits
      #expect(Rational.bitsOfFactorial(number) >= bits)
      if number >= 4 { #expect(Rational.bitsOfFactorial(number) <= 2 * bits) }
    }
    let bits = Rational.factorial(200_000).numeratorBits
    #expect((bits...bits + bits / 10).contains(Rational.bitsOfFactorial(200_000)))
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 3), (Int.max, Int.max), (1 << 58, Int.max)])
  func `bounds of oversized results saturate`(number: Int, bits: Int) {
    #expect(Rational.bitsOfFactorial(number) == bits)
  }

  @Test(arguments: [(5, "120"), (20, "2432902008176640000"), (25, "15511210043330985984000000")])
  func `factorials have their known values`(number: Int, factorial: String) {
    #expect(Rational.factorial(number).description == factorial)
  }

  @Test func `the factorial of a negative number traps`() async {
    await #expect(processExitsWith: .failure) { _ = Rational.factorial(-1) }
    await #expect(processExitsWith: .failure) { _ = Rational.bitsOfFactorial(-1) }
  }
}
