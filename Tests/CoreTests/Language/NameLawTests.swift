import TestSupport
import Testing

@testable import CalculatorCore

/// What has a value without a unit keeps it, although units share names with functions.
@Suite struct `No unit breaks an expression` {
  /// Names of functions of one argument that are no units or months.
  static let functions =
    Function.allCases.filter { $0.takes(1) && !$0.isRandom && !$0.isEverydayWord }
    .flatMap { [$0.name] + $0.synonyms }.filter {
      !["min", "lb", "sec", "arcsec", "oct", "round"].contains($0)
    } + [
      "Max", "SQRT",
    ]

  private static func isList(_ name: String) -> Bool {
    guard case .function(let function) = Vocabulary.meaning(of: name) else { return false }
    return function.arity.greatest == nil
  }

  static let constants = (Constant.allCases.map(\.name) + ["π"]).flatMap { [$0, $0.uppercased()] }

  static let operands = [
    "5", "2.5", "1e2", "½", "2½", "0x1F", "0b11", "(3)", "(1+2)", "3!", "2²", "2^2", "pi", "30°",
    "√16", "abs -2",
  ]

  @Test(arguments: functions)
  func `after an operand a function has the arguments that follow`(name: String) {
    // Each name is tried with some operands; with all in `make endurance`.
    for (index, operand) in Self.operands.enumerated()
    where caseFactor > 1 || (index + name.utf8.count) % 8 == 0 {
      for argument in ["(2)", " 2", " ½", " -2", " 3!", " 2²", " pi", " √4", " 2.5"]
      where argument == "(2)"
        || !Self.isList(name) && (name != "exp" || Int(argument.dropFirst()) == nil)
      {
        expectSame("\(operand) \(name)\(argument)", "(\(operand))*(\(name)(\(argument)))")
      }
      for rest in ["+1", " - 1", " * 2", " / 2", " x 2", " ^ 2"] {
        expectSame("\(operand) \(name)(2)\(rest)", "(\(operand))*(\(name)(2))\(rest)")
        #expect(valueOrNone("\(operand) \(name) - 2\(rest)") == "none")
      }
    }
  }

  @Test(arguments: functions)
  func `a function has its arguments after other functions`(name: String) {
    for other in ["abs", "sqrt", "lg", "max"] {
      expectSame("\(other) \(name) 2", "\(other)(\(name)(2))")
      let isBetween = other == "max" || Self.isList(name) || name == "exp"
      guard !isBetween else {
        // Between operands it may have both as arguments: `4 max 3`, or be the key of `2 exp 3`.
        #expect(valueOrNone("4 \(name) 2 \(other) 3") == "none")
        continue
      }
      expectSame("\(name)(2) \(other) 3", "(\(name)(2))*(\(other)(3))")
      expectSame("4 \(name) 2 \(other) 3", "4*(\(name)(2))*(\(other)(3))")
    }
  }

  @Test(arguments: constants)
  func `a constant multiplies its neighbours`(name: String) {
    for operand in Self.operands.dropLast() where operand != "2.5" {
      expectSame("\(operand) \(name)", "(\(operand))*(\(name))")
      expectSame("\(operand) \(name)^2", "(\(operand))*(\(name))^2")
      expectSame("\(operand) \(name) + 3", "(\(operand))*(\(name)) + 3")
      expectSame("\(operand) \(name)/3", "(\(operand))*(\(name))/3")
      // A parenthesis may make it a function, and a number anything.
      #expect(valueOrNone("\(operand) \(name)(3)") == "none")
      #expect(valueOrNone("\(name) 3") == "none")
    }
  }

  private func expectSame(
    _ text: String, _ explicit: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (value, expected) = (valueOrNone(text), valueOrNone(explicit))
    #expect(value == expected, "\(text) and \(explicit)", sourceLocation: sourceLocation)
  }

  private func valueOrNone(_ text: String) -> String {
    let outcome = outcome(text)
    return outcome.contains(" ") ? "none" : outcome
  }
}
