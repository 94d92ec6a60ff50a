import CalculatorCore
import ExactNumbers
import Quantities
import Testing
@testable import Words

@testable import CalculatorViewModel

@Suite struct `A message about units` {
  /// What is said of a formula that has no result; nil if it has one.
  private static func sentence(_ text: String) throws -> Sentence? {
    let day = try #require(ExchangeRates.Day(year: 2026, month: 11, day: 20))
    // A made-up rate.
    let rates = ExchangeRates(day: day, rates: ["USD": 2])
    do throws(EvaluationError) {
      _ = try Formula(text).evaluated(rates: RateSource { .success(rates) })
      return nil
    } catch {
      return error.kind.sentence
    }
  }

  @Test(arguments: [
    ("5 km + 3 s", "Cannot combine km (length) with s (time).", "different units"),
    ("3 + 5 m", "Cannot combine a plain number with m (length).", "different units"),
    ("5 m in s^3", "Cannot combine m (length) with s³.", "different units"),
    ("20 C in F", "Temperatures are written °C and °F.", "write °C and °F"),
    ("20 °C in F", "Temperatures are written °C and °F.", "write °C and °F"),
    ("5 C + 3 m", "Cannot combine C (electric charge) with m (length).", "different units"),
    ("20 °C + 5 °C", "Temperatures are not added; write 20 °C + 5 K.", "to °C, add K"),
    ("20 °F + 5 °F", "Temperatures are not added; write 20 °F + 5 Δ°F.", "to °F, add Δ°F"),
    ("2 * 20 °C", "A temperature in °C is no factor; write a difference in K.", "not in °C"),
    ("(70 °F)^2", "A temperature in °F is no factor; write a difference in Δ°F.", "not in °F"),
    ("(5 m)!", "This takes a number without a unit, not m.", "not with a unit"),
    ("ln(5 m)", "ln takes a number without a unit, not m.", "ln: no unit"),
    ("sqrt(5 m)", "No unit is this root of m.", "no root of the unit"),
    ("5 m^100", "A unit takes a whole exponent up to 99.", "exponent of a unit"),
    ("5 m in", "Name the unit to convert to.", "unit missing"),
    ("5 m in foo", "Unknown unit; the nearest one is “foot”.", "unit foot?"),
    (
      "5 m in km + 3", "A conversion ends an expression; put parentheses around it.",
      "parentheses missing"
    ),
    ("5 CHF in USD", "There is no exchange rate for CHF.", "no rate: CHF"),
  ])
  func `says what is wrong, at length and in a small window`(
    text: String, full: String, brief: String
  ) throws {
    let sentence = try #require(try Self.sentence(text))
    #expect(sentence.full == full && sentence.brief == brief)
  }

  @Test func `fits a small window with every name that it may have`() {
    let kinds =
      UnitTable.comparedNames.map { EvaluationError.Kind.unknownUnit(nearest: $0) }
      + UnitTable.definitions.flatMap { definition in
        Function.allCases.map { .unitInFunction($0, Unit(definition)) }
      }
    for kind in kinds {
      #expect(kind.sentence.brief.count <= 20, "\(kind.sentence.brief)")
    }
  }
}
