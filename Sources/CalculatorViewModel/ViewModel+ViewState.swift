import CalculatorCore
import ExactNumbers
import Screen

extension ViewModel {
  /// What is to be seen.
  ///
  /// - Parameter resultColumns: the width of the result line, to which results are rounded.
  package func viewState(resultColumns: Int) -> ViewState {
    let text = ExpressionText(calculator.expression, point: point)
    var state = ViewState(
      expression: ExpressionLine(text: text.text.isEmpty ? "0" : text.text),
      highlighted: highlight.isShown ? highlight.button : nil,
      pressed: pressed, theme: theme, helpOffset: helpOffset)
    var message = message
    var place = place
    switch calculator.phase {
    case .entering:
      state.result = calculator.liveValue.map {
        resultLine($0, columns: resultColumns, tone: .live)
      }
    case .showing(let calculation):
      state.result = resultLine(calculation.result, columns: resultColumns, tone: .final)
    case .failed(_, let error):
      message = message ?? .failure(error.kind)
      place = place ?? error.place
    }
    state.message = message.map(MessageLine.init)
    state.expression.mark = place.map(text.columns(of:))
    return state
  }

  private func resultLine(
    _ value: Rational, columns: Int, tone: ResultLine.Tone
  ) -> ResultLine {
    let notation = DecimalNotation(minus: "−", point: String(point), timesTenToThe: "×10^")
    guard let decimal = value.decimalText(fitting: columns - 2, notation: notation) else {
      return ResultLine(text: "…", tone: tone)
    }
    return ResultLine(text: (decimal.isExact ? "= " : "≈ ") + decimal.text, tone: tone)
  }
}
