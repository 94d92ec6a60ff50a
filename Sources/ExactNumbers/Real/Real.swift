/// A real number: exact where it is known to be rational, and otherwise a way to calculate as many
/// of its digits as are asked for.
///
///     let root = try Real(2).root(2, effort)
///     try root.multiplied(by: root, effort).rational  // 2
///
/// A number that is not known to be rational has two sides that know nothing of each other: a
/// `Computation`, which gives an interval of any precision that holds it, and a `ClosedForm`, by
/// which alone it is proven that two numbers are equal. Two numbers are `==` when that is proven,
/// so numbers that are not may be equal all the same; `compare` finds out, or says that it cannot.
///
/// Operations throw `RealError`. What they give is within the limits of the effort, except rational
/// numbers: hold those to a limit.
package struct Real: Sendable {
  enum Kind: Sendable {
    case rational(Rational)
    /// In a box, so that rational numbers are not longer than they have to be.
    indirect case computed(Computation, Algebra?)
  }

  let kind: Kind

  package init(_ value: Rational) {
    kind = .rational(value)
  }

  /// Creates the result of an operation.
  ///
  /// - Parameter closedForm: the result as algebra knows it, if it does; where that is rational,
  ///   nothing is calculated.
  init(
    _ operation: Computation.Operation, _ operands: [Real], closedForm: ClosedForm?,
    _ effort: Effort
  ) throws(RealError) {
    if let rational = closedForm?.rational {
      self.init(rational)
    } else {
      try self.init(operation, operands, algebra: closedForm.map { .form($0) }, effort)
    }
  }

  /// Creates the result of an operation that is not known to be rational.
  init(
    _ operation: Computation.Operation, _ operands: [Real], algebra: Algebra?, _ effort: Effort
  ) throws(RealError) {
    var computations: [Computation] = []
    for operand in operands { computations.append(try operand.computation(effort)) }
    let computation = try Computation(operation, computations, effort: effort)
    kind = .computed(computation, algebra)
  }

  /// The number itself, where it is known to be rational.
  package var rational: Rational? {
    if case .rational(let value) = kind { value } else { nil }
  }

  /// The number as algebra knows it.
  var closedForm: ClosedForm {
    switch kind {
    case .rational(let value): ClosedForm(value)
    case .computed(let computation, let algebra):
      algebra?.closedForm ?? ClosedForm(.computation(computation))
    }
  }

  /// How the number is calculated.
  func computation(_ effort: Effort) throws(RealError) -> Computation {
    switch kind {
    case .rational(let value): try Computation(.rational(value), effort: effort)
    case .computed(let computation, _): computation
    }
  }
}

extension Real: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self.init(Rational(value))
  }
}

extension Real: Hashable {
  package static func == (left: Real, right: Real) -> Bool {
    switch (left.kind, right.kind) {
    case (.rational(let first), .rational(let second)): first == second
    case (.computed, .computed): left.closedForm == right.closedForm
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch kind {
    case .rational(let value): hasher.combine(value)
    case .computed: hasher.combine(closedForm)
    }
  }
}

extension Real {
  /// The ratio of a circle to its diameter.
  package static func pi(_ effort: Effort) throws(RealError) -> Real {
    try Real(.pi, [], closedForm: ClosedForm(.pi), effort)
  }

  /// The base of the natural logarithm.
  package static func e(_ effort: Effort) throws(RealError) -> Real {
    try Real(1).applying(.exponential, effort)
  }
}
