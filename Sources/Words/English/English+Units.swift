import CalculatorCore
import Quantities

extension English {
  /// What is wrong with a unit.
  ///
  /// - Precondition: The error is one of units.
  func unitSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .incompatibleUnits(let left, let right):
      if Unit.areTemperatureLetters(left, right) {
        Sentence("Temperatures are written °C and °F.", brief: "write °C and °F")
      } else {
        Sentence(
          "Cannot combine \(name(of: left)) with \(name(of: right)).", brief: "different units")
      }
    case .addedTemperatures(let unit):
      Sentence(
        "Temperatures are not added; write 20 \(unit.text()) + 5 \(unit.differenceText).",
        brief: "to \(unit.text()), add \(unit.differenceText)")
    case .scaledTemperature(let unit):
      Sentence(
        "A temperature in \(unit.text()) is no factor; write a difference in \(unit.differenceText).",
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
      Sentence("Unknown unit; the nearest one is \(quoted(nearest)).", brief: "unit \(nearest)?")
    case .misplacedConversion:
      Sentence(
        "A conversion ends an expression; put parentheses around it.", brief: "parentheses missing")
    default: preconditionFailure()
    }
  }

  private func name(of unit: Unit?) -> String { unit.map(textWithKind) ?? "a plain number" }

  package func noun(of kind: QuantityKind) -> String {
    switch kind {
    case .length: "length"
    case .area: "area"
    case .volume: "volume"
    case .mass: "mass"
    case .time: "time"
    case .speed: "speed"
    case .temperature: "temperature"
    case .pressure: "pressure"
    case .energy: "energy"
    case .power: "power"
    case .force: "force"
    case .acceleration: "acceleration"
    case .angle: "angle"
    case .frequency: "frequency"
    case .angularVelocity: "angular velocity"
    case .information: "information"
    case .dataRate: "data rate"
    case .current: "electric current"
    case .voltage: "voltage"
    case .resistance: "resistance"
    case .conductance: "conductance"
    case .charge: "electric charge"
    case .capacitance: "capacitance"
    case .inductance: "inductance"
    case .magneticFlux: "magnetic flux"
    case .magneticFluxDensity: "magnetic flux density"
    case .luminousIntensity: "luminous intensity"
    case .luminousFlux: "luminous flux"
    case .illuminance: "illuminance"
    case .solidAngle: "solid angle"
    case .amount: "amount of substance"
    case .catalyticActivity: "catalytic activity"
    case .radioactivity: "radioactivity"
    case .dose: "radiation dose"
    case .fuelEconomy: "fuel economy"
    case .money: "money"
    }
  }

  package func name(of source: UnitSource) -> String {
    switch source {
    case .si: "SI"
    case .nist: "NIST"
    case .iec: "IEC 80000"
    case .yardAndPound: "yard and pound"
    case .iau: "IAU"
    case .customary: "customary"
    case .iso4217: "ISO 4217"
    }
  }

  package func title(of source: UnitSource) -> String {
    switch source {
    case .si: "the SI brochure of the BIPM, 9th edition"
    case .nist: "NIST Special Publication 811, appendix B"
    case .iec: "IEC 80000, parts 6 and 13"
    case .yardAndPound: "the international yard and pound agreement of 1959"
    case .iau: "the International Astronomical Union"
    case .customary: "no standard, a multiple of another unit"
    case .iso4217: "the codes of currencies"
    }
  }

  package func point(zero: String) -> String { "a point, with 0 at \(zero)" }
}
