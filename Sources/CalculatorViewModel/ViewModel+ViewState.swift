import CalculatorCore
import ExactNumbers
import Screen

extension ViewModel {
  /// What is to be seen.
  ///
  /// - Parameters:
  ///   - resultColumns: the width of the result line, to which results are rounded.
  ///   - interruption: what may stop the calculation of a value that is still being typed; the
  ///     state is incomplete then.
  package func viewState(
    resultColumns: Int, unless interruption: Interruption = .never
  ) -> ViewState {
    var state = ViewState(
      expression: ExpressionLine(text: ""),
      highlighted: highlight.isShown ? highlight.button : nil,
      pressed: pressed, theme: theme, helpOffset: helpOffset)
    state.message = message.map(MessageLine.init)
    if let formula {
      project(formula, into: &state, resultColumns, interruption)
    } else {
      project(calculator, into: &state, resultColumns, interruption)
    }
    return state
  }

  private func project(
    _ calculator: Calculator, into state: inout ViewState, _ columns: Int,
    _ interruption: Interruption
  ) {
    var evaluation: Evaluation?
    var place = place
    switch calculator.phase {
    case .entering where !isStopped:
      var wasInterrupted = false
      evaluation = calculator.liveEvaluation(
        unless: Interruption {
          wasInterrupted = interruption.isRequested()
          return wasInterrupted
        })
      if wasInterrupted { state.markIncomplete() }
      state.result =
        evaluation.map {
          resultLine($0.value, columns: columns, tone: .live)
        } ?? state.result
    case .entering: break
    case .showing(let calculation):
      evaluation = calculation.evaluation
      state.result = resultLine(calculation.result, columns: columns, tone: .final)
    case .failed(_, let error):
      state.message = state.message ?? MessageLine(.failure(error.kind))
      place = place ?? error.place
    }
    let text = ExpressionText(
      calculator.expression, point: point, notes: notes(evaluation?.percentages ?? [:]))
    state.expression.text = text.text.isEmpty ? "0" : text.text
    state.expression.mark = place.map(text.columns(of:))
  }

  private func project(
    _ formula: FormulaLine, into state: inout ViewState, _ columns: Int,
    _ interruption: Interruption
  ) {
    state.expression = ExpressionLine(text: formula.text, mark: place, cursor: formula.cursor)
    guard !isStopped else { return }
    do throws(EvaluationError) {
      let (_, evaluation) = try evaluate(formula, interruption)
      state.result = resultLine(evaluation.value, columns: columns, tone: .live)
    } catch {
      if error.kind == .interrupted { state.markIncomplete() }
    }
  }

  private func resultLine(
    _ value: Rational, columns: Int, tone: ResultLine.Tone
  ) -> ResultLine {
    ResultLine(text: text(of: value, columns: columns) ?? "…", tone: tone)
  }

  /// What percentages came to, by the index of their tokens.
  private func notes(_ percentages: [Int: Rational]) -> [Int: String] {
    percentages.compactMapValues { text(of: $0, columns: Self.noteColumns) }
  }

  /// The widest note beside a percentage.
  private static let noteColumns = 20

  /// A value with its mark of exactness; nil where there is no room for it.
  private func text(of value: Rational, columns: Int) -> String? {
    let notation = DecimalNotation(minus: "−", point: String(point), timesTenToThe: "×10^")
    return value.decimalText(fitting: columns - 2, notation: notation).map {
      ($0.isExact ? "= " : "≈ ") + $0.text
    }
  }
}
