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

/// The parts as text: `5 ft 10.8 in`, `3 h 20 min`.
///
/// Parts that are zero are left out, unless the last part was rounded to zero.
extension MixedParts {
  /// The parts in at most `width` characters; nil if they do not fit.
  ///
  /// They are exact if all digits of the last part fit. Otherwise that is rounded, so that the whole
  /// has at most `significantDigits` digits, as many as fit.
  ///
  /// - Parameter unit: what stands behind the digits of a part, by the index of the part.
  /// - Throws: `cancelled`.
  package func text(
    fitting width: Int, significantDigits: Int, in notation: DecimalNotation, _ budget: Budget,
    unit: (Int, String) -> String
  ) throws(RealError) -> DecimalText? {
    guard width > 0 else { return nil }
    if let exact = last.rational?.exactDecimal(atMost: width),
      exact.plainWidth(in: notation) <= width
    {
      let text = text(
        wholes, last: exact.isZero ? nil : exact.plainText(in: notation), in: notation, unit)
      if text.count <= width { return DecimalText(text: text, isExact: true) }
    }
    guard total != 0 else { return nil }
    let places = significantDigits - 1 - (try total.firstPower(budget))
    guard places >= 0 else { return nil }
    for places in stride(from: min(places, width), through: 0, by: -1) {
      let (wholes, last) = try rounded(toPlaces: places, budget)
      guard !last.isZero || wholes.contains(where: { !$0.isZero }) else { return nil }
      let text = text(wholes, last: last.plainText(in: notation), in: notation, unit)
      if text.count <= width { return DecimalText(text: text, isExact: last.isExact) }
    }
    return nil
  }

  /// The parts with all digits of the last one, or with the first ones of them and an ellipsis.
  ///
  /// - Throws: `cancelled`.
  package func fullText(
    digits: Int, in notation: FormNotation, _ budget: Budget, unit: (Int, String) -> String
  ) throws(RealError) -> FullText {
    let decimal = notation.ungrouped.decimal
    guard last != 0 else {
      return FullText(
        text: text(wholes, last: nil, in: decimal, unit), isExact: true, isComplete: true)
    }
    let full = try last.fullText(scaled: nil, digits: digits, in: notation, budget)
    return FullText(
      text: text(wholes, last: full.text, in: decimal, unit), isExact: full.isExact,
      isComplete: full.isComplete)
  }

  /// The parts of which the last one is a mixed number or a fraction, as in `5 ft 10 4/5 in`; nil if it
  /// is not known to be rational.
  package func mixedText(in notation: FormNotation, unit: (Int, String) -> String) -> String? {
    guard let rational = last.rational else { return nil }
    let form = rational > 1 ? ExactForm.mixed : .fraction
    var lastNotation = notation
    lastNotation.unit = unit(wholes.count, "")
    let last =
      rational.isWhole
      ? rational.description + unit(wholes.count, rational.description)
      : form.text(of: rational, in: lastNotation)
    let parts = texts(of: wholes, in: notation.decimal, unit) + (rational.isZero ? [] : [last])
    guard !parts.isEmpty else { return "0" + unit(0, "0") }
    return (isNegative ? notation.decimal.minus : "") + parts.joined(separator: " ")
  }

  /// Whether the last part is known to be whole.
  package var isWhole: Bool { last.rational?.isWhole == true }

  /// - Parameter last: the digits of the last part; nil where it is left out.
  private func text(
    _ wholes: [Rational], last: String?, in notation: DecimalNotation,
    _ unit: (Int, String) -> String
  ) -> String {
    var parts = texts(of: wholes, in: notation, unit)
    if let last { parts.append(last + unit(wholes.count, last)) }
    guard !parts.isEmpty else { return "0" + unit(0, "0") }
    return (isNegative ? notation.minus : "") + parts.joined(separator: " ")
  }

  /// The whole parts that are not zero.
  private func texts(
    of wholes: [Rational], in notation: DecimalNotation, _ unit: (Int, String) -> String
  ) -> [String] {
    wholes.enumerated().filter { !$0.element.isZero }.map { index, whole in
      let digits = whole.description
      return notation.grouped(digits) + unit(index, digits)
    }
  }
}
