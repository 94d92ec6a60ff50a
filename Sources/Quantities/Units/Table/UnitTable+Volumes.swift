extension UnitTable {
  /// Units of volume that are no cube of a length, in cubic metres.
  ///
  /// A gallon and its parts are those of the United States for liquids; the imperial ones of the
  /// United Kingdom have names of their own. The barrel is that of oil, the bushel that of the United
  /// States.
  static let volumes = [
    UnitDefinition(
      "L l ℓ", "litre litres liter liters", .volume, "0.001", .si, prefixes: .metric),
    UnitDefinition("gal", "gallon gallons", .volume, "231 × 16387064e-12", .nist),
    UnitDefinition("qt", "quart quarts", .volume, "231 / 4 × 16387064e-12", .nist),
    UnitDefinition("pt", "pint pints", .volume, "231 / 8 × 16387064e-12", .nist),
    UnitDefinition("", "cup cups", .volume, "231 / 16 × 16387064e-12", .nist),
    UnitDefinition("", "gill gills", .volume, "231 / 32 × 16387064e-12", .nist),
    UnitDefinition(
      "floz fl_oz", "fluid_ounce fluid_ounces", .volume, "231 / 128 × 16387064e-12", .nist),
    UnitDefinition(
      "tbsp", "tablespoon tablespoons", .volume, "231 / 256 × 16387064e-12", .nist),
    UnitDefinition("tsp", "teaspoon teaspoons", .volume, "231 / 768 × 16387064e-12", .nist),
    UnitDefinition("bbl", "barrel barrels", .volume, "42 × 231 × 16387064e-12", .nist),
    UnitDefinition("bu", "bushel bushels", .volume, "2150.42 × 16387064e-12", .nist),
    UnitDefinition(
      "impgal imp_gal", "imperial_gallon imperial_gallons", .volume, "0.00454609", .nist),
    UnitDefinition(
      "impqt imp_qt", "imperial_quart imperial_quarts", .volume, "0.00454609 / 4", .nist),
    UnitDefinition(
      "imppt imp_pt", "imperial_pint imperial_pints", .volume, "0.00454609 / 8", .nist),
    UnitDefinition(
      "impfloz imp_fl_oz", "imperial_fluid_ounce imperial_fluid_ounces", .volume,
      "0.00454609 / 160", .nist),
  ]
}
