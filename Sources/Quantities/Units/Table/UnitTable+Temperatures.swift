import ExactNumbers

extension UnitTable {
  /// Units of temperature, in kelvins.
  ///
  /// A degree of Rankine is a multiple, as its scale begins at absolute zero. Those with a Δ are the
  /// differences of two points.
  static let temperatures = [
    UnitDefinition(
      "K", "kelvin kelvins", .temperature, "1", .si, prefixes: .metric),
    UnitDefinition(
      "°C ℃ degC", "degree_Celsius degrees_Celsius celsius centigrade", .temperature,
      .points(1, zero: -Rational(numerator: 27315, denominator: 100)), .si),
    UnitDefinition(
      "°F ℉ degF", "degree_Fahrenheit degrees_Fahrenheit fahrenheit", .temperature,
      .points(
        Rational(numerator: 5, denominator: 9),
        zero: -Rational(numerator: 45967, denominator: 100)), .nist),
    UnitDefinition(
      "°R degR", "degree_Rankine degrees_Rankine rankine", .temperature, "5 / 9", .nist),
    UnitDefinition(
      "Δ°C Δ℃ deltaC", "Celsius_difference Celsius_differences", .temperature, "1", .si),
    UnitDefinition(
      "Δ°F Δ℉ deltaF", "Fahrenheit_difference Fahrenheit_differences", .temperature, "5 / 9",
      .nist),
  ]
}
