import Testing

@testable import CalculatorCore

@Suite struct `A plain angle` {
  private func angle(_ text: String) throws -> String? {
    let scope = AnswerScope(answer: EntryID(writer: 0, number: 1))
    return try Formula(text, in: scope).expression.plainAngle().map {
      "\($0.function.name) \($0.argument.source { _ in "?" }) \($0.isNumber)"
    }
  }

  @Test(arguments: [
    ("sin(30)", "sin 30 true"), ("2+cos(-60", "cos -60 true"), ("tan(90/2)", "tan 90 / 2 false"),
    ("sin(cos(1))", "cos 1 true"), ("sin((10+20)*3)", "sin (10 + 20) * 3 false"),
    ("sqrt(sin(45))", "sin 45 true"), ("sin(pi/6)+tan(5!)", "tan 5! false"),
    ("sin(10%)", "sin 10% false"),
  ])
  func `is made of digits and operators`(text: String, expected: String) throws {
    #expect(try angle(text) == expected)
  }

  @Test(arguments: [
    "sin(30°)", "sin(pi)", "cos((tau)/4)", "sin(√2)", "sin(ans)", "asin(1)", "sqrt(30)", "30",
    "sin(abs(30))", "min(3;4)", "sin(30 arcmin)",
  ])
  func `has no sign of what it is meant in`(text: String) throws {
    #expect(try angle(text) == nil)
  }
}
