import CalculatorCore
import Engine
import ExactNumbers

/// The value that the result line is about, and how far its calculation is.
struct LiveValue: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    /// Nothing is known yet.
    case asked
    /// The value is known, its digits are not.
    case evaluated(Evaluation)
    case written(Evaluation, WrittenValue)
    /// It is a function, which has no value.
    case defined(Definition)
    case failed(EvaluationError)
    /// A person cancelled it; it is not asked for again before the next key.
    case cancelled
  }

  var subject: Request.Subject
  /// How its digits were asked for.
  var format: ResultFormat
  /// The version of the tape that it was asked for.
  var version: Int
  var stage = Stage.asked
  /// How far its factorization is, while that is under way.
  var progress: FactoringReport?
  /// Whether `=` was pressed: the value becomes the result as soon as it is known.
  var isAwaited = false
  /// Whether a key waits for it whose meaning depends on it.
  var isNeeded: Bool
  /// Whether it has taken so long that `…` stands in its place.
  var isOverdue: Bool

  /// Whether keys wait for it.
  var holdsKeys: Bool { isAwaited || isNeeded }

  /// Whether an answer is still to come.
  var isRunning: Bool {
    switch stage {
    case .asked, .evaluated: true
    case .written, .defined, .failed, .cancelled: false
    }
  }

  /// Whether it is the value of a result, not of something that is being typed.
  var isFinal: Bool { if case .result = subject { true } else { false } }

  /// The value, once it is known.
  var evaluation: Evaluation? {
    switch stage {
    case .evaluated(let evaluation), .written(let evaluation, _): evaluation
    case .asked, .defined, .failed, .cancelled: nil
    }
  }

  /// The digits, once they are known.
  var written: WrittenValue? { if case .written(_, let written) = stage { written } else { nil } }

  /// What the result line shows of it; nil where an error stands in its place.
  var line: ResultLine? {
    switch stage {
    case .asked, .evaluated:
      progress.map { ResultLine(text: $0.line, tone: .live) } ?? .pending
    case .written(_, let written):
      ResultLine(text: written.text, tone: isFinal ? .final : .live)
    case .defined, .failed: nil
    case .cancelled: isFinal ? ResultLine(text: "…", tone: .final) : nil
    }
  }
}

/// The value on the result line while it is asked for and answered, and the keys that wait for it.
struct LiveResult: Hashable, Sendable {
  /// The value; nil where none was asked for.
  var value: LiveValue?
  /// Keys and clicks that wait for the result that is being calculated.
  var typeAhead: [Action] = []

  /// How long a frame is held back for a value that is on its way, so that values that are quick to
  /// calculate do not flicker.
  private static let patience = Duration.milliseconds(30)

  var holdsKeys: Bool { value?.holdsKeys == true }

  /// Asks for a value.
  ///
  /// The patience for the value that is replaced goes on, so that fast keys cannot hold a frame back
  /// for longer.
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

  /// Asks again for the digits of a value that is known, in another format.
  mutating func askForDigits(
    of known: LiveValue, _ evaluation: Evaluation, in format: ResultFormat,
    _ requests: inout Requests
  ) -> [Effect] {
    let effects = ask(
      .result(evaluation), in: format, version: known.version, factors: known.written?.factors,
      &requests)
    value?.subject = known.subject
    value?.stage = .evaluated(evaluation)
    return effects
  }

  /// Takes an answer to the request for the value, and ends that with its last one.
  mutating func receive(_ answer: Answer, _ requests: inout Requests) -> [Effect] {
    switch answer {
    case .evaluation(let evaluation):
      value?.stage = .evaluated(evaluation)
      value?.isNeeded = false
    case .definition(let definition):
      value?.stage = .defined(definition)
      value?.isNeeded = false
    case .digits(let written): finish(with: written)
    case .factoring(let report): value?.progress = report
    case .failure(let error):
      value?.stage = .failed(error)
      value?.isNeeded = false
    case .outcomes, .entryDigits, .finished, .totals, .copied, .explanation, .plot, .rates: break
    }
    guard value?.isRunning != true else { return [] }
    requests.end(.value)
    return [.forget(.patience)]
  }

  private mutating func finish(with written: WrittenValue) {
    guard let evaluation = value?.evaluation else { return }
    value?.stage = .written(evaluation, written)
    value?.progress = nil
  }

  /// Cancels the calculation, and with it what was typed after `=`.
  ///
  /// Of a factorization what was found stays.
  mutating func cancel(_ requests: inout Requests) -> [Effect] {
    typeAhead = []
    if let progress = value?.progress {
      finish(with: progress.partial)
    } else {
      value?.stage = .cancelled
    }
    value?.isAwaited = false
    value?.isNeeded = false
    return requests.cancel(.value) + [.forget(.patience)]
  }

  /// Forgets the value, which is asked for again if it is still wanted.
  mutating func drop(_ requests: inout Requests) -> [Effect] {
    let isRunning = value?.isRunning == true
    value = nil
    return requests.cancel(.value) + (isRunning ? [.forget(.patience)] : [])
  }
}
