import TestSupport
import Testing

/// Arguments whose output a transcript cannot hold.
@Suite(.waiting) struct `Arguments` {
  private static func run(_ arguments: [String], input: String = "") throws -> PipedRun {
    try PipedRun([Program.path] + arguments, input: input)
  }

  @Test(arguments: [
    ("1234567/9", "137174.1"), ("2000/3 EUR", "666.67 EUR"), ("sqrt(200)", "14.1"),
    ("10^25/7", "1.4e24"), ("1234567/9 km", "1.4e5 km"), ("1/3", "0.33"),
  ])
  func `with few digits writes a number and an amount without an exponent`(
    line: String, result: String
  ) throws { #expect(try Self.run(["--digits", "2", line]).output == result + "\n") }

  @Test func `obey the word decimals until it is off`() throws {
    let lines = "19.7\ndecimals 2\n19.7\n10/3\ndecimals off\n19.7\n"
    let output = try Self.run([], input: lines).output
    #expect(output == "19.7\n19.70\n3.33\n19.7\n")
  }

  @Test func `can request a million digits, and get them`() throws {
    let third = try Self.run(["--digits", "1000000", "1/3"]).output
    #expect(third == "0." + String(repeating: "3", count: 1_000_000) + "\n")
    let power = try Self.run(["10^900000+7"]).output
    #expect(power == "1" + String(repeating: "0", count: 899_999) + "7\n")
  }

  @Test func `advice quotes a tab as a blank`() throws {
    let errors = try Self.run([], input: "x = 5\n(x)\t= x^2 + 1\n").errors
    #expect(errors.contains("write solve((x) = x^2 + 1; x)"))
  }

  @Test func `a seed determines random numbers, and without one they differ`() throws {
    let line = ["random(1000000000000)"]
    let seeded = try (0..<2).map { _ in try Self.run(["--seed", "7"] + line).output }
    #expect(seeded[0] == seeded[1])
    #expect(try Self.run(["--seed", "8"] + line).output != seeded[0])
    #expect(try Self.run(line).output != (try Self.run(line).output))
    let several = try Self.run(["--seed", "7"], input: "random(1000000)\nrandom(1000000)\n").output
    #expect(Set(several.split(separator: "\n")).count == 2)
  }
}

@Suite(.waiting) struct `Very long lines` {
  @Test(
    arguments: [
      ("1", 2_000_000, "", nil), ("(", 2_000_000, "", nil), (")", 2_000_000, "", nil),
      ("1+", 1_000_000, "1", "1000001"), (" ", 2_000_000, "1", "1"), ("日", 600_000, "", nil),
      ("\u{0}", 2_000_000, "", nil), ("e\u{301}", 600_000, "", nil),
      ("(-", 200_000, "7", "7"), ("1^", 200_000, "1", "1"),
    ] as [(String, Int, String, String?)])
  func `are answered, and so is the next one`(
    piece: String, count: Int, end: String, result: String?
  ) throws {
    let text = String(repeating: piece, count: count) + end
    let run = try PipedRun([Program.path], input: text + "\n1+1\n")
    #expect(run.output == (result.map { $0 + "\n" } ?? "") + "2\n")
    #expect(run.errors.isEmpty == (result != nil) && run.errors.utf8.count < 1000)
  }
}
