import CalculatorCore
import ExactNumbers

/// A calculation that the view-model asks the world to do, because it may take long.
///
/// It is a value with an identity, and holds all that is needed to perform it.
package struct Request: Hashable, Sendable, Identifiable {
  /// The identity of a request; ids ascend in the order of asking.
  package struct ID: Hashable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }
  }

  /// What is to be evaluated.
  package enum Subject: Hashable, Sendable {
    case expression(Expression)
    /// A formula line, and what `ans` means in it.
    case formula([Character], answer: Real?)
    /// A value that is known and needs only digits.
    case result(Evaluation)
  }

  package let id: ID
  package let subject: Subject
  package let format: ResultFormat
  package let limits: Limits
}

/// How values are written; digits in another format are asked for again.
package struct ResultFormat: Hashable, Sendable {
  /// The width of the result line, to which values are rounded.
  package var columns: Int
  /// The decimal point, which is also the one of formulas.
  package var point: Character
}

/// An answer to a request.
///
/// A request has one failure, or an evaluation and then its digits.
package enum Answer: Hashable, Sendable {
  case evaluation(Evaluation)
  case failure(EvaluationError)
  case digits(WrittenValue)
}

/// A value as the screen shows it.
package struct WrittenValue: Hashable, Sendable {
  /// The result line, such as `= 5`.
  package var text: String
  /// The values of percentages, by the index of their tokens.
  package var notes: [Int: String]
}

extension Request {
  /// Performs the request and reports its answers as they become known.
  ///
  /// A cancelled request reports nothing more.
  package func perform(unless cancellation: Cancellation, _ report: (Answer) -> Void) {
    do throws(EvaluationError) {
      let evaluation = try evaluation(unless: cancellation)
      report(.evaluation(evaluation))
      if let written = written(evaluation, unless: cancellation) { report(.digits(written)) }
    } catch {
      if error.kind != .cancelled { report(.failure(error)) }
    }
  }

  private func evaluation(
    unless cancellation: Cancellation
  ) throws(EvaluationError) -> Evaluation {
    switch subject {
    case .expression(let expression):
      return try expression.evaluated(within: limits, unless: cancellation)
    case .formula(let characters, let answer):
      let formula = try Formula(
        String(characters), answer: answer, commaIsPoint: format.point == ",")
      return try formula.evaluated(within: limits, unless: cancellation)
    case .result(let evaluation):
      return evaluation
    }
  }

  /// The widest note beside a percentage.
  private static let noteColumns = 20

  /// The digits of an evaluation; nil when the request was cancelled.
  private func written(
    _ evaluation: Evaluation, unless cancellation: Cancellation
  ) -> WrittenValue? {
    do throws(RealError) {
      let text = try resultText(of: evaluation.value, cancellation)
      var notes: [Int: String] = [:]
      for percentage in evaluation.percentages {
        notes[percentage.token] = try note(on: percentage.value, cancellation)
      }
      return WrittenValue(text: text, notes: notes)
    } catch {
      return nil
    }
  }

  /// The result line of a value, or in its place why it has no digits.
  ///
  /// - Throws: `cancelled` only.
  private func resultText(of value: Real, _ cancellation: Cancellation) throws(RealError) -> String
  {
    let text: String?
    do throws(RealError) {
      text = try self.text(of: value, columns: format.columns, cancellation)
    } catch .cancelled {
      throw .cancelled
    } catch .unknownSign(let digits) {
      text = "≈ " + zero(to: digits)
    } catch {
      text = error.kind.sentence.brief
    }
    guard let text, text.count <= format.columns else { return "…" }
    return text
  }

  /// The note on a percentage; nil where it has no digits.
  ///
  /// - Throws: `cancelled` only.
  private func note(on value: Real, _ cancellation: Cancellation) throws(RealError) -> String? {
    do throws(RealError) {
      return try text(of: value, columns: Self.noteColumns, cancellation)
    } catch .cancelled {
      throw .cancelled
    } catch {
      return nil
    }
  }

  /// A value with its mark of exactness; nil where there is no room for one digit.
  private func text(
    of value: Real, columns: Int, _ cancellation: Cancellation
  ) throws(RealError) -> String? {
    let notation = DecimalNotation(minus: "−", point: String(format.point), timesTenToThe: "×10^")
    let budget = Budget(limits: limits, cancellation: cancellation)
    return try value.decimalText(fitting: columns - 2, notation: notation, budget).map {
      ($0.isExact ? "= " : "≈ ") + $0.text
    }
  }
}
