import Testing

@testable import CalculatorCore

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
    // Only ln and log are one edit away from lg; ln is first in the alphabet.
    ("lg", "ln"),
    // The only name of one letter is one edit away from any other letter.
    ("x", "e"), ("y", "e"),
  ])
  func `are suggested by their edit distance`(name: String, nearest: String) {
    #expect(Language.nearestName(to: name) == nearest)
  }

  @Test func `are suggested for words of any length`() {
    #expect(!Language.nearestName(to: "").isEmpty)
    #expect(
      Language.names.contains(Language.nearestName(to: String(repeating: "q", count: 99_999))))
  }
}
