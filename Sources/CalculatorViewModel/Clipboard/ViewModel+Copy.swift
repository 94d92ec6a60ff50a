import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// What of a calculation is copied.
package enum CopiedPart: Hashable, Sendable {
  /// The result as a plain number, as pipes print it.
  case result
  /// The expression and its result, as the screen shows them.
  case calculation
}

extension Request {
  /// What a request for the clipboard makes of a value.
  package enum Copy: Hashable, Sendable {
    case number
    /// This expression with the value.
    case calculation(String)
  }

  /// The significant digits of a copied number without a finite decimal form: those of decimal128.
  static let copiedDigits = 34

  /// A text for the clipboard.
  func copied(
    _ evaluation: Evaluation, as copy: Copy, unless cancellation: Cancellation
  ) throws(EvaluationError) -> String {
    let budget = Budget(limits: limits, cancellation: cancellation)
    do throws(RealError) {
      let value = try FormedQuantity(evaluation.value, in: .decimal, budget)
      switch copy {
      case .number:
        return try value.numberText(significantDigits: Self.copiedDigits, budget).text
      case .calculation(let expression):
        let text = try value.asciiText(
          significantDigits: Self.copiedDigits, units: .symbols, budget)
        // Only the first number has a sign or an exponent.
        let digits = text.text.prefix { $0.isNumber || "-.e(".contains($0) }
        return expression + (text.isExact ? " = " : " ≈ ")
          + digits.replacing("e", with: "×10^").replacing("-", with: "−")
          + text.text[digits.endIndex...]
      }
    } catch {
      throw EvaluationError(error.kind, at: 0..<1)
    }
  }
}

/// Copying.
extension ViewModel {
  /// The greatest length of a copied text, in bytes: in base64 it has 74,992 characters, and many
  /// terminals take no more than 74,994.
  static let longestCopy = 56_244

  /// Copies the result of the selected entry, or else the one that shows, or the value of what is
  /// being typed.
  ///
  /// It is written by a request of its own, because that may take long.
  mutating func copy(_ part: CopiedPart) -> [Effect] {
    guard canCopy else { return explain(.impossible) }
    guard formula == nil, let (subject, expression, entry) = copiedSubject else {
      return explain(.nothing)
    }
    let ties = TieText(tape: tape, point: ".", words: words, entry: entry)
    let copy: Request.Copy =
      part == .result
      ? .number : .calculation(ExpressionText(expression, point: ".", ties: ties).text)
    let replaced = copyRequest
    let request = newRequest(subject, format: format, copies: copy)
    copyRequest = request.id
    return (replaced.map { [.cancel($0)] } ?? []) + interruptFactoring() + [.evaluate(request)]
  }

  /// What is copied: its subject, its expression, and its entry if it is one.
  private var copiedSubject: (Request.Subject, Expression, EntryID?)? {
    if let id = selectedEntry {
      return tape[id].map { entry in
        let subject =
          tape.outcome(of: id)?.evaluation.map { Request.Subject.result($0) }
          ?? self.subject(of: entry.expression)
        return (subject, entry.expression, id)
      }
    }
    guard let subject else { return nil }
    if case .showing(let id) = calculator.phase { return (subject, calculator.expression, id) }
    return (subject, calculator.expression, nil)
  }

  /// Sends the text to the clipboard, or says why there is none.
  mutating func finishCopy(with answer: Answer) -> [Effect] {
    copyRequest = nil
    if case .failure(let error) = answer { message = .failure(error.kind) }
    guard case .copied(let text) = answer else { return [] }
    guard text.utf8.count <= Self.longestCopy else { return explain(.tooLong) }
    copied = text
    return explain(.sent(text)) + [.copy(text)]
  }

  /// Gives up what is being copied.
  mutating func cancelCopy() -> [Effect] {
    guard let request = copyRequest else { return [] }
    copyRequest = nil
    message = .failure(.cancelled)
    return [.cancel(request)]
  }

  private mutating func explain(_ message: CopyMessage) -> [Effect] {
    self.message = .copy(message)
    place = nil
    return []
  }
}
