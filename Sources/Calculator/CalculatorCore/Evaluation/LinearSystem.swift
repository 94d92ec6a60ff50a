import ExactNumbers
import Quantities

struct LinearForm: KnownTerm {
  var factors: [Int: Quantity] = [:]
  var constant: Quantity?
  var isPercentage = false

  init(_ value: Quantity, isPercentage: Bool = false) {
    (constant, self.isPercentage) = (value, isPercentage)
  }

  init(unknown: Int) { factors[unknown] = 1 }

  var known: Quantity? { factors.isEmpty ? constant ?? 0 : nil }
}

/// Linear equations, solved by elimination with pivots proven nonzero.
struct LinearSystem: TermAlgebra {
  enum Solution {
    case none
    case values([Quantity])
    case free(Int)
  }

  static var unsolvable: EvaluationError.Kind { .notLinear }

  var arithmetic: Arithmetic
  let unknowns: [LinearForm]
  private var rows: [LinearForm] = []

  init(_ arithmetic: Arithmetic, unknowns count: Int) {
    self.arithmetic = arithmetic
    unknowns = (0..<count).map { LinearForm(unknown: $0) }
  }

  mutating func add(_ left: LinearForm, equals right: LinearForm) throws(QuantityError) {
    rows.append(try sum(left, right, subtracting: true))
  }

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
      let constant = try product(rows[row], -1).constant
      values.append(try arithmetic.quantities.divided(constant ?? 0, by: divisor))
    }
    return .values(values)
  }

  private func isZero(_ value: Quantity?) throws(QuantityError) -> Bool {
    guard let number = value?.number else { return true }
    return try QuantityError.numbers(number.sign(arithmetic.budget)) == 0
  }

  private mutating func sum(
    _ left: Quantity?, _ right: Quantity?, subtracting: Bool
  ) throws(QuantityError) -> Quantity? {
    guard let right else { return left }
    if let left, left.unit != nil || left.number.rational?.isZero != true {
      return try arithmetic.quantities.sum(left, right, subtracting: subtracting)
    }
    return try subtracting ? arithmetic.quantities.multiplied(right, by: -1) : right
  }

  mutating func sum(
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

  mutating func multiplied(
    _ left: LinearForm, by right: LinearForm
  ) throws(QuantityError) -> LinearForm? {
    if let known = right.known { return try product(left, known) }
    return try left.known.map { known throws(QuantityError) in try product(right, known) }
  }

  func inverse(of: LinearForm) -> LinearForm? { nil }

  func further(_: SyntaxTree.Kind, _: [LinearForm]) -> LinearForm? { nil }

  func variable(boundTo value: LinearForm, upTo: LinearForm?) -> LinearForm? { value }
}
