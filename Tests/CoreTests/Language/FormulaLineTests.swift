import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `A line` {
  /// The value of a line at the end of a tape, or its error.
  private func value(_ text: String, of tape: Tape) -> String {
    outcome { () throws(EvaluationError) in
      let formula = try Formula(text, in: TapeScope(tape: tape))
      return try formula.evaluated(ties: { tape.value(of: $0) }).value.shortText
    }
  }

  @Test func `has no name of bytes that are not UTF-8`() {
    #expect(throws: EvaluationError(.invalidName(nearest: nil), at: 0..<2)) {
      try Formula([0x61, 0xFF, 0x3D, 0x31][...])
    }
    #expect((try? Formula([0x31, 0x23, 0xFF][...]))?.comment == "\u{FFFD}")
  }

  @Test(arguments: [
    ("rent × 12", "10200"), ("2rent", "1700"), ("rent2", "unknownName(rent) 0..<5"),
    ("rant + 1", "unknownName(rent) 0..<4"), ("Rent", "850"),
    ("1 + été", "5"), ("1 + étés", "unknownName(été) 4..<10"), ("2xmas", "14"),
    ("2 x rent", "1700"),
    ("\u{F8FF} + 1", "851"), ("@1.1 + 1", "851"), ("2@1.2", "8"),
    ("@1.9", "unknownCharacter 0..<1"),
    ("2 + @", "unknownCharacter 4..<5"), ("@1.1.1", "unknownCharacter 0..<1"), ("ans ans", "49"),
    ("\u{F8FE}", "unknownCharacter 0..<3"),
  ])
  func `refers to entries by names, atoms and identities`(text: String, expected: String) throws {
    #expect(value(text, of: try Tape("rent = 850", "été = 4", "xmas = 7")) == expected)
  }

  @Test(arguments: [
    ("2m", "140"), ("2 m", "140"), ("e", "5"), ("2e", "10"), ("2e3", "2000"), ("pi + 1", "4"),
    ("π", "2"), ("sin 5", "missingOperator 4..<5"), ("sin(0)", "0"), ("sin (0) + sin", "7"),
    ("x", "4"), ("2x", "8"), ("2 x x", "32"), ("2x3", "unknownName(x) 0..<3"),
    ("2xm", "unknownName(x) 1..<3"), ("2×3", "6"), ("x2", "unknownName(x) 0..<2"),
    ("total + 1", "10"), ("5 km in m", "5000 m"), ("5 metres", "5 m"), ("kg", "1"),
    ("2 kg m", "140"), ("min(2; 3)", "2"),
  ])
  func `takes its names before constants, units and functions`(
    text: String, expected: String
  ) throws {
    let tape = try Tape(
      "m = 70", "e = 5", "pi = 3", "π = 2", "sin = 7", "x = 4", "total = 9", "kg = 1", "min = 6")
    #expect(value(text, of: tape) == expected)
  }

  @Test(arguments: [
    ("m", HiddenMeaning.unit(plural: "metres", other: "metre")),
    ("metre", .unit(plural: "metres", other: "metres")),
    ("km", .unit(plural: "kilometres", other: "kilometre")),
    ("pi", .constant(other: "π")), ("e", .constant(other: "exp(1)")),
    ("tau", .constant(other: "(2π)")), ("sum", .function(.sum)), ("total", .total), ("rent", nil),
    ("x", nil),
  ])
  func `knows what a name hides`(name: String, hidden: HiddenMeaning?) {
    #expect(HiddenMeaning(name, among: [], in: .english) == hidden)
    #expect(Constant.pi.text(besides: []) == "pi")
  }

  @Test func `refers to what stands above it`() throws {
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

  @Test(arguments: [
    ("rent", true), ("été", true), ("a1_b", true), ("", false), ("1a", false), ("_a", false),
    ("a b", false), ("sin", true), ("e", true), ("pi2", true), ("x", true), ("m", true),
    ("kg", true),
    ("π", true), ("total", true), ("in", false), ("of", false), ("AND", false), ("ans", false),
  ])
  func `can give a name that has no meaning`(name: String, isPossible: Bool) {
    #expect(Vocabulary.canName(name) == isPossible)
  }

  @Test(arguments: [
    ("1", nil), ("1 #", nil), ("1 # \t", nil), ("1 # lunch #trip", "lunch #trip"),
    ("1 #food/200 lunch #trip", "#food/200 lunch #trip"), ("1#été", "#été"), ("1 # #a", "#a"),
    ("1 ##a", "#a"), ("1 # # a", "# a"), ("1 #-a", "-a"), ("1 #\ta\r", "a"), ("1 # a # b", "a # b"),
    ("1 #(a)", "(a)"),
  ])
  func `keeps the number sign of its comment where a tag begins behind it`(
    text: String, comment: String?
  ) throws {
    #expect(try Formula(text).comment == comment)
  }

  @Test(arguments: seeds)
  func `reads a comment again as it was`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = generator.text(
        of: ["#", "#", " ", "a", "é", "-", "1", "/", "\t", "=", "٣"], atMost: 8)
      let comment = try Formula("1#" + text).comment
      #expect(try Formula("a = 1 # " + (comment ?? "")).comment == comment, "\(text)")
      let source = comment.map { Formula.source(ofComment: $0) }
      #expect(try Formula("1" + (source ?? "")).comment == comment, "\(text)")
    }
  }

  @Test(arguments: [
    ("2+3", 3), ("2+3 # lunch", 4), ("sum(#food) # all", 11), ("sum(#food)", 10), ("", 0),
  ])
  func `has its comment from the number sign that begins no argument on`(text: String, start: Int) {
    #expect(Formula.commentStart(in: Array(text.utf8)[...]) == start)
  }

  @Test(arguments: seeds)
  func `has the same parts in the middle of other text`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let line = ["", "a = ", "pi=", " b ="].randomElement(using: &generator) ?? ""
      let bytes = Array((line + generator.formula(pieces: 5)).utf8)
      #expect(error(of: ([0x31, 0x0A] + bytes)[2...]) == error(of: bytes[...]))
    }
  }

  private func error(of line: ArraySlice<UInt8>) -> EvaluationError? {
    do throws(EvaluationError) {
      _ = try Formula(line).evaluated(within: Limits(bits: 2_000))
      return nil
    } catch {
      return error
    }
  }
}
