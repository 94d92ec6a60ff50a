import Quantities

/// The calculation of entries with unknown results, as a value independent of the tape.
package struct Recalculation: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var id: EntryID
    var name: String?
    var expression: Expression
    var names: [EntryID: String] = [:]
    var brokenTie: Int?
  }

  struct Known: Hashable, Sendable {
    var id: EntryID
    var value: Quantity?
    var definition: Definition?
    var ratesDay: Day?
  }

  var steps: [Step] = []
  var known: [Known] = []

  /// Calculates the entries.
  ///
  /// - Parameters:
  ///   - context: its ties are ignored; after cancellation nothing is reported.
  ///   - report: receives the results in the order of the tape as they become known.
  package func perform(
    in context: EvaluationContext = EvaluationContext(), _ report: (EntryID, Outcome) -> Void
  ) throws(EvaluationError) -> TieValues {
    var values = TieValues(known)
    for step in steps {
      // Short calculations do not poll, and there may be many.
      if context.cancellation.isRequested() { throw EvaluationError(.cancelled, at: 0..<1) }
      let outcome = try outcome(of: step, values, in: context)
      values[step.id] = outcome.value
      values.definitions[step.id] = outcome.definition
      values.ratesDays[step.id] = outcome.evaluation?.ratesDay
      report(step.id, outcome)
    }
    return values
  }

  private func outcome(
    of step: Step, _ values: TieValues, in context: EvaluationContext
  ) throws(EvaluationError) -> Outcome {
    if let token = step.brokenTie {
      return .failure(EvaluationError(.brokenTie, at: token..<token + 1))
    }
    do throws(EvaluationError) {
      if let name = step.name, !step.expression.parameters.isEmpty {
        let tree = try step.expression.tree(within: context.limits)
        return .definition(Definition(name: name, tree, names: step.names))
      }
      var evaluation = try step.expression.evaluated(in: context.tied(to: values))
      values.noteRates(in: &evaluation)
      return .value(evaluation)
    } catch {
      guard error.kind != .cancelled else { throw error }
      return .failure(error)
    }
  }
}

package struct TieValues {
  private var values: [EntryID: Quantity] = [:]
  package fileprivate(set) var definitions: [EntryID: Definition] = [:]
  fileprivate var ratesDays: [EntryID: Day] = [:]

  init(_ known: [Recalculation.Known] = []) {
    for known in known {
      values[known.id] = known.value
      definitions[known.id] = known.definition
      ratesDays[known.id] = known.ratesDay
    }
  }

  /// Sets the earliest day of the exchange rates used by an evaluation and its ties.
  package func noteRates(in evaluation: inout Evaluation) {
    guard !ratesDays.isEmpty else { return }
    var pending = evaluation.expression.origins
    var (seen, days) = (Set<EntryID>(), [Day]())
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      if let day = ratesDays[id] { days.append(day) }
      pending += definitions[id]?.origins ?? []
    }
    evaluation.ratesDay = (days + [evaluation.ratesDay].compactMap(\.self)).min()
    for index in evaluation.further.indices { noteRates(in: &evaluation.further[index]) }
  }

  package internal(set) subscript(id: EntryID) -> Quantity? {
    get { values[id] }
    set { values[id] = newValue }
  }
}

extension Tape {
  /// The calculations required for the results of some entries, in O(*k* log *k*) for *k* of them.
  package func recalculation(of ids: some Sequence<EntryID>) -> Recalculation {
    var known: Set<EntryID> = []
    var places: [Place] = []
    var found: Set<EntryID> = []
    var pending = Array(ids)
    while let id = pending.popLast() {
      guard let node = nodes[id] else { continue }
      guard node.outcome == nil else {
        // Dependencies of a function are needed where it is called.
        if known.insert(id).inserted, let definition = node.outcome?.definition {
          pending += definition.origins
        }
        continue
      }
      guard found.insert(id).inserted else { continue }
      places.append(Place(rank: node.rank, id: id))
      pending += node.entry.expression.origins
    }
    places.sort { $0.rank < $1.rank }
    return Recalculation(
      steps: places.compactMap { step(for: $0.id) },
      known: known.map { id in
        let outcome = outcome(of: id)
        return Recalculation.Known(
          id: id, value: outcome?.value, definition: outcome?.definition,
          ratesDay: outcome?.evaluation?.ratesDay)
      }.sorted {
        $0.id < $1.id
      })
  }

  private func step(for id: EntryID) -> Recalculation.Step? {
    self[id].map { entry in
      var step = Recalculation.Step(
        id: id, name: entry.name, expression: entry.expression,
        brokenTie: entry.expression.tokens.firstIndex { token in
          token.origin.map { !isAbove($0, id) } ?? false
        })
      if entry.isDefinition {
        for origin in entry.expression.origins { step.names[origin] = self[origin]?.name }
      }
      return step
    }
  }

  /// Calculates unknown results of some entries, or of all; the only error is `cancelled`.
  package mutating func calculate(
    _ wanted: [EntryID]? = nil, in context: EvaluationContext = EvaluationContext()
  ) throws(EvaluationError) {
    var outcomes: [(EntryID, Outcome)] = []
    defer { for (id, outcome) in outcomes { record(outcome, for: id) } }
    _ = try recalculation(of: wanted ?? Array(ids)).perform(in: context) {
      outcomes.append(($0, $1))
    }
  }
}
