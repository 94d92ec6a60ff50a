import Quantities

extension UnitSource {
  /// What the standard is called beside a unit.
  package var name: String {
    switch self {
    case .si: "SI"
    case .nist: "NIST"
    case .iec: "IEC 80000"
    case .yardAndPound: "yard and pound"
    case .iau: "IAU"
    case .customary: "customary"
    case .iso4217: "ISO 4217"
    }
  }

  /// What the standard is.
  package var title: String {
    switch self {
    case .si: "the SI brochure of the BIPM, 9th edition"
    case .nist: "NIST Special Publication 811, appendix B"
    case .iec: "IEC 80000, parts 6 and 13"
    case .yardAndPound: "the international yard and pound agreement of 1959"
    case .iau: "the International Astronomical Union"
    case .customary: "no standard, a multiple of another unit"
    case .iso4217: "the codes of currencies"
    }
  }
}
