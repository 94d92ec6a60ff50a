extension UnitTable {
  /// Units of luminous intensity, in candelas.
  static let luminousIntensities = [
    UnitDefinition("cd", "candela candelas", .luminousIntensity, "1", .si, prefixes: .metric)
  ]

  /// Units of luminous flux, in lumens.
  static let luminousFluxes = [
    UnitDefinition("lm", "lumen lumens", .luminousFlux, "1", .si, prefixes: .metric)
  ]

  /// Units of illuminance, in lux.
  static let illuminances = [
    UnitDefinition("lx", "lux lux", .illuminance, "1", .si, prefixes: .metric)
  ]
}
