import CalculatorCore
import ExactNumbers
import Screen
import Testing
import Words

@testable import CalculatorViewModel

/// The forms of the value on the result line, key by key.
@Suite struct `The form of a value` {
  @Test func `goes through all that fit, and back`() {
    var session = Session("22/7=")
    let steps = [
      ("Form: fraction.", "= 22/7"), ("Form: mixed number.", "= 3 1/7"),
      ("Form: repeating decimal.", "= 3.(142857)"),
      ("Form: scientific notation.", "≈ 3.14285714286×10^0"),
      ("Form: engineering notation.", "≈ 3.14285714286×10^0"),
      ("Form: decimal.", "≈ 3.14285714285714"),
    ]
    for (message, result) in steps {
      session.type("f")
      #expect(session.message == message && session.result == result)
      #expect(session.state.message?.isMistake == false)
    }
    for (message, result) in ([steps[5]] + steps.dropLast()).reversed() {
      session.type("F")
      #expect(session.message == message && session.result == result)
    }
  }

  @Test func `of a whole number shows factors and other bases`() {
    var session = Session("6!/2=")
    var results: [String?] = []
    for _ in 0..<7 {
      session.type("f")
      results.append(session.result)
    }
    #expect(
      results == [
        "= 3.6×10^2", "= 360×10^0", "= 2^3 × 3^2 × 5", "= 0x168", "= 0b101101000", "= 0o550",
        "= 360",
      ])
  }

  @Test func `stays chosen, for values that it does not fit too`() {
    var session = Session("1/3=f")
    #expect(session.result == "= 1/3")
    session.type("+1=")
    #expect(session.result == "= 4/3" && session.message == nil)
    session.type("8+1")
    #expect(session.result == "= 9", "a whole number is no fraction")
    session.type("/2")
    #expect(session.result == "= 17/2", "the live value has the form, too")
    #expect(session.model.display.form == .fraction)
    // From a form that does not fit, f goes on to the next one that does.
    session.type("⎋8+1=f")
    #expect(session.result == "= 9×10^0")
    session.type("⎋1/4=F")
    #expect(session.result == "= 1/4")
  }

  @Test(arguments: ["f", "F", "v"])
  func `is not offered where there is no value`(key: String) {
    for keys in ["", "2", "2+", "1/0="] {
      var session = Session(keys)
      session.type(key)
      #expect(session.message == "There is no value to show yet.")
      #expect(session.state.message?.isMistake == true && session.state.fullValue == nil)
      #expect(session.model.display == DisplayFormat())
    }
  }

  @Test func `that is too long for the line is a decimal, and the message says so`() {
    var session = Session("2^90=FF")
    #expect(session.result == "≈ 1.2379400393×10^27")
    #expect(session.message == "Form: binary, too long for this line; v shows it in full.")
    session.resize(columns: 100)
    #expect(session.result?.hasPrefix("= 0b1000") == true && session.message == "Form: binary.")
  }

  @Test func `of a cut off period is marked as rounded`() {
    #expect(Session("1/97=ff").result == "≈ 0.(0103092783505…)")
    #expect(Session("1/(7*2^40)=ff").result == "≈ 1.299278145×10^−13")
  }

  @Test func `names primes as such`() {
    #expect(Session("100-3=fff").result == "= 97, a prime")
    #expect(Session("3-100=fff").result == "= −97, minus a prime")
  }

  @Test func `is a decimal in notes on percentages`() {
    #expect(Session("200+1%=f", columns: 40).expression == "200 + 1% (= 2)")
  }

  @Test func `where no digit fits is an ellipsis`() {
    #expect(Session("1/7000000000000=fffff", columns: 6).result == "…")
    let undecided = "icos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2⏎f"
    #expect(Session(undecided, columns: 40).result == "≈ 0 to 1,000 digits")
    #expect(Session(undecided, columns: 8).result == "…")
  }
}

@Suite struct `Groups of digits on the screen` {
  private let french = GroupingConvention(separator: "\u{202F}", sizes: [3])
  private let indian = GroupingConvention(separator: ",", sizes: [3, 2])

  private func session(_ keys: String, _ grouping: GroupingConvention?) -> Session {
    var session = Session(ViewModel(theme: .dark, grouping: grouping), columns: 40)
    session.type(keys)
    return session
  }

  @Test func `are those of the locale from the start`() {
    #expect(session("1234567.5*2=", indian).result == "= 24,69,135")
    #expect(session("1234567.56789", indian).expression == "12,34,567.56789")
    let text = session("1000+1/3=", french)
    #expect(text.expression == "1\u{202F}000 + 1 ÷ 3")
    #expect(text.result == "≈ 1\u{202F}000.33333333333")
  }

  @Test func `are switched by a key, also where the locale has none`() {
    var session = session("12345*2=", nil)
    #expect(session.result == "= 24690" && session.expression == "12345 × 2")
    session.type("g")
    #expect(session.result == "= 24\u{202F}690" && session.expression == "12\u{202F}345 × 2")
    #expect(session.message == "Digits are grouped.")
    session.type("g")
    #expect(session.result == "= 24690" && session.message == "Digits are not grouped.")
  }

  @Test func `never show on the edited line, and errors are marked in their columns`() {
    var session = session("12345/0=", indian)
    #expect(session.expression == "12,345 ÷ 0" && session.state.expression.mark == 7..<10)
    session.type("i")
    #expect(session.expression == "12345 ÷ 0")
    session.type("⎋⎋i1_0000+1⏎")
    #expect(session.expression == "1_0000 + 1" && session.result == "= 10,001")
  }

  @Test func `leave room for every digit of the value`() {
    var narrow = session("1234567*2=", indian)
    narrow.resize(columns: 11)
    #expect(narrow.result == "= 24,69,134")
    narrow.resize(columns: 10)
    #expect(narrow.result == "= 2469134")
  }

  @Test(arguments: ["3:2C", "3.2:2C", "3.*:202F", "4:27"])
  func `have a convention that reads back from its text`(text: String) throws {
    let convention = try #require(GroupingConvention(text))
    #expect(convention.description == text)
  }

  @Test(arguments: ["", "3", ":2C", "3:", "0:2C", "x:2C", "3:xyz", "3:D800", "3:2C:2C"])
  func `have no convention in any other text`(text: String) {
    #expect(GroupingConvention(text) == nil)
  }

  @Test func `have a separator of one scalar`() {
    #expect(GroupingConvention(separator: "e\u{301}", sizes: [3]) == nil)
  }
}
