import Testing

/// `--explain`, and the page of steps on the screen.
@Suite struct `Explanations` {
  @Test func `show how an expression is understood`() throws {
    let run = try Run(["--explain", "2+3*4^2"])
    #expect(
      run.output == """
        2 + (3 × (4^2)) = 50
        └ 2 + 48 = 50
          └ 3 × 16 = 48
            └ 4^2 = 16

        """)
    #expect(run.errors == "" && run.ending == .exited(status: 0))
  }

  @Test func `of lines stand apart, and go as far as there is a value`() throws {
    let run = try Run(
      ["--explain", "--fraction", "--ascii"],
      input: "rent = 850\nrent/3 # a third\n\n1/(2-2)\n2+*3\nans*-1\n")
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
    #expect(
      run.errors == """
        countonme: line 4: division by zero
          1/(2-2)
           ^^^^^^
        countonme: line 5: an operator is missing its number
          2+*3
            ^

        """)
    #expect(run.ending == .exited(status: 1))
  }

  @Test func `write values with the digits and in the form that are asked for`() throws {
    let rounded = try Run(["--explain", "--digits", "5", "sqrt(2)*2"])
    #expect(rounded.output.contains("└ 1.41421… × 2 ≈ 2.8284\n  └ sqrt(2) ≈ 1.4142\n"))
    let scaled = try Run(["--explain", "--format", "scientific", "250*4+1/3"])
    #expect(scaled.output.contains("└ 250 × 4 = 1e3\n") == false)
    #expect(scaled.output.contains("250 × 4 = 1e3\n"))
    let base = try Run(["--explain", "--format", "hex", "255-256"])
    #expect(base.output == "255 − 256 = −0x1\n")
    let wrong = try Run(["--explain", "--tape"])
    #expect(wrong.ending == .exited(status: 64))
  }

  @Test func `show on the screen with w`() throws {
    let session = try TerminalSession.calculator()
    try session.type("2+3*4=w")
    try session.wait(until: "the steps are there") {
      $0.contains("2 + (3 × 4) = 14") && $0.contains("└ 3 × 4 = 12")
    }
    try session.type("w")
    try session.wait(forDisplay: "2 + 3 × 4", "= 14")
    try session.quit()
  }
}
