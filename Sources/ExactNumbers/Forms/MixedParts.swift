/// A number divided into parts of several sizes, the greatest first: 5.9 feet are 5 feet and 10.8
/// inches.
///
/// All parts but the last are whole. A negative number has one sign, in front of all parts.
package struct MixedParts: Sendable {
  let isNegative: Bool
  /// The magnitudes of all parts but the last.
  let wholes: [Rational]
  /// The magnitude of the last part, less than one of the part before it.
  let last: Real
  /// How many of the next part make up one of each part but the last; greater than 1.
  private let ratios: [Real]
  /// The magnitude of the number, as a number of the last part.
  let total: Real

  /// Divides a number of the first part.
  ///
  /// - Parameter ratios: how many of the next part make up one of each part but the last; greater
  ///   than 1.
  /// - Throws: `unknownSign` or `unknownFloor` if the number cannot be told from zero, or a part from
  ///   a whole number.
  package init(_ number: Real, ratios: [Real], _ budget: Budget) throws(RealError) {
    isNegative = try number.sign(budget) < 0
    self.ratios = ratios
    var rest = isNegative ? try number.negated(budget) : number
    var total = rest
    var wholes: [Rational] = []
    for ratio in ratios {
      let whole = try rest.floor(budget)
      wholes.append(whole.rational ?? 0)
      rest = try rest.subtracting(whole, budget).multiplied(by: ratio, budget)
      total = try total.multiplied(by: ratio, budget)
    }
    self.wholes = wholes
    last = rest
    self.total = total
  }

  /// The last part rounded to a number of decimal places, and the whole parts, of which the last
  /// one is greater by 1 where the rounding makes up one of it.
  ///
  /// - Throws: `cancelled`.
  func rounded(
    toPlaces places: Int, _ budget: Budget
  ) throws(RealError) -> (wholes: [Rational], last: RoundedDecimal) {
    let rounded = try last.rounded(toPlaces: places, budget)
    guard !rounded.isExact, let ratio = ratios.last else { return (wholes, rounded) }
    let limit = try ratio.rounded(toPlaces: places, budget)
    guard rounded.digits == limit.digits, rounded.power == limit.power else {
      return (wholes, rounded)
    }
    return (try carried(budget), .nothing)
  }

  /// The whole parts after one more of the last of them.
  private func carried(_ budget: Budget) throws(RealError) -> [Rational] {
    var wholes = wholes
    for index in wholes.indices.reversed() {
      wholes[index] = wholes[index] + 1
      guard index > 0, try Real(wholes[index]).compare(ratios[index - 1], budget) >= 0 else {
        break
      }
      wholes[index] = 0
    }
    return wholes
  }
}
