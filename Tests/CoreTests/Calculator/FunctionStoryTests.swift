import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The calculator with functions` {
  @Test(arguments: [
    ("sqrt(2)", "", "showing sqrt( 2 ) = ≈1.41421356237"),
    ("sqrt(2)", "+", "entering {≈ 1.4142135623731} +"),
    ("sqrt(2)", "×", "entering {≈ 1.4142135623731} ×"),
    ("sqrt(2)", "^2=", "showing {≈ 1.4142135623731} ^ 2 = 2"),
    ("-sqrt(2)", "^2=", "showing {≈ -1.4142135623731} ^ 2 = 2"),
    ("1-pi", "!", "entering {≈ -2.14159265358979} !"),
    ("sin(30°)", "+", "entering {1/2} +"), ("sin(-30°)", "^", "entering {-1/2} ^"),
    ("sqrt(1/9)", "×", "entering {1/3} ×"), ("pi", "7", "entering 7"), ("pi", "(", "entering ("),
    ("pi", ".", "entering 0."),
    ("pi", ")", "showing pi = ≈3.14159265359 | refused: noOpenParenthesis"),
    ("pi", "%=", "showing {≈ 3.14159265358979} % = ≈0.0314159265359"),
    ("pi", "C", "entering "), ("pi", "A", "entering "), ("pi", "<", "entering pi"),
  ])
  func `continues from an exact result`(formula: String, keys: String, state: String) throws {
    #expect(try Story(formula: formula, keys).description == state)
  }

  @Test(arguments: [
    ("2+sqrt(4)", "=", "showing {4} + sqrt( 4 ) = 6"),
    ("2sqrt(4)", "=", "showing {4} × sqrt( 4 ) = 8"),
    ("2√4", "=", "showing {4} × √ 4 = 8"), ("3pi/pi", "=", "showing {3} ÷ pi = ≈0.954929658551"),
    ("sqrt(2)", "=", "showing sqrt( 2 ) = ≈1.41421356237 | refused: nothingToRepeat"),
    ("√(1+1)", "=", "showing √ ( 1 + 1 ) = ≈1.41421356237 | refused: nothingToRepeat"),
    ("max(1+1;2)", "=", "showing max( 1 + 1 ; 2 ) = 2 | refused: nothingToRepeat"),
    ("pi", "=", "showing pi = ≈3.14159265359 | refused: nothingToRepeat"),
    ("1+max(1;2)", "==", "showing {5} + max( 1 ; 2 ) = 7"), ("2^√4", "=", "showing {4} ^ √ 4 = 16"),
    ("9-√4^2", "=", "showing {5} ^ 2 = 25"),
    ("sqrt(2)×sqrt(2)", "=", "showing {2} × sqrt( 2 ) = ≈2.82842712475"),
  ])
  func `repeats the last operation outside of functions`(
    formula: String, keys: String, state: String
  ) throws {
    #expect(try Story(formula: formula, keys).description == state)
  }

  @Test func `keeps an answer exact, however often it is used`() throws {
    let story = try Story(formula: "sqrt(2)", "×2=÷2=^2=")
    #expect(story.description == "showing {≈ 1.4142135623731} ^ 2 = 2")
    let tape = try Story(formula: "sqrt(2)", "").calculator.tape
    let formula = try Formula("ans × ans", in: TapeScope(tape: tape))
    #expect(try formula.evaluated(ties: { tape.value(of: $0) }).value == 2)
    #expect(formula.expression.origins == [tape.last, tape.last])
  }

  @Test(arguments: [
    ("max(1;2)", ["max( 1 ; 2", "max( 1 ;", "max( 1", "max(", ""]),
    ("√π", ["√", ""]), ("2 pi", ["2", ""]), ("sin(30°)", ["sin( 30 °", "sin( 30", "sin(", ""]),
  ])
  func `removes a function together with its parenthesis by C`(
    formula: String, states: [String]
  ) throws {
    for (count, state) in states.enumerated() {
      // The first Backspace reopens the expression.
      let keys = "<" + String(repeating: "C", count: count + 1)
      #expect(try Story(formula: formula, keys).description == "entering \(state)")
    }
  }

  @Test(arguments: [
    ("sin(30°)", "<<", "entering sin( 30 °"), ("sin(30°)", "<<<<", "entering sin( 3"),
    ("sin(30°)", "<<<<<", "entering sin("), ("sin(30°)", "<<<<<<", "entering "),
    ("max(1;2)", "<<<3", "entering max( 1 ; 3"), ("max(1;2)", "<<+", "entering max( 1 ; 2 +"),
    ("max(1;2)", "<<<-4=", "showing max( 1 ; ~ 4 ) = 1"),
    ("max(1;2)", "<<<+", "entering max( 1 ; | refused: missingOperand at 5..<6"),
    ("max(1;2)", "<<<)", "entering max( 1 ; | refused: missingOperand at 5..<6"),
    ("max(1;2)", "<<<-×", "entering max( 1 ; ~ | refused: missingOperand at 7..<8"),
    ("max(1;2)", "<<<=", "entering max( 1 ; | refused: missingOperand at 5..<6"),
    ("sin(1)", "<<<)", "entering sin( | refused: emptyParentheses at 3..<4"),
    ("sin(1)", "<<<-", "entering sin( ~"),
    ("sin(1)", "<<<×", "entering sin( | refused: missingOperand at 3..<4"),
    ("sin(1)", "<<<%", "entering sin( | refused: missingOperand at 3..<4"),
    ("sin(1)", "<7", "entering sin( 1 ) | refused: missingOperator at 5..<6"),
    ("sin(1)", "<<7-7)=", "showing sin( 17 - 7 ) = ≈-0.544021110889"),
    ("2√9", "<<", "entering 2 √"), ("2√9", "<<4=", "showing 2 √ 4 = 4"),
    ("2√9", "<<-", "entering 2 -"), ("2√9", "<<+", "entering 2 +"), ("√9", "<<-", "entering ~"),
    ("√9", "<<×", "entering 0 ×"), ("√9", "<<(", "entering √ ("), ("√9", "<<.", "entering √ 0."),
    ("√9", "<<=", "entering √ | refused: missingOperand at 0..<1"),
    ("√9", "<<!", "entering √ | refused: missingOperand at 0..<1"),
    ("pi", "<2", "entering pi | refused: missingOperator at 0..<2"),
    ("pi", "<(2=", "failed pi: phrase(pi * (2)) at 0..<3"),
    ("pi", "<.", "entering pi | refused: missingOperator at 0..<2"), ("pi", "<!", "entering pi !"),
    ("2+√9", "<<×", "entering 2 ×"),
    ("2(√9)", "<<<)", "entering 2 ( √ | refused: missingOperand at 3..<4"),
  ])
  func `continues to edit a formula after Backspace`(
    formula: String, keys: String, state: String
  ) throws {
    let story = try Story(formula: formula, keys)
    #expect(story.description == state)
  }

  @Test(arguments: [
    ("max(1;2)", "<<<0-1=", "showing max( 1 ; 0 - 1 ) = 1"),
    ("mod(5;3)", "<<<<=", "failed mod( 5: wrongArguments(mod) at 0..<6"),
    ("mod(5;3)", "<<<<=4", "entering 4"), ("mod(5;3)", "<<<<=<", "entering mod( 5"),
    ("mod(5;3)", "<<<0==", "failed mod( 5 ; 0 ): divisionByZero at 0..<9"),
    ("sqrt(4)", "<<<-4=", "failed sqrt( ~ 4 ): imaginaryRoot(of: 4) at 0..<8"),
    ("sqrt(4)", "<<<-4=C", "entering sqrt( ~ 4"), ("sqrt(4)", "<<<-4=+", nil),
    ("1/√4", "<<0=", "failed 1 ÷ √ 0: divisionByZero at 2..<6"),
  ])
  func `lets errors of functions be corrected`(formula: String, keys: String, state: String?) throws
  {
    let refused =
      "failed sqrt( ~ 4 ): imaginaryRoot(of: 4) at 0..<8"
      + " | refused: uncorrectedError at 0..<8"
    let story = try Story(formula: formula, keys)
    #expect(story.description == state ?? refused)
  }

  @Test(arguments: [
    ("pi", true), ("√4", true), ("sin(1)", true), ("30°", true), ("2", false), ("-2", false),
    ("2 pi", true), ("e", true),
  ])
  func `evaluates a constant, a root and a function, but not a lone number`(
    text: String, isOperation: Bool
  ) throws {
    var story = try Story(formula: text, "<")
    #expect(story.calculator.line?.hasOperation == isOperation)
    #expect((story.calculator.liveValue != nil) == isOperation)
    story.press("=")
    if case .showing = story.calculator.phase { #expect(isOperation) }
  }

  @Test(arguments: seeds)
  func `keeps any formula coherent after any presses`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let text = generator.expression(depth: 2)
      guard var story = try? Story(formula: text, "") else { continue }
      for _ in 0..<12 {
        story.press(String("07.+-×÷^%!()=<<<<CC".randomElement(using: &generator) ?? "<"))
        let expression = story.calculator.expression
        guard expression.isComplete, let error = error(of: story.calculator) else { continue }
        #expect(error.place.upperBound <= expression.closed.tokens.count, "seed \(seed): \(text)")
        #expect(!error.place.isEmpty && Self.ofArithmetic(error.kind), "\(error) in \(expression)")
      }
    }
  }

  private func error(of calculator: Calculator) -> EvaluationError? {
    do throws(EvaluationError) {
      _ = try calculator.expression.evaluated(
        ties: { calculator.tape.value(of: $0) }, within: Limits(bits: 10_000))
      return nil
    } catch {
      return error
    }
  }

  /// Whether an error is one that a coherent expression can have.
  private static func ofArithmetic(_ kind: EvaluationError.Kind) -> Bool {
    switch kind {
    case .divisionByZero, .tooLarge, .tooSmall, .factorialOfFraction, .rootOfNegative,
      .outsideDomain, .imaginaryRoot,
      .unknownSign, .unknownDivisor, .unknownFloor, .undecided, .wrongArguments, .unwantedUnit:
      true
    default: false
    }
  }
}
