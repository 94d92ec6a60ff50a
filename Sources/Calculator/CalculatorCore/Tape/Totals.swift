import ExactNumbers
import Quantities

extension Tape {
  package var tagNames: [String] {
    Set(ids.flatMap { self[$0]?.tags.map(\.name) ?? [] }).sorted()
  }
}

/// The sums of tagged entries, counting each entry once for each of its tags.
package struct Totals: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let name: String
    package let count: Int
    /// The entries without a known value, or with one that cannot be added to the first.
    package let excluded: [EntryID]
    /// The exact sum of the others, in the unit of the first value; nil beyond the limits.
    package let sum: Quantity?
    /// The fraction of all tags with this dimension and sign.
    package let share: Quantity?
    /// The goal of the lowest entry that has one, in the unit of the sum.
    package let goal: Quantity?
    package let left: Quantity?

    package var shareInTenths: Int? { share?.plain?.inThousandths }

    /// The progress towards the goal, in tenths of a per cent; nil without a goal other than zero.
    package var progressInTenths: Int? {
      guard let goal, let sum, goal.unit == sum.unit, goal.number != 0,
        let progress = try? sum.number.divided(by: goal.number, Budget())
      else { return nil }
      return progress.inThousandths
    }
  }

  package struct Sum: Hashable, Sendable {
    package enum Part: Hashable, Sendable, CaseIterable {
      /// Tags with a sum of at least zero, if others are negative.
      case income
      /// Tags with a negative sum, if others are not.
      case spending
      case all
    }

    package let part: Part
    package let count: Int
    package let sum: Quantity?
  }

  package let lines: [Line]
  /// The sums of each dimension, counting each entry once.
  package let sums: [Sum]
  package let ratesDay: Day?

  /// Sums the known results of a tape; throws only `cancelled`.
  package init(
    of tape: Tape, in context: EvaluationContext = EvaluationContext()
  ) throws(EvaluationError) {
    let collection = TagCollection(tape)
    var arithmetic = Arithmetic(context)
    let sums = try collection.groups.map { group throws(EvaluationError) in
      try arithmetic.sum(of: group.terms)
    }
    var members: [Side: Set<EntryID>] = [:]
    for (group, sum) in zip(collection.groups, sums) {
      let isNegative = Side(of: sum.sum).isNegative
      for term in group.terms {
        let side = Side(dimension: term.value.kind.dimension, isNegative: isNegative)
        members[side, default: []].insert(term.id)
      }
    }
    var (all, parts) = ([Side: Quantity](), [Sum]())
    for dimension in collection.dimensions {
      let terms = collection.terms[dimension, default: []]
      let sides = [false, true].map { Side(dimension: dimension, isNegative: $0) }
      let isMixed = sides.allSatisfy { members[$0] != nil }
      for (side, part) in zip(sides, [Sum.Part.income, .spending]) {
        let ids = members[side, default: []]
        let counted = terms.filter { ids.contains($0.id) }
        let sum = try arithmetic.sum(of: counted).sum
        all[side] = sum
        if isMixed { parts.append(Sum(part: part, count: counted.count, sum: sum)) }
      }
      // Currencies without rates have a sum each.
      var rest = terms
      while !rest.isEmpty {
        let (sum, misfits) = try arithmetic.sum(of: rest)
        let others = Set(dimension == .money ? misfits : [])
        parts.append(Sum(part: .all, count: rest.count - others.count, sum: sum))
        rest.removeAll { !others.contains($0.id) }
      }
    }
    var lines: [Line] = []
    for (group, (sum, misfits)) in zip(collection.groups, sums) {
      let goal = group.goal.map { Quantity($0, sum?.unit) }
      // A negative goal limits spending.
      let isLimit = goal?.number.rational?.isNegative == true
      let left = try arithmetic.result(ifAny: .subtract, isLimit ? sum : goal, isLimit ? goal : sum)
      lines.append(
        Line(
          name: group.name, count: group.terms.count + group.excluded.count,
          excluded: group.excluded + misfits, sum: sum,
          share: try arithmetic.result(ifAny: .divide, sum, all[Side(of: sum)]),
          goal: goal, left: left))
    }
    (self.lines, self.sums) = (lines, parts)
    ratesDay = arithmetic.quantities.ratesInUse?.day
  }
}

private struct Side: Hashable {
  let dimension: Dimension
  let isNegative: Bool
}

extension Side {
  fileprivate init(of sum: Quantity?) {
    // A sum not distinguishable from zero counts as zero.
    let sign = sum.flatMap { try? $0.number.sign(Budget()) }
    self.init(dimension: sum?.kind.dimension ?? .none, isNegative: sign == -1)
  }
}

private typealias Term = (id: EntryID, value: Quantity)

private struct TagCollection {
  struct Group {
    var name: String
    var goal: Real?
    var terms: [Term] = []
    var excluded: [EntryID] = []
    var last: EntryID?
  }

  private(set) var groups: [Group] = []
  private(set) var terms: [Dimension: [Term]] = [:]
  private(set) var dimensions: [Dimension] = []
  private var indices: [String: Int] = [:]

  init(_ tape: Tape) {
    for id in tape.ids {
      let tags = tape[id]?.tags ?? []
      guard !tags.isEmpty else { continue }
      // A total counts no line again.
      let origins = tape.isTotal(id) ? tape[id]?.expression.origins ?? [] : []
      let counted = Set(origins.flatMap { tape[$0]?.tags.map(\.key) ?? [] })
      let value = tape.value(of: id).flatMap { $0.kind.isOutsideTotals ? nil : $0 }
      let term: Term? = value.map { (id, $0) }
      if let dimension = term?.value.kind.dimension, let term, counted.isEmpty {
        if terms[dimension] == nil { dimensions.append(dimension) }
        terms[dimension, default: []].append(term)
      }
      for tag in tags where !counted.contains(tag.key) { add(tag, of: id, term) }
    }
  }

  private mutating func add(_ tag: Tag, of id: EntryID, _ term: Term?) {
    let index = indices[tag.key] ?? groups.count
    if index == groups.count {
      indices[tag.key] = index
      groups.append(Group(name: tag.name))
    }
    if let goal = tag.goal { groups[index].goal = goal }
    guard groups[index].last != id else { return }
    groups[index].last = id
    if let term { groups[index].terms.append(term) } else { groups[index].excluded.append(id) }
  }
}

extension Arithmetic {
  /// The sum in the unit of the first term, nil beyond the limits, and the entries that cannot be
  /// added.
  fileprivate mutating func sum(
    of terms: [Term]
  ) throws(EvaluationError) -> (sum: Quantity?, misfits: [EntryID]) {
    var (sum, misfits) = try certainSum(of: terms)
    let limits: [Term] = terms.compactMap { id, value in
      value.uncertainty.map { (id, Quantity(Real($0.number), value.unit)) }
    }
    if sum != nil, !limits.isEmpty, let limit = try certainSum(of: limits).sum {
      let ratio = try result(ifAny: .add, Quantity(0, sum?.unit), limit)?.number.rational
      sum?.uncertainty = ratio.map { .standard($0) }
    }
    return (sum, misfits)
  }

  /// Sums pairwise, so irrational numbers form no long chain.
  private mutating func certainSum(
    of terms: [Term]
  ) throws(EvaluationError) -> (sum: Quantity?, misfits: [EntryID]) {
    guard let first = terms.first?.value else { return (0, []) }
    var misfits: [EntryID] = []
    var numbers = [Quantity(first.number)]
    for term in terms.dropFirst() {
      if first.unit == nil, term.value.unit == nil {
        numbers.append(term.value)
      } else if let sum = try result(ifAny: .add, Quantity(0, first.unit), term.value) {
        numbers.append(Quantity(sum.number))
      } else {
        misfits.append(term.id)
      }
    }
    return (try sum(of: numbers[...]).map { Quantity($0.number, first.unit) }, misfits)
  }

  private mutating func sum(of numbers: ArraySlice<Quantity>) throws(EvaluationError) -> Quantity? {
    guard numbers.count > 1 else { return numbers.first }
    let half = numbers.startIndex + numbers.count / 2
    return try result(ifAny: .add, sum(of: numbers[..<half]), sum(of: numbers[half...]))
  }

  fileprivate mutating func result(
    ifAny binary: BinaryOperator, _ left: Quantity?, _ right: Quantity?
  ) throws(EvaluationError) -> Quantity? {
    guard let left, let right else { return nil }
    do throws(EvaluationError) { return try result(of: binary, left, right) } catch {
      guard error.kind != .cancelled else { throw error.placed(at: 0..<1) }
      return nil
    }
  }
}

extension Real {
  fileprivate var inThousandths: Int? {
    let budget = Budget()
    return (try? multiplied(by: 1000, budget).rounded(budget))?.rational?.wholeValue
  }
}

extension Tape { package var tagged: [EntryID] { ids.filter { self[$0]?.tags.isEmpty == false } } }
