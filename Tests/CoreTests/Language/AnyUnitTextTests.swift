import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `Any text with units` {
  private static let limits = Limits(bits: 5_000, digits: 1_000, tokens: 400, nesting: 20)

  private static let pieces =
    UnitTable.definitions.flatMap { $0.symbols + $0.words } + UnitPrefix.metric.map(\.symbol)
    + UnitPrefix.binary.map(\.symbol) + [
      "1", "2", "20", "0.5", "1e3", "½", "0", "ans", "(", ")", "(", ")", "+", "-", "*", "/", "^",
      "^2", "^-3", "²", "⁻¹", "^99", "^-99", "^100", "%", "!", "°", "'", "\"", "$", "€", "£", "kr",
      "in", "in", "in", "to", "->", "→", "per", "in km", "in ft + in", "in h min s", "mod", "of",
      "m", "km/h", "m²", "min", "min(", "lb", "deg", "e", "pi", "x", "·", ";", "sqrt(", "max(",
      "L/100 km", "°C", "Δ°F", "N m", "kg·m/s²", "J/(kg·K)", "é", "foo",
    ]

  @Test(arguments: 0..<10)
  func `of pieces in any order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<15 * caseFactor {
      expectOutcome(
        of: Array(generator.text(of: Self.pieces, atMost: 10).utf8), within: Self.limits)
    }
  }

  @Test(arguments: 0..<10)
  func `of damaged pieces`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<15 * caseFactor {
      var bytes = Array(generator.text(of: Self.pieces, atMost: 6).utf8)
      for _ in 0..<generator.integer(0...3) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(.random(in: 0...255, using: &generator), at: index)
        default: bytes[index] = .random(in: 0...255, using: &generator)
        }
      }
      expectOutcome(of: bytes, within: Self.limits)
    }
  }

  @Test(arguments: [
    "m^1000000", "1 m^9223372036854775807", "1 m^9223372036854775808", "1 m^-9223372036854775808",
    "1 m^-9223372036854775809", "1 m^32768", "1 m^65536", "1 m^100", "1 m⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹",
    "1 m^(-9223372036854775808)", "1 m^" + String(repeating: "9", count: 10_000),
    "km^99 * km^99", "1 N^50 / (1 N^-50)", "((1 m)^50)^2", "(2 m)^1e30", "(2 m)^-1e30",
    "1 J^99", "1 J^50", "(1 N)^60", "1 USD^99 * 1 USD^99", "5 km in m^0", "1 K^-100",
  ])
  func `with an exponent beyond the limits is an error`(text: String) {
    #expect(throws: EvaluationError.self) {
      try Formula(text).evaluated(in: EvaluationContext(within: Self.limits))
    }
  }

  @Test(arguments: [
    ("m ", ""), ("m*", "m"), ("m/s*s/m*", "m"), ("1 h ", ""), ("3 h 20 min ", ""), ("/s", ""),
    ("in m ", ""), ("in ", ""), ("m^", "2"), ("m²", ""), ("'", ""), ("5'", "11\""), ("$", "5"),
    ("m + ", "m"), ("(1 m ", ""), ("m(", "m"), ("m/(", "s"), ("km per ", "h"), ("- ", "1 °C"),
    ("min ", "3"), ("5 min ", "s"), ("2 m in (", "m"), ("°", "C"), ("µ", "m"), ("·m", ""),
  ])
  func `that is very long has a value or an error`(piece: String, end: String) {
    let text = "1 " + String(repeating: piece, count: 200 * caseFactor) + end
    expectOutcome(of: Array(text.utf8), within: Self.limits)
    expectOutcome(of: Array(("1 km in " + text).utf8), within: Self.limits)
  }
}
