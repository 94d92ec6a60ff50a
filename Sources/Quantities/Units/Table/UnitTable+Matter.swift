extension UnitTable {
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
