extension UnitTable {
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
