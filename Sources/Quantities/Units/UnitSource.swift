/// The standard that defines a unit.
package enum UnitSource: Hashable, Sendable, CaseIterable {
  /// The SI brochure of the BIPM, 9th edition.
  case si
  /// NIST Special Publication 811 (2008), appendix B.
  case nist
  /// IEC 80000, parts 6 and 13: electricity and information.
  case iec
  /// The international yard and pound agreement of 1959, and multiples of them.
  case yardAndPound
  /// The International Astronomical Union.
  case iau
  /// No standard: a multiple or a part of other units of the table.
  case customary
  /// ISO 4217, on currencies.
  case iso4217
}
