import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel

/// Quantities on the result line, on the tape, on pages and in the clipboard.
@Suite struct `A quantity on the screen` {
  /// A session in which lines are calculated on the formula line.
  private func session(
    _ lines: String..., columns: Int = 24, point: Character = ".", units: Unit.Notation = .symbols
  ) -> Session {
    var session = Session(point: point, columns: columns, lines: 5)
    session.model.units = units
    for line in lines {
      session.model.openFormula(FormulaLine(line), for: .calculation)
      session.type("⏎")
    }
    return session
  }

  @Test(
    arguments: [
      ("1 mi in km", "= 1.609344 km"), ("5 km in mi", "≈ 3.106855961186669 mi"),
      ("20 °C in °F", "= 68 °F"), ("10 h/3", "≈ 3.33333333333333 h"),
      ("5.9 ft in ft + in", "= 5 ft 10.8 in"), ("100 EUR / 3", "≈ 33.33 EUR"),
      ("$20 + 15%", "= 23.00 USD"), ("1/163 EUR", "≈ 0.0061 EUR"), ("pi in °", "= 180°"),
    ])
  func `has its unit`(line: String, result: String) {
    let session = session(line)
    #expect(
      session.result == result || session.result?.hasPrefix(String(result.dropLast(6))) == true,
      "\(session.result ?? "nothing")")
  }

  @Test func `keeps its unit in every form`() {
    var session = session("7/3 km")
    var results: [String] = []
    for _ in 0..<5 {
      session.type("f")
      results.append(session.result ?? "")
    }
    #expect(
      results == [
        "= 7/3 km", "= 2 1/3 km", "= 2.(3) km", "≈ 2.333333333333×10^0 km",
        "≈ 2.333333333333×10^0 km",
      ])
  }

  @Test func `in parts ends in a fraction where that form is chosen`() {
    var session = session("5.9 ft in ft + in")
    session.type("ff")
    #expect(session.result == "= 5 ft 10 4/5 in")
    session.type("F")
    #expect(session.result == "= 59/10 ft")
  }

  @Test func `never loses its unit where there is little room`() {
    var session = session("1/3 kg m / s^2", columns: 14)
    #expect(session.result == "≈ 0.33 kg·m/s²")
    session.resize(columns: 11)
    #expect(session.result == "…")
  }

  @Test func `in full has all its digits`() {
    var session = session("100.125 EUR * 1")
    #expect(session.result == "≈ 100.13 EUR")
    session.type("v")
    #expect(session.state.fullValue?.rows == ["= 100.125 EUR"])
    #expect(session.state.fullValue?.heading == "Decimal in EUR, lines 1 to 1 of 1")
  }

  @Test func `is on the tape, with its day of rates nowhere`() {
    let session = session("3 weeks", "5'11\" in cm", "1 EUR / 8")
    #expect(
      session.rows == ["3 weeks = 3 weeks", "5 ft 11 in in cm = 180.34 cm", "1 EUR ÷ 8 ≈ 0.13 EUR"])
  }

  @Test func `is an operand with its unit`() {
    var session = session("road = 5 km", "20 °C")
    session.model.openFormula(FormulaLine("road in mi"), for: .calculation)
    session.resize(columns: 24)
    #expect(session.result?.hasSuffix(" mi") == true)
    session.type("⏎×2")
    #expect(session.result?.hasSuffix(" mi") == true)
    #expect(session.state.expression.text.contains("ans") == true)
    var other = self.session("20 km")
    other.type("+")
    #expect(other.expression == "20 km +")
  }

  @Test(
    arguments: [
      ("1 mi in km", "y", "1.609344"), ("1 mi in km", "Y", "1 mi in km = 1.609344 km"),
      ("100 EUR/3", "y", "33.33"), ("100 EUR/3", "Y", "100 EUR ÷ 3 ≈ 33.33 EUR"),
      ("-5.9 ft in ft+in", "y", "-5.9"),
      ("-5.9 ft in ft+in", "Y", "−5.9 ft in ft + in = −5 ft 10.8 in"),
      ("10^-50 km/3", "Y", "10^−50 km ÷ 3 ≈ 3.333333333333333333333333333333333×10^−51 km"),
      ("1000 m in km", "Y", "1000 m in km = 1 km"),
    ])
  func `is copied as a number, or with its unit`(line: String, key: String, text: String) {
    var session = session(line)
    session.type(key)
    #expect(session.effects == [.copy(text)])
  }

  @Test func `is summed with those of its kind`() {
    var session = session(
      "5 km #road/10", "200 m #road", "3 h #road", "2 EUR #food/1", "1 EUR #food", columns: 40)
    session.type("T")
    let rows = (session.state.totals?.rows ?? []).map { row in
      [row.tag, row.sum, row.share, "\(row.bar)", row.goal ?? ""].joined(separator: "|")
    }
    #expect(
      rows == [
        "#road|= 5.2 km|100.0 % (1 not added)|520|goal 10 km, 4.8 km left",
        "#food|= 3.00 EUR|100.0 %|3000|goal 1.00 EUR, 2.00 EUR over",
      ])
  }

  @Test func `is explained`() {
    var session = session("60 km/h * 2 h + 1 km", columns: 40)
    session.type("w")
    #expect(session.state.explanation != nil || session.message != nil)
  }

  @Test func `is all ASCII where the terminal is`() {
    let session = session("20 °F in °C", "5 m^2 * 3", units: .ascii)
    #expect(session.rows == ["20 degF in degC ≈ −6.66666667 degC", "5 m^2 × 3 = 15 m^2"])
  }
}
