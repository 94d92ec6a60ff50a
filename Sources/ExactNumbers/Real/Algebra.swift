/// What algebra knows of a number that is not known to be rational.
enum Algebra: Sendable {
  case form(ClosedForm)
  /// The function of a rational number, which is irrational there.
  case function(ElementaryFunction, Rational)
  /// The power of a positive rational number to another one, which is irrational.
  case power(Rational, Rational)
}

extension Algebra {
  /// The number as a closed form.
  ///
  /// Numbers that are known to be irrational have none before somebody calculates with them: most
  /// are only printed.
  var closedForm: ClosedForm? {
    switch self {
    case .form(let form): form
    case .function(let function, let operand): ClosedForm(operand).applying(function)
    case .power(let base, let exponent): ClosedForm(base).raised(to: exponent)
    }
  }
}
