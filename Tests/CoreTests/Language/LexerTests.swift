import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `The lexer` {
  private func tokens(_ text: String, commaIsPoint: Bool = false) -> String {
    outcome { () throws(EvaluationError) in
      try Formula(text, in: AnswerScope(), commaIsPoint: commaIsPoint).expression.text { _ in 1 }
    }
  }

  // An equation is no argument list, and a random number and bits have other arguments.
  @Test(
    arguments: Function.allCases.filter {
      !$0.hasUnknown && !$0.isRandom && $0 != .float && $0 != .double
    })
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
    ("max(1;2)", "max( 1 ; 2 )", "max( 1 ; 2 )"),
    ("max(1,2)", "max( 1 ; 2 )", "ambiguous((1,2) 1; 2) 4..<7"),
    ("max(1 , 2)", "max( 1 ; 2 )", "max( 1 ; 2 )"),
    ("abs(1,2)", "commaInNumber(1.2) 4..<7", "abs( 1.2 )"),
    ("1,5", "commaInNumber(1.5) 0..<3", "1.5"),
    ("1.5", "1.5", "1.5"), ("max(1,5;2)", "ambiguous(1.5 1; 5) 4..<7", "max( 1.5 ; 2 )"),
    (",5", "commaInNumber(0.5) 0..<2", ".5"),
    ("pi,e", "straySeparator 2..<3", "straySeparator 2..<3"),
    (";;", "missingOperand 0..<1", "missingOperand 0..<1"),
  ])
  func `takes a comma as the decimal point if it is one, and otherwise as a separator`(
    text: String, withPoint: String, withComma: String
  ) {
    #expect(tokens(text) == withPoint)
    #expect(tokens(text, commaIsPoint: true) == withComma)
  }
}
