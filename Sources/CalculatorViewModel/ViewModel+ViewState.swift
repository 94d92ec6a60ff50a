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
    state(resultColumns, interruption)
  }

  /// What is to be seen while no value is known: `…` stands where one will be, and the state is
  /// incomplete then.
  package var stateWithoutValue: ViewState {
    state(nil, .never)
  }

  /// What is to be seen, without values where no width is given for them.
  private func state(_ resultColumns: Int?, _ interruption: Interruption) -> ViewState {
    var state = ViewState(
      expression: ExpressionLine(text: ""),
      highlighted: highlight.isShown ? highlight.button : nil,
      pressed: pressed, theme: theme, helpOffset: helpOffset)
    state.message = message.map(MessageLine.init)
    let columns = awaitsResult ? nil : resultColumns
    if columns == nil, showsValue { state.markIncomplete() }
    if let formula {
      project(formula, into: &state, columns, interruption)
    } else {
      project(calculator, into: &state, columns, interruption)
    }
    return state
  }

  private func project(
    _ calculator: Calculator, into state: inout ViewState, _ columns: Int?,
    _ interruption: Interruption
  ) {
    var evaluation: Evaluation?
    var place = place
    switch calculator.phase {
    case _ where awaitsResult: break
    case .entering where !isStopped:
      guard let columns else { break }
      var wasInterrupted = false
      evaluation = calculator.liveEvaluation(
        unless: Interruption {
          wasInterrupted = interruption.isRequested()
          return wasInterrupted
        })
      if wasInterrupted { state.markIncomplete() }
      if let evaluation {
        show(evaluation.value, as: .live, in: &state, columns, interruption)
      }
    case .entering: break
    case .showing where isResultStopped:
      state.result = ResultLine(text: "…", tone: .final)
    case .showing(let calculation):
      guard let columns else { break }
      evaluation = calculation.evaluation
      show(calculation.result, as: .final, in: &state, columns, interruption)
    case .failed(_, let error):
      state.message = state.message ?? MessageLine(.failure(error.kind))
      place = place ?? error.place
    }
    let notes = notes(evaluation?.percentages ?? [:], in: &state, interruption)
    let text = ExpressionText(calculator.expression, point: point, notes: notes)
    state.expression.text = text.text.isEmpty ? "0" : text.text
    state.expression.mark = place.map(text.columns(of:))
  }

  private func project(
    _ formula: FormulaLine, into state: inout ViewState, _ columns: Int?,
    _ interruption: Interruption
  ) {
    state.expression = ExpressionLine(text: formula.text, mark: place, cursor: formula.cursor)
    guard let columns, !isStopped else { return }
    do throws(EvaluationError) {
      let (_, evaluation) = try evaluate(formula, interruption)
      show(evaluation.value, as: .live, in: &state, columns, interruption)
    } catch {
      if error.kind == .interrupted { state.markIncomplete() }
    }
  }

  /// Puts a value on the result line.
  private func show(
    _ value: Real, as tone: ResultLine.Tone, in state: inout ViewState, _ columns: Int,
    _ interruption: Interruption
  ) {
    do throws(RealError) {
      let text = try text(of: value, columns: columns, interruption)
      state.result = ResultLine(text: text ?? "…", tone: tone)
    } catch {
      let text: String
      switch error {
      case .stopped: return state.markIncomplete()
      case .unknownSign(let digits): text = "≈ " + zero(to: digits)
      default: text = error.kind.sentence.brief
      }
      state.result = ResultLine(text: text.count <= columns ? text : "…", tone: tone)
    }
  }

  /// What percentages came to, by the index of their tokens.
  private func notes(
    _ percentages: [Int: Real], in state: inout ViewState, _ interruption: Interruption
  ) -> [Int: String] {
    percentages.compactMapValues { value in
      do throws(RealError) {
        return try text(of: value, columns: Self.noteColumns, interruption)
      } catch {
        if error == .stopped { state.markIncomplete() }
        return nil
      }
    }
  }

  /// The widest note beside a percentage.
  private static let noteColumns = 20

  /// A value with its mark of exactness; nil where there is no room for it.
  private func text(
    of value: Real, columns: Int, _ interruption: Interruption
  ) throws(RealError) -> String? {
    let notation = DecimalNotation(minus: "−", point: String(point), timesTenToThe: "×10^")
    let effort = Effort(limits: calculator.limits, interruption: interruption)
    return try value.decimalText(fitting: columns - 2, notation: notation, effort).map {
      ($0.isExact ? "= " : "≈ ") + $0.text
    }
  }
}
