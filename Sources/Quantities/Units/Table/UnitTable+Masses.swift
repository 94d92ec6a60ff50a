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
}
