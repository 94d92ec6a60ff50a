import Testing

@testable import ExactNumbers

struct IntSaturationTests {
  @Test(arguments: [
    (0, Int.max, 0), (1, Int.max, Int.max), (2, Int.max / 2, Int.max - 1), (2, Int.max, Int.max),
    (Int.max, Int.max, Int.max), (6, 7, 42),
  ])
  func `A product stays in range`(number: Int, factor: Int, product: Int) {
    #expect(number.multipliedSaturating(by: factor) == product)
    #expect(factor.multipliedSaturating(by: number) == product)
  }
}
