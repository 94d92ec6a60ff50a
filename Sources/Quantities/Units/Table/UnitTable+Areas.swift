extension UnitTable {
  /// Units of area that are no square of a length, in square metres.
  ///
  /// The acre is that of the international yard.
  static let areas = [
    UnitDefinition("ha", "hectare hectares", .area, "10000", .si),
    UnitDefinition("", "acre acres", .area, "4840 × 0.9144 × 0.9144", .yardAndPound),
  ]
}
