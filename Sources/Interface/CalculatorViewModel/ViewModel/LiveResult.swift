import CalculatorCore
import Engine
import ExactNumbers

struct LiveValue: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    case asked
    /// A value has no digits until they are written.
    case known(Outcome, WrittenValue?)
    /// Cancelled by the user; not repeated before the next key.
    case cancelled
  }

  var subject: Request.Subject
  var format: ResultFormat
  var version: Int
  var stage = Stage.asked
  var progress: FactoringReport?
  /// The same line, with fewer digits on other pages.
  var earlier: WrittenValue?
  /// Whether `=` was pressed: the value becomes the result once known.
  var isAwaited = false
  /// Whether a key waits whose meaning depends on the value.
  var isNeeded: Bool
  /// Whether `…` is shown because the value takes long.
  var isOverdue: Bool

  var defersInput: Bool { isAwaited || isNeeded }

  var isRunning: Bool {
    switch stage {
    case .asked, .known(.value, nil): true
    case .known, .cancelled: false
    }
  }

  var isFinal: Bool { if case .result = subject { true } else { false } }

  var evaluation: Evaluation? {
    if case .known(let outcome, _) = stage { outcome.evaluation } else { nil }
  }

  var written: WrittenValue? { if case .known(_, let written) = stage { written } else { nil } }

  var line: ResultLine? {
    switch stage {
    case .asked, .known(.value, nil):
      progress.map { ResultLine(text: $0.line, tone: .live) } ?? line(of: earlier) ?? .pending
    case .known(_, let written): line(of: written)
    case .cancelled: line(of: earlier) ?? (isFinal ? ResultLine(text: "…", tone: .final) : nil)
    }
  }

  private func line(of written: WrittenValue?) -> ResultLine? {
    written.map { ResultLine(text: $0.text, tone: isFinal ? .final : .live) }
  }
}

/// The value on the result line, its request, and the keys that wait for it.
struct LiveResult: Hashable, Sendable {
  var value: LiveValue?
  var typeAhead: [Action] = []

  /// The longest delay of a frame for a value, to avoid flicker in fast calculations.
  private static let patience = Duration.milliseconds(30)

  var defersInput: Bool { value?.defersInput == true }

  /// Requests a value; the timer of a replaced request continues, which bounds the delay.
  mutating func ask(
    _ subject: Request.Subject, in format: ResultFormat, version: Int,
    factors: Factorization? = nil, _ requests: inout Requests
  ) -> [Effect] {
    let replaced = value.flatMap { $0.isRunning ? $0 : nil }
    value = LiveValue(
      subject: subject, format: format, version: version, isNeeded: replaced?.isNeeded ?? false,
      isOverdue: replaced?.isOverdue ?? false)
    return requests.ask(.value, for: subject, in: format, factors: factors)
      + (replaced == nil ? [.wake(.patience, after: Self.patience)] : [])
  }

  mutating func askForDigits(
    of known: LiveValue, _ evaluation: Evaluation, in format: ResultFormat,
    _ requests: inout Requests
  ) -> [Effect] {
    let effects = ask(
      .result(evaluation), in: format, version: known.version, factors: known.written?.factors,
      &requests)
    value?.subject = known.subject
    value?.stage = .known(.value(evaluation), nil)
    value?.earlier = known.format.hasLine(of: format) ? known.written ?? known.earlier : nil
    return effects
  }

  mutating func receive(_ answer: Answer, _ requests: inout Requests) -> [Effect] {
    if let outcome = answer.outcome {
      value?.stage = .known(outcome, nil)
      value?.isNeeded = false
    }
    if case .digits(let written) = answer { finish(with: written) }
    if case .factoring(let report) = answer { value?.progress = report }
    guard value?.isRunning != true else { return [] }
    requests.end(.value)
    return [.forget(.patience)]
  }

  private mutating func finish(with written: WrittenValue) {
    guard let evaluation = value?.evaluation else { return }
    value?.stage = .known(.value(evaluation), written)
    value?.progress = nil
  }

  /// Cancels the calculation and the keys that need its value, but not those behind `=`; a
  /// factorization keeps its partial result.
  mutating func cancel(_ requests: inout Requests) -> [Effect] {
    if value?.isAwaited != true { typeAhead = [] }
    if let progress = value?.progress {
      finish(with: progress.partial)
    } else {
      value?.stage = .cancelled
    }
    value?.isAwaited = false
    value?.isNeeded = false
    return requests.cancel(.value) + [.forget(.patience)]
  }

  mutating func drop(_ requests: inout Requests) -> [Effect] {
    let isRunning = value?.isRunning == true
    value = nil
    return requests.cancel(.value) + (isRunning ? [.forget(.patience)] : [])
  }
}

extension Answer {
  var outcome: Outcome? {
    switch self {
    case .evaluation(let evaluation): .value(evaluation)
    case .definition(let definition): .definition(definition)
    case .failure(let error): .failure(error)
    case .digits, .rates, .factoring, .outcomes, .entryDigits, .totals, .explanation, .plot,
      .copied, .finished:
      nil
    }
  }
}
