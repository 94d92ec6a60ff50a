import ExactNumbers

extension Quantity {
  /// The quantity as it is written where its digits are few; nil where they are not, or round it.
  ///
  /// - Parameter width: the greatest number of characters.
  package func shortText(
    fitting width: Int, in notation: DecimalNotation, units: Unit.Notation = .symbols
  ) -> String? {
    guard let unit, number.rational != nil else { return nil }
    var notations = FormNotation.ascii
    notations.decimal = notation
    let budget = Budget()
    let decimal = try? FormedQuantity(self, in: .decimal, budget)
    // An amount that has to be rounded has all its digits instead.
    let exact = try? FormedQuantity(
      Quantity(number, unit.withoutParts), in: .decimal, roundsAmounts: false, budget)
    for case let formed? in [decimal, exact] {
      let text = try? formed.text(
        fitting: width, significantDigits: width, in: notations, units: units, budget)
      if let text, text.isExact, !text.text.contains(notation.timesTenToThe) { return text.text }
    }
    return nil
  }
}
