/// A real number: exact if known to be rational, otherwise computable to any number of digits.
///
/// A number not known to be rational is a `ConstructiveReal`, and a symbolic form that can prove
/// equality. (H.-J. Boehm, Towards an API for the real numbers, PLDI 2020) Numbers that are not
/// `==` may still be equal: `compare(_:_:)` decides.
///
/// Operations throw `unknownSign` or `unknownFloor` if no precision within the budget tells a
/// number from zero or from an integer. The budget does not bound rational results: check those
/// before.
package struct Real: Sendable {
  enum Kind: Sendable {
    case rational(Rational)
    /// Indirect, so that a `Real` is no larger than a `Rational` with a tag.
    indirect case constructive(ConstructiveReal, SymbolicForm)
  }

  /// The closed form, if one is known, found when an operation needs it.
  typealias SymbolicForm = @Sendable () -> ClosedForm?

  let kind: Kind

  package init(_ value: Rational) { kind = .rational(value) }

  /// Creates the result of an operation; if `closedForm` is rational, nothing else is computed.
  init(
    _ operation: ConstructiveReal.Operation, _ operands: [Real], closedForm: ClosedForm?,
    _ budget: Budget
  ) throws(RealError) {
    if let rational = closedForm?.rational {
      self.init(rational)
    } else {
      try self.init(operation, operands, symbolic: { closedForm }, budget)
    }
  }

  init(
    _ operation: ConstructiveReal.Operation, _ operands: [Real],
    symbolic form: @escaping SymbolicForm = { nil }, _ budget: Budget
  ) throws(RealError) {
    let nodes = try operands.map { operand throws(RealError) in try operand.constructive(budget) }
    let number = try ConstructiveReal(operation, nodes, budget: budget)
    kind = try number.provenInteger(budget).map { .rational($0) } ?? .constructive(number, form)
  }

  init(_ number: ConstructiveReal) {
    kind =
      if case .rational(let value) = number.operation { .rational(value) } else {
        .constructive(number, { nil })
      }
  }

  package var rational: Rational? { if case .rational(let value) = kind { value } else { nil } }

  /// The node of a number that is not known to be rational.
  var node: ConstructiveReal? {
    if case .constructive(let number, _) = kind { number } else { nil }
  }

  package var bits: (numerator: Int, denominator: Int)? {
    rational.map { ($0.numeratorBits, $0.denominatorBits) }
  }

  /// The closed form; a new atom if none is known.
  var closedForm: ClosedForm {
    switch kind {
    case .rational(let value): ClosedForm(value)
    case .constructive(let number, let form): form() ?? ClosedForm(.constructive(number))
    }
  }

  func constructive(_ budget: Budget) throws(RealError) -> ConstructiveReal {
    switch kind {
    case .rational(let value): try ConstructiveReal(.rational(value), budget: budget)
    case .constructive(let number, _): number
    }
  }
}

extension Real: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(Rational(value)) }
}

extension Real: Hashable {
  package static func == (left: Real, right: Real) -> Bool {
    switch (left.kind, right.kind) {
    case (.rational(let first), .rational(let second)): first == second
    case (.constructive(let first, _), .constructive(let second, _)):
      first === second || left.closedForm == right.closedForm
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch kind {
    case .rational(let value): hasher.combine(value)
    case .constructive: hasher.combine(closedForm)
    }
  }
}

extension Real {
  package static func pi(_ budget: Budget) throws(RealError) -> Real {
    try Real(.pi, [], closedForm: ClosedForm(.pi), budget)
  }

  package static func e(_ budget: Budget) throws(RealError) -> Real {
    try Real(1).applying(.exponential, budget)
  }
}

package enum RealError: Error, Hashable, Sendable {
  case divisionByZero, outsideDomain
  /// A number, or a part of a fraction, exceeds the budget.
  case tooLarge
  case tooSmall, tooLong
  /// The number agrees with zero to this many digits, and its sign or first digit is unproven.
  case unknownSign(digits: Int)
  /// The number agrees with an integer to this many digits, and its floor is unproven.
  case unknownFloor(digits: Int)
  case unproven, cancelled
}

/// The answer, or nil if undecided or undefined; only `cancelled` is thrown.
package func known<Answer>(
  _ question: () throws(RealError) -> Answer
) throws(RealError) -> Answer? {
  do throws(RealError) {
    return try question()
  } catch .cancelled { throw .cancelled } catch { return nil }
}

package func known<Answer>(
  _ answer: @autoclosure () throws(RealError) -> Answer
) throws(RealError) -> Answer? {
  try known(answer)
}
