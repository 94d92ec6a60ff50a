import Testing

@testable import CalculatorCore

/// Names that are known, and those that are most like others.
@Suite struct `The names of the language` {
  @Test func `are those of the functions, the constants, the answer and the degree`() {
    let names = Function.allCases.map(\.name) + Constant.allCases.map(\.name) + ["ans", "deg"]
    #expect(Set(Language.names) == Set(names) && Language.names == Language.names.sorted())
    #expect(Language.functionNames == Set(Function.allCases.map(\.name)))
    #expect(names.allSatisfy { Language.meaning(of: $0) != nil })
    #expect(Language.meaning(of: "foo") == nil && Language.meaning(of: "SIN") == nil)
  }

  @Test(arguments: Language.names)
  func `are the nearest ones to themselves, in capitals and with one letter wrong`(name: String) {
    #expect(Language.nearestName(to: name) == name)
    #expect(Language.nearestName(to: name.uppercased()) == name)
    guard name.count > 3 else { return }
    #expect(Language.nearestName(to: name + "q") == name)
    #expect(Language.nearestName(to: name.prefix(2) + "q" + name.dropFirst(2)) == name)
  }

  @Test(arguments: [
    ("sine", "sin"), ("sqr", "sqrt"), ("arctan", "atan"), ("maximum", "max"), ("PI", "pi"),
    ("Sin", "sin"), ("cosine", "cos"), ("rond", "round"), ("flor", "floor"), ("ceiling", "ceil"),
    ("snih", "sinh"), ("nas", "ans"), ("degree", "deg"), ("sqt", "sqrt"), ("sqtr", "sqrt"),
    ("aocs", "acos"), ("tg", "tan"), ("foo", "floor"), ("sincos", "sin"),
    // One letter makes lg of ln and of log, and of no other; the alphabet has ln first.
    ("lg", "ln"),
    // A word of one letter is nearest to the only name of one letter.
    ("x", "e"), ("y", "e"),
  ])
  func `are suggested by the letters that have to be changed`(name: String, nearest: String) {
    #expect(Language.nearestName(to: name) == nearest)
  }

  @Test func `are suggested for words of any length`() {
    #expect(!Language.nearestName(to: "").isEmpty)
    #expect(
      Language.names.contains(Language.nearestName(to: String(repeating: "q", count: 99_999))))
  }
}
