import TestSupport
import Testing

/// Correcting, removing and undoing on the tape.
@Suite struct `Corrections on the tape` {
  private static let rows = ["part = 4 = 4", "10 ÷ part = 2.5", "part × 3 = 12", "2.5 + 1 = 3.5"]

  private func home() throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    try home.keepTape([
      "+ a.1 part = 4", "+ a.2 10 / part@a.1", "+ a.3 part@a.1 * 3", "+ a.4 @a.2 + 1",
    ])
    return home
  }

  private func calculator(_ home: TemporaryFolder) throws -> TerminalSession {
    let session = try home.calculator()
    try session.wait(forTape: Self.rows)
    return session
  }

  @Test func `say in its place what can no longer be calculated, and the rest stays`() throws {
    let home = try home()
    let session = try calculator(home)
    try session.press(.tab, .home, .enter, .control("u"))
    try session.type("part=0\n")
    try session.press(.tab)
    let failed = [
      "part = 0 = 0", "10 ÷ part division by zero", "part × 3 = 0", "10 ÷ part + 1 no value",
    ]
    try session.wait(until: "it says so") { $0.tape.dropLast() == failed.dropLast()[...] }
    try session.press(.tab, .home, .enter, .control("u"))
    try session.type("part=4\n")
    try session.press(.tab)
    try session.wait(forTape: Self.rows)
    try session.quit()
  }

  @Test func `by removal leave the value to what depends on it`() throws {
    let home = try home()
    let session = try calculator(home)
    try session.press(.tab, .home, .delete)
    try session.wait(until: "it is removed") { $0.contains("Removed; u brings it back.") }
    try session.press(.tab)
    let left = ["10 ÷ 4 = 2.5", "4 × 3 = 12", "2.5 + 1 = 3.5"]
    try session.wait(forTape: left)
    let other = try home.calculator()
    try other.wait(forTape: left)
    try other.quit()
    try session.type("u")
    try session.wait(forTape: Self.rows)
    try session.quit()
    #expect(try home.run("--tape").output.hasPrefix("part = 4   =   4\n10 / part  = 2.5\n"))
  }

  @Test func `are made by a click on a selected entry`() throws {
    let home = try home()
    let session = try calculator(home)
    let place = try #require(try session.screen().position(of: "part × 3"))
    try session.click(column: place.column, row: place.row)
    try session.wait(until: "it is selected") { $0.tape.contains("▸ part × 3 = 12") }
    try session.click(column: place.column, row: place.row)
    try session.wait(forFormula: "part × 3|", "= 12")
    try session.type("0\n")
    try session.press(.tab)
    try session.wait(forTape: Self.rows.map { $0 == "part × 3 = 12" ? "part × 30 = 120" : $0 })
    try session.quit()
  }

  @Test func `with everything else are undone to the start, and done again`() throws {
    let home = try TemporaryFolder()
    let session = try home.calculator()
    try session.calculate("rent=850 #home")
    try session.wait(forDisplay: "850", "= 850")
    try session.type("*12=/4=fF")
    try session.press(.tab, .home, .enter, .control("u"))
    try session.type("rent=900\n")
    try session.press(.home, .delete, .tab, .escape)
    try session.type("7+8=")
    let rows = ["900 × 12 = 10800", "10800 ÷ 4 = 2700", "7 + 8 = 15"]
    try session.wait(forTape: rows)
    try session.type(String(repeating: "u", count: 60))
    try session.wait(until: "nothing is left") {
      $0.contains("nothing to undo") && $0.tape.allSatisfy { !$0.contains("=") }
    }
    #expect(try home.run("--tape").output == "")
    for _ in 1...60 { try session.press(.control("r")) }
    try session.wait(forTape: rows)
    try session.wait(until: "nothing is left") { $0.contains("nothing to redo") }
    try session.quit()
    let other = try home.calculator()
    try other.wait(forTape: rows)
    try other.quit()
  }

  @Test func `undo nothing that another program has done`() throws {
    let home = try TemporaryFolder()
    let (one, other) = (try home.calculator(), try home.calculator())
    try one.type("1+2=")
    try one.wait(forTape: ["1 + 2 = 3"])
    try other.wait(forTape: ["1 + 2 = 3"])
    try other.type("3+4=")
    try one.wait(forTape: ["1 + 2 = 3", "3 + 4 = 7"])
    try one.type("uuuuuu")
    try one.wait(until: "its own is undone") { $0.tape == ["3 + 4 = 7"] }
    try other.wait(forTape: ["3 + 4 = 7"])
    try one.quit()
    try other.quit()
  }
}
