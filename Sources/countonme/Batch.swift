import CalculatorCore
import CalculatorViewModel
import ExactNumbers

/// Expressions in, results out, without a screen.
///
/// `ans` in one expression is the result of the one before.
struct Batch {
  /// How results are written.
  enum Form: Hashable {
    /// As a decimal; what has none is rounded to so many significant digits.
    case decimal(digits: Int)
    /// As a fraction in lowest terms.
    case fraction

    /// The significant digits without `--digits`: those of decimal128.
    static let usualDigits = 34

    /// The significant digits of what has no finite decimal form.
    var digits: Int {
      switch self {
      case .decimal(let digits): digits
      case .fraction: Self.usualDigits
      }
    }
  }

  let form: Form
  private var output = Output()
  private var answer: Real?
  /// Whether every expression had a value.
  private(set) var hasSucceeded = true

  init(form: Form) {
    self.form = form
  }

  /// Calculates every line of standard input; each result is out before input is waited for.
  ///
  /// - Throws: `Failure` when the input cannot be read.
  mutating func calculateLines() throws {
    var lines = LineReader()
    var number = 0
    while output.end == nil, let line = lines.next(beforeWaiting: { output.flush() }) {
      number += 1
      calculate(line, number: number)
    }
    if let code = lines.failure { throw Failure(reading: code) }
  }

  /// Calculates one expression.
  ///
  /// - Parameters:
  ///   - line: an expression in UTF-8; `#` begins a comment.
  ///   - number: the number of its line, from 1; nil where there is one expression.
  mutating func calculate(_ line: ArraySlice<UInt8>, number: Int? = nil) {
    let text = line.prefix { $0 != UInt8(ascii: "#") }
    guard !text.allSatisfy(isSpace) else { return }
    do throws(EvaluationError) {
      let value = try Formula(text, answer: answer)
        .evaluated(within: limits).value
      output.write(try written(value, for: text))
      answer = value
    } catch {
      hasSucceeded = false
      output.complain(ErrorReport(error, in: text, line: number).text)
    }
  }

  /// A number has to be known to more digits than are printed before it is told from zero.
  private var limits: Limits {
    Limits(decidingDigits: max(Limits.standard.decidingDigits, form.digits))
  }

  /// Writes what is left to be written.
  ///
  /// - Throws: `Failure` when results could not be written.
  mutating func finish() throws {
    output.flush()
    if case .failed(let code) = output.end { throw Failure(writing: code) }
  }

  /// A result as text; what is no fraction is a decimal in either form.
  private func written(
    _ value: Real, for line: ArraySlice<UInt8>
  ) throws(EvaluationError) -> String {
    if let rational = value.rational {
      return form == .fraction
        ? rational.description : rational.asciiText(significantDigits: form.digits).text
    }
    do throws(RealError) {
      let budget = Budget(limits: limits, cancellation: .never)
      return try value.asciiText(significantDigits: form.digits, budget).text
    } catch {
      throw EvaluationError(error.kind, at: 0..<max(1, line.count))
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
