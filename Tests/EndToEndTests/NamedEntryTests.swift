import TestSupport
import Testing

/// Names on the formula line.
@Suite struct `Names on the formula line` {
  @Test func `are given by an equals sign after a lone name`() throws {
    let session = try TerminalSession.calculator()
    try session.type("irent=")
    try session.wait(forFormula: "rent = |")
    try session.type("800+50=")
    try session.wait(forDisplay: "800 + 50", "= 850")
    try session.wait(forTape: ["rent = 800 + 50 = 850"])
    try session.type("\u{1B}i2*rent=")
    try session.wait(forDisplay: "2 × rent", "= 1700")
    // The name has a meaning now, and can be given again.
    try session.type("\u{1B}irent=")
    try session.wait(forFormula: "rent = |")
    try session.type("900=")
    try session.wait(forDisplay: "900", "= 900")
    try session.type("\u{1B}i2*rent=")
    try session.wait(forDisplay: "2 × rent", "= 1800")
    #expect(try session.screen().tape.suffix(2) == ["rent = 900 = 900", "2 × rent = 1800"])
    try session.quit()
  }

  @Test func `are not those of functions`() throws {
    let session = try TerminalSession.calculator()
    try session.type("isin=")
    try session.wait(forFormula: "|sin", "This name has a meaning already.")
    try session.press(.control("e"))
    try session.type("(0)=")
    try session.wait(forTape: ["sin(0) = 0"])
    #expect(try session.screen().contains("sin = ") == false)
    try session.quit()
  }

  @Test func `are completed by Tab`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 rent = 850", "+ a.2 rental_car = 30", "+ a.3 power = 90"])
    let session = try home.calculator()
    try session.wait(until: "the tape is read") { $0.tape.count == 3 }
    try session.type("i2*po\t")
    try session.wait(forFormula: "2*power|", "= 180")
    try session.type("+re\t")
    try session.wait(forFormula: "2*power+rent|", "= 1030")
    try session.type("al\t")
    try session.wait(forFormula: "2*power+rental_car|", "= 210")
    try session.type("\n")
    let screen = try session.wait(until: "the result is on the tape") { $0.tape.count == 4 }
    #expect(screen.tape.last == "2 × power + rental_car = 210")
  }

  @Test func `below a corrected line are not offered, and cannot be used there`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 rent = 850", "+ a.2 power = 90"])
    let session = try home.calculator()
    try session.wait(until: "the tape is read") { $0.tape.count == 2 }
    try session.press(.tab, .home, .enter, .control("u"))
    try session.type("rent=po\t")
    try session.wait(untilFormula: "is not completed") {
      $0.line.hasPrefix("rent = po") && !$0.line.contains("wer")
    }
    try session.type("wer\n")
    try session.wait(untilFormula: "is refused") { $0.below.last?.contains("nknown") == true }
    try session.press(.escape)
    let screen = try session.wait(until: "the formula line is closed") {
      $0.contains("correct")
    }
    let rows = screen.tape.map { $0.replacing("▸ ", with: "") }
    #expect(rows == ["rent = 850 = 850", "power = 90 = 90"])
  }
}
