import ExactNumbers
import Quantities

extension Evaluator {
  /// Refuses a turn that may count as 1 or as 2π: `2 pi * 50 Hz in rad/s`, `10 m/s / 0.5 m in rpm`,
  /// `pi * 0.2 m * 3000 rpm in m/s`.
  func refuseTurns(
    _ value: Quantity, to target: Unit, at index: Int, of tree: SyntaxTree
  ) throws(EvaluationError) {
    let (from, to) = (value.unit?.dimension ?? .none, target.dimension)
    let isFrequency = to == .angle / .time && from == .none / .time
    let isQuotient = to == .angle && from == .none && target.countsTurns
    let hasTurns = value.unit?.hasPi == true && from.withoutAngle == to.withoutAngle
    guard isFrequency || isQuotient || hasTurns else { return }
    let nodes = tree.nodes[tree.nodes[index].first..<index]
    let hasPi = nodes.contains { $0.kind == .constant(.pi) } || arithmetic.hasPi(value.number)
    // Torque is per radian, but feed or volume may be per turn.
    let losesTurns =
      value.unit?.countsTurns == true && from[.angle] == 1 && to[.angle] == 0 && from[.mass] == 0
      && to != .none / .time
    let readings: (String, String)? =
      if isQuotient {
        nodes.contains(where: \.isQuantity) ? ("* 1 rad", "* 1 turn") : nil
      } else if from == to {
        to == .angle / .time && hasPi && !nodes.contains { $0.unit?.text() == "rad" }
          ? ("* 1 rad / 1 turn", "* 1 rad / 1 rad") : nil
      } else if to == .angle / .time {
        hasPi || isFrequency && !isTyped(value.unit, at: index, of: tree)
          ? ("* 1 rad", "* 2 pi rad") : nil
      } else {
        hasPi || losesTurns
          ? from[.angle] < 0 ? ("* 1 rad", "* 1 turn") : ("/ 1 rad", "/ 1 turn") : nil
      }
    guard let readings else { return }
    let unit = " in " + target.text()
    throw EvaluationError(
      .ambiguous(readings.0 + unit, readings.1 + unit), at: tree.placeOfTarget(at: index))
  }

  /// Whether a frequency is in cycles as typed: `50 Hz`, `3000 /min`.
  private func isTyped(_ unit: Unit?, at index: Int, of tree: SyntaxTree) -> Bool {
    let last = tree.nodes[index - 1]
    if case .binary(.divide, _) = last.kind, case .one = tree.nodes[index - 2].kind,
      case .number = tree.nodes[index - 3].kind
    {
      return true
    }
    return last.isQuantity || unit?.countsCycles == true
  }

  /// Refuses a temperature difference as a point of a scale: `30 °C - 20 °C in °C`.
  func refuseDifference(
    _ value: Quantity, to target: Unit, at index: Int, of tree: SyntaxTree
  ) throws(EvaluationError) {
    guard target.pointScale != nil, value.unit?.pointScale == nil,
      case .binary(.subtract, _) = tree.nodes[index - 1].kind
    else { return }
    throw EvaluationError(
      .phrase(written: "in Δ\(target.text())"), at: tree.placeOfTarget(at: index))
  }
}

extension SyntaxTree {
  /// The place of `in` and the unit behind it.
  fileprivate func placeOfTarget(at conversion: Int) -> Range<Int> {
    nodes[conversion].sign..<nodes[conversion].end
  }
}
