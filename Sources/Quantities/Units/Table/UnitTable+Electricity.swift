extension UnitTable {
  /// Units of electric current, in amperes.
  static let currents = [
    UnitDefinition("A", "ampere amperes amp amps", .current, "1", .si, prefixes: .metric)
  ]

  /// Units of voltage, in volts.
  static let voltages = [
    UnitDefinition("V", "volt volts", .voltage, "1", .si, prefixes: .metric)
  ]

  /// Units of electric resistance and conductance, in ohms and siemens.
  static let resistances = [
    UnitDefinition("Ω ohm", "ohm ohms", .resistance, "1", .si, prefixes: .metric)
  ]

  static let conductances = [
    UnitDefinition("S", "siemens siemens", .conductance, "1", .si, prefixes: .metric)
  ]

  /// Units of electric charge, in coulombs.
  static let charges = [
    UnitDefinition("C", "coulomb coulombs", .charge, "1", .si, prefixes: .metric),
    UnitDefinition(
      "Ah", "ampere_hour ampere_hours amp_hour amp_hours", .charge, "3600", .nist,
      prefixes: .metric),
  ]

  static let capacitances = [
    UnitDefinition("F", "farad farads", .capacitance, "1", .si, prefixes: .metric)
  ]

  static let inductances = [
    UnitDefinition("H", "henry henries henrys", .inductance, "1", .si, prefixes: .metric)
  ]

  /// Units of magnetic flux, in webers.
  static let magneticFluxes = [
    UnitDefinition("Wb", "weber webers", .magneticFlux, "1", .si, prefixes: .metric)
  ]

  /// Units of magnetic flux density, in teslas.
  static let magneticFluxDensities = [
    UnitDefinition("T", "tesla teslas", .magneticFluxDensity, "1", .si, prefixes: .metric),
    UnitDefinition("", "gauss gauss", .magneticFluxDensity, "0.0001", .nist),
  ]
}
