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

    /// The significant digits where nobody asks for another number: those of decimal128.
    static let usualDigits = 34
  }

  let form: Form
  private var output = Output()
  private var answer: Rational?
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
      let value = try Formula(text, answer: answer).evaluated(notesPercentages: false).value
      answer = value
      output.write(written(value))
    } catch {
      hasSucceeded = false
      output.complain(Complaint(error, in: text, line: number).text)
    }
  }

  /// Writes what is left to be written.
  ///
  /// - Throws: `Failure` when results could not be written.
  mutating func finish() throws {
    output.flush()
    if case .failed(let code) = output.end { throw Failure(writing: code) }
  }

  private func written(_ value: Rational) -> String {
    switch form {
    case .decimal(let digits): value.asciiText(significantDigits: digits).text
    case .fraction: value.description
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
