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
    (["--digits=1", "-2/3"], "-0.7"), (["--digits", "5", "√1.5241578750190521"], "1.23456789"),
    (["--fraction", "2/6"], "1/3"), (["6/3", "--fraction"], "2"),
    (["--format", "mixed", "7 km / 3"], "(2+1/3) km"), (["100 EUR / 3"], "33.33 EUR"),
    (["=5+5"], "10"), (["3+4 ="], "7"), (["$1,234.56"], "1234.56 USD"), (["2,500*12"], "30000"),
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

  @Test func `define functions, whose lines give no result`() throws {
    let lines =
      "a = 2\nf(x) = x + a\na = 5\ng(x; y) = f(x) y\nf(1)\ng(1; 2)\nans + f(ans)\nf(x) = 1/x\ng(1; 2)\nf(0)\n"
    let run = try Self.run([], input: lines)
    #expect(run.output == "2\n5\n3\n6\n14\n6\n")
    #expect(
      run.errors == "countonme: line 10: in f, at 1 / x: division by zero\n  f(0)\n  ^^^^\n")
    let explained = try Self.run(["--explain", "--ascii"], input: "f(x) = 2x^2\n1 + f(3)\n").output
    #expect(explained == "f(x) = 2 x^2\n\n1 + f(3) = 19\n` 1 + 18 = 19\n  ` f(3) = 18\n")
    let objects = try Self.run(["--json"], input: "f(x) = 2x\nf(1; 2)\n").output
    #expect(
      objects == """
        {"line": 1, "input": "f(x) = 2x", "name": "f(x)", "expression": "2 x", "value": null}
        {"line": 2, "input": "f(1; 2)", "error": "Write f(x): it is a function of its arguments.", \
        "start": 0, "end": 7}

        """)
  }

  @Test func `solve equations, and say whether these are all solutions`() throws {
    let run = try Self.run([], input: "solve(x^4 = 16)\nsolve(x^2 = 2; x = 0 to 2)^2\n")
    #expect(run.output == "-2; 2\n2\n" && run.errors.isEmpty)
    let explained = try Self.run(["--explain", "--ascii"], input: "solve(x^4 = 16)\n")
    #expect(explained.output == "solve(x^4 = 16; x) = -2; 2\n")
    #expect(explained.errors == "countonme: all real solutions; 2 more are complex\n")
    let object = try Self.run(["--json"], input: "solve(floor(x) = 2)\n").output
    #expect(
      object == """
        {"line": 1, "input": "solve(floor(x) = 2)", "name": null, \
        "expression": "solve(floor(x) = 2; x)", "value": "2 <= x < 3", "exact": true, "unit": null, \
        "rates": null, "note": "All solutions."}

        """)
  }

  @Test func `draw a plot that is an argument, and give the range of others`() throws {
    let drawn = try Self.run(["--ascii", "plot(x^2; x = -2 to 2)"], input: "")
    let lines = drawn.output.split(separator: "\n")
    #expect(lines.count == 23 && drawn.errors.isEmpty)
    #expect(lines.contains { $0.hasPrefix("        2|") } && drawn.output.contains("*"))
    #expect(lines.allSatisfy { $0.count <= 80 && $0.allSatisfy(\.isASCII) })
    #expect(try Self.run([], input: "plot(x^2; x = -2 to 2)\n").output == "-2 <= x <= 2\n")
    let failed = try Self.run(["1 + plot(x; x = 0 to 1)"], input: "")
    #expect(failed.output.isEmpty && failed.errors.contains("a plot, a schedule or a system stands alone"))
  }

  @Test func `write a schedule that is an argument as a table, and give the sum of others`() throws
  {
    let table = try Self.run(["schedule(100 EUR; 12%; 2 months)"], input: "")
    #expect(table.output.hasSuffix("\ntotal EUR   101.50      1.50     100.00     0.00\n"))
    #expect(table.output.split(separator: "\n").count == 4)
    let lines = "schedule(1000 €; 5%; 12 months)\nans * 2\n"
    let sum = try Self.run([], input: lines)
    #expect(sum.output == "11 * 85.61 EUR + 85.59 EUR\n" && sum.errors.contains("stands alone"))
  }

  @Test func `can ask for an object of JSON a line, with errors in their places`() throws {
    let run = try Self.run(
      ["--json"], input: "rent = 850\n1 + \"\\\nans/3 # third\n\n5 km in m\n")
    #expect(
      run.output == """
        {"line": 1, "input": "rent = 850", "name": "rent", "expression": "850", "value": "850", \
        "exact": true, "unit": null, "rates": null}
        {"line": 2, "input": "1 + \\"\\\\", "error": "This character has no meaning here.", \
        "start": 4, "end": 5}
        {"line": 3, "input": "ans/3", "name": null, "expression": "ans ÷ 3", \
        "value": "283.3333333333333333333333333333333", "exact": false, "unit": null, "rates": null}
        {"line": 5, "input": "5 km in m", "name": null, "expression": "5 km in m", "value": "5000", \
        "exact": true, "unit": "m", "rates": null}

        """)
    #expect(run.errors == "" && run.status == 1)
    let plain = try Self.run(["--json", "--ascii", "sqrt 2 * 2"]).output
    #expect(plain.contains("\"expression\": \"sqrt(2) * 2\"") && plain.allSatisfy(\.isASCII))
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

  @Test func `a seed determines random numbers, and without one they differ`() throws {
    let line = ["random(1000000000000)"]
    let seeded = try (0..<2).map { _ in try Self.run(["--seed", "7"] + line).output }
    #expect(seeded[0] == seeded[1])
    #expect(try Self.run(["--seed", "8"] + line).output != seeded[0])
    #expect(try Self.run(line).output != (try Self.run(line).output))
    let several = try Self.run(["--seed", "7"], input: "random(1000000)\nrandom(1000000)\n").output
    #expect(Set(several.split(separator: "\n")).count == 2)
    #expect(try Self.run(["--seed", "-1", "dice"]).status == 64)
  }
}

/// Lines of expressions on standard input.
@Suite struct `Lines` {
  private static func run(
    _ arguments: [String] = [], on input: String, environment: [String: String?] = [:]
  ) throws -> PipedRun {
    try PipedRun([Program.path] + arguments, input: input, environment: environment)
  }

  @Test(arguments: [
    ("1+1\n2*3\n", "2\n6\n"), ("1+1", "2\n"), ("1+1\r\n2+2\r\n3", "2\n4\n3\n"), ("", ""),
    ("10\n20\ntotal\n5\na = total\na * 2\n@4", "10\n20\n30\n5\n5\n10\n30\n"),
    ("1\n2 km\n3 m\ntotal\nans", "1\n2 km\n3 m\n1; 2.003 km\n2.003 km\n"),
    (
      "12.50 EUR\n3 kg\n20%\n2 EUR/kg\n1 EUR\ntotal",
      "12.50 EUR\n3 kg\n0.2\n2 EUR/kg\n1.00 EUR\n13.50 EUR; 3 kg\n"
    ),
    ("7 # #a\n8 #A/9\nsum(#a) # b\n", "7\n8\n15\n"),
    ("# sum\n1+1 # of two\n  # end\n#\n\n  \t \r\n1\t+\t2", "2\n3\n"),
    (
      "2^10\nans/4\nans+1\n1/3\nans*3\n",
      "1024\n256\n257\n0.3333333333333333333333333333333333\n1\n"
    ),
    ("rent = 850 # flat\nrent*12\nrent = rent + 1\nrent\n", "850\n10200\n851\n851\n"),
  ])
  func `give one line each, but empty ones and comments none`(input: String, output: String) throws
  {
    let run = try Self.run(on: input)
    #expect(run.output == output && run.errors == "" && run.status == 0)
  }

  @Test func `that fail do not stop the others, and leave ans and names unchanged`() throws {
    let run = try Self.run(
      on: "6*7\nans/0\nans+1\n)\n\nrent = 1\nrent = 1/0\nrent\nnew = 1/0\nnew\n")
    #expect(run.output == "42\n43\n1\n1\n")
    let ends = run.errors.split(separator: "\n").map { String($0) }
    #expect(ends.filter { $0.hasPrefix("countonme: line ") }.count == 5)
    #expect(Array(ends[1...2]) == ["  ans/0", "     ^^"])
    #expect(run.status == 1)
  }

  @Test func `keep their order if results and errors go to the same file`() throws {
    let run = try PipedRun(shell: "printf '1\\n1/0\\n2\\n1f\\n3\\n' | \"$0\" 2>&1")
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    let beginnings = lines.map { $0.prefix(17) }
    #expect(beginnings == ["1", "countonme: line 2", "2", "countonme: line 4", "3"])
  }

  @Test(arguments: ["C", "fr_FR.UTF-8", "de_DE.ISO-8859-1"])
  func `have results that depend on no language, theme or terminal`(language: String) throws {
    let run = try Self.run(
      on: "1/8\n5÷2\n日+1\n",
      environment: ["LC_ALL": language, "TERM": nil, "COUNTONME_THEME": "pink"])
    #expect(run.output == "0.125\n2.5\n" && run.errors.contains("日+1\n  ^^\n"))
  }

  @Test func `say which shares of a split amount add up`() throws {
    let run = try Self.run(on: "split 100 EUR by 3\nsplit 84.60 EUR by 3\n100 EUR / 3\n")
    #expect(run.output == "33.33 EUR\n28.20 EUR\n33.33 EUR\n")
    #expect(run.errors == "countonme: shares that add up: 33.34 EUR + 2 * 33.33 EUR\n")
  }

  @Test(arguments: ["XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "COUNTONME_THEME"])
  func `say which variables hold nothing that can be used`(variable: String) throws {
    let run = try Self.run(on: "1/8\n", environment: [variable: "./purple"])
    #expect(run.output == "0.125\n" && run.status == 0)
    #expect(run.errors.hasPrefix("countonme: \(variable) is “./purple”"))
    #expect(try Self.run(on: "1/8\n", environment: [variable: ""]).errors.isEmpty)
  }

  @Test(arguments: [("fr_FR.UTF-8", "1500 m\n"), ("es_MX.UTF-8", ""), ("C", "")])
  func `have decimal commas where the locale has, installed or not`(
    language: String, output: String
  ) throws {
    let run = try Self.run(on: "1,5 km in m\n", environment: ["LC_ALL": language, "TERM": nil])
    #expect(run.output == output)
  }

  @Test func `are all ASCII where that is asked for`() throws {
    let run = try Self.run(["--ascii"], on: "5 µs\n20 °F + 0 K\n3 Ω\n")
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(run.output.hasPrefix("5 us\n") && run.output.hasSuffix("3 ohm\n"))
  }

  @Test func `are explained with a total as it was typed`() throws {
    let run = try Self.run(["--explain", "--ascii"], on: "1/3\n5 km\ntotal\n")
    #expect(
      run.output.hasSuffix("\n\ntotal ~= 0.\(String(repeating: "3", count: 34))\ntotal = 5 km\n"))
  }

  @Test func `are explained apart from each other, as far as there is a value`() throws {
    let run = try Self.run(
      ["--explain", "--fraction", "--ascii"],
      on: "rent = 850\nrent/3 # a third\n\n1/(2-2)\n2+*3\nans*-1\n")
    #expect(
      run.output == """
        850 = 850

        rent / 3 = 850/3
        ` 850 / 3 = 850/3
          ` rent = 850

        1 / (2 - 2)
        ` 2 - 2 = 0

        ans * -1 = -850/3
        ` (850/3) * -1 = -850/3
          ` ans = 850/3

        """)
    #expect(run.errors.contains("line 4: ") && run.errors.contains("line 5: ") && run.status == 1)
    let rounded = try Self.run(["--explain", "--digits", "5", "sqrt(2)*2"], on: "")
    #expect(rounded.output.contains("└ 1.41421… × 2 ≈ 2.8284\n  └ sqrt(2) ≈ 1.4142\n"))
  }
}

/// Very long lines, in a pipe.
@Suite struct `Very long lines` {
  @Test(
    arguments: [
      ("1", 10_000_000, "", nil), ("(", 10_000_000, "", nil), (")", 10_000_000, "", nil),
      ("1+", 5_000_000, "1", "5000001"), (" ", 10_000_000, "1", "1"), ("日", 3_000_000, "", nil),
      ("\u{0}", 10_000_000, "", nil), ("e\u{301}", 3_000_000, "", nil),
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
