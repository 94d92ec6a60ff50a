import Testing

/// Names of results in pipes.
@Suite struct `Names in a pipe` {
  @Test func `hold for the lines below, until they are given again`() throws {
    let lines = """
      rent = 850   # flat
      rent*12
      rent = 900
      rent * 12
      rent = rent + 1
      third_of2 = rent / 3
      third_of2 * 3 - rent
      été = 2 ^ 3
      été + ans
      """
    let run = try Run(input: lines + "\n")
    let third = "300.3333333333333333333333333333333"
    #expect(
      run.output == "850\n10200\n900\n10800\n901\n\(third)\n0\n8\n16\n")
    #expect(run.errors == "")
    #expect(run.ending == .exited(status: 0))
  }

  @Test(arguments: [
    ("sin = 3", "this name has a meaning already", "  ^^^"),
    ("pi = 3", "this name has a meaning already", "  ^^"),
    ("x = 3", "this name has a meaning already", "  ^"),
    ("ans = 3", "this name has a meaning already", "  ^^^"),
    ("mod = 3", "this name has a meaning already", "  ^^^"),
    ("2 = 3", "only a name can stand before =", "    ^"),
    ("rent == 3", "only a name can stand before =", "        ^"),
    ("rent =", "an operator is missing its number", "       ^"),
    ("rnt * 2", "unknown name; the nearest one is “rent”", "  ^^^"),
    ("left = 1/0", "division by zero", "          ^^"),
  ])
  func `are refused with a caret at their place`(
    line: String, sentence: String, carets: String
  ) throws {
    let run = try Run(input: "rent = 850\n\(line)\nrent + 1\n")
    #expect(run.output == "850\n851\n")
    #expect(run.errors == "countonme: line 2: \(sentence)\n  \(line)\n\(carets)\n")
    #expect(run.ending == .exited(status: 1))
  }

  @Test func `of a line that failed are not given`() throws {
    let run = try Run(input: "rent = 850\nrent = 1/0\nrent\nnew = 1/0\nnew\n")
    #expect(run.output == "850\n850\n")
    #expect(run.errors.contains("line 5: unknown name"))
  }

  @Test func `are not of the kept tape`() throws {
    let run = try Run(["rent = 850 # flat"])
    #expect(run.output == "850\n")
    #expect(run.ending == .exited(status: 0))
  }
}
