import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The lexer` {
  /// The tokens of a text, or its error and the bytes of that.
  private func tokens(_ text: String, commaIsPoint: Bool = false) -> String {
    do throws(EvaluationError) {
      let formula = try Formula(text, in: AnswerScope(), commaIsPoint: commaIsPoint)
      return formula.expression.text { _ in 1 }
    } catch {
      return "\(error.kind.word) \(error.place)"
    }
  }

  // An equation is no list of arguments, and a random number has one more.
  @Test(arguments: Function.allCases.filter { !$0.hasUnknown && !$0.isRandom })
  func `reads each function together with its parenthesis`(function: Function) throws {
    for spaces in ["", " ", "   ", "\t", "\u{A0}", " \u{2009}\t"] {
      let arguments = repeatElement("3", count: function.arity.least).joined(separator: ";")
      let text = "-" + function.name + spaces + "(\(arguments))"
      let formula = try Formula(text)
      let written = arguments.map(String.init).joined(separator: " ")
      #expect(formula.expression.debugDescription == "~ \(function.name)( \(written) )")
      #expect(
        formula.tree.nodes.suffix(2).map(\.place) == [1..<text.utf8.count, 0..<text.utf8.count])
    }
  }

  @Test(arguments: [
    ("pi", "pi"), ("π", "pi"), ("e", "e"), ("tau", "tau"), ("ans", "{1}"), ("30°", "30 °"),
    ("30deg", "30 °"), ("30 deg", "30 °"), ("√2", "√ 2"), ("√√2", "√ √ 2"), ("2ππ", "2 pi pi"),
    ("2pi", "2 pi"), ("2√π", "2 √ pi"), ("pi e", "pi e"), ("π e", "pi e"), ("πe", "pi e"),
    ("epi", "unknownName(pi) 0..<3"), ("2pie", "unknownName(pi) 1..<4"),
    ("sincos(1)", "unknownName(sin) 0..<6"), ("pideg", "unknownName() 0..<5"),
    ("ansans", "unknownName(ans) 0..<6"), ("pi2", "unknownName(pi) 0..<3"),
    ("e2", "unknownName(e) 0..<2"), ("ans2", "unknownName(ans) 0..<4"),
    ("π2", "missingOperator 2..<3"),
  ])
  func `reads constants, signs and names, and adjacent letters as one name`(
    text: String, tokens expected: String
  ) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("log2(8)", "log2( 8 )"), ("log2 (8)", "log2( 8 )"), ("log(2)", "log( 2 )"),
    ("log2 8", "log2( 8 )"), ("log28", "unknownName(log(28)) 0..<5"),
    ("log2.5", "missingOperator 4..<6"), ("log 2(8)", "log( 2 ( 8 ) )"), ("log_2(8)", "log2( 8 )"),
    ("log3(8)", "unknownName(log) 0..<4"), ("log10(8)", "log( 8 )"), ("LOG10 8", "log( 8 )"),
    ("sin30°", "unknownName(sin(30)) 0..<5"), ("sqrt4", "unknownName(sqrt(4)) 0..<5"),
    ("atan2(1;2)", "atan2( 1 ; 2 )"), ("2atan2(1;2)", "2 atan2( 1 ; 2 )"),
    ("xlog2(8)", "unknownName(log2) 0..<5"), ("2xlog2(8)", "unknownName(log2) 0..<6"),
  ])
  func `reads words whole, with the digits behind their letters`(
    text: String, tokens expected: String
  ) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("2x3", "2 × 3"), ("2 x 3", "2 × 3"), ("80x40x2", "80 × 40 × 2"), ("pi x e", "pi × e"),
    ("2x4m", "2 × 4 m"), ("2x1.5e3km", "2 × 1.5e3 km"), ("2x3y", "unknownName() 0..<4"),
    ("2 x (3+4)", "2 × ( 3 + 4 )"), ("2 x √3", "2 × √ 3"), ("2 x ans", "2 × {1}"),
    ("2 x $3", "2 × 3 USD"), ("3 in x 4 in", "3 in × 4 in"), ("2x-3", "unknownName() 1..<2"),
    ("2xpi", "unknownName(XPF) 1..<4"), ("(2)x(3)", "unknownFunction 3..<4"),
    ("3!x2", "unknownName() 2..<4"), ("2x√3", "unknownName() 1..<2"),
    ("2xans", "unknownName(ans) 1..<5"), ("2 x -3", "unknownName() 2..<3"),
    ("pix2", "unknownName() 0..<4"), ("2xx3", "unknownName() 0..<4"),
    ("x", "unknownName() 0..<1"), ("2+x3", "unknownName() 2..<4"),
    ("X", "unknownName() 0..<1"), ("2X3", "2 × 3"), ("2 XOR 3", "2 xor 3"),
    ("2x or 3", "unknownName() 1..<2"),
  ])
  func `takes an x between numbers, or with blanks between operands, as the sign of a product`(
    text: String, tokens expected: String
  ) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("2e3", "2e3"), ("2e", "2 e"), ("2e+3", "2e+3"), ("2e+", "missingOperand 2..<3"),
    ("2e-pi", "2 e - pi"),
    ("2e+e", "2 e + e"), ("2exp(1)", "2 exp( 1 )"), ("2e3e", "2e3 e"), ("2 e e", "2 e e"),
    ("1.5E3", "1.5E3"), ("2E", "2 e"),
  ])
  func `takes an e with digits after it as an exponent, and otherwise as the constant`(
    text: String, tokens expected: String
  ) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("max(1;2)", "max( 1 ; 2 )", "max( 1 ; 2 )"),
    ("max(1,2)", "max( 1 ; 2 )", "ambiguous((1,2) 1; 2) 4..<7"),
    ("max(1 , 2)", "max( 1 ; 2 )", "max( 1 ; 2 )"),
    ("abs(1,2)", "commaInNumber(1.2) 4..<7", "abs( 1.2 )"),
    ("1,5", "commaInNumber(1.5) 0..<3", "1.5"),
    ("1.5", "1.5", "1.5"), ("max(1,5;2)", "ambiguous(1.5 1; 5) 4..<7", "max( 1.5 ; 2 )"),
    (",5", "missingOperand 0..<1", ".5"), ("pi,e", "straySeparator 2..<3", "straySeparator 2..<3"),
    (";;", "missingOperand 0..<1", "missingOperand 0..<1"),
  ])
  func `takes a comma as the decimal point if it is one, and otherwise as a separator`(
    text: String, withPoint: String, withComma: String
  ) {
    #expect(tokens(text) == withPoint)
    #expect(tokens(text, commaIsPoint: true) == withComma)
  }

  @Test(arguments: [
    ("-√2", "~ √ 2"), ("√-2", "√ ~ 2"), ("sin(-1)", "sin( ~ 1 )"), ("max(1;-2)", "max( 1 ; ~ 2 )"),
    ("pi-e", "pi - e"), ("30°-1", "30 ° - 1"), ("2-√3", "2 - √ 3"), ("max(+1)", "max( ± 1 )"),
  ])
  func `distinguishes a sign from an operator by the token before it`(
    text: String, tokens expected: String
  ) {
    #expect(tokens(text) == expected)
  }
}
