import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `A tape after any changes` {
  /// The laws here, of undo and of stored lines hold for what the generator changes.
  @Test func `has had other values of every field of an entry`() {
    var generator = SeededGenerator(seed: 1)
    var entry = Entry(id: id(1), expression: Expression())
    entry.day = Day(daysSince1970: 20_777)
    let fields = { (entry: Entry) in Mirror(reflecting: entry).children.map { "\($0)" } }
    var same = Set(fields(entry))
    for _ in 0..<200 { same.formIntersection(fields(generator.content(of: entry, tiedTo: []))) }
    #expect(same.count == 1, "\(same): see SeededGenerator+Tape.swift")
  }

  @Test(arguments: 0..<4 * UInt64(caseFactor))
  func `has the results of one calculated from scratch`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tape = Tape()
    var number: UInt64 = 0
    for _ in 0..<120 {
      _ = tape.apply(generator.change(of: tape, newest: &number))
      if Bool.random(using: &generator) {
        try tape.calculate(in: EvaluationContext(within: Tape.limits))
      }
      guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
      try tape.calculate(in: EvaluationContext(within: Tape.limits))
      #expect(tape.results == (try tape.calculatedAgain().results))
    }
  }

  @Test(arguments: 0..<4 * UInt64(caseFactor))
  func `recalculates exactly the dependents of the changed entry`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tape = Tape()
    var number: UInt64 = 0
    for _ in 0..<120 {
      let before = tape
      let change = generator.change(of: tape, newest: &number)
      _ = tape.apply(change)
      let steps = tape.recalculation(of: tape.ids).steps
      let (old, new) = (before[change.changedID], tape[change.changedID])
      if (old?.expression, old?.rates) == (new?.expression, new?.rates) {
        #expect(steps.isEmpty, "\(change)")
      } else {
        let expected = dependents(of: change.changedID, in: tape).intersection(tape.ids)
        #expect(Set(steps.map(\.id)) == expected, "\(change)")
      }
      #expect(steps.count == Set(steps.map(\.id)).count, "\(change)")
      try tape.calculate(in: EvaluationContext(within: Tape.limits))
      #expect(tape.recalculation(of: tape.ids).steps.isEmpty)
    }
  }

  @Test(arguments: 0..<4 * UInt64(caseFactor))
  func `is restored by the reverse of the changes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tape = Tape()
    var number: UInt64 = 0
    for _ in 0..<40 {
      try tape.calculate(in: EvaluationContext(within: Tape.limits))
      let before = tape
      var changed = tape
      let changes = (0..<generator.integer(1...6)).map { _ in
        let change = generator.change(of: changed, newest: &number)
        _ = changed.apply(change)
        return change
      }
      let reverse = tape.apply(changes)
      #expect(tape == changed && reverse.count <= changes.count)
      let repeated = tape.apply(reverse)
      try tape.calculate(in: EvaluationContext(within: Tape.limits))
      #expect(tape == before && tape.hashValue == before.hashValue, "\(changes)")
      _ = tape.apply(repeated)
      #expect(tape.entries == changed.entries, "\(changes)")
      #expect(tape.ids.allSatisfy { linksFollow($0, in: tape) }, "\(changes)")
    }
  }

  /// An entry and its dependents, by a search of the whole tape.
  private func dependents(of id: EntryID, in tape: Tape) -> Set<EntryID> {
    var found: Set<EntryID> = [id]
    var count = 0
    while found.count > count {
      count = found.count
      for entry in tape.entries where !found.isDisjoint(with: entry.expression.origins) {
        found.insert(entry.id)
      }
    }
    return found
  }

  private func linksFollow(_ id: EntryID, in tape: Tape) -> Bool {
    let ids = Array(tape.ids)
    guard let index = tape.index(of: id), ids[index] == id else { return false }
    let dependents = tape.entries.filter { $0.expression.origins.contains(id) }.map(\.id)
    let named = tape.entries[..<index].last { $0.name == "a" }?.id
    return tape.id(before: id) == (index > 0 ? ids[index - 1] : nil)
      && tape.id(after: id) == (index + 1 < ids.count ? ids[index + 1] : nil)
      && tape.dependents(of: id) == Set(dependents) && tape.origin(ofName: "a", above: id) == named
  }
}
