import Testing

@testable import CalculatorCore

@Suite struct `The names of the language` {
  @Test func `are those of functions, constants and operators, and two more`() {
    let functions = Function.allCases.flatMap { [$0.name] + $0.synonyms }
    let operators = ["mod", "of", "off", "and", "or", "xor"]
    let names = functions + Constant.allCases.map(\.name) + operators + ["ans", "deg"]
    #expect(Set(Language.names) == Set(names) && Language.names == Language.names.sorted())
    #expect(Language.functionNames == Set(functions))
    #expect(functions.count == Set(functions).count)
    #expect(names.allSatisfy { Language.meaning(of: $0) != nil && $0 == $0.lowercased() })
    #expect(Language.meaning(of: "foo") == nil && Language.meaning(of: "Sin") == .function(.sin))
  }

  @Test(arguments: Language.names)
  func `are the nearest ones to themselves, in capitals and with one letter wrong`(name: String) {
    #expect(Language.nearestName(to: name) == name)
    #expect(Language.nearestName(to: name.uppercased()) == name)
    // The synonyms with and without a c are one edit apart.
    guard name.count > 3, !name.hasPrefix("ar") else { return }
    #expect(Language.nearestName(to: name + "q") == name)
    #expect(Language.nearestName(to: name.prefix(2) + "q" + name.dropFirst(2)) == name)
  }

  @Test(arguments: [
    ("sine", "sin"), ("sqr", "sqrt"), ("arctn", "arctan"), ("maximum", "max"), ("PI", "pi"),
    ("Sin", "sin"), ("cosine", "cos"), ("rond", "round"), ("flor", "floor"), ("ceiling", "ceil"),
    ("snih", "sinh"), ("nas", "ans"), ("degree", "deg"), ("sqt", "sqrt"), ("sqtr", "sqrt"),
    ("aocs", "acos"), ("tg", "tan"), ("foo", "floor"), ("sincos", "sin"),
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
