import CalculatorViewModel
import Screen
import Testing
import Words

@Suite struct `Examples in CalculatorViewModel` {
  @Test func `of a label`() {
    let values = values {
      let minus = Label("−", ascii: "-")
      let clear = Label(ascii: "C")
      clear.text == clear.ascii  // true
      minus.text == minus.ascii  // false
    }
    #expect(values[0] as? Bool == true && values[1] as? Bool == false)
  }

  @Test func `of the view-model`() throws {
    let values = values {
      var model = ViewModel()
      for key in "7+1" { model.send(.key(.character(key))) }
      model.viewState.expression.text  // "7 + 1"
      model.send(.inputDrained)  // an effect asks for the value of 7 + 1
    }
    #expect(values.dropLast().last as? String == "7 + 1")
    let effects = try #require(values.last as? [Effect])
    #expect(
      effects.contains { effect in
        guard case .evaluate = effect else { return false }
        return true
      })
  }
}
