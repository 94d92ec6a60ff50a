import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The lines of a tape that is kept` {
  @Test func `dates only new entries, by the day of saving`() throws {
    let tape = try Tape("1 + 1")
    let entry = try #require(tape[id(1)])
    var older = entry
    older.day = Day(year: 2024, month: 2, day: 29)
    var saved = SavedChanges(
      [.insert(entry, before: nil), .insert(older, before: nil), .replace(entry)], on: tape)
    saved.stamp(Day(year: 2026, month: 11, day: 22))
    #expect(
      saved.lines.map { $0.matches(of: /\d+-\d+-\d+/).map { String($0.0) } }
        == [["2026-11-22"], ["2024-02-29"], []])
  }

  @Test(arguments: 0..<12)
  func `lead to the same tape`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tape = Tape()
    var number: UInt64 = 0
    var lines: [String] = []
    for _ in 0..<100 {
      let change = generator.change(of: tape, newest: &number)
      guard change.entry?.expression.tokens.isEmpty != true else { continue }
      _ = tape.apply(change)
      lines += SavedChanges([change], on: tape).lines
    }
    let changes = lines.compactMap { TapeChange(text: $0) }
    #expect(changes.count == lines.count)
    #expect(Tape(replaying: changes) == tape)
    #expect(Tape(replaying: tape.changes) == tape)
  }

  @Test func `contain any expression`() throws {
    var count = 0
    for var generator in cases(2000) {
      let text = generator.formula(pieces: 8)
      guard let expression = try? Formula(text, in: AnswerScope()).expression,
        !expression.tokens.isEmpty
      else { continue }
      count += 1
      let change = TapeChange.replace(Entry(id: id(1), expression: expression))
      #expect(TapeChange(text: change.text { _ in "name" }) == change, "\(text)")
    }
    #expect(count > 40 && TapeChange(text: "") == nil)
  }

  @Test(arguments: ["t", "h", "m", "s", "V", "C", "T", "d", "min", "day", "EUR", "e", "kg"])
  func `contain a name that is a unit, beside units`(name: String) throws {
    let tape = try Tape("\(name) = 3")
    let forms = [
      "9.81 m/s^2 * N^2", "15 EUR * N", "60 W / N", "N km", "2 A * N / s", "1/N kg", "5 (m * N)",
      "100 km / N * 2 L", "C in m + N", "2 N", "N * N", "8 mol/L / N * 5 g", "-N * 3 ft 2 in",
      "1/4 in / 2", "1/4 in / N", "(2 + 3) in * N", "5 ft 1/2 in / N",
    ]
    var count = 0
    for form in forms {
      let text = form.replacing("N", with: name)
      guard let expression = try? Formula(text, in: TapeScope(tape: tape)).expression else {
        continue
      }
      count += 1
      let change = TapeChange.replace(Entry(id: id(2), expression: expression))
      #expect(TapeChange(text: change.text { _ in name }) == change, "\(text)")
    }
    #expect(count > 4)
  }
}

@Suite struct `A line of the tape written by hand` {
  @Test(arguments: ["30 +", "a = 2 × (3 - # half", "√"])
  func `may be unfinished, and is an error of its entry`(text: String) throws {
    let entry = try #require(TapeChange(text: "+ 1.1 " + text)?.entry)
    #expect(throws: EvaluationError.self) { try entry.expression.evaluated() }
    #expect(!entry.expression.tokens.isEmpty && entry.expression.tokens.last?.endsOperand == false)
  }
}

@Suite struct `A line of the tape in brackets` {
  @Test(arguments: ["[3 + 2] * 4", "2026-11-22: [2] * 10"])
  func `is a calculation unless they contain exchange rates`(text: String) throws {
    let entry = try #require(TapeChange(text: "+ 1.1 " + text)?.entry)
    #expect(try entry.rates == nil && entry.expression.evaluated().value == 20)
    let rates = "1 EUR = 2 USD on 2026-11-20"
    let booked = try #require(TapeChange(text: "+ 1.1 [\(rates)] [3 + 2] * 4 USD")?.entry)
    #expect(booked.rates?.text == rates && booked.expression.tokens.count > 5)
  }
}

@Suite struct `The heading of a line` {
  @Test(
    arguments: [
      (" rent = 850 # home ", "rent", "home"), ("1", nil, nil), ("a=1 #food/3", "a", "#food/3"),
    ] as [(String, String?, String?)])
  func `is its name and its comment`(line: String, name: String?, comment: String?) {
    let heading = Formula.heading(of: line)
    #expect(heading.name == name && heading.comment == comment)
  }
}
