import ExactNumbers
import Quantities

package struct Evaluation: Hashable, Sendable {
  package struct Percentage: Hashable, Sendable {
    package var token: Int
    package var value: Quantity
  }

  package var expression: Expression
  package var value: Quantity
  package var percentages: [Percentage]
  /// The exchange rates used here.
  package var rates: ExchangeRates?
  /// The earliest day of the exchange rates used here or by tied entries.
  package var ratesDay: Day?
  package var remark: QuantityArithmetic.Remark?
  package var solved: Solutions?
  /// The first part that was read by convention, as one would type it.
  package var reading: String?
  package var isTotal = false
  package var further: [Evaluation] = []
}

extension Expression {
  /// Evaluates the expression; places of errors count its tokens.
  package func evaluated(
    in context: EvaluationContext = EvaluationContext()
  ) throws(EvaluationError) -> Evaluation {
    var evaluator = Evaluator(context)
    return try evaluator.evaluation(of: tree(within: context.limits), self)
  }

  /// Evaluates the expression and explains how; throws only syntax errors.
  package func explained(
    in context: EvaluationContext = EvaluationContext()
  ) throws(EvaluationError) -> Explanation {
    Explanation(try tree(within: context.limits), in: context)
  }

  func tree(within limits: Limits = .standard) throws(EvaluationError) -> SyntaxTree {
    guard tokens.count <= limits.tokens else {
      throw EvaluationError(.tooLong, at: limits.tokens..<tokens.count)
    }
    var parser = Parser(limits: limits, capacity: tokens.count)
    for (index, token) in tokens.enumerated() { try parser.take(token, at: index..<index + 1) }
    return try parser.finish()
  }
}

extension Evaluator {
  mutating func evaluation(
    of tree: SyntaxTree, _ expression: Expression? = nil
  ) throws(EvaluationError) -> Evaluation {
    let value = try value(of: tree)
    let expression = expression ?? tree.expression
    var notes: [Evaluation.Percentage] = []
    // In a range or an equation, percentages have several values.
    if !percentages.isEmpty || !shares.isEmpty,
      !expression.tokens.contains(where: { token in
        if case .binding = token { true } else { token == .equals }
      })
    {
      // Percentage tokens have the order of their nodes, as do ties.
      let signs = expression.tokens.indices.filter { expression.tokens[$0] == .postfix(.percent) }
      notes = zip(signs, percentages).map { Evaluation.Percentage(token: $0, value: $1) }
      let ties = zip(
        tree.nodes.indices.filter { if case .tie = tree.nodes[$0].kind { true } else { false } },
        expression.tokens.indices.filter {
          if case .tie = expression.tokens[$0] { true } else { false }
        })
      notes += ties.compactMap { node, token in
        shares.last { $0.node == node }.map { Evaluation.Percentage(token: token, value: $0.value) }
      }
    }
    return Evaluation(
      expression: expression, value: value, percentages: notes, rates: rates, ratesDay: rates?.day,
      remark: remark, solved: solved)
  }
}

/// A plain number as an angle, as in `sin(30)`, or beside degrees, as in `90° - 30`.
package struct PlainAngle: Hashable, Sendable {
  /// Nil beside degrees.
  package var function: Function?
  package var argument: Expression

  /// Whether the argument is a number literal or a tie, perhaps signed.
  package var isNumber: Bool {
    switch argument.tokens.last {
    case .number, .tie: break
    default: return false
    }
    return argument.tokens.dropLast().allSatisfy { if case .sign = $0 { true } else { false } }
  }
}

extension Expression {
  /// The first plain number other than 0, perhaps tied, that is an angle or beside degrees.
  package func plainAngle(in context: EvaluationContext = EvaluationContext()) -> PlainAngle? {
    let mayHaveAngle = tokens.contains { token in
      switch token {
      case .function, .userCall, .postfix(.degree), .unit, .tie: true
      default: false
      }
    }
    guard mayHaveAngle, let tree = try? tree() else { return nil }
    func angle(_ function: Function?, _ node: Int) -> PlainAngle {
      PlainAngle(function: function, argument: Expression(TreeWriter(tree: tree).tokens(of: node)))
    }
    if let (function, argument) = tree.plainAngle(in: context) { return angle(function, argument) }
    for index in tree.nodes.indices {
      if let mixed = tree.mixedAngles(at: index, ties: context.ties) {
        return angle(nil, mixed.plain)
      }
    }
    return nil
  }

  /// The duration in hours and minutes if the expression is nothing else.
  package var durationAlone: Quantity? {
    guard tokens.count == 1, case .time(let time) = tokens[0], time.unit?.isDuration == true else {
      return nil
    }
    return time.inHoursAndMinutes
  }
}
