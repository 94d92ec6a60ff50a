extension UnitTable {
  static let electricity = [
    UnitGroup(
      .current, .current, usual: "A mA µA kA nA",
      Row("A", "ampere amperes amp amps", "1", .si, .metric, french: "ampère ampères")),
    UnitGroup(
      .voltage, .voltage, usual: "V mV kV µV MV", Row("V", "volt volts", "1", .si, .metric)),
    UnitGroup(
      .resistance, .resistance, usual: "Ω kΩ MΩ mΩ", Row("Ω ohm", "ohm ohms", "1", .si, .metric)),
    UnitGroup(
      .conductance, .conductance, usual: "S mS µS", Row("S", "siemens siemens", "1", .si, .metric)),
    UnitGroup(
      .charge, .charge, usual: "C Ah mAh µC nC", Row("C", "coulomb coulombs", "1", .si, .metric),
      Row(
        "Ah", "ampere_hour ampere_hours amp_hour amp_hours", "3600", .nist, .metric,
        french: "ampèreheure ampèreheures ampère_heure ampère_heures")),
    UnitGroup(
      .capacitance, .capacitance, usual: "F µF nF pF mF",
      Row("F", "farad farads", "1", .si, .metric)),
    UnitGroup(
      .inductance, .inductance, usual: "H mH µH nH",
      Row("H", "henry henries henrys", "1", .si, .metric)),
    UnitGroup(
      .magneticFlux, .magneticFlux, usual: "Wb mWb", Row("Wb", "weber webers", "1", .si, .metric)),
    UnitGroup(
      .magneticFluxDensity, .magneticFluxDensity, usual: "T mT µT gauss nT",
      Row("T", "tesla teslas", "1", .si, .metric),
      Row("", "gauss gauss", "0.0001", .nist)),
    UnitGroup(
      .luminousIntensity, .luminousIntensity, usual: "cd mcd",
      Row("cd", "candela candelas", "1", .si, .metric)),
    UnitGroup(
      .luminousFlux, .luminousFlux, usual: "lm",
      Row("lm", "lumen lumens", "1", .si, .metric)),
    UnitGroup(
      .illuminance, .illuminance, usual: "lx",
      Row("lx", "lux lux", "1", .si, .metric)),
    // SI prefixes are powers of 1000, those of IEC 80000-13, such as `Ki`, powers of 1024.
    UnitGroup(
      .information, .information,
      usual: "MB GB kB B TB bit KiB MiB GiB TiB Mbit kbit Gbit PB PiB Tbit",
      Row(
        "B", "byte bytes octet octets", "8", .iec, .ofInformation, french: "octet octets",
        frenchSymbols: "o"), Row("bit b", "bit bits", "1", .iec, .ofInformation)),
    UnitGroup(
      .dataRate, .dataRate, usual: "Mbit/s MB/s Mbps kbit/s Gbit/s Gbps kB/s GB/s kbps MBps bps",
      Row("bps", "bit_per_second bits_per_second", "1", .iec, .ofInformation),
      Row("Bps", "byte_per_second bytes_per_second", "8", .iec, .ofInformation)),
  ]
}
