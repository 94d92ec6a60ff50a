import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `A number of a formula` {
  @Test func `in another base is subject to the limits`() throws {
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

extension `A number of a formula` {
  private static let (before, after, between) = (
    ["", "-", "√", "(", "2 ", "sin ", "$", "1e2 "],
    [
      "", "(6)", "(6)…", "(3+4)", "%", "°", "k", "e3", " m", "m2", "²", "!", " ½", "½", ")", " 1/2",
    ],
    [" + ", "-", "*", "/", " / ", " x ", "x", ":", " : ", " ± ", "±", "^", " of ", " 1/", " ", ";"]
  )

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<generator.integer(1...3)).map { index in
      (index == 0 ? "" : generator.pick(between)) + generator.pick(before)
        + "\(generator.integer(0...30)).\(generator.integer(0...99))" + generator.pick(after)
    }.joined()
  }

  private static func value(_ text: String, in scope: any Scope, _ isPoint: Bool) -> Quantity? {
    try? Formula(text, in: scope, commaIsPoint: isPoint).evaluated().value
  }

  /// A comma may be refused where a point is not, but changes no value.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `with a decimal comma has the value of that with a point, or none`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var read = 0
    for _ in 0..<500 {
      let text = Self.text(&generator)
      let comma = String(text.map { $0 == "." ? "," : $0 })
      let value = Self.value(text, in: EmptyScope(), false)
      for (scope, isPoint) in [(CommaScope(), false), (EmptyScope(), true)] as [(any Scope, Bool)] {
        guard let other = Self.value(comma, in: scope, isPoint) else { continue }
        #expect(other == value, "\(comma)")
        read += 1
      }
    }
    #expect(read > 100)
  }
}

struct CommaScope: Scope {
  var readsDecimalComma: Bool { true }
  var names: [String] { [] }
  func origin(of reference: Reference) -> EntryID? { nil }
}
