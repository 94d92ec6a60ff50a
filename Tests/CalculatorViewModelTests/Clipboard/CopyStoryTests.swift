import CalculatorCore
import Previews
import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `Copying` {
  @Test(
    arguments: [
      ("12.5=+0=", "y", "12.5"), ("2−5=", "y", "-3"), ("2−5=", "Y", "2 − 5 = −3"),
      ("1/3=", "y", "0.3333333333333333333333333333333333"),
      ("1/3=", "Y", "1 ÷ 3 ≈ 0.3333333333333333333333333333333333"),
      ("12/4", "y", "3"), ("12/4", "Y", "12 ÷ 4 = 3"), ("1000×1000=", "y", "1000000"),
      ("1/3/10^40=", "y", "3.333333333333333333333333333333333e-41"),
      ("1/3/10^40=", "Y", "1 ÷ 3 ÷ 10^40 ≈ 3.333333333333333333333333333333333×10^−41"),
      ("isqrt(2)⏎", "y", "1.414213562373095048801688724209698"),
    ])
  func `sends the result, or the calculation with it`(keys: String, key: String, text: String) {
    let session = Session(keys + key)
    #expect(session.effects == [.copy(text)])
    #expect(session.state.message?.isMistake == false)
  }

  @Test func `writes a point whatever the display has`() {
    let session = Session("1,5+1=Y", point: ",")
    #expect(session.expression == "1,5 + 1")
    #expect(session.effects == [.copy("1.5 + 1 = 2.5")])
  }

  @Test func `claims no more than is known`() {
    #expect(Session("5/2=y").message == "2.5 was sent to the terminal's clipboard.")
    #expect(
      Session("1/3=y").message
        == "0.333333333333333333333… was sent to the terminal's clipboard.")
  }

  @Test(arguments: ["", "7", "7+", "1/0="]) func `needs a result`(keys: String) {
    let session = Session(keys + "y")
    #expect(session.effects.isEmpty)
    #expect(session.message == "There is no result to copy.")
  }

  @Test func `tells why what is typed has no result`() {
    let session = Session("1/0+1y")
    #expect(session.effects.isEmpty)
    #expect(session.message == "Division by zero.")
  }

  @Test func `does not guess the digits of a number that may be zero`() {
    var session = Session("i")
    session.type("cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2")
    session.type("⏎y")
    #expect(session.effects.isEmpty)
    #expect(session.message == "Cannot be told from zero: 0 to 1,000 digits.")
  }

  @Test func `refuses what is longer than clipboards take`() {
    let session = Session("10^56243=y")
    #expect(session.effects.count == 1)
    let longer = Session("10^56244=y")
    #expect(longer.effects.isEmpty)
    #expect(longer.message == "The result is too long for a terminal's clipboard.")
  }

  @Test func `says so where the terminal has no clipboard`() {
    var session = Session(ViewModel(theme: .dark, canCopy: false))
    session.type("7+1=y")
    #expect(session.effects.isEmpty)
    #expect(session.message == "This terminal cannot copy.")
  }

  @Test func `closes the help, and is written on the formula line`() {
    let session = Session("7+1=?y")
    #expect(session.state.help == nil && session.effects == [.copy("8")])
    #expect(Session("iyY").expression == "yY")
  }

  @Test func `holds no key up`() {
    var waiting = Waiting("7+1=")
    waiting.answer()
    waiting.type("y")
    let request = waiting.requests.last
    #expect(request?.copies == .number && waiting.others.isEmpty)
    waiting.type("+2")
    waiting.answer(to: request)
    #expect(waiting.others == [.copy("8")])
    #expect(waiting.expression == "8 + 2")
    waiting.answer(to: request)
    #expect(waiting.others == [.copy("8")])
  }

  @Test func `again replaces what is being copied`() {
    var waiting = Waiting("7+1=")
    waiting.answer()
    waiting.type("y")
    let first = waiting.requests.last
    waiting.type("Y")
    #expect(waiting.cancelled == [first?.id].compactMap(\.self))
    waiting.answer(to: first)
    #expect(waiting.others.isEmpty)
    waiting.answer()
    #expect(waiting.others == [.copy("7 + 1 = 8")])
  }

  @Test func `can be cancelled`() {
    var waiting = Waiting("7+1=")
    waiting.answer()
    waiting.type("y")
    let request = waiting.requests.last
    waiting.press(.control("c"))
    #expect(waiting.cancelled == [request?.id].compactMap(\.self))
    #expect(waiting.message == "The calculation was cancelled." && waiting.result?.text == "= 8")
    waiting.answer(to: request)
    #expect(waiting.others.isEmpty)
  }

  @Test func `and pasting give the same number where the comma is the point`() {
    var session = Session("1,234=+0=y", point: ",")
    session.type("⎋")
    session.send(.paste("1.234"))
    #expect(session.expression == "1,234" && session.message == nil)
  }
}
