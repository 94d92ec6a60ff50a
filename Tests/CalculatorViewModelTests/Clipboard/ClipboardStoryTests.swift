import CalculatorCore
import Previews
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `Pasting` {
  private func pasted(
    _ text: String, after keys: String = "", point: Character = "."
  ) -> Session {
    var session = Session(keys, point: point)
    session.send(.paste(text))
    return session
  }

  @Test(
    arguments: [
      ("", "12+3", "12+3"), ("7+", "12", "7+ 12"), ("7+1", "12", "7+1 12"), ("7", "12", "12"),
      ("7", "+12", "7+12"), ("7", "+ 12", "7 + 12"), ("7+1=", "12", "12"), ("7+1=", "−5", "−5"),
      ("7+1=", "× 2", "ans × 2"), ("7+1=", "×2", "ans×2"), ("7+1=", "− 5", "ans − 5"),
      ("1/0=", "12", "12"), ("2^", "10", "2^10"), ("(", "1+2)", "(1+2)"), ("②7+", "12", "7+12"),
      ("②7+8←", "×2", "7+×28"), ("−", "5", "−5"),
    ])
  func `opens the formula line with what can be continued`(
    keys: String, text: String, line: String
  ) {
    let session = pasted(text, after: keys)
    #expect(session.expression == line)
    #expect(session.cursor != nil)
  }

  @Test func `calculates nothing before Enter`() {
    var session = pasted("80×40 = 3200", after: "7+1=")
    #expect(session.expression == "80×40 = 3200" && session.result == "= 3200")
    #expect(session.state.result?.tone == .live)
    session.type("⏎")
    #expect(session.expression == "80 × 40" && session.result == "= 3200")
    #expect(session.state.result?.tone == .final)
  }

  @Test func `tells how an ambiguous number was read`() {
    #expect(pasted("1,234").message == "1,234 was read as 1234.")
    #expect(pasted("1,234.5").message == nil)
  }

  @Test func `refuses what is no calculation, and changes nothing`() {
    let session = pasted("hello", after: "7+1")
    #expect(session.message == "The pasted text is not a calculation: “hello”.")
    #expect(session.state.message?.isMistake == true)
    #expect(session.expression == "7 + 1" && session.cursor == nil && session.result == "= 8")
  }

  @Test func `refuses too much, and closes the help to say so`() {
    var session = Session("?")
    session.send(.pasteTooLong)
    #expect(session.state.help == nil)
    #expect(session.message == "The pasted text is too long; nothing was pasted.")
    session.type("7")
    #expect(session.message == nil && session.expression == "7")
  }

  @Test func `waits for the result that is being calculated`() {
    var waiting = Waiting("7+1=")
    waiting.send(.paste("+ 2"))
    #expect(waiting.expression == "7 + 1")
    waiting.answer()
    #expect(waiting.expression == "ans + 2")
  }

  @Test func `a column asks whether its sum is to be taken`() {
    var session = pasted("1,200.50\r\n(34)\r\n5", after: "7+1")
    #expect(session.expression == "1200.50 − 34 + 5")
    #expect(session.result == "= 1171.5" && session.state.result?.tone == .live)
    #expect(session.message == "Sum of 3 numbers? Enter: yes, Esc: no.")
    #expect(session.state.message?.isMistake == false)
    session.type("⏎")
    #expect(session.expression == "1200.50 − 34 + 5" && session.result == "= 1171.5")
    #expect(session.state.result?.tone == .final && session.message == nil)
    session.type("+1=")
    #expect(session.result == "= 1172.5")
  }

  @Test func `a column with an ambiguous number says how it was read`() {
    let session = pasted("1,234\n5")
    #expect(
      session.message
        == "Sum of 2 numbers, 1,234 read as 1234? Enter: yes, Esc: no.")
  }

  @Test func `the sign of a currency means that of the locale`() {
    var session = Session(ViewModel(theme: .dark, signs: CurrencySigns(territory: "CA")))
    session.send(.paste("$5\n6"))
    #expect(session.expression == "5 CAD + 6 CAD")
  }

  @Test func `text that cannot be read stays on the line, and Enter marks its place`() {
    var session = pasted("Total: 5")
    #expect(session.expression == "Total: 5" && session.message == nil)
    session.type("⏎")
    #expect(session.expression == "Total: 5" && session.state.message?.isMistake == true)
  }

  @Test func `Esc and other keys and clicks decline the sum`() {
    var session = pasted("1\n2", after: "7+1")
    session.type("⎋")
    #expect(session.expression == "7 + 1" && session.result == "= 8" && session.message == nil)
    session.send(.paste("1\n2"))
    session.type("3")
    #expect(session.expression == "7 + 13" && session.result == "= 20")
    session.send(.paste("1\n2"))
    session.click(.four)
    #expect(session.expression == "7 + 134")
    session.send(.paste("1\n2"))
    session.send(.paste("5"))
    #expect(session.expression == "7+134 5")
  }

  @Test func `redrawing keeps the question, and so does the wheel`() {
    var session = pasted("1\n2")
    session.type([.control("l")])
    session.send(.wheel(.down))
    #expect(session.message == "Sum of 2 numbers? Enter: yes, Esc: no.")
  }

  @Test func `a sum that is not known yet is taken as soon as it is`() {
    var waiting = Waiting()
    waiting.send(.paste("1\n2"))
    #expect(waiting.result?.text == "…")
    waiting.press(.enter)
    waiting.type("+4")
    waiting.answer()
    #expect(waiting.expression == "3 + 4")
  }

  @Test func `the calculation of a sum can be cancelled`() {
    var waiting = Waiting("7+1")
    waiting.answer()
    waiting.send(.paste("1\n2"))
    waiting.press(.control("c"))
    #expect(waiting.expression == "7 + 1")
    #expect(waiting.message == "The calculation was cancelled.")
    #expect(waiting.others.isEmpty)
  }

  @Test(arguments: [
    ("stdev(", "Sales\n1\n2\n−3", "stdev(1; 2; −3", "≈ 2.64575131106459"),
    ("max(9; ", "1\n20\n3", "max(9; 1; 20; 3", "= 20"),
  ])
  func `a column where an argument is due is a list of them`(
    typed: String, column: String, line: String, result: String
  ) {
    let session = pasted(column, after: typed)
    #expect(session.expression == line && session.result == result)
    #expect(session.message?.hasPrefix("Pasted 3 numbers") == true)
  }

  @Test func `a column on the formula line is a sum in parentheses`() {
    var session = pasted("1\n2", after: "②200−")
    #expect(session.expression == "1 + 2" && session.cursor == nil)
    session.type("⏎")
    #expect(session.expression == "200−(1 + 2)" && session.result == "= 197")
    #expect(session.cursor != nil)
  }

  @Test func `a column behind an operator on the keypad is its operand`() {
    var session = pasted("1\n2", after: "100+")
    #expect(session.message == "Sum of 2 numbers? Enter: yes, Esc: no.")
    session.type("⏎")
    #expect(session.expression == "100+ (1 + 2)" && session.result == "= 103")
  }

  @Test func `a column with words says in which lines they are`() {
    let session = pasted("Amount\n1\n2\nVAT\t3\nTip\t4\nGift\t5")
    #expect(
      session.message
        == "Sum of 5? Words skipped: line 1.")
    #expect(session.expression == "1 + 2 + 3 + 4 + 5 # VAT, Tip, Gift")
  }

  @Test(arguments: [
    ("Rent\t1,200\nFood\t300", "1200 + 300", "Rent, Food"),
    ("12.50 coffee\n3.20 bread and butter\n8", "12.50 + 3.20 + 8", "coffee, bread and butter"),
    ("Rent: 850\n5 # lunch", "850 + 5", "Rent"),
    ("$12.50 coffee\n$3", "12.50 USD + 3 USD", "coffee"),
  ])
  func `words beside the numbers of a column become a comment`(
    text: String, sum: String, comment: String
  ) {
    var session = pasted(text)
    #expect(session.expression == "\(sum) # \(comment)")
    session.type("⏎")
    let entry = session.model.tape.last.flatMap { session.model.tape[$0] }
    #expect(session.expression == sum && entry?.comment == comment)
    #expect(!session.model.isEditing)
    session.type("⑧")
    #expect(session.model.tape.count == 0)
  }

  @Test func `units in a column are no words`() {
    #expect(pasted("5 km\n300 m").expression == "5 km + 300 m")
    #expect(pasted("5 km north\n300 m back").expression == "5 km + 300 m # north, back")
  }

  @Test func `a column with a cell that is no number stays on the line, where it is marked`() {
    var session = pasted("12\n1.2.3\n5", after: "②7*")
    #expect(session.expression == "7*12 + 1.2.3 + 5" && session.cursor == 7)
    #expect(session.message == "In line 2, “1.2.3” is not a number.")
    #expect(session.state.expression.mark == 7..<12)
    session.type("⌦⌦")
    #expect(session.expression == "7*12 + 2.3 + 5" && session.message == nil)
  }

  @Test func `a sum that is too long for the formula line is refused there`() {
    let column = String(repeating: "1\n", count: 40_000)
    var session = pasted(column, after: "②7")
    session.type("⏎")
    #expect(session.expression == "7" && session.cursor == 1)
    #expect(session.message == "The pasted text is too long; nothing was pasted.")
  }

  @Test func `keys that come fast act as keys, and tabs and line ends do no harm`() {
    let session = Session("1⇥2+3⇥4⏎")
    #expect(session.expression == "12 + 34" && session.result == "= 46")
  }
}

@Suite struct `The wheel` {
  @Test func `scrolls the help`() {
    var session = Session("?")
    let top = session.state.help
    session.send(.wheel(.up))
    #expect(session.state.help == top)
    session.send(.wheel(.down))
    var typed = Session("?↓↓↓")
    #expect(session.state.help == typed.state.help && session.state.help != top)
    session.send(.wheel(.up))
    typed.type("↑↑↑")
    #expect(session.state.help == top && typed.state.help == top)
  }

  @Test func `scrolls the menu where that is under the pointer`() {
    var session = Session("≡")
    session.send(.wheel(.down, over: .menu(row: 4)))
    #expect(session.state.menu?.rows.firstIndex(where: \.isSelected) == 3)
    session.send(.wheel(.up, over: .nothing))
    #expect(session.state.menu?.rows.firstIndex(where: \.isSelected) == 3)
    session.send(.wheel(.up, over: .menu(row: 0)))
    #expect(session.state.menu?.rows.firstIndex(where: \.isSelected) == 0)
  }

  @Test func `changes nothing outside of the help`() {
    var session = Session("7+1")
    let model = session.model
    session.send(.wheel(.down))
    #expect(session.model == model)
  }
}

@Suite struct `Copying` {
  @Test(
    arguments: [
      ("12.5=+0=", "⑤", "12.5"), ("2−5=", "⑤", "-3"), ("2−5=", "calculation", "2 − 5 = −3"),
      ("1/3=", "⑤", "0.3333333333333333333333333333333333"),
      ("1/3=", "calculation", "1 ÷ 3 ≈ 0.3333333333333333333333333333333333"),
      ("12/4", "⑤", "3"), ("12/4", "calculation", "12 ÷ 4 = 3"), ("1000×1000=", "⑤", "1000000"),
      ("1/3/10^40=", "⑤", "3.333333333333333333333333333333333e-41"),
      ("1/3/10^40=", "calculation", "1 ÷ 3 ÷ 10^40 ≈ 3.333333333333333333333333333333333×10⁻⁴¹"),
      ("②sqrt(2)⏎", "⑤", "1.414213562373095048801688724209698"),
    ])
  func `sends the result, or the calculation with it`(keys: String, key: String, text: String) {
    let session = Session(keys + (key == "⑤" ? "⑤" : "⑤⑤"))
    #expect(session.effects.last == .copy(text))
    #expect(session.effects.count == (key == "⑤" ? 1 : 2))
    #expect(session.state.message?.isMistake == false)
  }

  @Test func `writes a point whatever the display has`() {
    let session = Session("1,5+1=⑤⑤", point: ",")
    #expect(session.expression == "1,5 + 1")
    #expect(session.effects == [.copy("2.5"), .copy("1.5 + 1 = 2.5")])
  }

  @Test(arguments: [
    ("2026-12-25 + 1 day", "2026-12-26", "2026-12-25 + 1 d = 2026-12-26"),
    ("2026-12-25 10:30 UTC", "2026-12-25T10:30+00:00", nil),
    ("weekday(2026-12-25)", "Friday", "weekday(2026-12-25) = Friday"),
    ("10:31 + 8:30", "19:01", "10:31 + 8:30 = 19:01"),
    ("2026-12-25 - 2026-11-22", "33 d", "2026-12-25 − 2026-11-22 = 33 d"),
    ("solve(x^2=4)", "-2; 2", "solve(x^2 = 4; x) = −2; 2"), ("5 km + 1 m", "5.001", nil),
  ])
  func `writes dates and times as pipes do, and all solutions`(
    line: String, result: String, calculation: String?
  ) {
    let session = Session(line + "⏎⑤⑤", columns: 40)
    #expect(session.effects.first == .copy(result))
    if let calculation { #expect(session.effects.last == .copy(calculation)) }
  }

  @Test func `claims no more than is known`() {
    #expect(Session("5/2=⑤").message == "2.5 was sent to the terminal's clipboard.")
    #expect(
      Session("1/3=⑤").message
        == "0.333333333333333333333… was sent to the terminal's clipboard.")
  }

  @Test(arguments: ["", "7", "7+", "1/0="]) func `needs a result`(keys: String) {
    let session = Session(keys + "⑤")
    #expect(session.effects.isEmpty)
    #expect(session.message == "There is no result to copy.")
  }

  @Test func `tells why what is typed has no result`() {
    let session = Session("1/0+1⑤")
    #expect(session.effects.isEmpty)
    #expect(session.message == "Division by zero.")
  }

  @Test func `does not guess the digits of a number that may be zero`() {
    var session = Session("②")
    session.type("cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2")
    session.type("⏎⑤")
    #expect(session.effects.isEmpty)
    #expect(session.message == "Cannot be told from zero: 0 to 1,000 digits.")
  }

  @Test func `refuses what is longer than clipboards take`() {
    let session = Session("10^56243=⑤")
    #expect(session.effects.count == 1)
    let longer = Session("10^56244=⑤")
    #expect(longer.effects.isEmpty)
    #expect(longer.message == "The result is too long for a terminal's clipboard.")
  }

  @Test func `says so where the terminal has no clipboard`() {
    var session = Session(ViewModel(theme: .dark, canCopy: false))
    session.type("7+1=⑤")
    #expect(session.effects.isEmpty)
    #expect(session.message == "This terminal cannot copy.")
  }

  @Test func `closes the help, and is written on the formula line`() {
    let session = Session("7+1=?⑤")
    #expect(session.state.help == nil && session.effects == [.copy("8")])
    #expect(Session("②yY").expression == "yY")
  }

  @Test func `holds no key up`() {
    var waiting = Waiting("7+1=")
    waiting.answer()
    waiting.type("⑤")
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
    waiting.type("⑤")
    let first = waiting.requests.last
    waiting.type("⑤")
    #expect(waiting.cancelled == [first?.id].compactMap(\.self))
    waiting.answer(to: first)
    #expect(waiting.others.isEmpty)
    waiting.answer()
    #expect(waiting.others == [.copy("7 + 1 = 8")])
  }

  @Test func `can be cancelled`() {
    var waiting = Waiting("7+1=")
    waiting.answer()
    waiting.type("⑤")
    let request = waiting.requests.last
    waiting.press(.control("c"))
    #expect(waiting.cancelled == [request?.id].compactMap(\.self))
    #expect(waiting.message == "The calculation was cancelled." && waiting.result?.text == "= 8")
    waiting.answer(to: request)
    #expect(waiting.others.isEmpty)
  }

  @Test func `and pasting give the same number where the comma is the point`() {
    var session = Session("1,234=+0=⑤", point: ",")
    session.type("⎋")
    session.send(.paste("1.234"))
    #expect(session.expression == "1,234" && session.message == nil)
  }
}
