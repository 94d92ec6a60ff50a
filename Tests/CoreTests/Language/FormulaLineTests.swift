import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `A line` {
  private func value(_ text: String, of tape: Tape) -> String {
    outcome { () throws(EvaluationError) in
      let formula = try Formula(text, in: TapeScope(tape: tape))
      return try formula.evaluated(in: EvaluationContext(ties: { tape.value(of: $0) })).value
        .shortText
    }
  }

  @Test func `refers to entries by characters, and has tabs around its comment`() throws {
    let tape = try Tape("rent = 850")
    #expect(value("\u{F8FF} + 1", of: tape) == "851")
    #expect(value("\u{F8FE}", of: tape) == "unknownCharacter 0..<3")
    #expect(try Formula("1 # \t").comment == nil && Formula("1 #\ta\r").comment == "a")
    #expect(Constant.pi.text(besides: []) == "pi")
  }

  @Test func `has no name from bytes that are not UTF-8`() {
    #expect(throws: EvaluationError(.invalidName(nearest: nil), at: 0..<2)) {
      try Formula([0x61, 0xFF, 0x3D, 0x31][...])
    }
    #expect((try? Formula([0x31, 0x23, 0xFF][...]))?.comment == "\u{FFFD}")
  }

  @Test func `refers to lines above it`() throws {
    let tape = try Tape("a = 1", "a = 2", "3")
    let scope = TapeScope(tape: tape, entry: id(2))
    #expect(try Formula("a + ans", in: scope).expression.origins == [id(1), id(1)])
    #expect(throws: EvaluationError(.unknownCharacter, at: 0..<1)) {
      try Formula("@1.2", in: scope)
    }
    #expect(throws: EvaluationError(.noAnswer, at: 0..<3)) {
      try Formula("ans", in: TapeScope(tape: tape, entry: id(1)))
    }
  }

  @Test func `reads back its comment`() throws {
    for var generator in cases(600) {
      let text = generator.text(
        of: ["#", "#", " ", "a", "é", "-", "1", "/", "\t", "=", "٣"], atMost: 8)
      let comment = try Formula("1 #" + text).comment
      #expect(try Formula("a = 1 # " + (comment ?? "")).comment == comment, "\(text)")
      let source = comment.map { Formula.source(ofComment: $0) }
      #expect(try Formula("1 " + (source ?? "")).comment == comment, "\(text)")
    }
  }

  @Test(arguments: [
    ("2+3", 3), ("2+3 # lunch", 4), ("sum(#food) # all", 11), ("sum(#food)", 10), ("", 0),
  ])
  func `has its comment from the first number sign outside arguments`(text: String, start: Int) {
    #expect(Formula.commentStart(in: Array(text.utf8)[...]) == start)
  }

  @Test func `has the same parts within other text`() {
    for var generator in cases(400) {
      let line = generator.pick(["", "a = ", "pi=", " b ="])
      let bytes = Array((line + generator.formula(pieces: 5)).utf8)
      #expect(error(of: ([0x31, 0x0A] + bytes)[2...]) == error(of: bytes[...]))
    }
  }

  private func error(of line: ArraySlice<UInt8>) -> EvaluationError? {
    do throws(EvaluationError) {
      _ = try Formula(line).evaluated(in: EvaluationContext(within: Limits(bits: 2_000)))
      return nil
    } catch {
      return error
    }
  }
}
