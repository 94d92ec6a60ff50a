import ExactNumbers
import Quantities
import TestSupport

@testable import CalculatorCore

extension SeededGenerator {
  mutating func expression(tiedTo origins: [EntryID]) -> Expression {
    var tokens: [Token] = []
    for count in 0..<Int.random(in: 1...3, using: &self) {
      let binary: BinaryOperator? = [.add, .subtract, .multiply, .divide]
        .randomElement(using: &self)
      if count > 0, let binary { tokens.append(.binary(binary)) }
      if Int.random(in: 0..<3, using: &self) > 0, let origin = origins.randomElement(using: &self) {
        tokens.append(.tie(origin))
      } else {
        if Int.random(in: 0..<8, using: &self) == 0 { tokens.append(.root) }
        let number = Int.random(in: 0...9, using: &self)
        tokens.append(.number(NumberLiteral(text: "\(number)")))
      }
    }
    return Expression(tokens)
  }

  mutating func content(of entry: Entry, tiedTo origins: [EntryID]) -> Entry {
    var changed = entry
    switch Int.random(in: 0..<8, using: &self) {
    case 0: changed.name = ["a", "b", nil].randomElement(using: &self) ?? nil
    case 1: changed.comment = ["c", "#d", nil].randomElement(using: &self) ?? nil
    case 2:
      // An unknown day would not be undone.
      let day = Day(daysSince1970: Int.random(in: 20_000...20_009, using: &self))
      if changed.day != nil { changed.day = day }
    case 3: changed.isTotal = Bool.random(using: &self)
    default: changed.expression = expression(tiedTo: origins)
    }
    return changed
  }

  /// A change of a tape, perhaps one that does not fit, with any ties.
  mutating func change(of tape: Tape, newest number: inout UInt64) -> TapeChange {
    let missing = EntryID(writer: 9, number: UInt64.random(in: 1...3, using: &self))
    let known = Array(tape.ids)
    let origins = known + [missing]
    let id = origins.randomElement(using: &self) ?? missing
    switch Int.random(in: 0..<10, using: &self) {
    case 0...4:
      number += 1
      let isNew = Int.random(in: 0..<8, using: &self) > 0
      var new = Entry(
        id: isNew ? EntryID(writer: 1, number: number) : id,
        name: ["a", "b", nil].randomElement(using: &self) ?? nil,
        expression: expression(tiedTo: origins))
      new.day = Day(daysSince1970: 20_777)
      return .insert(
        content(of: new, tiedTo: origins), before: Bool.random(using: &self) ? nil : id)
    case 5...7:
      let entry = tape[id] ?? Entry(id: id, expression: Expression())
      return .replace(content(of: entry, tiedTo: origins))
    default: return .remove(id)
    }
  }
}
