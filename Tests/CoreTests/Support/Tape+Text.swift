@testable import CalculatorCore

func id(_ number: UInt64) -> EntryID { EntryID(writer: 1, number: number) }

extension Tape {
  static let limits = Limits(bits: 2_000)

  /// Creates a calculated tape of lines, numbered from 1 by the first writer.
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

  var entries: [Entry] { ids.compactMap { self[$0] } }

  var results: [String] { ids.map { outcome(of: $0).text } }

  func calculatedAgain() throws(EvaluationError) -> Tape {
    var tape = Tape()
    for entry in entries { tape.insert(entry, before: nil) }
    try tape.calculate(in: EvaluationContext(within: Self.limits))
    return tape
  }

  /// Calculates unknown results, and returns the number of steps.
  mutating func steps() throws(EvaluationError) -> Int {
    let count = recalculation(of: ids).steps.count
    try calculate(in: EvaluationContext(within: Self.limits))
    return count
  }
}

extension TapeChange {
  var changedID: EntryID {
    if case .remove(let id) = self { id } else { entry?.id ?? EntryID(writer: 0, number: 0) }
  }
}
