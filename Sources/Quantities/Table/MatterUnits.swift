import ExactNumbers

extension UnitTable {
  /// Units of mass, in kilograms.
  ///
  /// `ton` is the short ton of the United States, the tonne `t` and the imperial `longton` are
  /// others. The pound is a mass, as the force has the symbol `lbf`, and the money `GBP`. The dalton
  /// is left out, because its value is measured.
  static let masses = [
    UnitDefinition(
      "g", "gram grams gramme grammes", .mass, "0.001", .si, prefixes: .metric),
    UnitDefinition(
      "t", "tonne tonnes metric_ton metric_tons", .mass, "1000", .si, prefixes: .multiples),
    UnitDefinition("lb lbs lbm", "pound pounds", .mass, "0.45359237", .yardAndPound),
    UnitDefinition("oz", "ounce ounces", .mass, "0.45359237 / 16", .yardAndPound),
    UnitDefinition("st", "stone stone stones", .mass, "14 × 0.45359237", .yardAndPound),
    UnitDefinition(
      "", "ton tons short_ton short_tons", .mass, "2000 × 0.45359237", .yardAndPound),
    UnitDefinition(
      "longton", "long_ton long_tons imperial_ton imperial_tons", .mass, "2240 × 0.45359237",
      .yardAndPound),
    UnitDefinition("gr", "grain grains", .mass, "0.45359237 / 7000", .yardAndPound),
    UnitDefinition(
      "ozt", "troy_ounce troy_ounces", .mass, "480 × 0.45359237 / 7000", .yardAndPound),
    UnitDefinition("ct", "carat carats", .mass, "0.0002", .nist),
    UnitDefinition("", "slug slugs", .mass, "0.45359237 × 9.80665 / 0.3048", .nist),
  ]

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

  /// Units of force, in newtons.
  static let forces = [
    UnitDefinition("N", "newton newtons", .force, "1", .si, prefixes: .metric),
    UnitDefinition("lbf", "pound_force pounds_force", .force, "0.45359237 × 9.80665", .nist),
    UnitDefinition("kgf kp", "kilogram_force kilograms_force", .force, "9.80665", .nist),
    UnitDefinition("dyn", "dyne dynes", .force, "1e-5", .nist),
  ]

  /// Units of pressure, in pascals.
  ///
  /// Columns of mercury are the conventional ones, of 13595.1 kg/m³ under standard gravity.
  static let pressures = [
    UnitDefinition("Pa", "pascal pascals", .pressure, "1", .si, prefixes: .metric),
    UnitDefinition("bar", "bar bars", .pressure, "100000", .nist, prefixes: .metric),
    UnitDefinition(
      "psi", "pound_per_square_inch pounds_per_square_inch", .pressure,
      "0.45359237 × 9.80665 / 0.0254 / 0.0254", .nist),
    UnitDefinition("atm", "atmosphere atmospheres", .pressure, "101325", .nist),
    UnitDefinition(
      "mmHg", "millimetre_of_mercury millimetres_of_mercury", .pressure,
      "0.001 × 13595.1 × 9.80665", .nist),
    UnitDefinition(
      "inHg", "inch_of_mercury inches_of_mercury", .pressure, "0.0254 × 13595.1 × 9.80665", .nist),
    UnitDefinition("torr Torr", "torr torrs", .pressure, "101325 / 760", .nist),
  ]

  /// Units of energy, in joules.
  ///
  /// A calorie is the thermochemical one, and with a capital letter it is a kilocalorie, as food has
  /// it. The British thermal unit is that of the International Table, and the therm that of the
  /// United States.
  static let energies = [
    UnitDefinition("J", "joule joules", .energy, "1", .si, prefixes: .metric),
    UnitDefinition(
      "Wh", "watt_hour watt_hours watthour watthours", .energy, "3600", .nist, prefixes: .metric),
    UnitDefinition("cal", "calorie calories", .energy, "4.184", .nist, prefixes: .metric),
    UnitDefinition(
      "BTU Btu", "British_thermal_unit British_thermal_units", .energy, "1055.05585262", .nist),
    UnitDefinition(
      "eV", "electronvolt electronvolts electron_volt electron_volts", .energy,
      "1.602176634e-19", .si, prefixes: .metric),
    UnitDefinition("", "therm therms", .energy, "1.054804e8", .nist),
    UnitDefinition("erg", "erg ergs", .energy, "1e-7", .nist),
    UnitDefinition(
      "Nm", "newton_metre newton_metres newton_meter newton_meters", .energy, "1",
      .si, prefixes: .metric),
  ]

  /// Units of power, in watts.
  static let powers = [
    UnitDefinition("W", "watt watts", .power, "1", .si, prefixes: .metric),
    UnitDefinition(
      "hp", "horsepower horsepower", .power, "550 × 0.3048 × 0.45359237 × 9.80665", .nist),
    UnitDefinition("PS", "metric_horsepower metric_horsepower", .power, "75 × 9.80665", .nist),
    UnitDefinition(
      "VA", "volt_ampere volt_amperes voltampere voltamperes", .power, "1", .iec,
      prefixes: .metric),
  ]

  /// Units of amount of substance, in moles.
  static let amounts = [
    UnitDefinition("mol", "mole moles", .amount, "1", .si, prefixes: .metric)
  ]

  /// Units of catalytic activity, in katals.
  static let catalyticActivities = [
    UnitDefinition("kat", "katal katals", .catalyticActivity, "1", .si, prefixes: .metric)
  ]

  /// Units of radioactivity, in becquerels.
  static let radioactivities = [
    UnitDefinition("Bq", "becquerel becquerels", .frequency, "1", .si, prefixes: .metric),
    UnitDefinition("Ci", "curie curies", .frequency, "3.7e10", .nist, prefixes: .metric),
  ]

  /// Units of equivalent dose and absorbed dose, in sieverts and grays.
  static let doses = [
    UnitDefinition("Sv", "sievert sieverts", .dose, "1", .si, prefixes: .metric),
    UnitDefinition("Gy", "gray grays", .dose, "1", .si, prefixes: .metric),
    UnitDefinition("rem", "rem rems", .dose, "0.01", .nist),
  ]

  /// Units of fuel economy, in metres per cubic metre; the litres of a distance are its reciprocal.
  static let fuelEconomies = [
    UnitDefinition(
      "mpg", "mile_per_gallon miles_per_gallon", .fuelEconomy,
      "1760 × 0.9144 / 231 / 16387064e-12", .nist),
    UnitDefinition(
      "impmpg", "mile_per_imperial_gallon miles_per_imperial_gallon", .fuelEconomy,
      "1760 × 0.9144 / 0.00454609", .nist),
  ]
}
