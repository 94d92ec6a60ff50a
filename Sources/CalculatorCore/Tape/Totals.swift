import ExactNumbers

/// What the entries with each tag come to.
///
/// An entry counts once for each of its tags, and once for the sum of all tagged entries.
package struct Totals: Hashable, Sendable {
  /// The entries with one tag.
  package struct Line: Hashable, Sendable {
    /// The tag as it was first written.
    package let name: String
    /// The number of entries with the tag, whether they have a value or not.
    package let count: Int
    /// The entries that have no known value; the sum is that of the others.
    package let excluded: [EntryID]
    /// The exact sum; nil where it exceeds the limits.
    package let sum: Real?
    /// The sum as a fraction of that of all tagged entries; nil where that is zero, or nothing
    /// proves whether it is.
    package let share: Real?
    /// What the sum is meant to be: the goal of the lowest entry that states one.
    package let goal: Real?
    /// The goal without the sum, negative where that is exceeded; nil if there is no goal.
    package let left: Real?
  }

  /// A line for each tag, in the order of their first appearance.
  package let lines: [Line]
  /// The sum of all tagged entries that have a known value; nil where it exceeds the limits.
  package let sum: Real?

  /// Adds up the results of a tape that are known.
  ///
  /// - Throws: `cancelled` only.
  /// - Complexity: O(*n*) operations on numbers, where *n* is the number of tags in all comments.
  package init(
    of tape: Tape, within limits: Limits = .standard, unless cancellation: Cancellation = .never
  ) throws(EvaluationError) {
    let collection = TagCollection(tape)
    let adder = Adder(arithmetic: Arithmetic(limits: limits, cancellation: cancellation))
    let sum = try adder.sum(of: collection.values)
    var lines: [Line] = []
    for group in collection.groups {
      let groupSum = try adder.sum(of: group.values)
      lines.append(
        Line(
          name: group.name, count: group.values.count + group.excluded.count,
          excluded: group.excluded, sum: groupSum,
          share: try adder.result(of: .divide, groupSum, sum), goal: group.goal,
          left: try adder.result(of: .subtract, group.goal, groupSum)))
    }
    self.lines = lines
    self.sum = sum
  }
}

/// The tagged entries of a tape.
private struct TagCollection {
  struct Group {
    var name: String
    var goal: Real?
    var values: [Real] = []
    var excluded: [EntryID] = []
    /// The last entry that was counted.
    var last: EntryID?
  }

  private(set) var groups: [Group] = []
  /// The values of all tagged entries.
  private(set) var values: [Real] = []
  private var indices: [String: Int] = [:]

  init(_ tape: Tape) {
    for id in tape.ids {
      let tags = tape[id]?.comment.map(Tag.tags) ?? []
      guard !tags.isEmpty else { continue }
      let value = tape.value(of: id)
      if let value { values.append(value) }
      for tag in tags { add(tag, of: id, value) }
    }
  }

  private mutating func add(_ tag: Tag, of id: EntryID, _ value: Real?) {
    let index = indices[tag.key] ?? groups.count
    if index == groups.count {
      indices[tag.key] = index
      groups.append(Group(name: tag.name))
    }
    if let goal = tag.goal { groups[index].goal = goal }
    guard groups[index].last != id else { return }
    groups[index].last = id
    if let value { groups[index].values.append(value) } else { groups[index].excluded.append(id) }
  }
}

/// Arithmetic whose results may be missing.
private struct Adder {
  let arithmetic: Arithmetic

  /// The sum; nil where it exceeds the limits.
  ///
  /// Neighbours are added first, so that a sum of many irrational numbers is no long chain.
  func sum(of values: [Real]) throws(EvaluationError) -> Real? {
    var terms: [Real?] = values
    while terms.count > 1 {
      var sums: [Real?] = []
      for index in stride(from: 0, to: terms.count, by: 2) {
        let right: Real? = index + 1 < terms.count ? terms[index + 1] : 0
        sums.append(try result(of: .add, terms[index], right))
      }
      terms = sums
    }
    return terms.first ?? 0
  }

  /// The result of an operator; nil where there is none, or where an operand is missing.
  ///
  /// - Throws: `cancelled` only.
  func result(
    of binary: BinaryOperator, _ left: Real?, _ right: Real?
  ) throws(EvaluationError) -> Real? {
    guard let left, let right else { return nil }
    do throws(EvaluationError) {
      return try arithmetic.result(of: binary, left, right, at: 0..<1, 0..<1)
    } catch {
      guard error.kind != .cancelled else { throw error }
      return nil
    }
  }
}
