import CalculatorCore
import ExactNumbers
import Quantities
import Words

extension Request {
  /// The digits in an entry's row, where an exact value may exceed the `room` of a rounded one; nil
  /// if cancelled.
  func entryText(of value: Quantity, room: Int = 0, in context: EvaluationContext) -> String? {
    do throws(RealError) {
      let budget = context.budget
      let value = try formed(value, budget)
      let whole = try resultLine(of: value, columns: format.columns, budget).text
      let (unit, result) = (value.quantity.unit, value.quantity.unit?.result)
      if whole.hasPrefix("=") || unit?.amountPlaces != nil || result?.system != nil { return whole }
      // Several solutions need more than half of the row.
      let isList = result?.solutions != nil
      let least = isList ? format.columns * 3 / 4 : format.columns / 2
      let columns = max(least, min(room, format.columns))
      return try resultLine(of: value, columns: columns, budget).text
    } catch { return nil }
  }

  private static let noteColumns = 20

  func written(
    _ evaluation: Evaluation, _ budget: Budget, _ report: @escaping (Answer) -> Void
  ) -> WrittenValue? {
    do throws(RealError) {
      var notes: [Int: String] = [:]
      for percentage in evaluation.percentages {
        let value = QuantityWriter(decimal: percentage.value)
        let line = try known(text(of: value, columns: Self.noteColumns, budget))
        notes[percentage.token] = line??.text
      }
      let value = try formed(evaluation.value, budget) { progress in
        guard
          let partial = try? written(
            QuantityWriter(evaluation.value, factors: progress.factors), notes, budget)
        else { return }
        report(.factoring(FactoringReport(progress, partial: partial, in: format)))
      }
      var text = try written(value, notes, budget)
      if format.listsForms { text.forms = try forms(of: value, budget) }
      if format.wordSize != nil, format.fullDigits != nil, let number = value.quantity.plain {
        text.floats = try floats(of: number, budget)
      }
      return text
    } catch { return nil }
  }

  private static let menuColumns = 22

  /// The value in each suitable form of the menu; throws only `cancelled`.
  private func forms(
    of value: QuantityWriter, _ budget: Budget
  ) throws(RealError) -> [NumberForm: String] {
    var texts: [NumberForm: String] = [:]
    let columns = max(Self.menuColumns, format.columns - Self.menuColumns)
    for form in NumberForm.allCases where form.suits(value.quantity) {
      let formed = form == value.form ? value : try QuantityWriter(value.quantity, in: form, budget)
      let line = try known(text(of: formed, columns: columns, budget)) ?? nil
      if let line, line.form == form { texts[form] = line.text }
    }
    return texts
  }

  /// The bits, value and neighbours in the IEEE 754 formats; throws only `cancelled`.
  private func floats(of number: Real, _ budget: Budget) throws(RealError) -> [String] {
    let language = format.words
    let (words, style) = (language.floats, format.style.ungrouped)
    func text(_ float: BinaryFloat) -> String {
      float.value.map { $0.text(digits: .max, in: style).text }
        ?? (float.isNegative ? "−" : "") + words.infinity
    }
    var lines: [String] = []
    for format in BinaryFloat.Format.allCases {
      guard let float = try known(BinaryFloat(number, format, budget)) else { continue }
      lines += [language.title(of: format), float.text, float.hexadecimal]
      let neighbors = [
        (words.value, float), (words.below, float.nextDown), (words.above, float.nextUp),
      ]
      lines += neighbors.compactMap { word, float in float.map { word + " " + text($0) } } + [""]
    }
    return lines
  }

  private func written(
    _ value: QuantityWriter, _ notes: [Int: String], _ budget: Budget
  ) throws(RealError) -> WrittenValue {
    let line = try resultLine(of: value, columns: format.columns, budget)
    // An incomplete factorization is repeated when factors are requested again.
    let known = factors.flatMap { $0.isComplete ? $0 : nil }
    return WrittenValue(
      text: line.text, notes: notes, form: line.form, full: try fullText(of: value, budget),
      factors: value.factors ?? known,
      bases: format.wordSize.map { BasesText(value.quantity, $0, grouping: format.grouping) })
  }

  /// The result line, or the reason for missing digits; throws only `cancelled`.
  func resultLine(
    of value: QuantityWriter, columns: Int, _ budget: Budget
  ) throws(RealError) -> (text: String, form: NumberForm) {
    do throws(RealError) {
      return try text(of: value, columns: columns, budget) ?? ("…", value.form)
    } catch .cancelled {
      throw .cancelled
    } catch {
      var reason = format.words.sentence(error.kind).brief
      if case .unknownSign(let digits) = error {
        reason = format.style.mark(isExact: false) + format.words.zero(to: digits)
      }
      return (reason.count <= columns ? reason : "…", value.form)
    }
  }

  /// The value in the result's form; throws only `cancelled`.
  func formed(
    _ value: Quantity, _ budget: Budget, report: ((FactoringProgress) -> Void)? = nil
  ) throws(RealError) -> QuantityWriter {
    if format.form == .factors, let factors { return QuantityWriter(value, factors: factors) }
    return try QuantityWriter(
      value, in: format.form(of: value), decimals: format.decimals, budget, report: report)
  }

  /// The result in its form or as a decimal; nil if not even one digit fits.
  func text(
    of value: QuantityWriter, columns: Int, _ budget: Budget
  ) throws(RealError) -> (text: String, form: NumberForm)? {
    let style = format.style
    let room = columns - style.mark(isExact: false).count
    for quantity in [value, QuantityWriter(decimal: value.quantity)] {
      let text = try quantity.text(.columns(room), in: style, budget)
      if let text { return (style.mark(isExact: text.isExact) + text.text, quantity.form) }
    }
    return nil
  }

  func fullText(of value: QuantityWriter, _ budget: Budget) throws(RealError) -> NumberText? {
    guard let digits = format.fullDigits else { return nil }
    let value =
      format.decimals == nil || value.form != .decimal
      ? value : try QuantityWriter(value.quantity, in: .decimal, budget)
    return try known(value.text(digits: digits, in: format.style, separator: "\n", budget))
  }

  package enum Copy: Hashable, Sendable {
    case number
    /// The expression followed by the value.
    case calculation(String)
  }

  /// The significant digits without a finite decimal form, as in decimal128.
  static let copiedDigits = 34

  func copied(
    _ evaluation: Evaluation, as copy: Copy, _ budget: Budget
  ) throws(EvaluationError) -> String {
    try blaming(at: 0..<1) { () throws(RealError) in
      let value = try QuantityWriter(evaluation.value, in: .decimal, budget)
      switch copy {
      case .number:
        // Percentages are scaled, dates count days or seconds, and solutions are several numbers.
        let unit = value.quantity.unit
        let isWhole = unit?.isForm == true || unit?.result != nil || unit?.clock != nil
        return try isWhole
          ? value.text(digits: Self.copiedDigits, in: .ascii, budget).text
          : value.number.text(digits: Self.copiedDigits, in: .ascii, budget).text
      case .calculation(let expression):
        var style = NumberStyle()
        (style.ellipsis, style.namesWeekdays) = (nil, false)
        let text = try value.text(digits: Self.copiedDigits, in: style, budget)
        return expression + " " + style.mark(isExact: text.isExact) + text.text
      }
    }
  }
}

extension ResultFormat {
  /// Whether text in this format contains all that another requests.
  package func covers(_ other: ResultFormat) -> Bool {
    hasLine(of: other) && (listsForms || !other.listsForms)
      && other.fullDigits ?? 0 <= fullDigits ?? 0
  }

  package func hasLine(of other: ResultFormat) -> Bool {
    var other = other
    (other.fullDigits, other.listsForms) = (fullDigits, listsForms)
    return other == self
  }

  package var style: NumberStyle {
    NumberStyle(point: String(point), grouping: grouping, words: words.factors, units: units)
  }

  var words: Wording { language.words }
}

package struct FactoringReport: Hashable, Sendable {
  /// The interim result line, such as `… 2^3 × (41 digits) 37 %`.
  package var line: String
  package var partial: WrittenValue

  init(_ progress: FactoringProgress, partial: WrittenValue, in format: ResultFormat) {
    self.partial = partial
    let percent = "\(progress.percent) %"
    let digits = format.words.digitsLeft(progress.factors.digitsLeft)
    let found = progress.factors.found(in: format.style)
    let lines = [found + digits + " " + percent, digits + " " + percent, percent]
    line = lines.first { $0.count + 2 <= format.columns }.map { "… " + $0 } ?? "…"
  }
}
