import Testing

@testable import CalculatorCore

@Suite struct `The names of the language` {
  @Test func `are those of functions, constants and operators, and a few more`() {
    let functions = Function.allCases.flatMap { [$0.name] + $0.synonyms }
    let operators = ["mod", "of", "off", "and", "or", "xor"]
    let names =
      functions + Constant.allCases.map(\.name) + operators + TimeWord.allCases.map(\.rawValue)
      + ["ans", "deg", "not", "total"]
    #expect(Set(Vocabulary.names) == Set(names) && Vocabulary.names == Vocabulary.names.sorted())
    #expect(Vocabulary.functionNames == Set(functions))
    #expect(functions.count == Set(functions).count)
    #expect(names.allSatisfy { Vocabulary.meaning(of: $0) != nil && $0 == $0.lowercased() })
    #expect(
      Vocabulary.meaning(of: "foo") == nil && Vocabulary.meaning(of: "Sin") == .function(.sin))
  }

  @Test(arguments: Vocabulary.names)
  func `are nearest to themselves, in capitals and with one wrong letter`(name: String) {
    #expect(Vocabulary.nearestName(to: name) == name)
    #expect(Vocabulary.nearestName(to: name.uppercased()) == name)
    // Synonyms with and without a c, and those of stdev, differ by one edit.
    guard name.count > 3, !name.hasPrefix("ar"), !name.hasPrefix("std") else { return }
    #expect(Vocabulary.nearestName(to: name + "q") == name)
    #expect(Vocabulary.nearestName(to: name.prefix(2) + "q" + name.dropFirst(2)) == name)
  }

  @Test func `are not suggested for a word of any length`() {
    #expect(Vocabulary.nearestName(to: String(repeating: "q", count: 99_999)) == nil)
    #expect(["mod", "Of"].allSatisfy(Vocabulary.isOperator) && !Vocabulary.isOperator("sin"))
  }
}
