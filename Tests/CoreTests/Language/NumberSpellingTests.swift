import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `A number of a formula` {
  @Test func `in another base is held to the limits`() throws {
    let text = "0x" + String(repeating: "f", count: 1_750_000)
    #expect(outcome(text) == "tooLarge 0..<1750002")
    #expect(try Formula("0x" + String(repeating: "f", count: 200_000)).evaluated().value != 0)
  }

  @Test func `of any script may have a comma as the decimal point`() {
    #expect(outcome("١,٥", commaIsPoint: true) == "3/2")
    #expect(outcome("2,5½", commaIsPoint: true) == "malformedNumber(secondPoint) 0..<5")
    #expect(outcome("1.234,5", commaIsPoint: true) == "2469/2")
    #expect(outcome("1.234.567", commaIsPoint: true) == "1234567")
    #expect(outcome("1.234", commaIsPoint: true) == "617/500")
    #expect(outcome("0,1(6)…", commaIsPoint: true) == "1/6")
    #expect(outcome("0,1(6)", commaIsPoint: true) == "ambiguous(0,1*(6) 0,1(6)…) 0..<6")
  }
}

/// A scope where formulas have a point, and the locale a comma.
struct CommaScope: Scope {
  var readsDecimalComma: Bool { true }
  var names: [String] { [] }
  func origin(of reference: Reference) -> EntryID? { nil }
}
