import CalculatorCore
import ExactNumbers
import Quantities
import Testing

@testable import CalculatorViewModel

@Suite struct `The words on forms` {
  @Test(arguments: NumberForm.allCases)
  func `have an example that is true`(form: NumberForm) throws {
    let entry = form.entry
    let budget = Budget()
    let value = try Formula(entry.expression).evaluated().value
    let formed = try FormedQuantity(value, in: form, budget)
    #expect(formed.form == form)
    #expect(try formed.asciiText(significantDigits: 34, budget).text == entry.output)
    #expect(entry.name == form.rawValue && entry.meaning.hasSuffix("."))
  }

  @Test func `have different names`() {
    #expect(Set(FormEntry.all.map(\.title)).count == NumberForm.allCases.count)
    #expect(FormEntry.list.hasPrefix("decimal, fraction, mixed, repeating, "))
  }
}
