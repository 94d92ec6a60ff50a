import CalculatorCore
import Testing

@testable import CalculatorViewModel

/// Names that have another meaning.
@Suite struct `A name of one's own` {
  @Test func `is said to hide a unit, a constant or a function before Enter`() {
    var session = Session("m = 70", lines: 8)
    #expect(session.message == "m is your 70; for metres write metre.")
    session.type("⏎")
    #expect(session.message == nil)
    session.type("2 m")
    #expect(session.message == "m is your 70; for metres write metre." && session.result == "= 140")
    session.type("⎋⎋e = 1/3")
    #expect(session.message == "e is your own; for the constant write exp(1).")
    session.type("⏎sum = 2")
    #expect(session.message == "sum is your 2; for the function write sum(.")
    session.type("⎋⎋total = 2")
    #expect(session.message == "total is your 2; rename it for the sum of the lines.")
    session.type("⎋⎋rent = 2")
    #expect(session.message == nil)
    session.type("⎋⎋5 km in m")
    #expect(session.message == nil)
    // It is not written on this line.
    session.type("⎋⎋total")
    #expect(session.message == nil && session.result?.hasSuffix("70.3333333333333") == true)
  }

  @Test func `leaves the units of earlier lines what they were`() {
    var session = Session("5 m*e⏎m = 70⏎e = 2⏎F", lines: 8)
    session.type("↑↑↑")
    #expect(session.expression == "5 metre × exp(1)")
    session.type("⏎")
    #expect(session.rows.last == "5 m × exp(1) ≈ 13.5914091422952 m")
  }
}

/// Enter on a number without an operation.
@Suite struct `A lone number` {
  @Test(arguments: [
    ("5⏎6", "6"), ("5⏎.5", "0.5"), ("5⏎(", "("), ("5⏎+6", "5 + 6"), ("5⏎⌫", "0"),
    ("5⏎%", "5% (= 0.05)"),
    ("5⏎a", "a"), ("5⏎mod 3", "mod 3"), ("5=6", "6"), ("5⏎6⑧", "5"), ("56", "56"),
    ("5⏎+1⌫⌫6", "56"), ("5⏎66", "66"), ("5⏎a⎋", "0"), ("5⏎√", "√"),
  ])
  func `is left alone after Enter, but an operator continues it`(keys: String, expected: String) {
    let session = Session(keys)
    #expect(session.expression == expected)
  }

  @Test func `is continued by a word`() {
    var session = Session("17⏎mod 5")
    #expect(session.result == "= 2")
    session.type("⏎")
    #expect(session.expression == "17 mod 5")
    session.type("⎋17⏎mod 0⏎")
    #expect(session.message == "Division by zero." && session.cursor == 0)
  }
}

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

  @Test func `is explained as it was typed`() {
    let session = Session("10+1⏎5*2⏎total⏎≡explain⏎", lines: 8)
    #expect(session.state.explanation?.rows.first == "total = 21")
  }

  @Test func `follows a line that is corrected to another unit`() {
    var session = Session("a = 1⏎2*a⏎5+0⏎total⏎", columns: 40, lines: 8)
    session.type("⇥⇤⏎⌫4 km⏎⎋")
    #expect(session.rows.suffix(2) == ["total = 12 km", "total = 5"])
    session.type("⑧")
    #expect(session.rows.last == "total = 8" && session.rows.count == 4)
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
