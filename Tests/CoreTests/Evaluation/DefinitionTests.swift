import TestSupport
import Testing

@testable import CalculatorCore
@testable import Quantities

@Suite struct `A definition` {
  private func tape(_ lines: String) throws(EvaluationError) -> Tape {
    try Tape(lines.split(separator: "|").map(String.init), within: .standard)
  }

  @Test func `is too deep to be solved beyond some nesting`() {
    let chain = (1...150).map { "f\($0)(x)=\($0 == 1 ? "x" : "f\($0 - 1)(x)")+1" }
    #expect(
      TableReading.lines.outcome(of: (chain + ["solve(f80(x)=100)"]).joined(separator: "|")) == "20"
    )
    let deep = TableReading.lines.outcome(
      of: (chain + ["solve(f150(x)=100)"]).joined(separator: "|"))
    #expect(deep.contains("tooLong"), "\(deep)")
  }

  @Test func `has the same value as its body`() throws {
    var random = SeededGenerator(seed: 11)
    let bodies = [
      "x", "x^2 - 3", "2x/(x^2+1)", "√(x^2+2)", "sum(k=1 to 3; k*x)", "100 + (x% + 0)", "-x",
    ]
    for _ in 0..<60 {
      let (body, outer) = (random.pick(bodies), random.pick(bodies))
      let argument = "\(random.integer(-9...9))/7"
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

  @Test func `is stored as written`() throws {
    let tape = try tape("a=2|f(x; y) = x + y a # note|f(1; 2) (3)|f(x)=1|-f(2)!")
    let lines = SavedChanges(tape.changes, on: tape).lines
    #expect(lines[1] == "+ 1.2 f(x; y) = x + y a@1.1 # note" && lines[2] == "+ 1.3 f@1.2(1; 2) (3)")
    let kept = Tape(replaying: lines.compactMap { TapeChange(text: $0) })
    #expect(try kept.calculatedAgain().results == ["2", "f(x; y)", "15", "f(x)", "-1"])
    #expect(kept.entries == tape.entries)
    // Between a tie and an implied factor in parentheses there is a space.
    #expect(
      TapeChange(text: "+ 0.9 a@0.1 (3)")?.entry?.expression.debugDescription == "{0.1} ( 3 )")
  }

  @Test func `that is used very often can be cancelled`() throws {
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
      let ties = try recalculation.perform(in: EvaluationContext(within: .standard)) { _, _ in }
      _ = try Formula("g24(1)", in: TapeScope(tape: tape)).evaluated(
        in: EvaluationContext(
          definitions: { ties.outcomes[$0]?.definition },
          unless: Cancellation {
            checks += 1
            return checks > 3
          }))
    }
    #expect(error?.kind == .cancelled)
  }

  @Test func `is an error inside an equation, with its place in it`() {
    let part = "inFunction(CalculatorCore.EvaluationError.Kind.unsolvable, \"f\", at: \"x!\")"
    #expect(TableReading.lines.outcome(of: "f(x)=x!|solve(f(x) = 2)") == part + " 1..<4")
  }

  @Test func `has no value unless defined`() throws {
    let call = Expression([.userCall(id(7)), .number(NumberLiteral(text: "2")), .close])
    let broken = EvaluationError(.brokenTie, at: 0..<3)
    #expect(throws: broken) { try call.evaluated() }
    #expect(try call.explained().outcome == .failure(broken))
    #expect(throws: EvaluationError(.brokenTie, at: 0..<1)) {
      try Expression([.pick(id(7), "x")]).evaluated()
    }
    #expect(call.replacingCalls(of: id(8), by: call) == call)
    let unfinished = Expression([.userCall(id(7)), .number(NumberLiteral(text: "2"))])
    #expect(unfinished.replacingCalls(of: id(7), by: call) == nil)
    var tape = try tape("f(x)=x")
    let formula = try Formula("f(2)", in: TapeScope(tape: tape))
    let error = EvaluationError(.brokenTie, at: 0..<4)
    #expect(throws: error) { try formula.evaluated() }
    #expect(formula.explained().outcome == .failure(error))
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
  fileprivate var error: EvaluationError.Kind? {
    do throws(EvaluationError) {
      _ = try evaluated()
      return nil
    } catch {
      return error.kind
    }
  }
}
