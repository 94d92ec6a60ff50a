extension UnitTable {
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
}
