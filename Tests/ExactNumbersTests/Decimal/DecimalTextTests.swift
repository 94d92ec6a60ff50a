import ExactNumbers
import Testing

@Suite struct `Decimal texts` {
  @Test func `the default notation is that of the screen`() {
    let screen = DecimalNotation(minus: "−", point: ".", timesTenToThe: "×10^")
    #expect(DecimalNotation() == screen)
  }

  @Test func `texts are equal if characters and mark are`() {
    let exact = DecimalText(text: "0.5", isExact: true)
    #expect(Rational(numerator: 1, denominator: 2).decimalText(fitting: 9) == exact)
    #expect(DecimalText(text: "0.5", isExact: false) != exact)
  }
}
