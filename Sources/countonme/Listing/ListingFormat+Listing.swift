import CalculatorViewModel
import Reference
import Words

extension ListingFormat {
  /// A listing in this format; it ends in a line feed unless it is empty.
  ///
  /// - Parameter totals: whether the totals of tags follow the entries; in CSV, which is one table,
  ///   they stand in their place.
  func text(of listing: Listing, totals: Bool, in words: any Wording) -> String {
    switch self {
    case .text: listing.text(totals: totals, in: words)
    case .csv: listing.csv(totals: totals)
    case .markdown: listing.markdown(totals: totals)
    case .json: listing.json(totals: totals)
    }
  }
}

extension Listing {
  /// Tenths of a per cent, such as `12.5`.
  static func percentage(_ tenths: Int) -> String {
    "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

extension Listing.Row {
  /// The expression with the name of its result: `rent = 850`.
  var definition: String { (name.map { "\($0) = " } ?? "") + expression }
}
