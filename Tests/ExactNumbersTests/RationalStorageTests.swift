import Testing

@testable import ExactNumbers

struct RationalStorageTests {
  @Test func `A copy of a number shares its memory and a result has its own`() {
    let number: Rational = 5
    let copy = number
    let sum = number + 0
    #expect(copy.storage === number.storage)
    #expect(sum.storage !== number.storage)
    #expect(sum == number)
  }

  @Test func `Memory is given back with the last copy`() {
    var number: Rational? = 5
    weak let storage = number?.storage
    var copy = number
    number = nil
    #expect(storage != nil)
    #expect(copy == 5)
    copy = nil
    #expect(storage == nil)
  }
}
