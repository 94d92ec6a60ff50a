import CalculatorCore

/// The value that the result line is about, and how far its calculation is.
struct LiveValue: Hashable, Sendable {
  /// How far a calculation is.
  enum Stage: Hashable, Sendable {
    /// Nothing is known yet.
    case asked
    /// The value is known, its digits are not.
    case evaluated(Evaluation)
    case written(Evaluation, WrittenValue)
    case failed(EvaluationError)
    /// A person cancelled it; it is not asked for again before the next key.
    case cancelled
  }

  /// What the value is of.
  var subject: Request.Subject
  /// The request that was made last for it.
  var request: Request
  /// The version of the tape that the request is about.
  var version: Int
  var stage = Stage.asked
  /// How far its factorization is, while that is under way.
  var progress: FactoringReport?
  /// Whether `=` was pressed: the value becomes the result as soon as it is known.
  var isAwaited: Bool
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
    case .written, .failed, .cancelled: false
    }
  }

  /// Whether it is the value of a result, not of something that is being typed.
  var isFinal: Bool {
    if case .result = subject { true } else { false }
  }

  /// The value, once it is known.
  var evaluation: Evaluation? {
    switch stage {
    case .evaluated(let evaluation), .written(let evaluation, _): evaluation
    case .asked, .failed, .cancelled: nil
    }
  }
}
