import ExactNumbers

/// A quantity in a form that fits its number, ready for output: `23.00 EUR`, `5 ft 10.8 in`.
///
/// Output throws `unknownSign` for an undecided sign, or `cancelled`.
package struct QuantityWriter: Sendable {
  package let quantity: Quantity
  private let unit: Unit?
  package let number: NumberWriter
  private let parts: MixedParts?
  private var decimals: Int?

  /// Creates a quantity in a form, or else a decimal, to `decimals` places except for money, or as
  /// many as needed; the form of a conversion has priority.
  package init(
    _ quantity: Quantity, in wanted: NumberForm, roundsAmounts: Bool = true, decimals: Int? = nil,
    _ budget: Budget, report: ((FactoringProgress) -> Void)? = nil
  ) throws(RealError) {
    (self.quantity, self.decimals) = (quantity, decimals)
    let written = quantity.written
    unit = written.unit
    let form = quantity.form(or: wanted)
    guard quantity.uncertainty == nil else {
      self.number = written.measured(in: form)
      parts = nil
      return
    }
    let number = try NumberWriter(written.number, in: form, budget, report: report)
    if let number, number.form != .decimal {
      self.number = number
    } else {
      self.number = written.decimal(roundsAmounts: roundsAmounts, decimals: decimals)
    }
    parts = [.decimal, .mixed].contains(self.number.form) ? try quantity.parts(budget) : nil
  }

  package init(_ quantity: Quantity, factors: Factorization) {
    (self.quantity, unit, parts) = (quantity, quantity.unit, nil)
    number = NumberWriter(quantity.number, factors: factors)
  }

  /// Creates a decimal in one unit, with money rounded.
  package init(decimal quantity: Quantity) {
    let written = quantity.written
    (self.quantity, unit, parts) = (quantity, written.unit, nil)
    number =
      quantity.uncertainty == nil
      ? written.decimal(roundsAmounts: true, decimals: nil) : written.measured(in: .decimal)
  }

  package var form: NumberForm { number.form }
  package var factors: Factorization? { number.factors }
}

// A space separates number and unit, except before `°`; the unit is never cut off.

extension QuantityWriter {
  /// The text of any length, with `digits` digits if they do not end, and `separator` between
  /// solutions.
  ///
  /// In ASCII, exact decimals, fractions, mixed numbers and factors parse to the same quantity.
  package func text(
    digits: Int, in style: NumberStyle, separator: String = "; ", _ budget: Budget
  ) throws(RealError) -> NumberText {
    try text(.digits(digits), in: style, separator: separator, budget)
      ?? NumberText("", isExact: true)
  }

  /// The text within the room; nil if it does not fit.
  package func text(
    _ room: TextRoom, in style: NumberStyle, separator: String = "; ", _ budget: Budget
  ) throws(RealError) -> NumberText? {
    guard let unit else { return try number.text(room, in: style, budget) }
    if let result = unit.result { return try text(of: result, room, in: style, separator, budget) }
    if let text = quantity.clockText(in: style) {
      var brief = style
      brief.namesWeekdays = false
      let texts: [String?] = [text, quantity.clockText(in: brief), quantity.momentAlone]
      return texts.compactMap(\.self).first { $0.count <= room.width }
        .map { NumberText($0, isExact: true) }
    }
    if let text = quantity.baseText(in: style), text.count <= room.width {
      return NumberText(text, isExact: true)
    }
    if let parts {
      let suffixes = unit.suffixes(style.units)
      if form == .mixed, let text = parts.mixedText(in: style, unit: suffixes),
        text.count <= room.width
      {
        return NumberText(text, isExact: true)
      }
      if form == .decimal || room.digits == nil,
        let text = try parts.text(room, in: style, decimals: decimals, budget, unit: suffixes)
      {
        return text
      }
    }
    let signs = style.units
    let suffix = unit.withoutParts.suffix(
      signs, isPlural: signs.language.isPlural(quantity.number.rational))
    let text = try number.text(room, in: style, unit: suffix, budget)
    guard let text, unit.needsParentheses(around: text.text) else { return text }
    let value = try number.text(room.without(suffix.count + 2), in: style, budget)
    return value.map { NumberText("(\($0.text))\(suffix)", isExact: $0.isExact) }
  }

  /// The text of a line result; of many solutions, their number and the first ones, and of a system
  /// without room the first values.
  private func text(
    of result: LineResult, _ room: TextRoom, in style: NumberStyle, _ separator: String,
    _ budget: Budget
  ) throws(RealError) -> NumberText? {
    func text(
      of result: LineResult, _ room: TextRoom, digits: Int = .max
    ) throws(RealError) -> NumberText? {
      var style = style
      style.significantDigits = min(style.significantDigits, digits)
      return try result.text(in: style, separator: separator) { value throws(RealError) in
        try QuantityWriter(value, in: form, decimals: decimals, budget)
          .text(room, in: style, budget)
      }
    }
    guard case .columns(let width) = room else { return try text(of: result, room) }
    let count = max(1, result.count)
    if case .solutions(let solutions) = result, solutions.first(count - 1) != nil {
      let heading = style.units.language.of(
        "\(count) solutions: ", "\(count) solutions\u{A0}: ")
      for shown in stride(from: min(count, width), to: 0, by: -1) {
        let (start, end) = shown < count ? (heading, "; …") : ("", "")
        let room = (width - start.count - end.count - 2 * (shown - 1)) / shown
        let part = solutions.first(shown) ?? solutions
        // As many digits with a minus as without.
        let digits = max(1, room - 2)
        guard room > 0,
          let text = try text(of: .solutions(part), .columns(room), digits: digits),
          text.isExact || room >= (shown == 1 ? Self.leastRoomAlone : Self.leastRoom),
          case let whole = start + text.text + end, whole.count <= width
        else { continue }
        return NumberText(whole, isExact: text.isExact)
      }
    }
    // `x = 1; ` takes 7 columns.
    let most = result.system == nil ? count : (width + 2) / 7
    for room in stride(from: count > most ? 0 : min(width, Self.mostRoom), to: 0, by: -1) {
      if let text = try text(of: result, .columns(room)), text.text.count <= width { return text }
    }
    guard let values = result.system, count > 1 else { return nil }
    let shown = max(1, min(count - 1, most))
    let first = NamedValues(
      names: Array(values.names.prefix(shown)), values: Array(values.values.prefix(shown)))
    let (end, room) = ("; …", TextRoom.columns(width - 3))
    return try self.text(of: .system(first), room, in: style, separator, budget).map { text in
      NumberText(text.text.hasSuffix(end) ? text.text : text.text + end, isExact: text.isExact)
    }
  }

  private static let mostRoom = 40
  private static let leastRoom = 8
  private static let leastRoomAlone = 4
}

extension NumberForm {
  /// Whether the form is customary: decimals for money and dates, no factors or bases for units.
  package func suits(_ quantity: Quantity) -> Bool {
    guard fits(quantity.number) else { return false }
    if quantity.uncertainty != nil {
      return [.decimal, .scientific, .engineering].contains(self)
    }
    guard self != .decimal, let unit = quantity.unit, !unit.isForm else { return true }
    return quantity.clockText(in: .ascii) == nil && unit.scale.currencies.isEmpty
      && self != .factors && base == nil
  }
}

extension Quantity {
  /// The form of a conversion, or else another one.
  package func form(or wanted: @autoclosure () -> NumberForm) -> NumberForm {
    switch unit?.form {
    case .number(let form): form
    case .percent, .unix, .base, .word: .decimal
    case .percentage, nil: wanted()
    }
  }

  /// The digits in a base without a form of its own, and the base: `2S (base 36)`.
  fileprivate func baseText(in style: NumberStyle) -> String? {
    guard case .base(let base) = unit?.form, let whole = number.rational else { return nil }
    let minus = whole.isNegative ? style.minus : ""
    return minus + whole.digits(inBase: base) + " (base \(base))"
  }

  fileprivate var written: Quantity {
    guard unit?.form == .percent else { return self }
    guard let multiple = try? number.multiplied(by: 100, Budget()) else { return Quantity(number) }
    var written = Quantity(multiple, unit)
    written.uncertainty = uncertainty.map { .standard($0.number * 100) }
    return written
  }

  fileprivate func measured(in form: NumberForm) -> NumberWriter {
    NumberWriter(
      measured: number, in: form.suits(self) ? form : .decimal,
      uncertainty: uncertainty?.number ?? 1)
  }

  /// The uncertainty with two digits, as in `±0.000000000000000015`; nil if exact.
  package func uncertaintyText(in style: NumberStyle) -> String? {
    guard let uncertainty else { return nil }
    var limit = Quantity(Real(uncertainty.number), unit)
    limit.uncertainty = uncertainty
    let text = try? QuantityWriter(limit, in: .decimal, Budget()).text(
      digits: 2, in: style, Budget())
    return text.map { (style.times.contains("×") ? "±" : "+/-") + $0.text }
  }

  /// A text of the quantity as number and unit: `5` and `km`, but `5 ft 11 in` and `ft + in`.
  package func split(_ text: String, _ units: UnitSigns) -> (number: String, unit: String?) {
    let suffixes = [true, false].map { unit?.suffix(units, isPlural: $0) ?? "" }
    let suffix = suffixes.first(where: text.hasSuffix) ?? ""
    let name = unit?.text(units) ?? ""
    return (String(text.dropLast(suffix.count)), name.isEmpty ? nil : name)
  }

  package var roughText: String {
    let budget = Budget()
    let text = try? QuantityWriter(self, in: .decimal, budget).text(digits: 6, in: .ascii, budget)
    return text?.text ?? ""
  }

  package func shortText(fitting width: Int, in style: NumberStyle) -> String? {
    guard let unit, !unit.isForm, number.rational != nil, uncertainty == nil else { return nil }
    if let text = clockText(in: style) { return text.count <= width ? text : nil }
    let budget = Budget()
    var style = style
    style.significantDigits = width
    let decimal = try? QuantityWriter(self, in: .decimal, budget)
    // Money that would be rounded is exact instead.
    let exact = try? QuantityWriter(
      Quantity(number, unit.withoutParts), in: .decimal, roundsAmounts: false, budget)
    for case let formed? in [decimal, exact] {
      let text = try? formed.text(.columns(width), in: style, budget)
      // In ASCII a unit may contain the letter of an exponent.
      if let text, text.isExact,
        !text.text.prefix(while: { $0 != " " }).hasPart(style.powerOfTen.mark)
      {
        return text.text
      }
    }
    return nil
  }

  fileprivate func decimal(roundsAmounts: Bool, decimals: Int?) -> NumberWriter {
    let ofMoney = unit?.amountPlaces.map { DecimalPlaces.ofMoney($0) }
    let places = ofMoney == nil ? decimals.map { .exactly($0) } : roundsAmounts ? ofMoney : nil
    return NumberWriter(decimal: number, places: places)
  }

  func parts(_ budget: Budget) throws(RealError) -> MixedParts? {
    guard let unit, !unit.parts.isEmpty else { return nil }
    return try known { () throws(RealError) in
      var ratios: [Real] = []
      for (part, next) in zip(unit.parts, unit.parts.dropFirst()) {
        let ratio = part.scale.multiplied(by: next.scale, exponent: -1)
        guard ratio.currencies.isEmpty else { return nil }
        ratios.append(try ratio.number(budget))
      }
      return try MixedParts(number, ratios: ratios, budget)
    } ?? nil
  }
}

extension Unit {
  package var amountPlaces: Int? {
    guard parts.isEmpty, let single, case .currency = single.definition.scale else { return nil }
    return single.definition.minorDigits
  }
}
