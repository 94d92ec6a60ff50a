extension UnitTable {
  /// The currencies of ISO 4217 by their codes, with their names in English as CLDR has them.
  ///
  /// Funds, precious metals and codes for testing are left out. The Bulgarian lev, which the euro took
  /// the place of in 2026, is in it for the files of rates of the years before. Words that several
  /// currencies share, such as dollar, are in `CurrencySigns`.
  static let currencies = currenciesAToK + currenciesLToZ

  /// A row of a currency.
  ///
  /// - Parameters:
  ///   - plural: Nil if it is the name with an s.
  ///   - also: Other words that mean no other currency, between spaces.
  ///   - digits: The digits of the minor unit: a cent is 2 digits.
  static func currency(
    _ code: String, _ name: String, _ plural: String? = nil, also: String = "", digits: Int = 2
  ) -> UnitDefinition {
    UnitDefinition(
      code, "\(joined(name)) \(joined(plural ?? name + "s")) \(also)", .money, .currency, .iso4217,
      minorDigits: digits)
  }
}
