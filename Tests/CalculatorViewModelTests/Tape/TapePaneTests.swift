import Testing

@testable import CalculatorViewModel

@Suite struct `A result on the tape` {
  @Test(
    arguments: [
      ("= 850", ".", 5), ("= 69.95", ".", 4), ("≈ 0.333", ".", 3), ("= 1,234.5", ".", 7),
      ("= 1.234,5", ",", 7), ("= −5", ".", 4), ("= 0.(3)", ".", 3), ("= 1/3", ".", nil),
      ("≈ 1.5×10^67", ".", nil), ("= 2^3 × 3", ".", nil), ("= 97, a prime", ".", nil),
      ("= 0xFF", ".", nil), ("", ".", 0),
    ] as [(String, Character, Int?)])
  func `is aligned at its decimal point, or where one would follow`(
    text: String, point: Character, column: Int?
  ) {
    #expect(TapeResult.value(text, decimalPoint: point) == .value(text, point: column))
  }
}
