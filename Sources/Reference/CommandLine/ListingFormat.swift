/// How the tape is printed: what can follow `--tape`.
package enum ListingFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case csv
  case markdown
  case json
}
