import Foundation
import TestSupport
import Testing

/// A household's budget, as a new user would keep it.
@Suite struct `A budget on the tape` {
  private static let rows = [
    "rent = 900 # flat #home/1000 = 900", "power = 90 #home = 90",
    "food = 42.50 + 61.25 #food/150 = 103.75", "rest = 1500 − rent − power − food = 406.25",
    "rest ÷ 4 # a week = 101.5625",
  ]

  @Test func `is corrected at the top, cleared by mistake, killed, and there again`() throws {
    let home = try TemporaryFolder()
    let session = try home.calculator(columns: 140)
    try session.openClipboard()
    try write(on: session)
    try comment(on: session)
    try correct(on: session)
    try lookAtTotals(on: session)
    // An accidental AC.
    try session.press(.escape)
    try session.wait(forDisplay: "0")
    try session.type("u")
    try session.wait(forDisplay: "rest ÷ 4", "= 101.5625")
    try session.type("y")
    try session.wait(forClipboard: "101.5625")
    kill(try session.processID(), SIGKILL)
    _ = try session.waitForEnd()
    try expectKept(in: home)
  }

  private func write(on session: TerminalSession) throws {
    try session.calculate("rent = 850 # flat #home/1000")
    try session.wait(forDisplay: "850", "= 850")
    try session.calculate("power = 90 #home")
    try session.wait(forDisplay: "90", "= 90")
    try session.calculate("food=42.50+61.25 #food/150")
    try session.wait(forDisplay: "42.50 + 61.25", "= 103.75")
    try session.calculate("rest = 1500 - rent - power - food")
    try session.wait(forDisplay: "1500 − rent − power − food", "= 456.25")
    try session.type("/4=")
    try session.wait(forDisplay: "rest ÷ 4", "= 114.0625")
  }

  private func comment(on session: TerminalSession) throws {
    try session.press(.tab)
    try session.type("#a week\n")
    try session.wait(untilCalculator: "the comment shows") {
      $0.tape.last?.contains("# a week") == true
    }
  }

  private func correct(on session: TerminalSession) throws {
    try session.press(.home, .enter)
    try session.wait(forDisplay: "rent = 850 # flat #home/1000|", "= 850")
    try session.press(.home)
    for _ in "rent = 850" { try session.press(.right) }
    try session.press(.backspace, .backspace, .backspace)
    try session.type("900")
    try session.wait(forDisplay: "rent = 900| # flat #home/1000", "= 900")
    try session.press(.enter)
    try session.wait(forDisplay: "rest ÷ 4", "= 101.5625")
    try session.press(.tab)
    try session.wait(forTape: Self.rows)
  }

  private func lookAtTotals(on session: TerminalSession) throws {
    try session.type("T")
    let page = try session.wait(for: "46.25 left")
    let lines = page.lines.map { $0.split(separator: " ").joined(separator: " ") }
    let home = try #require(lines.first { $0.hasPrefix("#home") })
    let food = try #require(lines.first { $0.hasPrefix("#food") })
    #expect(home.hasPrefix("#home = 990 90.5 %") && home.hasSuffix("goal 1000, 10 left"))
    #expect(food.hasPrefix("#food = 103.75 9.5 %") && food.hasSuffix("goal 150, 46.25 left"))
    try session.type("T")
    try session.wait(forDisplay: "rest ÷ 4", "= 101.5625")
  }

  private func expectKept(in home: TemporaryFolder) throws {
    let session = try home.calculator(columns: 140)
    try session.wait(forTape: Self.rows)
    try session.calculate("rest*2")
    try session.wait(forDisplay: "rest × 2", "= 812.5")
    try session.quit()
    let listing = try home.run("--tape", "--totals")
    #expect(
      listing.output == """
        rent = 900                         =      900  # flat #home/1000
        power = 90                         =       90  #home
        food = 42.50 + 61.25               =   103.75  #food/150
        rest = 1500 - rent - power - food  =   406.25
        rest / 4                           = 101.5625  # a week
        rest * 2                           =    812.5

        #home     990   90.5 %  [###################.]  goal 1000, 10 left
        #food  103.75    9.5 %  [#############.......]  goal 150, 46.25 left

        """)
  }
}
