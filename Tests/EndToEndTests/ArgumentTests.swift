import TestSupport
import Testing

/// Expressions as arguments of the program; the judges of DifferentialTests check their values.
@Suite struct `Arguments` {
  private static func run(_ arguments: [String], input: String = "") throws -> PipedRun {
    try PipedRun([Program.path] + arguments, input: input)
  }

  @Test(arguments: [
    (["1/3*3"], "1"), (["-5+3"], "-2"), (["-.5"], "-0.5"),
    (["-pi"], "-3.141592653589793238462643383279503"),
    (["-√4"], "-2"), (["-5", "+", "3"], "-2"), (["2", "-3"], "-1"), (["1 +", "2*3"], "7"),
    (["--", "-5", "+3"], "-2"), (["2", "*", "--", "-3"], "-6"), (["max(1,", "2)"], "2"),
    (["--light", "1+1"], "2"), (["1+1", "# a sum"], "2"), (["rent = 850 # flat"], "850"),
    (["--digits", "5", "1/3"], "0.33333"), (["1/3", "--digits=5"], "0.33333"),
    (["--digits=1", "-2/3"], "-0.7"), (["--fraction", "2/6"], "1/3"), (["6/3", "--fraction"], "2"),
    (["--format", "mixed", "7 km / 3"], "(2+1/3) km"), (["100 EUR / 3"], "33.33 EUR"),
  ])
  func `are one expression, whatever the input is`(arguments: [String], result: String) throws {
    let run = try Self.run(arguments, input: "99\n")
    #expect(run.output == result + "\n" && run.errors == "" && run.status == 0)
  }

  @Test func `can ask for a million digits, and have as many`() throws {
    let third = try Self.run(["--digits", "1000000", "1/3"]).output
    #expect(third == "0." + String(repeating: "3", count: 1_000_000) + "\n")
    let power = try Self.run(["10^900000+7"]).output
    #expect(power == "1" + String(repeating: "0", count: 899_999) + "7\n")
  }

  @Test func `that have no value end with status 1 and a place`() throws {
    for (arguments, end) in [
      (["1", "+", "foo"], "  1 + foo\n      ^^^\n"), (["2*(3))"], "  2*(3))\n       ^\n"),
      (["1", "2"], "  1 2\n    ^\n"),
    ] {
      let run = try Self.run(arguments)
      #expect(run.errors.hasPrefix("countonme: ") && run.errors.hasSuffix(end))
      #expect(run.output == "" && run.status == 1)
    }
  }

  @Test(arguments: ["", "  ", "# nothing"])
  func `that are empty give no output`(argument: String) throws {
    let run = try Self.run([argument])
    #expect(run.output + run.errors == "" && run.status == 0)
  }
}
