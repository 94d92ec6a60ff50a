import TestSupport
import Testing

/// Quantities in pipes and in the printed tape.
@Suite struct `Quantities in pipes` {
  @Test(
    arguments: [
      ([], "5 km in mi", "3.106855961186669848087170921816591 mi"),
      ([], "1 mi in km", "1.609344 km"), ([], "5'11\" in cm", "180.34 cm"),
      ([], "100 EUR / 3", "33.33 EUR"), ([], "$20 + 15%", "23.00 USD"),
      (["--digits", "5"], "100 EUR / 3", "33.333 EUR"),
      (["--fraction"], "1 km / 3", "1/3 km"), (["--format", "mixed"], "7 km / 3", "(2+1/3) km"),
      (["--fraction"], "100 EUR / 3", "100/3 EUR"),
      (["--format", "decimal", "--digits", "4"], "100 EUR / 3", "33.33 EUR"),
      (["--format", "decimal"], "1 EUR / 8", "0.125 EUR"),
      ([], "180.34 cm in ft + in", "5 ft 11 in"), ([], "3 m^2 * 2", "6 m^2"),
    ])
  func `have their units`(options: [String], line: String, output: String) throws {
    let run = try Run(options + [line])
    #expect(run.output == output + "\n")
    #expect(run.ending == .exited(status: 0))
  }

  @Test func `are all ASCII where that is asked for`() throws {
    let run = try Run(["--ascii"], input: "5 µs\n20 °F + 0 K\n3 Ω\n")
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(run.output.hasPrefix("5 us\n"))
    #expect(run.output.hasSuffix("3 ohm\n"))
  }

  @Test func `are explained`() throws {
    let run = try Run(["--explain", "2 * (3 h 20 min)"])
    #expect(run.output.hasPrefix("2 × (3 h 20 min) "))
  }

  @Test func `are on the printed tape with their units beside them`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 5 km / 2 # #road/10", "+ a.2 300 m # #road", "+ a.3 1 EUR / 8"])
    #expect(
      try home.run("--tape", "csv").output == """
        line,name,expression,result,unit,exact,error,comment\r
        1,,5 km / 2,2.5,km,yes,,#road/10\r
        2,,300 m,300,m,yes,,#road\r
        3,,1 EUR / 8,0.13,EUR,no,,\r

        """)
    #expect(
      try home.run("--tape", "csv", "--totals").output == """
        tag,entries,excluded,sum,unit,share,goal,left\r
        road,2,0,2.8,km,100.0 %,10,7.2\r

        """)
    let text = try home.run("--tape", "--totals").output
    #expect(text.contains("5 km / 2   =   2.5 km"))
    #expect(text.contains("goal 10 km, 7.2 km left"))
  }
}
