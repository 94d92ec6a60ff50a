import ExactNumbers
import Testing

@testable import CalculatorCore

@Suite struct `The calculator that shows a result` {
  @Test func `continues from all digits of a long result`() {
    let nines = String(repeating: "9", count: 30)
    #expect(Story("\(nines)×\(nines)=+").description.hasPrefix("entering {99"))
    #expect(Story("\(nines)×\(nines)=÷\(nines)=").description.hasSuffix(" = \(nines)"))
    #expect(Story("\(nines)×10=+").description == "entering {\(nines)0} +")
  }

  @Test(arguments: [("(5)=", "( 5 ) = 5"), ("5!=", "5 ! = 120"), ("50%=", "50 % = 1/2")])
  func `refuses equals if there was no operation`(keys: String, state: String) {
    #expect(Story(keys + "=").description == "showing \(state) | refused: nothingToRepeat")
  }
}
