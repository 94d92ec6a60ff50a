import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

/// The constants of physics, and what comes of those that are measured.
@Suite("Measured values") struct MeasuredTests {
  /// A value as pipes print it, and whether it is exact.
  private func text(
    _ expression: String, digits: Int = 34
  ) throws -> String {
    let value = try Formula(expression).evaluated().value
    let formed = try FormedQuantity(value, in: .decimal, Budget())
    let text = try formed.text(digits: digits, in: .ascii(units: .ascii), Budget())
    return (text.isExact ? "= " : "~ ") + text.text
  }

  /// Each constant with its digits in CODATA 2022, those of three dots calculated.
  static let values = [
    ("c", "= 299792458 m/s"), ("planck", "= 0.000000000000000000000000000000000662607015 J*s"),
    ("elementary_charge", "= 0.0000000000000000001602176634 C"),
    ("k_B", "= 0.00000000000000000000001380649 J/K"), ("N_A", "= 602214076000000000000000 /mol"),
    ("caesium_frequency", "= 9192631770 Hz"), ("K_cd", "= 683 lm/W"),
    ("planck_reduced", "~ 1.054571817646156391262428003302281e-34 J*s"),
    ("R", "= 8.31446261815324 J/(mol*K)"), ("faraday", "= 96485.3321233100184 C/mol"),
    ("stefan_boltzmann", "~ 5.670374419184429453970996731889231e-8 W/(m^2*K^4)"),
    ("G", "~ 6.67430e-11 m^3/(kg*s^2)"), ("alpha", "~ 0.0072973525643"),
    ("m_e", "~ 9.1093837139e-31 kg"), ("m_p", "~ 1.67262192595e-27 kg"),
    ("m_n", "~ 1.67492750056e-27 kg"), ("m_u", "~ 1.66053906892e-27 kg"),
    ("mu_0", "~ 0.00000125663706127 N/A^2"), ("epsilon_0", "~ 8.8541878188e-12 F/m"),
    ("Z_0", "~ 376.730313412 ohm"), ("a_0", "~ 5.29177210544e-11 m"),
    ("R_inf", "~ 10973731.568157 /m"), ("E_h", "~ 4.3597447222060e-18 J"),
    ("mu_B", "~ 9.2740100657e-24 J/T"),
  ]

  @Test(arguments: values)
  func `are those of CODATA, with the digits that are known`(name: String, value: String) throws {
    #expect(try text(name) == value)
  }

  @Test(arguments: Constant.allCases)
  func `are read by their names in any case, and by their signs as they are`(constant: Constant) {
    // A name of one letter has its own case.
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

  @Test(arguments: [
    ("c^2", "= 89875517873681764 m^2/s^2"), ("2 c", "= 599584916 m/s"),
    ("20c in kelvin", "= 293.15 K"), ("m_e c^2 in MeV", "~ 0.51099895069 MeV"),
    ("1/alpha", "~ 137.035999178"), ("m_p/m_e", "~ 1836.1526734"),
    ("2 * G", "~ 1.334860e-10 m^3/(kg*s^2)"),
    ("G/G", "= 1"), ("G - G", "= 0 m^3/(kg*s^2)"), ("0*alpha", "= 0"), ("floor(1000 alpha)", "= 7"),
    ("1 + alpha", "~ 1.0072973525643"), ("alpha - 0.0072973525643", "~ 0"),
    ("alpha - 0.0072973525642", "~ 1e-13"), ("1000000 alpha", "~ 7297.3525643"),
    ("10^(1/alpha)", "~ 1.086423566e137"), ("sum(k = 1 to 3; k alpha)", "~ 0.0437841153858"),
    ("solve(alpha x = 1)", "~ 137.035999178"), ("alpha in %", "~ 0.72973525643%"),
    ("alpha as % of 1", "~ 0.72973525643%"), ("-alpha", "~ -0.0072973525643"),
    ("5 + 10% + alpha", "~ 5.5072973525643"),
    ("max(alpha; 1)", "= 1"), ("alpha + sin(alpha)", "~ 0.0145946403631"),
  ])
  func `give results with the digits that are known`(expression: String, value: String) throws {
    #expect(try text(expression) == value)
  }

  @Test func `with the digits that are asked for, where these are fewer`() throws {
    #expect(try text("G", digits: 3) == "~ 6.67e-11 m^3/(kg*s^2)")
    #expect(try text("Z_0", digits: 1) == "~ 4e2 ohm")
  }

  @Test(arguments: [(30, "6.67430×10⁻¹¹ m³/(kg·s²)"), (22, "6.674×10⁻¹¹ m³/(kg·s²)"), (12, nil)])
  func `take the digits that fit`(width: Int, value: String?) throws {
    let formed = try FormedQuantity(Formula("G").evaluated().value, in: .fraction, Budget())
    #expect(formed.form == .decimal)
    #expect(try formed.text(fitting: width, in: NumberStyle(), Budget())?.text == value)
  }

  @Test func `have forms with a power of ten, and no other`() throws {
    let value = try Formula("Z_0").evaluated().value
    #expect(
      NumberForm.allCases.filter { $0.suits(value) } == [.decimal, .scientific])
    let formed = try FormedQuantity(value, in: .scientific, Budget())
    #expect(
      try formed.text(digits: 34, in: .ascii(units: .ascii), Budget()).text == "3.76730313412e2 ohm"
    )
    #expect(FormedQuantity(decimal: value).form == .decimal)
  }

  @Test func `keep their uncertainty in a tie`() throws {
    var tape = try Tape("G", "1 + 1", "2 @2")
    let ids = Array(tape.ids)
    let value = try #require(tape.value(of: ids[0]))
    #expect(
      value.uncertainty == .standard(Rational(numerator: 3, denominator: 2_000_000_000_000_000)))
    #expect(value.uncertaintyText(in: .ascii) == "+-1.5e-15 m^3/(kg*s^2)")
    #expect(value.shortText(in: .ascii) == nil)
    #expect(tape.value(of: ids[1])?.uncertaintyText(in: .ascii) == nil)
    let alpha = try Formula("alpha").evaluated().value
    #expect(alpha.shortText(in: .ascii) == nil)
    // Without its entry a tie has the constant, not the number.
    #expect(tape[ids[0]]?.operand(value) == [.open, .constant(.gravitation), .close])
    #expect(tape.value(of: ids[2])?.uncertainty?.number == value.uncertainty.map { $0.number * 2 })
    tape = try Tape("G #a", "2 * G #a", "1 m #a")
    #expect(
      try Totals(of: tape).lines[0].sum?.uncertainty?.number
        == value.uncertainty.map { $0.number * 3 })
  }

  @Test func `are told in each step of an explanation`() throws {
    let explanation = try Formula("(1 + 1) G").explained()
    #expect(explanation.steps.map { $0.value.uncertainty == nil } == [false, true])
  }

  @Test func `have no list of solutions, whose uncertainties could not be told`() {
    #expect(throws: EvaluationError(.severalSolutions, at: 0..<20)) {
      try Formula("solve(alpha x^2 = 1)").evaluated()
    }
  }

  @Test func `that cannot be shifted are an error`() {
    #expect(throws: EvaluationError.self) { try Formula("acos(alpha/0.0072973525643)").evaluated() }
  }

  @Test func `are refused where their uncertainty is too small to be calculated`() {
    #expect(throws: EvaluationError(.tooSmall, at: 0..<18)) {
      try Formula("exp(-10^(1/alpha))").evaluated()
    }
  }

  @Test func `have a bound that is zero where nothing tells a number from it`() throws {
    let zero = "cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2"
    let number = try Formula(zero).evaluated().value.number
    #expect(try number.magnitudeRoundedUp(digits: 3, Budget()) == 0)
    #expect(try Real(12_345).magnitudeRoundedUp(digits: 3, Budget()) == 12_400)
    #expect(try Real(12_300).magnitudeRoundedUp(digits: 3, Budget()) == 12_300)
  }
}
