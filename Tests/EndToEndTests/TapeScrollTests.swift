import TestSupport
import Testing

/// Moving through a long tape.
@Suite struct `A long tape` {
  private func calculator(entries: Int) throws -> (TerminalSession, TemporaryFolder) {
    let home = try TemporaryFolder()
    try home.keepTape((1...entries).lazy.map { "+ abc.\($0) \($0) + 1" })
    return (try home.calculator(), home)
  }

  @Test func `is scrolled by pages, and back`() throws {
    let (session, home) = try calculator(entries: 100)
    let newest = try session.wait(until: "the newest shows") { $0.tape.last == "100 + 1 = 101" }
    let count = newest.tape.count
    #expect(count > 10)
    try session.press(.pageUp)
    try session.wait(until: "the page above shows") {
      $0.tape.last == "\(100 - count) + 1 = \(101 - count)" && $0.tape.count == count
    }
    for _ in 1...10 { try session.press(.pageUp) }
    try session.wait(until: "the first shows") { $0.tape.first == "1 + 1 = 2" }
    #expect(try session.screen().tape.count == count)
    for _ in 1...10 { try session.press(.pageDown) }
    try session.wait(until: "the newest shows") { $0.tape == newest.tape }
    try session.type("7+8=")
    try session.wait(until: "the new one shows") { $0.tape.last == "7 + 8 = 15" }
    try session.quit()
    _ = home
  }

  @Test func `is scrolled by the wheel`() throws {
    let (session, home) = try calculator(entries: 100)
    try session.wait(until: "the newest shows") { $0.tape.last == "100 + 1 = 101" }
    for _ in 1...3 { try session.click(column: 60, row: 10, .wheelUp) }
    let scrolled = try session.wait(until: "others show") { $0.tape.last != "100 + 1 = 101" }
    #expect(scrolled.tape.last?.hasSuffix("+ 1 = 101") == false)
    for _ in 1...9 { try session.click(column: 60, row: 10, .wheelDown) }
    try session.wait(until: "the newest shows") { $0.tape.last == "100 + 1 = 101" }
    try session.quit()
    _ = home
  }

  @Test func `is moved through by the selection`() throws {
    let (session, home) = try calculator(entries: 100)
    try session.wait(until: "the newest shows") { $0.tape.last == "100 + 1 = 101" }
    try session.press(.tab, .home)
    try session.wait(until: "the first is selected") { $0.tape.first == "▸ 1 + 1 = 2" }
    try session.press(.down, .down)
    try session.wait(until: "the third is selected") { $0.tape.dropFirst(2).first == "▸ 3 + 1 = 4" }
    try session.press(.space)
    try session.wait(forDisplay: "4")
    try session.type("*2=")
    try session.wait(forDisplay: "4 × 2", "= 8")
    try session.quit()
    #expect(try home.tapeText().hasSuffix(".1 @abc.3 * 2\n"))
  }

  @Test func `of 100,000 entries shows the newest, and the first when it is asked for`() throws {
    let (session, home) = try calculator(entries: 100_000)
    try session.wait(until: "the newest shows") { $0.tape.last == "100000 + 1 = 100001" }
    try session.type("1+2=")
    try session.wait(forDisplay: "1 + 2", "= 3")
    try session.press(.tab)
    try session.wait(until: "all of it is read, and the first is selected") {
      try? session.press(.home)
      return $0.tape.first == "▸ 1 + 1 = 2"
    }
    try session.press(.tab)
    try session.wait(until: "the newest shows") { $0.tape.last == "1 + 2 = 3" }
    try session.quit()
    _ = home
  }
}
