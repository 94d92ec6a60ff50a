import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `What a text leaves out` {
  /// The tokens of a text, or its error and the bytes of that.
  private func tokens(_ text: String) -> String {
    do throws(EvaluationError) {
      return try Formula(text, in: AnswerScope()).expression.text { _ in 1 }
    } catch {
      return "\(error.kind.word) \(error.place)"
    }
  }

  @Test(arguments: [
    ("sqrt 4", "sqrt( 4 )"), ("-cos pi", "~ cos( pi )"), ("2 sin 30°", "2 sin( 30 ° )"),
    ("4^sin 30°", "4 ^ sin( 30 ° )"), ("asin sin .5", "asin( sin( .5 ) )"),
    ("cos 5!", "cos( 5 ! )"), ("sqrt 100 * 7", "sqrt( 100 ) × 7"),
    ("sin(30°)^4", "sin( 30 ° ) ^ 4"), ("sin 2^3", "sin( 2 ^ 3 )"), ("sin 2pi", "sin( 2 pi )"),
    ("sin 2 pi", "ambiguous(sin(2 pi) sin(2) pi) 0..<8"), ("sin 2^3 ^ 2", "sin( 2 ^ 3 ) ^ 2"),
    ("sin²(1)", "sin( 1 ) ^ 2"), ("sin^2 1 + 1", "sin( 1 ) ^ 2 + 1"),
    ("2 sin² 1^2", "2 sin( 1 ^ 2 ) ^ 2"),
    ("sin 30 deg", "sin( 30 ° )"), ("sqrt 9 m^2", "sqrt( 9 m^2 )"),
    ("sin 1 cos 1", "sin( 1 ) cos( 1 )"),
    ("sin 2sin 3", "sin( 2 sin( 3 ) )"), ("ln 2(3)", "ln( 2 ( 3 ) )"),
    ("sqrt sqrt 16+1", "sqrt( sqrt( 16 ) ) + 1"), ("abs -5", "abs( ~ 5 )"),
    ("abs - -5-1", "abs( ~ ~ 5 ) - 1"), ("sqrt ans", "sqrt( {1} )"),
    ("max(sin 1;cos 2)", "max( sin( 1 ) ; cos( 2 ) )"), ("(sin 1)", "( sin( 1 ) )"),
    ("sin 1)", "noOpenParenthesis 5..<6"), ("sqrt √16^2+1", "sqrt( √ 16 ^ 2 ) + 1"),
    ("√sin 2^3", "√ sin( 2 ^ 3 )"), ("√2 sin 1", "√ 2 sin( 1 )"), ("2^sin 1^2", "2 ^ sin( 1 ^ 2 )"),
    ("sqrt -(4)+1", "sqrt( ~ ( 4 ) ) + 1"), ("sqrt -(2+", "missingOperand 8..<9"),
    ("sqrt -(2+3", "sqrt( ~ ( 2 + 3 ) )"), ("1+(sin -(√2", "1 + ( sin( ~ ( √ 2 ) ) )"),
    ("sin 1 mod 2", "sin( 1 ) mod 2"), ("sqrt(4)", "sqrt( 4 )"),
    ("sin", "wrongArguments(sin) 0..<3"),
    ("2+sqrt * 4", "wrongArguments(sqrt) 2..<6"), ("sqrt - * 4", "wrongArguments(sqrt) 0..<4"),
    ("sqrt !", "wrongArguments(sqrt) 0..<4"), ("(sqrt)", "wrongArguments(sqrt) 1..<5"),
    ("max(sin;2)", "wrongArguments(sin) 4..<7"), ("mod 3", "wrongArguments(mod) 0..<3"),
    ("sqrt 4 3", "missingOperator 7..<8"), ("sin sin 2 3", "missingOperator 10..<11"),
    ("∛-8 9", "missingOperator 6..<7"), ("sin 2% 3", "numberAfterPercent(5 3) 5..<6"),
    ("sin 2! 3", "missingOperator 7..<8"), ("sin √ 2", "sin( √ 2 )"),
    ("sin (√)", "missingOperand 5..<8"),
    ("sin -√", "missingOperand 5..<8"),
  ])
  func `is the parentheses of a function with one operand`(text: String, tokens expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("∛8", "cbrt( 8 )"), ("∛8^2*3", "cbrt( 8 ^ 2 ) × 3"), ("∜16+1", "root( 16 ; 4 ) + 1"),
    ("∛-8", "cbrt( ~ 8 )"), ("∛∜2", "cbrt( root( 2 ; 4 ) )"), ("√∛2^3", "√ cbrt( 2 ^ 3 )"),
    ("sin ∛2^2", "sin( cbrt( 2 ^ 2 ) )"), ("2∛8", "2 cbrt( 8 )"), ("∛", "missingOperand 0..<3"),
    ("∛*2", "missingOperand 0..<3"), ("∛2^", "missingOperand 4..<5"),
    ("∛2^*3", "missingLeftOperand 5..<6"),
  ])
  func `is the function of a cube root and a fourth root`(text: String, tokens expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("2²", "2 ^ 2"), ("10⁻³", "10 ^ ~ 3"), ("10⁺³", "10 ^ ± 3"), ("2¹⁰", "2 ^ 10"),
    ("(1+2)²", "( 1 + 2 ) ^ 2"), ("5!²", "5 ! ^ 2"), ("-2²", "~ 2 ^ 2"), ("√2²", "√ 2 ^ 2"),
    ("2^3²", "2 ^ 3 ^ 2"), ("2²^3", "( 2 ^ 2 ) ^ 3"), ("2²!", "( 2 ^ 2 ) !"),
    ("3+2²!", "3 + ( 2 ^ 2 ) !"), ("2² ³", "( 2 ^ 2 ) ^ 3"), ("2² ³!", "( ( 2 ^ 2 ) ^ 3 ) !"),
    ("(1+2)²%", "( ( 1 + 2 ) ^ 2 ) %"), ("sin(1)²!", "( sin( 1 ) ^ 2 ) !"),
    ("cos 5²", "cos( 5 ^ 2 )"), ("cos 5²!", "cos( ( 5 ^ 2 ) ! )"),
    ("cos 5²^3", "cos( ( 5 ^ 2 ) ^ 3 )"),
    ("∛2²*2", "cbrt( 2 ^ 2 ) × 2"), ("∛2²!", "cbrt( ( 2 ^ 2 ) ! )"),
    ("2² 3", "missingOperator 4..<5"),
    ("3! !", "( 3 ! ) !"), ("2**3!!", "2 ^ 3 !!"),
    ("2²(3)", "2 ^ 2 ( 3 )"), ("²", "missingLeftOperand 0..<2"), ("5⁻", "unknownCharacter 1..<4"),
    ("5⁻⁻²", "unknownCharacter 1..<4"), ("2²⁻¹", "( 2 ^ 2 ) ^ ~ 1"),
    ("2⁰¹²³⁴⁵⁶⁷⁸⁹", "2 ^ 0123456789"),
  ])
  func `is the parentheses of a power in superscript`(text: String, tokens expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("15 mod 4", "15 mod 4"), ("15 mod (3+4)", "15 mod ( 3 + 4 )"),
    ("2 mod(7;3)", "2 mod( 7 ; 3 )"),
    ("2mod(sin 7;3)!", "2 mod( sin( 7 ) ; 3 ) !"), ("mod(7;3)", "mod( 7 ; 3 )"),
    ("1 mod (2 mod (7;3))", "1 mod ( 2 mod( 7 ; 3 ) )"),
    ("2 mod((7);3)²!", "2 ( mod( ( 7 ) ; 3 ) ^ 2 ) !"),
    ("(2)MOD 3", "( 2 ) mod 3"), ("2 mod ((7;3))", "straySeparator 9..<10"),
  ])
  func `decides whether a remainder is an operator or a function`(
    text: String, tokens expected: String
  ) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: Function.allCases.filter { !$0.isRandom })
  func `may be the parentheses of every function that takes one argument`(function: Function) {
    let end = function.name.utf8.count + 1
    for rest in [" 3", "\t3", "\u{A0}3"] {
      let operators: [Function: String] = [.mod: "mod", .ncr: "nCr", .npr: "nPr"]
      let understood =
        if let name = operators[function] {
          "2 \(name) 3"
        } else if [.min, .week, .sec].contains(function) {
          "ambiguous(2 \(function) * 3 2 * \(function)(3)) 0..<\(end + rest.utf8.count)"
        } else if function.takes(1) {
          "2 \(function)( 3 )"
        } else {
          "wrongArguments(\(function)) 1..<\(end)"
        }
      #expect(tokens("2" + function.name + rest) == understood)
    }
  }

  @Test(arguments: seeds)
  func `is written by the text of the tokens`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let text = generator.formula(pieces: 10)
      guard let formula = try? Formula(text, in: AnswerScope()) else { continue }
      let source = formula.expression.source { _ in "ans" }
      let again = try Formula(source, in: AnswerScope())
      #expect(again.expression == formula.expression, "\(text) → \(source)")
    }
  }

  @Test func `is found in time that grows with the length of the text`() throws {
    let count = 5_000 * caseFactor
    for (piece, tail) in [
      ("sin ", "1"), ("∛", "2"), ("2²!+", "1"), ("1 mod (", "1;2"), ("√sin -(", "1"),
    ] {
      let text = String(repeating: piece, count: count) + tail
      #expect(try Formula(text).expression.tokens.count > count, "\(piece)")
    }
  }
}
