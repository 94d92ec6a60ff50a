import Testing
@testable import Words

@testable import CalculatorCore
@testable import CalculatorViewModel

@Suite struct `The words of a function` {
  @Test(arguments: Function.allCases)
  func `have a doubt exactly if the function has a question of its own`(function: Function) {
    let entry = function.entry
    let hasOwnQuestion = [entry.unknownSign, entry.unknownFloor].contains(.own)
    #expect(
      (function.doubt != nil) == hasOwnQuestion,
      "see Function.swift and Function+Table.swift")
  }

  @Test(arguments: Function.allCases)
  func `state a domain exactly if some arguments are outside of it`(function: Function) {
    let isLimited = ["-2", "0", "2", "pi/2", "√2"].contains { argument in
      let arguments = function.arity == .one ? argument : "\(argument);\(argument)"
      return Self.isOutsideDomain("\(function.name)(\(arguments))")
    }
    #expect((function.domain != .everything) == isLimited, "see Function+Table.swift")
  }

  private static func isOutsideDomain(_ text: String) -> Bool {
    do throws(EvaluationError) {
      _ = try Formula(text).evaluated()
      return false
    } catch {
      if case .outsideDomain = error.kind { return true }
      return false
    }
  }
}
