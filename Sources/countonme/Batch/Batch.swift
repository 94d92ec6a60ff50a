import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Engine
import ExactNumbers
import Quantities
import Screen
import Words

/// The calculator without a screen: expressions in, results out.
struct Batch: ~Copyable {
  struct Form: Hashable {
    /// A result that does not fit this form is written as a decimal.
    var number = NumberForm.decimal
    /// Significant digits of a result without a finite decimal form.
    var digits = CommandLineOption.usualDigits
    var decimals: Int?
    /// Whether money is rounded to the decimal places of its currency.
    var roundsAmounts = true
    var time = TimeSource.system
    var language = Language.english
    var isExplained = false
    /// Whether to refuse ambiguous input, even with a conventional reading.
    var isStrict = false
    var isJSON = false
    var usesASCII = false
  }

  private(set) var form: Form
  private let rates: CurrentRates
  let context: EvaluationContext
  private var hasNamedRates = false
  private var output = Output()
  private let style = NumberStyle.script()
  let results: BatchResults
  private var hasExplained = false
  private var tags: [Tag] = []
  var hasSucceeded = true

  init(form: Form, rates: CurrentRates) {
    let results = BatchResults(language: form.language, time: form.time)
    (self.form, self.rates, self.results) = (form, rates, results)
    // Zero is decided with at least as many digits as are printed.
    let limits = Limits(decidingDigits: max(Limits.standard.decidingDigits, form.digits))
    context = EvaluationContext(
      ties: { results.value(of: $0) }, definitions: { results.definitions[$0] },
      rates: rates.source, within: limits)
  }

  /// Calculates every line of standard input; flushes results before each wait for input.
  mutating func calculateLines() throws {
    var lines = LineReader()
    var number = 0
    while output.end == nil, let line = lines.next(beforeWaiting: { output.flush() }) {
      number += 1
      calculate(line, number: number)
    }
    if let error = lines.failure { throw ProgramError.unreadableInput(error) }
  }

  /// Calculates one expression, with a line number in a list of them; `#` starts a comment.
  mutating func calculate(_ line: ArraySlice<UInt8>, number: Int? = nil) {
    let comment = Formula.commentStart(in: line, readsBases: true)
    let text = line[..<comment]
    guard !text.trimmingSpaces.isEmpty else { return }
    tags =
      comment < line.endIndex ? Tag.tags(in: String(decoding: line[comment...], as: UTF8.self)) : []
    if text.first == UInt8(ascii: "d"), setDecimals(text) { return }
    if form.isJSON { return output.write(object(for: text, number: number)) }
    do throws(EvaluationError) {
      if form.isExplained { try explain(text) } else { try answer(text, draws: number == nil) }
    } catch {
      fail(text)
      output.complain(error.report(in: text, line: number, words))
    }
  }

  /// Obeys `decimals 2` or `decimals off`; returns whether the line is one of them.
  private mutating func setDecimals(_ text: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: text, as: UTF8.self).split(separator: " ")
    guard words.count == 2, words[0] == "decimals", results.origin(of: .name("decimals")) == nil,
      words[1] == "off" || Int(words[1]).map({ 0...999 ~= $0 }) == true
    else { return false }
    form.decimals = Int(words[1])
    return true
  }

  mutating func fail(_ text: ArraySlice<UInt8>) {
    hasSucceeded = false
    results.fail(naming: Formula.heading(of: String(decoding: text, as: UTF8.self)).name)
  }

  func formula(of text: ArraySlice<UInt8>) throws(EvaluationError) -> Formula {
    let formula = try Formula(text, in: results)
    if form.isStrict, let choice = formula.choices(in: text, ties: results.value).first {
      throw choice.refusal
    }
    try formula.requireCertainty(in: context)
    return formula
  }

  private mutating func answer(_ text: ArraySlice<UInt8>, draws: Bool) throws(EvaluationError) {
    if let number = PlainArithmetic.value(of: text) {
      let value = Quantity(Real(number))
      output.write(try written(value, for: text))
      return results.append(value, name: nil, tags: tags)
    }
    let formula = try formula(of: text)
    if let definition = formula.definition { return results.define(definition) }
    let evaluation = try formula.evaluated(in: context)
    switch evaluation.value.unit?.result {
    case .plot(let plot) where draws: try draw(plot)
    case .schedule(let schedule) where draws: write(schedule)
    default:
      var line = try written(evaluation.value, for: text)
      for sum in evaluation.further { line += "; " + (try written(sum.value, for: text)) }
      output.write(line)
    }
    say(of: evaluation)
    take(evaluation, of: formula)
  }

  private mutating func draw(_ plot: Plot) throws(EvaluationError) {
    let size = Size(columns: 80, rows: 23)
    let room = PlotSize(fitting: size.columns, size.rows)
    let appearance = Appearance(theme: Theme(.mono), glyphs: form.usesASCII ? .ascii : .unicode)
    var frame = Frame(size: size)
    try blaming(at: 0..<1) { () throws(RealError) in
      try plot.draw(in: room, style, context.budget) { picture in
        frame = Frame(size: size)
        frame.draw(picture, in: frame.bounds, appearance: appearance)
      }
    }
    output.write(frame.plainText)
  }

  private mutating func write(_ schedule: Schedule) {
    let table = ScheduleTable(schedule, in: .ascii(units: form.units), words)
    output.write(table.heading)
    for index in 0..<table.count { output.write(table[index]) }
  }

  /// Stores the values of a line; only the first of several gets the name.
  mutating func take(_ evaluation: Evaluation, of formula: Formula) {
    var name = formula.name
    for sum in evaluation.sums {
      let isTotal = formula.usesTotal ? formula.isTotal : nil
      results.append(sum.value, name: name, tags: tags, isTotal: isTotal)
      name = nil
    }
  }

  private mutating func explain(_ text: ArraySlice<UInt8>) throws(EvaluationError) {
    let formula = try formula(of: text)
    if formula.isTotal { return try explain(total: formula) }
    if let definition = formula.definition {
      let read = ExpressionText(
        definition.expression, point: ".", ties: results.text, isName: results.isName
      ).text
      separateExplanations()
      output.write("\(definition.heading) = \(form.signs(in: read))")
      return results.define(definition)
    }
    let explanation = formula.explained(in: context)
    var isFirst = true
    form.write(explanation, in: results, context.budget) { line in
      if isFirst { separateExplanations() }
      isFirst = false
      output.write(line)
    }
    switch explanation.outcome {
    case .failure(let error): throw error
    case .definition: break
    case .value(let evaluation):
      // A value without digits is an error here, too.
      if evaluation.value.number.rational == nil { _ = try written(evaluation.value, for: text) }
      say(of: evaluation, isExplained: true)
      if let angle = evaluation.expression.plainAngle(in: context) {
        complain(words.note(ofRadians: angle.inDegrees(point: ".", ties: results.text)).phrase)
      }
      if let limit = evaluation.value.uncertaintyText(in: style) {
        complain(words.note(ofUncertainty: limit).phrase)
      }
      take(evaluation, of: formula)
    }
  }

  private mutating func explain(total formula: Formula) throws(EvaluationError) {
    let total = try formula.evaluated(in: context)
    separateExplanations()
    for sum in total.sums {
      output.write(form.signs(in: Entry.total + " " + form.marked(sum.value, context.budget)))
    }
    nameRates(of: total.ratesDay)
    take(total, of: formula)
  }

  private mutating func separateExplanations() {
    if hasExplained { output.write("") }
    hasExplained = true
  }

  private mutating func nameRates(of day: Day?) {
    guard let day, !hasNamedRates else { return }
    hasNamedRates = true
    complain(rates.description(of: day, in: words))
  }

  private mutating func say(of evaluation: Evaluation, isExplained: Bool = false) {
    if let remark = evaluation.remark { complain(words.note(of: remark).phrase) }
    if let solutions = evaluation.solved, isExplained || !solutions.numbers.undecided.isEmpty {
      complain(words.note(of: solutions).phrase)
    }
    nameRates(of: evaluation.ratesDay)
  }

  mutating func print(_ value: Quantity) {
    do throws(EvaluationError) {
      output.write(try written(value, for: []))
    } catch {
      hasSucceeded = false
      complain(words.sentence(error.kind).phrase)
    }
  }

  private var words: Wording { form.language.words }

  mutating func complain(_ phrase: String) { output.complain(words.report(phrase) + "\n") }

  mutating func finish() throws { try output.finish() }

  private mutating func written(
    _ value: Quantity, for line: ArraySlice<UInt8>
  ) throws(EvaluationError) -> String {
    if form.number == .decimal, form.decimals == nil, form.digits > 20, value.unit == nil,
      value.uncertainty == nil, let rational = value.number.rational
    {
      return rational.text(digits: form.digits, in: style).text
    }
    return try printed(value, for: line).text
  }

  mutating func printed(
    _ value: Quantity, for line: ArraySlice<UInt8>
  ) throws(EvaluationError) -> NumberText {
    let budget = context.budget
    let text = try blaming(at: 0..<max(1, line.count)) { () throws(RealError) in
      try form.printed(value, budget)
    }
    if let digits = budget.provenDigits { complain(words.note(ofDigits: digits).phrase) }
    return text
  }
}

extension Batch.Form {
  /// The result in this form, or as a decimal if the form does not fit.
  func printed(
    _ value: Quantity, units: UnitSigns? = nil, _ budget: Budget
  ) throws(RealError) -> NumberText {
    let formed = try QuantityWriter(
      value, in: number, roundsAmounts: roundsAmounts, decimals: decimals, budget)
    let style = NumberStyle.script(units: value.unit == nil ? .plain : units ?? self.units)
    let text = try formed.text(digits: digits, in: style, budget)
    // Below 10^21 numbers and amounts have all digits before their point, and one after it.
    guard digits < 21, number == .decimal, value.uncertainty == nil,
      let places = value.unit == nil ? 0 : value.unit?.amountPlaces,
      let mark = text.text.firstIndex(of: "e"),
      let exponent = Int(text.text[mark...].dropFirst().prefix { $0 != " " }),
      digits - 1..<21 ~= exponent
    else { return text }
    return try formed.text(digits: exponent + 1 + max(1, places), in: style, budget)
  }

  func write(
    _ explanation: Explanation, in results: BatchResults, _ budget: Budget,
    to output: (String) -> Void
  ) {
    var text = ExplanationText(
      explanation, in: NumberStyle(words: words.factors, units: usesASCII ? .ascii : .symbols),
      ties: results.text, isName: results.isName, budget
    ) { marked($0, budget) }
    // A batch is never cancelled.
    _ = try? text.write { output(signs(in: $0)) }
  }

  var units: UnitSigns { usesASCII ? .ascii : .plain }

  /// The text, with ASCII signs for operators, marks and branches if only these can be shown.
  func signs(in text: String) -> String {
    usesASCII ? text.withTypedExponents { Self.asciiSigns[$0] ?? String($0) } : text
  }

  private static let asciiSigns: [Character: String] = [
    "×": "*", "÷": "/", "−": "-", "≈": "~=", "±": "+/-", "…": "...", "√": "sqrt ", "∛": "cbrt ",
    "°": " deg", "└": "`", "├": "|", "│": "|",
  ]

  private var words: Wording { language.words }

  fileprivate func marked(_ value: Quantity, _ budget: Budget) -> String {
    do throws(RealError) {
      let digits = try printed(value, units: usesASCII ? .ascii : .symbols, budget)
      let sign = digits.text.hasPrefix("-") ? "−" : ""
      return (digits.isExact ? "= " : "≈ ") + sign + digits.text.dropFirst(sign.count)
    } catch {
      if case .unknownSign(let digits) = error { return "≈ " + words.zero(to: digits) }
      return "≈ " + words.sentence(error.kind).phrase
    }
  }
}

extension Evaluation {
  var sums: [Evaluation] { [self] + further }
}
