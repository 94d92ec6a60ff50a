import Testing

@testable import ExactNumbers

struct RationalStorageTests {
  /// A number that the machine's own integers have no room for.
  private static let huge = powerOfTen(40)

  @Test func `A copy of a number shares its memory and a result has its own`() {
    let number = Self.huge
    let copy = number
    let sum = number + 0
    #expect(copy.storage === number.storage)
    #expect(sum.storage !== number.storage)
    #expect(sum == number)
  }

  @Test func `Memory is given back with the last copy`() {
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
