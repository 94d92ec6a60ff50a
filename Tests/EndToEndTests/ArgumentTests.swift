import Testing

/// Expressions as arguments of the program.
@Suite struct `Arguments` {
  @Test(arguments: [
    (["1/3*3"], "1"), (["-5+3"], "-2"), (["-(2)"], "-2"), (["-.5"], "-0.5"), (["-2^2"], "-4"),
    (["-5", "+", "3"], "-2"), (["2", "-3"], "-1"), (["1", "+", "2"], "3"), (["1 +", "2*3"], "7"),
    (["--", "-5+3"], "-2"), (["--", "-5", "+3"], "-2"), (["2", "*", "--", "-3"], "-6"),
    (["0.1+0.2"], "0.3"), (["1/3"], "0.3333333333333333333333333333333333"),
    (["2/3"], "0.6666666666666666666666666666666667"), (["10^20*10"], "1000000000000000000000"),
    (["200+10%"], "220"), (["(2)(3)"], "6"), (["2*(3+4"], "14"), (["4^(3/2)"], "8"),
    (["7x8÷2−1"], "27"), (["1_000*1.5e-3"], "1.5"), (["10!"], "3628800"), (["0^0"], "1"),
    (["--light", "1+1"], "2"), (["-pi"], "-3.141592653589793238462643383279503"),
    (["-sqrt(4)"], "-2"), (["-π", "/", "π"], "-1"), (["-√4"], "-2"), (["max(1,", "2)"], "2"),
    (["sin(30°)"], "0.5"), (["sqrt(2)^2"], "2"), (["2^0.5"], "1.414213562373095048801688724209698"),
    (["sin(10^22)"], "-0.8522008497671888017727058937530294"), (["1+1", "# a sum"], "2"),
  ])
  func `are one expression, whatever the input is`(
    arguments: [String], result: String
  ) throws {
    let run = try Run(arguments, input: "99\n")
    #expect(run.output == result + "\n")
    #expect(run.errors == "")
    #expect(run.ending == .exited(status: 0))
  }

  @Test(arguments: [
    (["--digits", "5", "1/3"], "0.33333"), (["1/3", "--digits", "5"], "0.33333"),
    (["--digits=1", "-2/3"], "-0.7"), (["--digits", "3", "1/8"], "0.125"),
    (["--digits=3", "10^50/3"], "3.33e49"), (["--fraction", "2/6"], "1/3"),
    (["--fraction", "-0.5"], "-1/2"), (["6/3", "--fraction"], "2"),
  ])
  func `choose how the result is written`(arguments: [String], result: String) throws {
    let run = try Run(arguments)
    #expect(run.output == result + "\n")
    #expect(run.errors == "")
  }

  @Test func `can ask for a million digits`() throws {
    let run = try Run(["--digits", "1000000", "1/3"])
    #expect(run.output == "0." + String(repeating: "3", count: 1_000_000) + "\n")
  }

  @Test(arguments: [
    (
      ["1", "+", "foo"], "unknown name; the nearest one is “floor”", "1 + foo",
      "    ^^^"
    ),
    (["2*(3))"], "there is no open parenthesis to close", "2*(3))", "     ^"),
    (["ans"], "there is no previous result yet", "ans", "^^^"),
    (["1", "2"], "an operator is missing between two numbers", "1 2", "  ^"),
    (["3.5!"], "a factorial takes whole numbers of at least 0", "3.5!", "^^^^"),
  ])
  func `that have no value end with status 1 and a place`(
    arguments: [String], sentence: String, expression: String, carets: String
  ) throws {
    let run = try Run(arguments)
    #expect(run.errors == "countonme: \(sentence)\n  \(expression)\n  \(carets)\n")
    #expect(run.output == "")
    #expect(run.ending == .exited(status: 1))
  }

  @Test(arguments: ["", "  ", "# nothing"])
  func `that are empty give no output`(argument: String) throws {
    let run = try Run([argument])
    #expect(run.output + run.errors == "")
    #expect(run.ending == .exited(status: 0))
  }
}
