import Testing

@testable import ExactNumbers

@Suite struct `Saturating multiplication` {
  @Test(arguments: [
    (0, Int.max, 0), (1, Int.max, Int.max), (2, Int.max / 2, Int.max - 1), (2, Int.max, Int.max),
    (Int.max, Int.max, Int.max), (6, 7, 42),
  ])
  func `a product saturates at Int.max`(number: Int, factor: Int, product: Int) {
    #expect(number.multipliedSaturating(by: factor) == product)
    #expect(factor.multipliedSaturating(by: number) == product)
  }
}
