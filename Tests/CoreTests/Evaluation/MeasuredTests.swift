import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite("Measured values") struct MeasuredTests {
  @Test(arguments: Constant.allCases.filter { $0 != .infinity })
  func `are read by names in any case, and by exact signs`(constant: Constant) {
    // One-letter names are case-sensitive.
    for name in [
      constant.name, constant.name.count > 1 ? constant.name.uppercased() : constant.name,
    ] {
      #expect((try? Formula(name).expression) == Expression([.constant(constant)]))
    }
    guard let symbol = constant.symbol else { return }
    #expect((try? Formula(symbol).expression) == Expression([.constant(constant)]))
    #expect(constant.text(besides: [symbol]) == constant.name)
    for other in [symbol.lowercased(), symbol.uppercased()] where other != symbol {
      #expect((try? Formula(other).expression) != Expression([.constant(constant)]))
    }
  }

  @Test func `have the requested digits if these are fewer`() throws {
    #expect(try Formula("G").evaluated().value.written(digits: 3) == "~ 6.67e-11 m^3/(kg*s^2)")
    #expect(try Formula("Z_0").evaluated().value.written(digits: 1) == "~ 4e2 ohm")
  }

  @Test(arguments: [(30, "6.67430×10⁻¹¹ m³/(kg·s²)"), (22, "6.674×10⁻¹¹ m³/(kg·s²)"), (12, nil)])
  func `have the digits that fit`(width: Int, value: String?) throws {
    let formed = try QuantityWriter(Formula("G").evaluated().value, in: .fraction, Budget())
    #expect(formed.form == .decimal)
    #expect(try formed.text(.columns(width), in: NumberStyle(), Budget())?.text == value)
  }

  @Test func `have forms with a power of ten, and no other`() throws {
    let value = try Formula("Z_0").evaluated().value
    #expect(NumberForm.allCases.filter { $0.suits(value) } == [.decimal, .scientific])
    let formed = try QuantityWriter(value, in: .scientific, Budget())
    #expect(
      try formed.text(digits: 34, in: .ascii(units: .ascii), Budget()).text == "3.76730313412e2 ohm"
    )
    #expect(QuantityWriter(decimal: value).form == .decimal)
  }

  @Test func `keep their uncertainty in a tie`() throws {
    var tape = try Tape("G", "1 + 1", "2 @2")
    let ids = Array(tape.ids)
    let value = try #require(tape.value(of: ids[0]))
    #expect(value.uncertainty?.number == Rational(numerator: 3, denominator: 2_000_000_000_000_000))
    #expect(value.uncertaintyText(in: .ascii) == "+/-1.5e-15 m^3/(kg*s^2)")
    #expect(value.shortText(in: .ascii) == nil)
    #expect(tape.value(of: ids[1])?.uncertaintyText(in: .ascii) == nil)
    let alpha = try Formula("alpha").evaluated().value
    #expect(alpha.shortText(in: .ascii) == nil)
    // Without its entry, a tie becomes the constant, not the number.
    #expect(tape[ids[0]]?.operand(value) == [.open, .constant(.gravitation), .close])
    #expect(tape.value(of: ids[2])?.uncertainty?.number == value.uncertainty.map { $0.number * 2 })
    tape = try Tape("G #a", "2 * G #a", "1 m #a")
    #expect(
      try Totals(of: tape).lines[0].sum?.uncertainty?.number
        == value.uncertainty.map { $0.number * 3 })
  }

  @Test func `are shown in each step of an explanation`() throws {
    let explanation = try Formula("(1 + 1) G").explained()
    #expect(explanation.steps.map { $0.value.uncertainty == nil } == [false, true])
  }

  @Test func `have no list of solutions, which could not show uncertainties`() {
    #expect(throws: EvaluationError(.severalSolutions, at: 0..<20)) {
      try Formula("solve(alpha x^2 = 1)").evaluated()
    }
  }

  @Test func `that cannot be shifted are an error`() {
    #expect(throws: EvaluationError.self) { try Formula("acos(alpha/0.0072973525643)").evaluated() }
  }

  @Test func `are refused if their uncertainty is too small to be calculated`() {
    #expect(throws: EvaluationError(.tooSmall, at: 0..<18)) {
      try Formula("exp(-10^(1/alpha))").evaluated()
    }
  }

  @Test func `have a bound that is zero for an undecided zero`() throws {
    let zero = "cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2"
    let number = try Formula(zero).evaluated().value.number
    #expect(try number.magnitudeRoundedUp(digits: 3, Budget()) == 0)
    #expect(try Real(12_345).magnitudeRoundedUp(digits: 3, Budget()) == 12_400)
    #expect(try Real(12_300).magnitudeRoundedUp(digits: 3, Budget()) == 12_300)
  }
}

extension Quantity {
  func written(digits: Int = 34) -> String {
    let formed = try? QuantityWriter(self, in: .decimal, Budget())
    let text = try? formed?.text(digits: digits, in: .ascii(units: .ascii), Budget())
    return text.map { ($0.isExact ? "= " : "~ ") + $0.text } ?? "no text"
  }
}
