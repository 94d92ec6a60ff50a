import ExactNumbers

@testable import CalculatorCore

/// The identity of an entry of the first writer.
func id(_ number: UInt64) -> EntryID { EntryID(writer: 1, number: number) }

extension Tape {
  /// The limits that tests calculate within.
  static let limits = Limits(bits: 2_000)

  /// Creates a tape of lines, which the first writer numbered from 1, and calculates it.
  init(_ lines: String...) throws(EvaluationError) { try self.init(lines) }

  init(_ lines: [String], within limits: Limits = Self.limits) throws(EvaluationError) {
    self.init()
    for (index, line) in lines.enumerated() {
      let formula = try Formula(line, in: TapeScope(tape: self))
      insert(
        Entry(
          id: CoreTests.id(UInt64(index + 1)), name: formula.name, expression: formula.expression,
          comment: formula.comment, isTotal: formula.isTotal), before: nil)
    }
    try calculate(in: EvaluationContext(within: limits))
  }

  /// The entries, from the top.
  var entries: [Entry] { ids.compactMap { self[$0] } }

  /// The results, from the top.
  var results: [String] { ids.map { outcome(of: $0).text } }

  /// A tape with the same entries, calculated from nothing.
  func calculatedAgain() throws(EvaluationError) -> Tape {
    var tape = Tape()
    for entry in entries { tape.insert(entry, before: nil) }
    try tape.calculate(in: EvaluationContext(within: Self.limits))
    return tape
  }

  /// Calculates what is not known, and returns the number of steps.
  mutating func steps() throws(EvaluationError) -> Int {
    let count = recalculation(of: ids).steps.count
    try calculate(in: EvaluationContext(within: Self.limits))
    return count
  }
}

extension TapeChange {
  /// The entry that is new, replaced or removed.
  var changedID: EntryID {
    if case .remove(let id) = self { id } else { entry?.id ?? EntryID(writer: 0, number: 0) }
  }
}
