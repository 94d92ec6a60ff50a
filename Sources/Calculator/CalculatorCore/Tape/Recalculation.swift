import Quantities

/// The calculation of entries with unknown results, as a value independent of the tape.
package struct Recalculation: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var id: EntryID
    var name: String?
    var expression: Expression
    var rates: ExchangeRates?
    var names: [EntryID: String] = [:]
    var brokenTie: Int?
  }

  var steps: [Step] = []
  var known = TieValues()

  /// Calculates the entries and reports results in tape order, none after cancellation.
  package func perform(
    in context: EvaluationContext = EvaluationContext(), _ report: (EntryID, Outcome) -> Void
  ) throws(EvaluationError) -> TieValues {
    var values = known
    for step in steps {
      // Short calculations do not poll, and many may follow.
      if context.cancellation.isRequested() { throw EvaluationError(.cancelled, at: 0..<1) }
      let outcome = try outcome(of: step, values, in: context)
      values.outcomes[step.id] = outcome
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
        return .definition(
          try Definition(
            name: name, step.expression, names: step.names, within: context.limits))
      }
      var evaluation = try evaluation(of: step, in: context.tied(to: values))
      values.noteRates(in: &evaluation)
      return .value(evaluation)
    } catch {
      guard error.kind != .cancelled else { throw error }
      return .failure(error)
    }
  }

  /// Evaluates at the entry's rates, or at current ones if they lack a currency.
  private func evaluation(
    of step: Step, in context: EvaluationContext
  ) throws(EvaluationError) -> Evaluation {
    do throws(EvaluationError) {
      var evaluation = try step.expression.evaluated(in: context.booked(at: step.rates))
      evaluation.rates = step.rates ?? evaluation.rates
      return evaluation
    } catch  where step.rates != nil && error.kind.isAboutRates {
      return try step.expression.evaluated(in: context)
    }
  }
}

package struct TieValues: Hashable, Sendable {
  fileprivate(set) var outcomes: [EntryID: Outcome] = [:]

  package subscript(id: EntryID) -> Quantity? { outcomes[id]?.value }

  /// Sets the earliest day of the exchange rates used by an evaluation and its ties.
  package func noteRates(in evaluation: inout Evaluation) {
    var pending = evaluation.expression.origins
    var (seen, days) = (Set<EntryID>(), [Day]())
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      if let day = outcomes[id]?.evaluation?.ratesDay { days.append(day) }
      pending += outcomes[id]?.definition?.origins ?? []
    }
    evaluation.ratesDay = (days + [evaluation.ratesDay].compactMap(\.self)).min()
    for index in evaluation.further.indices { noteRates(in: &evaluation.further[index]) }
  }
}

extension Tape {
  /// The calculations required for the results of some entries, in O(*k* log *k*) for *k* of them.
  package func recalculation(of ids: some Sequence<EntryID>) -> Recalculation {
    var (known, places, found) = (TieValues(), [Place](), Set<EntryID>())
    var pending = Array(ids)
    while let id = pending.popLast() {
      guard let node = nodes[id] else { continue }
      if let outcome = node.outcome {
        // Dependencies of a function are needed by its calls.
        if known.outcomes.updateValue(outcome, forKey: id) == nil {
          pending += outcome.definition?.origins ?? []
        }
        continue
      }
      guard found.insert(id).inserted else { continue }
      places.append(Place(rank: node.rank, id: id))
      pending += node.entry.expression.origins
    }
    places.sort { $0.rank < $1.rank }
    return Recalculation(steps: places.compactMap { step(for: $0.id) }, known: known)
  }

  private func step(for id: EntryID) -> Recalculation.Step? {
    self[id].map { entry in
      var step = Recalculation.Step(
        id: id, name: entry.name, expression: entry.expression, rates: entry.rates,
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
