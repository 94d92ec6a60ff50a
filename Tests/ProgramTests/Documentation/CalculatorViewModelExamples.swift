import CalculatorViewModel
import Screen
import Testing

@Suite struct `Examples in CalculatorViewModel` {
  @Test func `of the view-model`() throws {
    let values = values {
      var model = ViewModel()
      for key in "7+1" { model.send(.key(.character(key))) }
      model.viewState.expression.text  // "7 + 1"
      model.send(.inputDrained)  // an effect asks for the value of 7 + 1
    }
    #expect(values.dropLast().last as? String == "7 + 1")
    let effects = try #require(values.last as? [Effect])
    #expect(effects.contains { if case .evaluate = $0 { true } else { false } })
  }
}
