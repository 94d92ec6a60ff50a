import ExactNumbers
import Testing

struct DecimalNotationTests {
  @Test func `A notation without arguments is the one of the screen`() {
    let screen = DecimalNotation(minus: "−", point: ".", timesTenToThe: "×10^")
    #expect(DecimalNotation() == screen)
  }

  @Test func `A text is equal to one with the same characters and the same mark`() {
    let exact = DecimalText(text: "0.5", isExact: true)
    #expect(Rational(numerator: 1, denominator: 2).decimalText(fitting: 9) == exact)
    #expect(DecimalText(text: "0.5", isExact: false) != exact)
  }
}
