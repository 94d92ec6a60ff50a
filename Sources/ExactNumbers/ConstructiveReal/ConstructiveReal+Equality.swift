extension ConstructiveReal: Hashable {
  /// Whether both are the same operations on the same numbers.
  ///
  /// Such numbers are equal; others may have the same value nevertheless. The operands of a sum and
  /// of a product count in any order.
  ///
  /// - Complexity: O(1) if the numbers are one node or, almost always, if they differ. Else nearly
  ///   O(*n*), where *n* is the number of nodes in both graphs, however these share them.
  static func == (left: ConstructiveReal, right: ConstructiveReal) -> Bool {
    // Nodes that are equal if these two are. A class of nodes is checked once for each pair that
    // merges two classes, as in the algorithm of Hopcroft and Karp for finite automata (1971).
    var classes: [ObjectIdentifier: ObjectIdentifier] = [:]
    var waiting = [(left, right)]
    while let (first, second) = waiting.popLast() {
      guard first !== second else { continue }
      guard first.structureHash == second.structureHash, first.operation == second.operation else {
        return false
      }
      guard !first.operands.isEmpty else { continue }
      guard merge(ObjectIdentifier(first), ObjectIdentifier(second), in: &classes) else { continue }
      waiting += zip(
        first.operation.sorted(first.operands), second.operation.sorted(second.operands))
    }
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(structureHash) }

  /// Merges the classes of two nodes; false if they are one class already.
  private static func merge(
    _ first: ObjectIdentifier, _ second: ObjectIdentifier,
    in classes: inout [ObjectIdentifier: ObjectIdentifier]
  ) -> Bool {
    let (one, other) = (
      representative(of: first, in: &classes), representative(of: second, in: &classes)
    )
    guard one != other else { return false }
    classes[one] = other
    return true
  }

  /// The node that stands for the class of a node.
  private static func representative(
    of node: ObjectIdentifier, in classes: inout [ObjectIdentifier: ObjectIdentifier]
  ) -> ObjectIdentifier {
    var node = node
    while let parent = classes[node] {
      // Every other link is shortened, so that the paths stay short.
      guard let grandparent = classes[parent] else { return parent }
      classes[node] = grandparent
      node = grandparent
    }
    return node
  }
}

extension ConstructiveReal.Operation {
  /// The operands in an order that does not depend on theirs if the operation does not either.
  fileprivate func sorted(_ operands: [ConstructiveReal]) -> [ConstructiveReal] {
    switch self {
    case .sum, .product:
      operands[1].structureHash < operands[0].structureHash ? operands.reversed() : operands
    default: operands
    }
  }

  /// A hash value of the operation on operands, the same for all equal numbers.
  func structureHash(of operands: [ConstructiveReal]) -> Int {
    var hasher = Hasher()
    hasher.combine(self)
    for operand in sorted(operands) { hasher.combine(operand.structureHash) }
    return hasher.finalize()
  }
}
