import ExactNumbers
import Testing

@testable import CalculatorCore

@Suite struct `The calculator that shows a result` {
  @Test(arguments: [("2+3=7", "entering 7"), ("2+3=.", "entering 0."), ("2+3=0", "entering 0")])
  func `starts a new expression with a digit or a point`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("2+3=+", "entering {5} +"), ("2+3=-", "entering {5} -"), ("2-3=×", "entering {-1} ×"),
    ("1÷8=+", "entering {1/8} +"), ("1÷3=×", "entering {1/3} ×"),
    ("1÷3=×3=", "showing {1/3} × 3 = 1"), ("-1÷3=+", "entering {-1/3} +"),
    ("2-2=÷", "entering {0} ÷"),
  ])
  func `continues from the exact result after an operator`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test func `continues from all digits of a long result`() {
    let nines = String(repeating: "9", count: 30)
    #expect(Story("\(nines)×\(nines)=+").description.hasPrefix("entering {99"))
    #expect(Story("\(nines)×\(nines)=÷\(nines)=").description.hasSuffix(" = \(nines)"))
    #expect(Story("\(nines)×10=+").description == "entering {\(nines)0} +")
  }

  @Test(arguments: [
    ("2+3==", "showing {5} + 3 = 8"), ("2+3===", "showing {8} + 3 = 11"),
    ("2+3×4==", "showing {14} × 4 = 56"), ("8×-2==", "showing {-16} × ~ 2 = 32"),
    ("1÷3==", "showing {1/3} ÷ 3 = 1/9"), ("9-4==", "showing {5} - 4 = 1"),
  ])
  func `repeats the last operation after equals`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [("(5)=", "( 5 ) = 5"), ("5!=", "5 ! = 120"), ("50%=", "50 % = 1/2")])
  func `refuses equals if there was no operation`(keys: String, state: String) {
    #expect(Story(keys + "=").description == "showing \(state) | refused: nothingToRepeat")
  }

  @Test(arguments: [
    ("2×(3+4)==", "showing {14} × ( 3 + 4 ) = 98"), ("(2+3)×4==", "showing {20} × 4 = 80"),
    ("2^3==", "showing {8} ^ 3 = 512"), ("0-2^3==", "showing {-8} ^ 3 = -512"),
    ("200+10%==", "showing {220} + 10 % = 242"), ("2(3)==", "showing {6} × ( 3 ) = 18"),
    ("0-3=^2=", "showing {-3} ^ 2 = 9"), ("(0-2)^3==", "showing {-8} ^ 3 = -512"),
  ])
  func `repeats an operation outside of parentheses`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("2+3=(", "entering ("), ("2+3=!", "entering {5} !"), ("2+3=%", "entering {5} %"),
    ("2-3=!", "entering {-1} !"), ("2+3=)", "showing 2 + 3 = 5 | refused: noOpenParenthesis"),
  ])
  func
    `starts a new expression with a parenthesis, and continues from the result after a postfix operator`(
      keys: String, state: String
    )
  {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("2+3=C", "entering "), ("2+3=A", "entering "), ("2+3=<", "entering 2 + 3"),
    ("2+3=<<", "entering 2 +"), ("2+3=<4=", "showing 2 + 34 = 36"),
  ])
  func `is cleared by C and AC, and edits the expression again after Backspace`(
    keys: String, state: String
  ) {
    #expect(Story(keys).description == state)
  }
}
