import Testing

@testable import ExactNumbers

@Suite struct `The storage of rational numbers` {
  /// A number that does not fit an `Int`.
  private static let huge = powerOfTen(40)

  @Test func `a copy shares its memory, a result has its own`() {
    let number = Self.huge
    let copy = number
    let sum = number + 0
    #expect(copy.storage === number.storage)
    #expect(sum.storage !== number.storage)
    #expect(sum == number)
  }

  @Test func `memory is released with the last copy`() {
    var number: Rational? = Rational(7) + Self.huge
    weak let storage = number?.storage
    var copy = number
    number = nil
    #expect(storage != nil)
    #expect(copy == Self.huge + 7)
    copy = nil
    #expect(storage == nil)
  }
}
