import TestSupport
import Testing

@testable import CalculatorCore

/// Units share names and letters with functions, constants and numbers; what has a value without a
/// unit keeps it.
@Suite struct `No unit breaks an expression` {
  /// Every name of a function that takes one argument, and is no unit.
  static let functions =
    Function.allCases.filter { $0.takes(1) && !$0.isRandom }
    .flatMap { [$0.name] + $0.synonyms }.filter { !["min", "lb", "sec", "arcsec"].contains($0) } + [
      "Max", "SQRT",
    ]

  static let constants = (Constant.allCases.map(\.name) + ["π"]).flatMap { [$0, $0.uppercased()] }

  /// Operands of every kind, which stand before a name.
  static let operands = [
    "5", "2.5", "1e2", "½", "2½", "0x1F", "0b11", "(3)", "(1+2)", "3!", "2²", "2^2", "pi", "30°",
    "√16", "abs -2",
  ]

  @Test(arguments: functions)
  func `behind an operand a function has the arguments that follow`(name: String) {
    // Each name has some of the operands, and in `make endurance` all of them.
    for (index, operand) in Self.operands.enumerated()
    where caseFactor > 1 || (index + name.utf8.count) % 8 == 0 {
      for argument in ["(2)", " 2", " ½", " -2", " - 2", " +2", " 3!", " 2²", " pi", " √4", " 2.5"]
      {
        expectSame("\(operand) \(name)\(argument)", "(\(operand))*(\(name)(\(argument)))")
      }
      for rest in ["+1", " - 1", " * 2", " / 2", " x 2", " ^ 2"] {
        expectSame("\(operand) \(name)(2)\(rest)", "(\(operand))*(\(name)(2))\(rest)")
        expectSame("\(operand) \(name) - 2\(rest)", "(\(operand))*(\(name)(-2))\(rest)")
      }
    }
  }

  @Test(arguments: functions)
  func `a function has its arguments behind other functions`(name: String) {
    for other in ["abs", "sqrt", "lg", "max"] {
      expectSame("\(other) \(name) 2", "\(other)(\(name)(2))")
      expectSame("\(name)(2) \(other) 3", "(\(name)(2))*(\(other)(3))")
      expectSame("4 \(name) 2 \(other) 3", "4*(\(name)(2))*(\(other)(3))")
    }
  }

  @Test(arguments: constants)
  func `a constant multiplies what is next to it`(name: String) {
    for operand in Self.operands.dropLast() where operand != "2.5" {
      expectSame("\(operand) \(name)", "(\(operand))*(\(name))")
      expectSame("\(operand) \(name)^2", "(\(operand))*(\(name))^2")
      expectSame("\(operand) \(name) + 3", "(\(operand))*(\(name)) + 3")
      expectSame("\(operand) \(name)/3", "(\(operand))*(\(name))/3")
      // Before a parenthesis it may be meant as a function, and before a number as anything.
      #expect(valueOrNone("\(operand) \(name)(3)") == "none")
      #expect(valueOrNone("\(name) 3") == "none")
    }
  }

  @Test(arguments: [
    ("2x3", "6"), ("2 x 3", "6"), ("2 x (3)", "6"), ("(2) x (3)", "6"),
    ("2e3", "2000"), ("2E3", "2000"), ("2e+3", "2000"), ("0x1f", "31"), ("0b101", "5"),
    ("0o17", "15"), ("0xab", "171"), ("0x10e", "270"), ("7 mod 4", "3"),
    ("7 mod(4)", "3"), ("20% of 50", "10"), ("15% off 80", "68"), ("6 and 3", "2"),
    ("6 or 1", "7"), ("6 xor 5", "3"), ("0or 1", "1"),
    ("5min(3;4)", "15"), ("min(3;4)min(5;6)", "15"), ("min 3", "3"), ("min -3", "-3"),
    ("5 lb(8)", "15"), ("lb 8", "3"), ("lb lb 16", "2"), ("abs min -3", "3"), ("min √4", "2"),
    ("5 lg 100 + 1", "11"), ("2sqrt 4", "4"), ("log2 8", "3"),
    ("log10 100", "2"),
    ("2e", "≈5.43656365692"), ("2 e + 3", "≈8.43656365692"), ("2 e", "≈5.43656365692"),
    ("1e5e", "≈271828.182846"), ("2 x pi", "≈6.28318530718"), ("30deg", "30 °"),
    ("30 deg(2)", "60 °"), ("2 deg 3", "missingOperator 6..<7"), ("sin 30 deg", "1/2"),
    ("0b1e", "≈2.71828182846"),
  ])
  func `numbers, operators and functions have the values that they had`(
    text: String, value: String
  ) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("3 min 4", "3 min * 4", "3 * min(4)"), ("½min 3", "½ min * 3", "½ * min(3)"),
    ("5 lb 8", "5 lb * 8", "5 * lb(8)"), ("2.5 MIN pi", "2.5 MIN * pi", "2.5 * MIN(pi)"),
    ("5 min 3 min 4", "3 min * 4", "3 * min(4)"), ("5 LB √4", "5 LB * √4", "5 * LB(√4)"),
  ])
  func `a unit before what may be its argument is refused with both readings`(
    text: String, product: String, call: String
  ) {
    #expect(outcome(text).hasPrefix("ambiguous(\(product) \(call))"))
  }

  @Test(arguments: [
    ("60/min in Hz", "1 Hz"), ("60 / min", "60 /min"), ("5 min - 3", "incompatibleUnits"),
    ("3 min + 4 s", "46/15 min"), ("20 min 30 s", "41/2 min + s"), ("5 lb", "5 lb"),
    ("1/lb", "1 /lb"), ("5 NPR 3", "missingOperator"), ("ft 5 in", "unitWithoutNumber"),
    ("1° 5/9 gon", "missingOperator"),
    ("5 IRR", "5 IRR"),
    ("min in s", "60 s"), ("5 LB", "5 lb"),
    ("3 min 4 min", "missingOperator"), ("2 m/min * 3 min", "6 m"), ("5 min of 3", "15 min"),
  ])
  func `a unit that is a function, too, has no operand behind it`(text: String, value: String) {
    #expect(outcome(text).hasPrefix(value))
  }

  /// Expects that two texts have one value, or both have none.
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
