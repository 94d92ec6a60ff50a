/// A number divided into parts of descending sizes, with one sign, all but the last whole: 5.9 feet
/// are 5 feet 10.8 inches.
package struct MixedParts: Sendable {
  package let isNegative: Bool
  package let wholes: [Rational]
  /// The magnitude of the last part, less than one of the part before it.
  package let last: Real
  /// The number of next parts in each part but the last, above 1.
  private let ratios: [Real]
  let total: Real

  package init(_ number: Real, ratios: [Real], _ budget: Budget) throws(RealError) {
    isNegative = try number.sign(budget) < 0
    self.ratios = ratios
    var rest = isNegative ? try number.negated(budget) : number
    var (total, wholes) = (rest, [Rational]())
    for ratio in ratios {
      let whole = try rest.floor(budget)
      wholes.append(whole.rational ?? 0)
      rest = try rest.subtracting(whole, budget).multiplied(by: ratio, budget)
      total = try total.multiplied(by: ratio, budget)
    }
    (self.wholes, last, self.total) = (wholes, rest, total)
  }

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

  package typealias UnitText = (Int, String) -> String

  /// The parts as text, as in `5 ft 10.8 in`; nil if they do not fit.
  ///
  /// The last part is rounded to fit, to at most the digits of the style in total, and to
  /// `decimals`. Zero parts are omitted, except a last part that was rounded to zero.
  package func text(
    _ room: TextRoom, in style: NumberStyle, decimals: Int? = nil, _ budget: Budget, unit: UnitText
  ) throws(RealError) -> NumberText? {
    var style = style
    if case .digits(let digits) = room {
      style = style.ungrouped
      style.significantDigits = digits
      if style.ellipsis != nil, last != 0, decimals == nil {
        let last = try last.text(digits: digits, in: style, budget)
        return NumberText(joined(wholes, last: last.text, in: style, unit), isExact: last.isExact)
      }
    }
    let width = room.width
    guard width > 0 else { return nil }
    if let decimals {
      let (wholes, last) = try rounded(toPlaces: decimals, budget)
      let text = joined(wholes, last: last.plainText(in: style, places: decimals), in: style, unit)
      if text.count <= width { return NumberText(text, isExact: last.isExact) }
    }
    if let exact = last.rational?.exactDecimal(atMost: width), exact.plainWidth(in: style) <= width
    {
      let digits = exact.isZero ? nil : exact.plainText(in: style)
      let text = joined(wholes, last: digits, in: style, unit)
      if text.count <= width { return NumberText(text, isExact: true) }
    }
    guard total != 0 else { return nil }
    let places = style.significantDigits - 1 - (try total.firstPower(budget))
    guard places >= 0 else { return nil }
    for places in stride(from: min(places, width), through: 0, by: -1) {
      let (wholes, last) = try rounded(toPlaces: places, budget)
      guard !last.isZero || wholes.contains(where: { !$0.isZero }) else { return nil }
      let zeros = style.ellipsis == nil && !last.isExact ? places : 0
      let text = joined(wholes, last: last.plainText(in: style, places: zeros), in: style, unit)
      if text.count <= width { return NumberText(text, isExact: last.isExact) }
    }
    return nil
  }

  /// The parts with a fraction in the last one, as in `5 ft 10 4/5 in`; nil unless it parses.
  package func mixedText(in style: NumberStyle, unit: UnitText) -> String? {
    guard let rational = last.rational, rational.isWhole || style.mixedSeparator != nil else {
      return nil
    }
    let whole = rational.floor
    let fraction = (rational - whole).description
    let last =
      rational.isWhole || whole.isZero
      ? rational.description : whole.description + (style.mixedSeparator ?? "") + fraction
    return joined(wholes, last: rational.isZero ? nil : last, in: style, unit)
  }

  private func joined(
    _ wholes: [Rational], last: String?, in style: NumberStyle, _ unit: UnitText
  ) -> String {
    var parts: [String] = []
    for (index, whole) in wholes.enumerated() where !whole.isZero {
      let digits = whole.description
      parts.append(style.grouped(digits) + unit(index, digits))
    }
    if let last { parts.append(last + unit(wholes.count, last)) }
    guard !parts.isEmpty else { return "0" + unit(0, "0") }
    return (isNegative ? style.minus : "") + parts.joined(separator: " ")
  }
}
