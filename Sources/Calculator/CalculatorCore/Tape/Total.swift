import Quantities

extension [EntryID] {
  /// Those that totals add up, in longer expressions, too; all of them if there are none.
  package func inTotals(values: (EntryID) -> Quantity?) -> [EntryID] {
    let summed = filter { values($0)?.kind.isOutsideTotals != true }
    return summed.isEmpty ? self : summed
  }

  /// The entries of each kind that has totals, in the order of first appearance, the unknown kind
  /// joining the first.
  fileprivate func grouped(by kind: (EntryID) -> Quantity.Kind?) -> [[EntryID]] {
    var groups: [(kind: Quantity.Kind?, entries: [EntryID])] = [(nil, [])]
    for entry in self {
      let kind = kind(entry)
      if kind?.isOutsideTotals == true { continue }
      if groups[0].kind == nil { groups[0].kind = kind }
      let index = kind.map { kind in groups.firstIndex { $0.kind == kind } } ?? 0
      if let index { groups[index].entries.append(entry) } else { groups.append((kind, [entry])) }
    }
    return groups.map(\.entries)
  }
}

extension Tape {
  package func origins(of lines: LineReference, above entry: EntryID? = nil) -> [EntryID] {
    let above = places(above: entry)
    switch lines {
    case .above(let number):
      let index = above.count - number
      return above.indices.contains(index) ? [above[index].id] : []
    case .last(let number):
      let last = above.reversed().lazy.map(\.id).filter { !isDefinition($0) }.prefix(number)
      return last.count < number ? [] : last.reversed()
    case .sinceTotal(let isWhole): return summed(above: entry, isWhole: isWhole)
    case .tagged(let name):
      return above.map(\.id).filter { id in
        !isDefinition(id) && self[id]?.tags.contains { $0.key == name.lowercased() } == true
      }
    }
  }

  /// The entries that `total` adds up: those since the last total, or directly below a total, its
  /// entries; in a longer expression as if none below that total used it.
  private func summed(above entry: EntryID?, isWhole: Bool) -> [EntryID] {
    let above = places(above: entry).reversed().lazy.map(\.id)
    func lines(_ above: some Sequence<EntryID>) -> [EntryID] {
      above.prefix { !isTotal($0) }.filter { !isDefinition($0) }.reversed()
    }
    let usesTotal = { (id: EntryID) in self[id]?.expression.sumsLines == true }
    let since = lines(above).filter { isWhole || !usesTotal($0) }
    let found = since.isEmpty ? lines(above.drop { !isTotal($0) }.drop(while: isTotal)) : since
    return (found.isEmpty ? lines(above) : found).inTotals { value(of: $0) }
  }
}

extension Expression {
  /// Whether this sums results of lines, as `total` does in a longer expression.
  package var sumsLines: Bool {
    tokens.indices.contains { index in
      guard tokens[index] == .function(.sum) else { return false }
      let arguments = tokens[(index + 1)...].prefix { $0 != .close }
      return !arguments.isEmpty
        && arguments.allSatisfy { token in
          if case .tie = token { true } else { token == .separator }
        }
    }
  }

  init(sumOf origins: [EntryID]) {
    let ties = origins.map { [Token.tie($0)] }.joined(separator: [.separator])
    self.init(origins.isEmpty ? [.number(.zero)] : [.function(.sum)] + ties + [.close])
  }
}

extension Formula {
  /// Evaluates a total: one sum for each kind, in the order of first appearance; dates, moments,
  /// percentages and prices are skipped.
  func total(in context: EvaluationContext) throws(EvaluationError) -> Evaluation {
    do throws(EvaluationError) {
      let groups = tree.expression.origins.grouped { context.ties($0)?.kind }
      if groups == [[]] { throw EvaluationError(.noLines(.sinceTotal()), at: 0..<1) }
      var sums = try groups.map { origins throws(EvaluationError) in
        try Expression(sumOf: origins).evaluated(in: context)
      }
      var first = sums.removeFirst()
      (first.isTotal, first.further) = (true, sums)
      return first
    } catch { throw EvaluationError(error.kind, at: tree.nodes[tree.root].place) }
  }
}

extension Tape {
  /// The sums of all lines but totals by kind, without moments, percentages, prices, and lines that
  /// cannot be added.
  package func sums(rates: RateSource) -> [Quantity] {
    var tape = self
    var context = EvaluationContext(rates: rates)
    try? tape.calculate(in: context)
    context.ties = { [tape] in tape.value(of: $0) }
    let lines = ids.filter { !isTotal($0) && tape.value(of: $0) != nil }
    return lines.grouped { tape.value(of: $0)?.kind }.filter { !$0.isEmpty }.compactMap {
      try? Expression(sumOf: $0).evaluated(in: context).value
    }
  }

  func changes(following changes: [TapeChange], newID: () -> EntryID) -> [TapeChange] {
    guard hasTotals else { return changes }
    var after = self
    _ = after.apply(changes)
    return changes + after.changesOfTotals(since: self, newID: newID)
  }

  /// Whether this is one of several totals below each other, such as those of two kinds.
  func isBesideTotal(_ id: EntryID) -> Bool {
    isTotal(id) && [self.id(before: id), self.id(after: id)].contains { $0.map(isTotal) == true }
  }

  var hasTotals: Bool { ids.contains(where: isTotal) }

  /// The changes by which each total sums the lines of its kind since the previous totals; an old
  /// line stays out if no total summed it before.
  func changesOfTotals(since before: Tape, newID: () -> EntryID) -> [TapeChange] {
    let summed = Set(
      before.ids.filter(before.isTotal).flatMap { before[$0]?.expression.origins ?? [] }
        + ids.filter { isTotal($0) && !before.isTotal($0) }.flatMap {
          self[$0]?.expression.origins ?? []
        })
    let isLeftOut = { (line: EntryID) in
      before.index(of: line) != nil && !summed.contains(line)
        && before.value(of: line)?.kind == value(of: line)?.kind
    }
    var changes: [TapeChange] = []
    var (lines, totals): ([EntryID], [EntryID]) = ([], [])
    for id in ids {
      if isTotal(id) {
        totals.append(id)
      } else if !isDefinition(id), !isLeftOut(id) {
        if !totals.isEmpty {
          changes += sharing(lines, among: totals, newID)
          (lines, totals) = ([], [])
        }
        lines.append(id)
      }
    }
    return changes + sharing(lines, among: totals, newID)
  }

  /// Distributes lines among totals; a line without a value stays or joins the first one.
  private func sharing(
    _ lines: [EntryID], among totals: [EntryID], _ newID: () -> EntryID
  ) -> [TapeChange] {
    let old = totals.compactMap { self[$0] }
    guard let last = old.last else { return [] }
    let shares = old.map { Set($0.expression.origins) }
    var kinds = old.map { $0.expression.origins.lazy.compactMap { value(of: $0)?.kind }.first }
    var new = old.map { _ in [EntryID]() }
    for line in lines {
      let kind = value(of: line)?.kind
      if kind?.isOutsideTotals == true { continue }
      var places = kinds.indices.filter {
        kind == nil ? $0 < old.count && shares[$0].contains(line) : kinds[$0] == kind
      }
      if places.isEmpty, kind == nil { places = [0] }
      if places.isEmpty {
        // The line goes to a total of unknown kind, a duplicate, or a new one.
        let repeated = kinds.indices.last { kinds[..<$0].contains(kinds[$0]) }
        let free = kinds.firstIndex(of: nil) ?? repeated ?? kinds.count
        if free == kinds.count {
          kinds.append(kind)
          new.append([])
        }
        if kinds[free] != nil { new[free] = [] }
        kinds[free] = kind
        places = [free]
      }
      for place in places { new[place].append(line) }
    }
    // A total without lines repeats the one above it.
    for index in old.indices.dropFirst() where new[index].isEmpty { new[index] = new[index - 1] }
    let next = id(after: last.id)
    return zip(old, new).compactMap { entry, origins in
      guard entry.expression.origins != origins else { return nil }
      var entry = entry
      entry.expression = Expression(sumOf: origins)
      return .replace(entry)
    }
      + new.dropFirst(old.count).map { origins in
        let added = Entry(
          id: newID(), expression: Expression(sumOf: origins), comment: last.comment, isTotal: true)
        return .insert(added, before: next)
      }
  }

  private func places(above entry: EntryID?) -> ArraySlice<Place> {
    places[..<(entry.flatMap { index(of: $0) } ?? count)]
  }

  func isTotal(_ id: EntryID) -> Bool { self[id]?.isTotal == true }

  private func isDefinition(_ id: EntryID) -> Bool { self[id]?.isDefinition == true }

  /// The entry that `ans` means above an entry, or at the end.
  package func answer(above entry: EntryID? = nil) -> EntryID? {
    places(above: entry).last { !isDefinition($0.id) }?.id
  }
}
