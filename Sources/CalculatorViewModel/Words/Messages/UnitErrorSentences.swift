import CalculatorCore
import Quantities

extension EvaluationError.Kind {
  /// What is wrong with a unit, as a sentence.
  ///
  /// - Precondition: The error is one of units.
  var unitSentence: Sentence {
    switch self {
    case .incompatibleUnits(let left, let right):
      if Self.areLetters(left, right) {
        Sentence("Temperatures are written °C and °F.", brief: "write °C and °F")
      } else {
        Sentence(
          "Cannot combine \(name(of: left)) with \(name(of: right)).", brief: "different units")
      }
    case .addedTemperatures(let unit):
      Sentence(
        "Temperatures are not added; write 20 \(unit.text()) + 5 \(difference(of: unit)).",
        brief: "to \(unit.text()), add \(difference(of: unit))")
    case .scaledTemperature(let unit):
      Sentence(
        "A temperature in \(unit.text()) is no factor; write a difference in \(difference(of: unit)).",
        brief: "not in \(unit.text())")
    case .unwantedUnit(let unit):
      Sentence("This takes a number without a unit, not \(unit.text()).", brief: "not with a unit")
    case .unitInFunction(let function, let unit):
      Sentence(
        "\(function.name) takes a number without a unit, not \(unit.text()).",
        brief: "\(function.name): no unit")
    case .rootOfUnit(let unit):
      Sentence("No unit is this root of \(unit.text()).", brief: "no root of the unit")
    case .exponentOfUnit:
      Sentence("A unit takes a whole exponent up to 99.", brief: "exponent of a unit")
    case .missingTarget:
      Sentence("Name the unit to convert to.", brief: "unit missing")
    case .unknownUnit(let nearest):
      Sentence("Unknown unit; the nearest one is “\(nearest)”.", brief: "unit \(nearest)?")
    case .misplacedConversion:
      Sentence(
        "A conversion ends an expression; put parentheses around it.", brief: "parentheses missing")
    default: preconditionFailure("\(self) is no error of units")
    }
  }

  private func name(of unit: Unit?) -> String { unit?.textWithKind ?? "a plain number" }

  /// Whether the coulomb and the farad stand where degrees were meant.
  private static func areLetters(_ left: Unit?, _ right: Unit?) -> Bool {
    let letters: Set = ["C", "F", "K", "°C", "°F"]
    return [left, right].allSatisfy { $0.map { letters.contains($0.text()) } == true }
  }

  /// The unit of differences of points of a temperature scale.
  private func difference(of unit: Unit) -> String { unit.differenceUnit?.text() ?? "K" }
}

extension RatesUnavailable {
  /// Why there are no exchange rates, and how to get them.
  var sentence: Sentence {
    switch self {
    case .notFetched:
      Sentence(
        "No exchange rates yet; --update-rates or the key R fetches them.",
        brief: "no rates: press R")
    case .unreadable(let path, let reason):
      Sentence(
        "The exchange rates in \(path) cannot be read: \(reason).", brief: "rates unreadable")
    case .flawed(let path, let flaw):
      Sentence(
        "The exchange rates in \(path) cannot be used: \(flaw.phrase).", brief: "rates unusable")
    }
  }
}
