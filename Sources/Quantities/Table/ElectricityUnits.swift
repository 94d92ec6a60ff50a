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

  /// Units of information, in bits.
  ///
  /// `b` is the bit and `B` the byte of eight bits. The prefixes of the SI are powers of 1000, those
  /// of IEC 80000-13, such as `Ki`, powers of 1024.
  static let information = [
    UnitDefinition(
      "B", "byte bytes octet octets", .information, "8", .iec, prefixes: .ofInformation),
    UnitDefinition("bit b", "bit bits", .information, "1", .iec, prefixes: .ofInformation),
  ]

  /// Units of data rate, in bits per second.
  static let dataRates = [
    UnitDefinition(
      "bps", "bit_per_second bits_per_second", .dataRate, "1", .iec, prefixes: .ofInformation),
    UnitDefinition(
      "Bps", "byte_per_second bytes_per_second", .dataRate, "8", .iec, prefixes: .ofInformation),
  ]
}
