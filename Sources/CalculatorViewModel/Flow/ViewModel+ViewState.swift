import CalculatorCore

extension ViewModel {
  /// What is to be seen: a projection of what the model knows.
  ///
  /// - Complexity: linear in the length of the expression. Nothing is calculated.
  package var viewState: ViewState {
    let value = shownValue
    return ViewState(
      expression: expressionLine(value), result: resultLine(value), message: messageLine,
      highlighted: highlight.isShown ? highlight.button : nil, pressed: pressed, theme: theme,
      help: helpOffset.map { HelpPage(size: window.size).excerpt(from: $0) })
  }

  /// The value, as far as it is that of what is on the screen now.
  private var shownValue: LiveValue? {
    guard let value, value.isAwaited || value.subject == subject else { return nil }
    return value
  }

  /// The error of the expression, unless it is being evaluated again.
  private var shownError: EvaluationError? {
    guard case .failed(_, let error) = calculator.phase, value?.isAwaited != true else {
      return nil
    }
    return error
  }

  private func expressionLine(_ value: LiveValue?) -> ExpressionLine {
    if let formula {
      return ExpressionLine(text: formula.text, mark: place, cursor: formula.cursor)
    }
    var notes: [Int: String] = [:]
    if case .written(_, let written) = value?.stage { notes = written.notes }
    let text = ExpressionText(calculator.expression, point: point, notes: notes)
    return ExpressionLine(
      text: text.text.isEmpty ? "0" : text.text,
      mark: (place ?? shownError?.place).map(text.columns(of:)))
  }

  private var messageLine: MessageLine? {
    if let message { return MessageLine(message) }
    guard formula == nil, let shownError else { return nil }
    return MessageLine(.failure(shownError.kind))
  }

  private func resultLine(_ value: LiveValue?) -> ResultLine? {
    guard let value else {
      return subject == nil ? nil : .pending
    }
    switch value.stage {
    case .asked, .evaluated: return .pending
    case .written(_, let written):
      return ResultLine(text: written.text, tone: value.isFinal ? .final : .live)
    case .failed: return nil
    case .cancelled: return value.isFinal ? ResultLine(text: "…", tone: .final) : nil
    }
  }
}
