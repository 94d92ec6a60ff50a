import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Quantities

@Suite struct `A definition` {
  private func tape(_ lines: String) throws(EvaluationError) -> Tape {
    try Tape(lines.split(separator: "|").map(String.init), within: .standard)
  }

  @Test func `is too deep in others to be solved, at a number of them`() {
    let chain = (1...150).map { "f\($0)(x)=\($0 == 1 ? "x" : "f\($0 - 1)(x)")+1" }
    #expect(
      TableReading.lines.outcome(of: (chain + ["solve(f80(x)=100)"]).joined(separator: "|")) == "20"
    )
    let deep = TableReading.lines.outcome(
      of: (chain + ["solve(f150(x)=100)"]).joined(separator: "|"))
    #expect(deep.contains("tooLong"), "\(deep)")
  }

  @Test func `has the same value as what it stands for`() throws {
    var random = SeededGenerator(seed: 11)
    let bodies = [
      "x", "x^2 - 3", "2x/(x^2+1)", "√(x^2+2)", "sum(k=1 to 3; k*x)", "100 + (x%)", "-x",
    ]
    for _ in 0..<60 {
      let body = bodies.randomElement(using: &random) ?? "x"
      let outer = bodies.randomElement(using: &random) ?? "x"
      let argument = "\(Int.random(in: -9...9, using: &random))/7"
      let called = try tape(
        "f(x)=\(body)|g(x)=\(outer.replacing("x", with: "f(x)"))|g(\(argument))|f(g(\(argument)))")
      let inner = body.replacing("x", with: "(\(argument))")
      let value = outer.replacing("x", with: "(\(inner))")
      #expect(called.value(of: id(3)) == (try Formula(value).evaluated().value), "\(value)")
      #expect(
        called.value(of: id(4))
          == (try Formula(body.replacing("x", with: "(\(value))")).evaluated().value))
    }
  }

  @Test func `is followed by what uses it, and leaves its value where it is removed`() throws {
    var calculator = Calculator(writer: 1)
    calculator.mergeForeignChanges(
      try tape("a=2|f(x)=x+a|g(x)=2f(x)|g(3)+f(1)|sum(k=1 to 2; f(k))").changes)
    func results() throws -> [String] {
      try calculator.tape.calculate()
      return calculator.tape.results
    }
    #expect(try results() == ["2", "f(x)", "g(x)", "13", "7"])
    let f = try #require(calculator.tape.ids.dropFirst().first)
    var entry = try #require(calculator.tape[f])
    entry.expression = try Formula("f(x)=x^2+a", in: TapeScope(tape: calculator.tape, entry: f))
      .expression
    calculator.revise(entry)
    #expect(try results() == ["2", "f(x)", "g(x)", "25", "9"])
    let a = try #require(calculator.tape.ids.first)
    calculator.revise(Entry(id: a, name: "a", expression: try Formula("5").expression))
    #expect(try results() == ["5", "f(x)", "g(x)", "34", "15"])
    entry.expression = try Formula("f(x;y)=x y").expression
    calculator.revise(entry)
    #expect(try results()[3...].allSatisfy { $0.hasPrefix("inFunction") || $0.hasPrefix("usage") })
    calculator.undo()
    calculator.remove(f)
    #expect(try results() == ["5", "g(x)", "34", "15"])
    #expect(calculator.tape.entries[1].text { _ in "a" } == "g(x) = 2 ((x)^2 + a@1.1)")
    calculator.undo()
    #expect(try results() == ["5", "f(x)", "g(x)", "34", "15"])
  }

  @Test func `stays where a call cannot be written out`() throws {
    var calculator = Calculator(writer: 1)
    calculator.mergeForeignChanges(
      try tape("f(x)=sum(k=1 to 2; k x)|sum(k=1 to 2; f(k))|f(1)|f(1;2)").changes)
    calculator.remove(try #require(calculator.tape.ids.first))
    try calculator.tape.calculate()
    #expect(calculator.tape.results == ["brokenTie 6..<7", "3", "brokenTie 0..<1"])
  }

  @Test func `is kept as it is written`() throws {
    let tape = try tape("a=2|f(x; y) = x + y a # note|f(1; 2) (3)|f(x)=1|-f(2)!")
    let lines = SavedChanges(tape.changes, on: tape).lines
    #expect(lines[1] == "+ 1.2 f(x; y) = x + y a@1.1 # note" && lines[2] == "+ 1.3 f@1.2(1; 2) (3)")
    let kept = Tape(replaying: lines.compactMap { TapeChange(text: $0) })
    #expect(try kept.calculatedAgain().results == ["2", "f(x; y)", "15", "f(x)", "-1"])
    #expect(kept.entries == tape.entries)
    // A tie to a result with a factor in parentheses has a space before these.
    #expect(
      TapeChange(text: "+ 0.9 a@0.1 (3)")?.entry?.expression.debugDescription == "{0.1} ( 3 )")
  }

  @Test func `shows without a value, from which nothing goes on`() throws {
    var story = Story("")
    let definition = try #require(try Formula("f(x) = 2x").definition)
    story.calculator.show(definition, comment: "twice")
    #expect(story.calculator.tape.entries.first?.text { _ in nil } == "f(x) = 2 x # twice")
    for key in ["+", "!", "^"] {
      story.press(key)
      #expect(story.refusal?.kind == .noValue, "\(key)")
    }
    story.press("=")
    #expect(story.refusal?.kind == .nothingToRepeat)
    let f = try #require(story.calculator.tape.last)
    try story.calculator.apply(.application(f))
    story.press("3)=")
    #expect(story.calculator.tape.results == ["f(x)", "6"])
    story.press("5×")
    try story.calculator.apply(.application(f))
    story.press("7=")
    #expect(story.calculator.tape.results.last == "70")
    try story.calculator.apply(.application(f))
    story.press("<")
    #expect(story.calculator.line?.isEmpty == true)
    story.calculator.show(definition)
    story.press("<")
    #expect(story.calculator.line?.isEmpty == true)
  }

  @Test func `that is used very often is cancelled`() throws {
    let lines =
      "f(x)=x+1|"
      + (1...24).map {
        "f(y)=f(y)".replacing("f(y)=", with: "g\($0)(y)=").replacing(
          "f(y)", with: $0 == 1 ? "f(y)+f(y)" : "g\($0 - 1)(y)+g\($0 - 1)(y)")
      }.joined(separator: "|")
    let tape = try tape(lines)
    var checks = 0
    let error = #expect(throws: EvaluationError.self) {
      let recalculation = tape.recalculation(of: tape.ids)
      let ties = try recalculation.perform(within: .standard, unless: .never) { _, _ in }
      _ = try Formula("g24(1)", in: TapeScope(tape: tape)).evaluated(
        definitions: { ties.definitions[$0] },
        unless: Cancellation {
          checks += 1; return checks > 3
        })
    }
    #expect(error?.kind == .cancelled)
  }

  @Test func `is an error inside of an equation, with its place in it`() {
    let part = "inFunction(CalculatorCore.EvaluationError.Kind.unsolvable, \"f\", at: \"x!\")"
    #expect(TableReading.lines.outcome(of: "f(x)=x!|solve(f(x) = 2)") == part + " 1..<4")
  }

  @Test func `has no value where nothing defines it`() throws {
    let call = Expression([.application(id(7)), .number(NumberLiteral(text: "2")), .close])
    let broken = EvaluationError(.brokenTie, at: 0..<3)
    #expect(throws: broken) { try call.evaluated() }
    #expect(try call.explained().outcome == .failure(broken))
    #expect(call.replacingCalls(of: id(8), by: call) == call)
    let unfinished = Expression([.application(id(7)), .number(NumberLiteral(text: "2"))])
    #expect(unfinished.replacingCalls(of: id(7), by: call) == nil)
    var tape = try tape("f(x)=x")
    let formula = try Formula("f(2)", in: TapeScope(tape: tape))
    let error = EvaluationError(.brokenTie, at: 0..<4)
    #expect(throws: error) { try formula.evaluated() }
    #expect(formula.explained().outcome == .failure(error))
    var evaluator = Evaluator(limits: .standard, cancellation: .never, rates: .none)
    #expect(throws: error) { try formula.value(by: &evaluator) { _ in nil } }
    let equation = try Formula("solve(f(x) = 2)", in: TapeScope(tape: tape))
    #expect(throws: EvaluationError(.brokenTie, at: 6..<10)) { try equation.evaluated() }
    #expect(throws: EvaluationError.self) { try Formula("f(x) = x").evaluated() }
    tape = try self.tape("a=2|g(x)=x a|f(x)=g(x)+a")
    let definition = try #require(tape.outcome(of: id(3))?.definition)
    let moved = definition.mapOrigins { EntryID(writer: 9, number: $0.number) }
    #expect(moved.origins == definition.origins.map { EntryID(writer: 9, number: $0.number) })
    #expect(moved.heading == definition.heading)
    #expect(Expression([.number(.zero), .equals, .number(.zero)]).error == .misplacedEquals)
    #expect(
      Expression([
        .function(.solve), .parameter("x"), .equals, .number(.zero), .separator, .parameter("y"),
      ]).error == .severalUnknowns("x", "y"))
    #expect(
      Expression([.function(.random), .number(.zero), .close]).error == .wrongArguments(.random))
    let converted = try Formula("5 km in m").expression.tokens
    #expect(Expression(converted + [.postfix(.percent)]).error == .misplacedConversion)
  }
}

extension Expression {
  /// The kind of the error of an expression.
  fileprivate var error: EvaluationError.Kind? {
    do throws(EvaluationError) {
      _ = try evaluated()
      return nil
    } catch {
      return error.kind
    }
  }
}
