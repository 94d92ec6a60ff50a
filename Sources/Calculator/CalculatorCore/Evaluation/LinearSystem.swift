import ExactNumbers
import Quantities

/// A sum of multiples of unknowns and a constant.
struct LinearForm: KnownTerm {
  /// The factors of the unknowns; nil for 0.
  var factors: [Int: Quantity] = [:]
  /// Nil for 0.
  var constant: Quantity?
  var isPercentage = false

  init(_ value: Quantity, isPercentage: Bool = false) {
    (constant, self.isPercentage) = (value, isPercentage)
  }

  init(unknown: Int) { factors[unknown] = 1 }

  var known: Quantity? { factors.isEmpty ? constant ?? 0 : nil }
}

/// Linear equations, solved by elimination with pivots that are proven not to be zero.
struct LinearSystem: TermAlgebra {
  enum Solution {
    case none
    case values([Quantity])
    /// Infinitely many; an unknown that may have any value.
    case free(Int)
  }

  static var unsolvable: EvaluationError.Kind { .notLinear }

  var arithmetic: Arithmetic
  let unknowns: [LinearForm]
  /// Forms that are zero.
  private var rows: [LinearForm] = []

  init(_ arithmetic: Arithmetic, unknowns count: Int) {
    self.arithmetic = arithmetic
    unknowns = (0..<count).map { LinearForm(unknown: $0) }
  }

  mutating func add(_ left: LinearForm, equals right: LinearForm) throws(QuantityError) {
    rows.append(try sum(left, right, subtracting: true))
  }

  /// Solves the equations by Gauss–Jordan elimination.
  mutating func solution() throws(QuantityError) -> Solution {
    var solved: [Int: Int] = [:]
    for unknown in unknowns.indices {
      let pivot = rows.indices.first { row in
        !solved.values.contains(row) && rows[row].factors[unknown] != nil
      }
      guard let pivot, let divisor = rows[pivot].factors[unknown] else { continue }
      solved[unknown] = pivot
      for row in rows.indices where row != pivot {
        guard let factor = rows[row].factors[unknown] else { continue }
        let ratio = try arithmetic.quantities.divided(factor, by: divisor)
        let part = try product(rows[pivot], ratio)
        rows[row] = try sum(rows[row], part, subtracting: true)
        rows[row].factors[unknown] = nil
      }
    }
    for row in rows where row.factors.isEmpty {
      guard try isZero(row.constant) else { return .none }
    }
    if let free = unknowns.indices.first(where: { solved[$0] == nil }) { return .free(free) }
    var values: [Quantity] = []
    for unknown in unknowns.indices {
      guard let row = solved[unknown], let divisor = rows[row].factors[unknown] else { continue }
      let constant = try negative(of: rows[row]).constant
      values.append(try arithmetic.quantities.divided(constant ?? 0, by: divisor))
    }
    return .values(values)
  }

  private func isZero(_ value: Quantity?) throws(QuantityError) -> Bool {
    guard let number = value?.number else { return true }
    let budget = arithmetic.budget
    return try QuantityError.numbers { () throws(RealError) in try number.sign(budget) == 0 }
  }

  private mutating func sum(
    _ left: Quantity?, _ right: Quantity?, subtracting: Bool
  ) throws(QuantityError) -> Quantity? {
    guard let right else { return left }
    if let left, left.unit != nil || left.number.rational?.isZero != true {
      return try subtracting
        ? arithmetic.quantities.subtracting(left, right)
        : arithmetic.quantities.adding(left, right)
    }
    return try subtracting ? arithmetic.quantities.multiplied(right, by: -1) : right
  }

  private mutating func sum(
    _ left: LinearForm, _ right: LinearForm, subtracting: Bool
  ) throws(QuantityError) -> LinearForm {
    var form = left
    form.isPercentage = false
    for (unknown, factor) in right.factors {
      let sum = try sum(left.factors[unknown], factor, subtracting: subtracting)
      form.factors[unknown] = try isZero(sum) ? nil : sum
    }
    form.constant = try sum(left.constant, right.constant, subtracting: subtracting)
    return form
  }

  private mutating func product(
    _ form: LinearForm, _ factor: Quantity
  ) throws(QuantityError) -> LinearForm {
    var form = form
    form.isPercentage = false
    for (unknown, multiple) in form.factors {
      let product = try arithmetic.quantities.multiplied(multiple, by: factor)
      form.factors[unknown] = try isZero(product) ? nil : product
    }
    form.constant = try form.constant.map { constant throws(QuantityError) in
      try arithmetic.quantities.multiplied(constant, by: factor)
    }
    return form
  }

  /// The product; nil if both factors have an unknown.
  private mutating func product(
    _ left: LinearForm, _ right: LinearForm
  ) throws(QuantityError) -> LinearForm? {
    if let known = right.known { return try product(left, known) }
    return try left.known.map { known throws(QuantityError) in try product(right, known) }
  }

  mutating func negative(of term: LinearForm) throws(QuantityError) -> LinearForm {
    try product(term, -1)
  }

  mutating func applying(_ unit: Unit, to form: LinearForm) throws(QuantityError) -> LinearForm {
    try product(form, Quantity(1, unit))
  }

  mutating func conversion(of: LinearForm, to: Unit) -> LinearForm? { nil }

  mutating func variable(boundTo: LinearForm) -> LinearForm? { nil }

  mutating func slope(of: LinearForm, by: LinearForm) -> LinearForm? { nil }

  mutating func result(
    of binary: BinaryOperator, _ left: LinearForm, _ right: LinearForm
  ) throws(QuantityError) -> LinearForm? {
    switch binary {
    case .add, .subtract:
      let part = right.isPercentage ? try product(left, right) : right
      return try part.map { part throws(QuantityError) in
        try sum(left, part, subtracting: binary == .subtract)
      }
    case .multiply, .of: return try product(left, right)
    case .off:
      return try product(right, left).map { part throws(QuantityError) in
        try sum(right, part, subtracting: true)
      }
    case .divide:
      return try right.known.map { divisor throws(QuantityError) in
        try product(left, arithmetic.quantities.divided(1, by: divisor))
      }
    default: return nil
    }
  }

  mutating func result(
    of postfix: PostfixOperator, _ operand: LinearForm
  ) throws(QuantityError) -> LinearForm? {
    guard postfix == .percent else { return nil }
    let hundredth = Quantity(Real(Rational(numerator: 1, denominator: 100)))
    var part = try product(operand, hundredth)
    part.isPercentage = true
    return part
  }

  mutating func value(
    of function: Function, _ arguments: [LinearForm]
  ) throws(QuantityError) -> LinearForm? {
    guard function == .sum || function == .mean else { return nil }
    var total = arguments[0]
    for argument in arguments.dropFirst() { total = try sum(total, argument, subtracting: false) }
    guard function == .mean else { return total }
    return try product(total, Quantity(Real(Rational(numerator: 1, denominator: arguments.count))))
  }
}
