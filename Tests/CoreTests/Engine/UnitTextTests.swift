import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing
@testable import Words

@testable import Engine

/// Units in the text of expressions, and in explanations.
@Suite struct `The text of units` {
  private static let tied = EntryID(writer: 0, number: 1)

  /// A tie to a quantity.
  private struct Tied: TieWriter, Scope {
    var text = "5 km"
    var names: [String] { ["road"] }
    func text(of origin: EntryID) -> String { text }
    func origin(of reference: Reference) -> EntryID? { reference == .name("road") ? tied : nil }
  }

  private static func text(
    _ source: String, units: UnitSigns = .symbols, tied: String = "5 km"
  ) throws -> String {
    let formula = try Formula(source, in: Tied())
    return ExpressionText(
      formula.expression, point: ".", units: units, ties: Tied(text: tied)
    ).text
  }

  @Test func `can be all ASCII`() throws {
    #expect(try Self.text("5 µs + 3 m^2 in °C", units: .ascii) == "5 us + 3 m^2 in degC")
    #expect(try Self.text("5 s^-1", units: .ascii) == "5 s^-1")
  }

  @Test(
    arguments: [
      ("road*2", "5 km × 2"), ("road^2", "(5 km)^2"), ("10/road", "10 ÷ (5 km)"),
      ("√road", "√(5 km)"), ("road in mi", "5 km in mi"), ("2 road", "2 (5 km)"),
      ("road%", "(5 km)%"), ("road + 3 m", "5 km + 3 m"), ("-road", "−5 km"),
    ])
  func `of a tied operand has parentheses where it needs them`(
    source: String, expected: String
  ) throws {
    #expect(try Self.text(source) == expected)
  }

  private func lines(_ text: String, _ form: NumberForm = .decimal) throws -> [String] {
    try Formula(text).explained().lines(in: form, fitting: 40, ties: Tied())
  }

  @Test(
    arguments: [
      ("60 km/h*2h+1 km", ["60 km/h × 2 h", "120 km + 1 km"]),
      ("(1 km + 1 m)^2", ["(1.001 km)^2"]), ("(3 h 20 min)*2", ["(3 h 20 min) × 2 = 6 h 40 min"]),
      ("(1 km in mi)*2", ["0.621371… mi × 2"]),
    ])
  func `is in the operands of explanations`(text: String, steps: [String]) throws {
    let lines = try self.lines(text)
    for step in steps {
      #expect(lines.contains { $0.contains(step) }, "\(step) in \(lines)")
    }
  }

  @Test func `is in parentheses with a fraction in explanations`() throws {
    let lines = try self.lines("(1 km/3)*2", .fraction)
    #expect(lines.contains { $0.contains("(1/3 km) × 2 = 2/3 km") }, "\(lines)")
    let large = try self.lines("(10^40 km / 3)*2")
    #expect(large.contains { $0.contains("(3.33333…×10³⁹ km) × 2") }, "\(large)")
  }
}
