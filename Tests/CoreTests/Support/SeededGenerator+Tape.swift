import ExactNumbers
import Quantities
import TestSupport

@testable import CalculatorCore

extension SeededGenerator {
  mutating func expression(tiedTo origins: [EntryID]) -> Expression {
    var tokens: [Token] = []
    for count in 0..<integer(1...3) {
      let binary = pick([BinaryOperator.add, .subtract, .multiply, .divide])
      if count > 0 { tokens.append(.binary(binary)) }
      if Int.random(in: 0..<3, using: &self) > 0, let origin = origins.randomElement(using: &self) {
        tokens.append(.tie(origin))
      } else {
        if Int.random(in: 0..<8, using: &self) == 0 { tokens.append(.root) }
        tokens.append(.number(NumberLiteral(text: "\(integer(0...9))")))
      }
    }
    return Expression(tokens)
  }

  mutating func content(of entry: Entry, tiedTo origins: [EntryID]) -> Entry {
    var changed = entry
    switch Int.random(in: 0..<9, using: &self) {
    case 0: changed.name = pick(["a", "b", nil])
    case 1: changed.comment = pick(["c", "#d", nil])
    case 2:
      // An unknown day would not be undone.
      let day = Day(daysSince1970: integer(20_000...20_009))
      if changed.day != nil { changed.day = day }
    case 3: changed.isTotal = Bool.random(using: &self)
    case 4:
      let day = Day(daysSince1970: integer(20_000...20_009))
      let rate = Rational(numerator: integer(1...999), denominator: 100)
      let rates = ExchangeRates(day: day, rates: pick([["USD": rate], ["GBP": rate, "JPY": 1]]))
      changed.rates = pick([rates, nil])
    default: changed.expression = expression(tiedTo: origins)
    }
    return changed
  }

  /// A change of a tape, perhaps one that does not fit, with any ties.
  mutating func change(of tape: Tape, newest number: inout UInt64) -> TapeChange {
    let missing = EntryID(writer: 9, number: UInt64.random(in: 1...3, using: &self))
    let origins = Array(tape.ids) + [missing]
    let id = pick(origins)
    switch Int.random(in: 0..<10, using: &self) {
    case 0...4:
      number += 1
      let isNew = Int.random(in: 0..<8, using: &self) > 0
      var new = Entry(
        id: isNew ? EntryID(writer: 1, number: number) : id, name: pick(["a", "b", nil]),
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
