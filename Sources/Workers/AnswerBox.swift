import Synchronization
import SystemCalls

/// What the jobs of a `Worker` have reported and has not been taken yet.
///
/// Its bell rings exactly while it holds answers.
final class AnswerBox<Answer: Sendable>: Sendable {
  private let answers = Mutex<[Answer]>([])
  private let bell = Bell()

  /// The descriptor that can be read while there are answers.
  var readable: FileDescriptor { bell.readable }

  /// Adds an answer at the end.
  func append(_ answer: Answer) {
    answers.withLock { answers in
      answers.append(answer)
      bell.ring()
    }
  }

  /// Takes all answers, in their order.
  func takeAll() -> [Answer] {
    answers.withLock { answers in
      bell.silence()
      defer { answers = [] }
      return answers
    }
  }
}
