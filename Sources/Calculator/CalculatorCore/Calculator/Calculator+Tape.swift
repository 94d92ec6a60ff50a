import Quantities

extension Calculator {
  /// Appends a result to the tape and shows it; a total of several kinds becomes several entries.
  package mutating func show(
    _ evaluation: Evaluation, name: String? = nil, comment: String? = nil
  ) {
    let sums = [evaluation] + evaluation.further
    let entries = sums.enumerated().map { index, sum in
      Entry(
        id: newID(), name: index == 0 ? name : nil, expression: sum.expression.closed,
        comment: comment, rates: sum.rates, isTotal: evaluation.isTotal)
    }
    change(to: .showing(entries[entries.count - 1].id), entries.map { .insert($0, before: nil) })
    for (entry, sum) in zip(entries, sums) { record(.value(sum), for: entry.id) }
  }

  package mutating func show(_ definition: Definition, comment: String? = nil) {
    let entry = Entry(
      id: newID(), name: definition.name, expression: definition.expression.closed,
      comment: comment)
    change(to: .showing(entry.id), [.insert(entry, before: nil)])
    record(.definition(definition), for: entry.id)
  }

  /// The value of this calculator's last entry.
  package func lastResult(rates: RateSource = .none) -> Quantity? {
    tape.ids.last { $0.writer == writer }.flatMap { calculatedValue(of: $0, rates) }
  }

  private func calculatedValue(of id: EntryID, _ rates: RateSource = .none) -> Quantity? {
    var tape = tape
    try? tape.calculate([id], in: EvaluationContext(rates: rates, within: limits))
    return tape.value(of: id)
  }

  /// The tape with other entries and their results, if quickly calculated.
  private func trial(_ changed: [Entry]) -> Tape {
    var tape = tape
    _ = tape.apply(changed.map { .replace($0) })
    let cancellation = Cancellation.after(polls: 100 + 2 * changed.count)
    try? tape.calculate(
      changed.map(\.id), in: EvaluationContext(within: limits, unless: cancellation))
    return tape
  }

  /// Shows the error of a line; the same error again is no step.
  package mutating func fail(_ text: LineText, _ error: EvaluationError) {
    let failed = Phase.failed(TypedLine(text, editing), error)
    if phase != failed { change(to: failed) }
  }

  package mutating func record(_ outcome: Outcome, for id: EntryID) {
    var outcome = outcome
    if case .value(var evaluation) = outcome, let entry = tape[id] {
      evaluation.expression = entry.expression
      outcome = .value(evaluation)
      keep(evaluation.rates, with: entry)
    }
    tape.record(outcome, for: id)
    followValue(of: id)
  }

  package mutating func stamp(_ ids: some Sequence<EntryID>, _ day: Day?) {
    for id in ids {
      guard var entry = tape[id] else { continue }
      entry.day = entry.day ?? day
      _ = tape.apply([.replace(entry)])
    }
  }

  /// Replaces an entry, and records its result if already known.
  package mutating func revise(_ entry: Entry, _ outcome: Outcome? = nil) {
    var entry = entry
    entry.expression = entry.expression.closed
    if tape[entry.id]?.expression != entry.expression { entry.rates = outcome?.evaluation?.rates }
    guard tape[entry.id] != entry else { return }
    change(to: phase, following: [.replace(entry)])
    if let outcome, tape[entry.id] == entry { record(outcome, for: entry.id) }
  }

  /// Removes an entry; its dependents keep the value, except totals.
  package mutating func remove(_ id: EntryID) {
    guard let entry = tape[id] else { return }
    // A tape that was just read is not yet calculated.
    let value = tape.value(of: id) ?? calculatedValue(of: id)
    let operand = entry.operand(value)
    func replacing(in dependent: Entry, by operand: [Token]) -> Entry {
      let old = dependent.expression
      var changed = dependent
      changed.expression =
        entry.isDefinition
        ? old.replacingCalls(of: id, by: entry.expression) ?? old
        : old.replacingTies(to: id) { name in
          name.map { value?.unit?.result?.system?[$0]?.shortOperand } ?? operand
        } solution: { number in
          value?.unit?.result?.solutions?[number]?.shortOperand
        }
      return changed
    }
    let old = tape.dependents(of: id).sorted().compactMap { tape[$0] }.filter { !$0.isTotal }
    let (known, new) = (trial(old), trial(old.map { replacing(in: $0, by: operand) }))
    let dependents = old.map { entry in
      var changed = new[entry.id] ?? entry
      let value = known.value(of: entry.id)?.withoutSources
      // A call stays if the definition binds a name of its argument.
      let isCall = changed.expression.tokens.contains(.userCall(id))
      if let value, let outcome = new.outcome(of: entry.id),
        isCall || outcome.value?.withoutSources != value
      {
        // Without parentheses it reads otherwise: `n/4 km`, `100 + rate/2`.
        changed = replacing(in: entry, by: [.open] + operand + [.close])
        if isCall || trial([changed]).value(of: entry.id)?.withoutSources != value,
          let literal = value.shortOperand
        {
          changed.expression = Expression(literal)
        }
      }
      return TapeChange.replace(changed)
    }
    let phase = phase.leaving(where: { $0 == id }) {
      entry.isDefinition ? $0 : $0.replacingTies(to: id, by: operand)
    }
    let changes = dependents + [.remove(id)]
    // The totals beside it keep their kinds.
    if tape.isBesideTotal(id) {
      change(to: phase, changes)
    } else {
      change(to: phase, following: changes)
    }
  }

  package mutating func clearTape(of ids: [EntryID]) {
    change(to: .entering(TypedLine()), ids.reversed().map { .remove($0) })
  }

  /// Applies changes that cannot be undone here to the tape, or to a stored one that replaces it.
  package mutating func mergeForeignChanges(_ others: [TapeChange], on kept: Tape? = nil) {
    tapeVersion += 1
    followsValues = false
    if let kept { tape = kept }
    _ = tape.apply(others)
    keepShowing()
  }

  /// Starts a new history with another tape.
  package mutating func begin(with kept: Tape) {
    mergeForeignChanges([], on: kept)
    snapshot.phase = .entering(TypedLine())
    history = History(snapshot)
  }

  /// Leaves removed entries; the correction of one becomes a new calculation.
  mutating func keepShowing() { snapshot.phase = phase.leaving { tape[$0] == nil } }
}

extension Calculator.Phase {
  /// The phase without removed entries; where lines are replaced, their errors are gone, too.
  fileprivate func leaving(
    where isRemoved: (EntryID) -> Bool, replacing replaced: ((LineText) -> LineText)? = nil
  ) -> Self {
    switch self {
    case .showing(let id): return isRemoved(id) ? .entering(TypedLine()) : self
    case .entering(var line), .failed(var line, _):
      line.text = replaced?(line.text) ?? line.text
      if let behind = line.editing?.behind {
        line.editing?.behind = behind.leaving(where: isRemoved, replacing: replaced)
      }
      guard let editing = line.editing, editing.purpose.entry.map(isRemoved) == true else {
        if replaced == nil, case .failed(_, let error) = self { return .failed(line, error) }
        return .entering(line)
      }
      guard case .revision = editing.purpose else { return editing.behind }
      line.editing?.purpose = .calculation
      return .entering(line)
    }
  }
}

extension Quantity {
  /// The value with its uncertainty, wherever that comes from.
  fileprivate var withoutSources: Quantity {
    var value = self
    value.uncertainty = uncertainty.map { .standard($0.number) }
    return value
  }
}
