import CalculatorCore
import Testing

@testable import CalculatorViewModel

/// `total` and lines above, as a person types them.
@Suite struct `The word total` {
  @Test func `makes a line of the sum, which follows corrections and removals`() {
    var session = Session("10+1⏎5*2⏎total", lines: 8)
    #expect(session.result == "= 21" && session.expression == "total")
    session.type("⏎")
    #expect(session.rows == ["10 + 1 = 11", "5 × 2 = 10", "total = 21"])
    #expect(session.expression == "total" && session.result == "= 21")
    session.type("⇥↑↑⏎⌫2⏎")
    #expect(session.rows == [">10 + 2 = 12", "5 × 2 = 10", "vtotal = 22"])
    session.type("↓⌦")
    #expect(session.rows == ["^10 + 2 = 12", ">total = 12"])
    session.type("⑧⎋")
    #expect(session.rows == ["10 + 2 = 12", "5 × 2 = 10", "total = 22"])
  }

  @Test func `is a line for each kind of unit`() {
    var session = Session("3 km⏎10 EUR⏎500 m⏎total⏎", lines: 8)
    #expect(session.rows.suffix(2) == ["total = 3.5 km", "total = 10.00 EUR"])
    #expect(session.result == "= 10.00 EUR" && session.expression == "total")
    // Taking one of them again leaves it what it was.
    session.type("⇥⏎⏎⎋")
    #expect(session.rows.suffix(2) == ["total = 3.5 km", "total = 10.00 EUR"])
    session.type("⑧")
    #expect(session.rows.count == 3)
  }

  @Test func `opens as the word after its result`() {
    var session = Session("1+1⏎total⏎②", lines: 8)
    #expect(session.expression == "total" && session.result == "= 2")
    session.type("*2⏎")
    #expect(session.result == "= 4" && session.rows.last == "sum([2]) × 2 = 4")
  }

  @Test func `has ties to lines above by number and by tag`() {
    var session = Session("10+1⏎", lines: 8)
    session.type("20*2 #food⏎30+3 # #food⏎@3+sum(#food)⏎")
    #expect(session.result == "= 84")
    #expect(session.rows.last == "[11] + sum([40]; [33]) = 84")
    session.type("sum(#drink)⏎")
    #expect(session.message == "No line above has this tag.")
  }
}
