/// What algebra knows about a real number that is not known to be rational.
///
/// A function of a rational number is kept as such until an operation needs its closed form: most
/// numbers are only printed.
enum SymbolicForm: Sendable {
  case closed(ClosedForm)
  /// A function at a rational number where its value is irrational.
  case function(ElementaryFunction, Rational)
  /// A positive rational base to a rational exponent.
  ///
  /// The value is irrational, or a fraction too long to compute.
  case power(Rational, Rational)
}

extension SymbolicForm {
  /// The closed form; nil if it is too long or unknown.
  var closedForm: ClosedForm? {
    switch self {
    case .closed(let form): form
    case .function(let function, let operand): ClosedForm(operand).applying(function)
    case .power(let base, let exponent): ClosedForm(base).raised(to: exponent)
    }
  }
}
