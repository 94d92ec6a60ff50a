import CalculatorCore
import ExactNumbers
import Quantities
import Testing
@testable import Words

@testable import CalculatorViewModel

@Suite struct `The words on forms` {
  @Test(arguments: NumberForm.allCases)
  func `have an example that is true`(form: NumberForm) throws {
    let example = form.example
    let budget = Budget()
    let value = try Formula(example.expression).evaluated().value
    let formed = try FormedQuantity(value, in: form, budget)
    #expect(formed.form == form)
    #expect(try formed.asciiText(significantDigits: 34, budget).text == example.output)
    #expect(English().meaning(of: form).hasSuffix("."))
  }

  @Test func `have different names`() {
    #expect(Set(NumberForm.allCases.map(English().title(of:))).count == NumberForm.allCases.count)
  }
}
