import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `The programmer layout` {
  private func session(_ keys: String) -> Session { Session("⑦⑦" + keys, columns: 60) }

  /// The bases as the views write them.
  private func bases(_ session: Session) -> [String] {
    NumberBase.allCases.map { session.state.bases?.text?[$0] ?? "" }
  }

  @Test func `shows a lone number in all bases as it is typed`() {
    var session = session("255")
    #expect(session.expression == "255" && session.result == "= 255")
    #expect(bases(session) == ["FF", "255", "377", "1111 1111"])
    #expect(session.state.bases?.note?.full == "32 bits")
    session.type("=")
    #expect(session.message == "There is nothing to calculate yet.")
    session.type("⎋")
    #expect(bases(session) == ["", "", "", ""] && session.state.bases?.note == nil)
  }

  @Test func `types digits in the base that was chosen`() {
    var session = session("")
    session.send(.click(.base(.hexadecimal)))
    #expect(session.message == "Base 16." && session.state.bases?.base == .hexadecimal)
    for button in [Button.fifteen, .fifteen, .add, .ten] { session.click(button) }
    #expect(session.expression == "0xFF + 0xA" && session.result == "= 0x109")
    session.type("=")
    #expect(session.result == "= 0x109")
    session.send(.click(.base(.octal)))
    #expect(session.result == "= 0o411")
    session.send(.click(.base(.decimal)))
    #expect(session.result == "= 265")
  }

  @Test func `refuses the digits that the base does not have`() {
    var session = session("")
    session.click(.ten)
    #expect(session.message == "Numbers in this base have no such digit.")
    session.send(.click(.base(.binary)))
    session.type("10")
    session.click(.two)
    #expect(session.expression == "0b10")
    #expect(session.message == "Numbers in this base have no such digit.")
    session.click(.point)
    #expect(session.message == "Numbers in this base are whole.")
    session.send(.click(.base(.decimal)))
    session.click(.fifteen)
    #expect(session.expression == "0b10")
  }

  @Test func `writes the digits that the base does not have, which Enter refuses`() {
    var session = session("")
    session.send(.click(.base(.octal)))
    session.type("18+1⏎")
    #expect(session.expression == "18+1" && session.state.expression.mark == 0..<2)
    session.type("7+1⏎")
    #expect(session.result == "= 0o10")
  }

  @Test func `goes on with a number in the base that is chosen`() {
    var session = session("255")
    session.send(.click(.base(.hexadecimal)))
    #expect(session.expression == "255" && session.result == "= 0xFF")
    session.click(.ten)
    #expect(session.expression == "0xFFA")
    session.send(.click(.base(.decimal)))
    session.type("1")
    #expect(session.expression == "40901")
    session.type("⑧⑧")
    #expect(session.expression == "255")
  }

  @Test func `writes results that go on in the base that is chosen`() {
    var session = session("")
    session.send(.click(.base(.hexadecimal)))
    session.click(.fifteen)
    session.type("+1=+")
    #expect(session.expression == "0x10 +")
    session.send(.click(.base(.binary)))
    #expect(session.expression == "0b10000 +")
    session.type("⎋1-101=-")
    #expect(session.expression == "−0b100 −")
    session.send(.click(.base(.decimal)))
    #expect(session.expression == "−4 −")
    session.send(.click(.base(.hexadecimal)))
    session.type("⎋1/2=+")
    #expect(session.expression == "0.5 +")
    session.type("⎋")
    session.click(.fifteen)
    session.type("^20=+")
    #expect(session.expression == "0x20753ADAFD1E839F53686D013143EE01 +")
    session.type("⎋")
    session.click(.fifteen)
    session.type("^99=+")
    #expect(session.expression == "ans +")
  }

  @Test(arguments: ["0x1F", "0x1f", "1F"])
  func `takes numbers in base 16 with their prefix and without`(keys: String) {
    var session = session("")
    session.send(.click(.base(.hexadecimal)))
    session.type(keys)
    #expect(session.expression.lowercased().hasSuffix("1f") && session.result == "= 0x1F")
  }

  @Test func `writes operators on bits`() {
    var session = session("12")
    session.click(.and)
    session.type("10")
    #expect(session.expression == "12 and 10" && session.result == "= 8")
    session.click(.shiftLeft)
    session.type("4")
    #expect(session.expression == "12 and 10 << 4")
    session.click(.modulo)
    session.type("3=")
    #expect(session.expression == "12 and 10 << 4 mod 3")
  }

  @Test func `shows negative numbers as two’s complement of the word`() {
    var session = session("-1")
    #expect(bases(session)[0] == "FFFF FFFF" && bases(session)[1] == "-1".replacing("-", with: "−"))
    #expect(session.state.bases?.note?.full == "32 bits, two’s complement")
    for (hexadecimal, bits) in [("FFFF FFFF FFFF FFFF", 64), ("FF", 8), ("FFFF", 16)] {
      session.click(.wordSize)
      #expect(session.message == "Bits are shown in words of \(bits).")
      #expect(bases(session)[0] == hexadecimal)
    }
  }

  @Test(arguments: [
    (127, "7F", "8 bits"), (128, "80", "8 bits"), (255, "FF", "8 bits"),
    (256, "100", "16 bits"), (-128, "80", "8 bits, two’s complement"),
    (-129, "FF7F", "16 bits, two’s complement"), (0, "0", "8 bits"),
    (.max, "7FFF FFFF FFFF FFFF", "64 bits"),
  ])
  func `says what the bits of a number are in a word`(number: Int, text: String, note: String) {
    let bases = BasesText(Quantity(Real(Rational(number))), .bits8)
    #expect(bases[.hexadecimal] == text)
    #expect(English().sentence(bases.note).full == note)
    #expect(English().sentence(bases.note).brief.count <= 20)
  }

  @Test(arguments: WordSize.allCases)
  func `reads back every pattern of bits`(word: WordSize) throws {
    let edge = Rational(1).shifted(left: word.rawValue - 1)
    for distance in -3...3 {
      for base in [edge, -edge, 0] {
        let number = base + Rational(distance)
        let bases = BasesText(Quantity(Real(number)), word)
        guard word.fits(number), let bits = bases[.binary] else { continue }
        let digits = Array(("0b" + bits.replacing(" ", with: "")).utf8)
        let pattern = try #require(BasedLiteral(digits)).value
        let modulus = edge + edge
        #expect(pattern == (number.isNegative ? number + modulus : number))
      }
    }
  }

  @Test(arguments: ["1/3", "2.5", "②5 km", "②pi"])
  func `shows no bits of what is not a whole number`(keys: String) {
    let session = session(keys)
    #expect(bases(session) == ["", "", "", ""])
    #expect(session.state.bases?.note?.full == "not a whole number")
  }

  @Test func `shows no digits of very long numbers, but says that they do not fit`() {
    let session = session("2^9999")
    #expect(bases(session) == ["", "", "", ""])
    #expect(session.state.bases?.note?.full == "does not fit in 32 bits")
  }

  @Test func `has the forms of bases as bases`() {
    var session = session("7+8≡form octal⏎")
    #expect(session.state.bases?.base == .octal && session.result == "= 0o17")
    session.type("③")
    #expect(session.state.bases?.base == .decimal && session.result == "= 15")
    session.type("↑⑦⑦↑≡form octal⏎↑⑦⑦")
    #expect(session.state.bases?.base == .octal && session.result == "= 0o17")
    session.send(.click(.base(.decimal)))
    #expect(session.result == "= 15")
    session.type("⑦⑦")
    #expect(session.result == "= 15")
  }

  @Test func `keeps its base to itself`() {
    var session = session("")
    session.send(.click(.base(.hexadecimal)))
    session.type("9+9⑦⑦")
    #expect(session.state.layout == .keypad && session.result == "= 18")
    session.type("+⌦+7")
    #expect(session.expression == "9 + 9 + 7")
    session.type("⑦⑦8")
    #expect(session.expression == "0x9 + 0x9 + 0x78" && session.result == "= 0x8A")
  }

  @Test func `writes numbers in its base on the formula line, too`() {
    var session = session("")
    session.send(.click(.base(.hexadecimal)))
    session.type("②")
    for button in [Button.fifteen, .eight, .add, .ten] { session.click(button) }
    #expect(session.expression == "0xF8+0xA")
    session.send(.click(.base(.binary)))
    session.click(.two)
    #expect(session.message == "Numbers in this base have no such digit.")
  }

  @Test func `goes through the bases with a button, a word and a click`() {
    var session = session("255")
    session.click(.nextBase)
    #expect(session.state.bases?.base == .octal && session.result == "= 0o377")
    session.type("≡base 2⏎")
    #expect(session.state.bases?.base == .binary)
    session.type("≡base⏎⏎")
    #expect(session.state.bases?.base == .hexadecimal && session.message == "Base 16.")
    session.type("⎋word 64⏎")
    #expect(session.message == "Bits are shown in words of 64.")
    session.type("≡word⏎⏎")
    #expect(session.message == "Bits are shown in words of 8.")
  }

  @Test(
    arguments: [
      ("5", [.bit(1)], "7"), ("5", [.bit(0), .bit(31)], "2147483652"), ("-1", [.bit(0)], "−2"),
      ("-1", [.bit(31)], "2147483647"), ("2+3=", [.bit(3)], "13"), ("0", [.bit(0), .bit(0)], "0"),
      ("5", [.button(.not)], "4294967290"), ("-6", [.button(.not)], "5"),
      ("1", [.button(.rotateRight)], "2147483648"), ("6", [.button(.rotateRight)], "3"),
      ("2147483649", [.button(.rotateLeft)], "3"), ("-2", [.button(.rotateLeft)], "−3"),
    ] as [(String, [ClickTarget], String)])
  func `changes bits of the value, which becomes that number`(
    keys: String, targets: [ClickTarget], number: String
  ) {
    var session = session(keys)
    for target in targets { session.send(.click(target)) }
    #expect(session.expression == number && session.result == "= " + number)
    for _ in targets { session.type("⑧") }
    #expect(session.expression == self.session(keys).expression)
  }

  @Test func `changes bits by words, and in the base that is chosen`() {
    var session = session("≡base 16⏎1≡not⏎")
    #expect(session.expression == "0xFFFFFFFE")
    session.type("≡rotate right⏎")
    #expect(session.expression == "0x7FFFFFFF")
    session.type("≡rotate⏎⏎")
    #expect(session.expression == "0xFFFFFFFE")
  }

  @Test func `changes bits of what is on the line, too`() {
    var session = session("②mask = 5 and 7 # low")
    session.send(.click(.bit(3)))
    #expect(session.expression == "mask = 13 # low")
    session.type("⑧")
    #expect(session.expression == "mask = 5 and 7 # low")
  }

  @Test(arguments: ["1/2", "", "2^64", "②5 km"])
  func `says where there are no bits to change`(keys: String) {
    var session = session(keys)
    let before = session.expression
    session.send(.click(.bit(0)))
    #expect(session.expression == before)
    #expect(
      session.message == "Only a whole number of at most 64 bits can be changed bit by bit.")
  }

  @Test(arguments: ["base", "base 16", "word", "word 8", "not", "rotate", "rotate left"])
  func `has its commands to itself`(word: String) {
    var session = Session("2+3=" + word + "⏎", columns: 60)
    #expect(session.message == "This belongs to the programmer layout: F7.")
    session.type("≡" + word)
    #expect(session.state.menu?.rows.first?.isPossible == false)
  }

  @Test(arguments: WordSize.allCases)
  func `rotates and inverts words as processors do`(word: WordSize) {
    let half = Rational(1).shifted(left: word.rawValue - 1)
    for number in [0, 1, 2, 5, half - 1, half, half + half - 1, -1, -2, -half] as [Rational] {
      for change in [.complement, .toggle(0), .toggle(word.rawValue - 1)] as [BitChange] {
        let twice = word.changing(number, by: change).flatMap { word.changing($0, by: change) }
        #expect(twice.map { ($0 - number) } == 0 || twice == number + half + half)
      }
      var turned: Rational? = number
      for _ in 0..<word.rawValue { turned = turned.flatMap { word.changing($0, by: .rotateLeft) } }
      #expect(turned == number || turned == number + half + half)
      let back = word.changing(number, by: .rotateLeft)
        .flatMap { word.changing($0, by: .rotateRight) }
      #expect(back == number || back == number + half + half)
    }
    #expect(word.changing(half + half, by: .complement) == nil)
  }

  @Test func `shows the number in the formats of processors on the page of its value`() {
    let session = Session("⑦⑦1/10=④", columns: 60)
    let rows = session.state.fullValue?.rows ?? []
    #expect(
      rows == [
        "IEEE 754 single precision: sign, exponent and fraction of 32 bits",
        "0 01111011 10011001100110011001101",
        "stands for 0.100000001490116119384765625",
        "next below 0.0999999940395355224609375", "next above 0.10000000894069671630859375", "",
        "IEEE 754 double precision: sign, exponent and fraction of 64 bits",
        "0 01111111011 1001100110011001100110011001100110011001100110011010",
        "stands for 0.1000000000000000055511151231257827021181583404541015625",
        "next below 0.09999999999999999167332731531132594682276248931884765625",
        "next above 0.10000000000000001942890293094023945741355419158935546875", "", "= 0.1",
      ])
    let huge = Session("⑦⑦10^400=④", columns: 60).state.fullValue?.rows ?? []
    #expect(huge.contains("stands for infinity") && huge.filter { $0.hasPrefix("next") }.count == 2)
    #expect(Session("⑦⑦②5 km⏎④", columns: 60).state.fullValue?.rows == ["= 5 km"])
    #expect(Session("1/10=④", columns: 60).state.fullValue?.rows == ["= 0.1"])
  }

  @Test func `deletes a character with its button`() {
    var session = session("127")
    session.click(.deleteCharacter)
    #expect(session.expression == "12")
  }
}

@Suite struct `The rows of bases` {
  @Test(
    arguments: [
      (5, .hexadecimal, 3, ["DEC", "OCT", "BIN"]), (5, .decimal, 3, ["HEX", "OCT", "BIN"]),
      (5, .binary, 3, ["HEX", "DEC", "BIN"]),
      (-1, .hexadecimal, 3, ["HEX", "OCT", "BIN"]), (-1, .binary, 3, ["HEX", "OCT", "BIN"]),
      (-1, .hexadecimal, 4, ["HEX", "DEC", "OCT", "BIN"]),
    ] as [(Int, NumberBase, Int, [String])])
  func `leave out the one that says least`(
    value: Int, base: NumberBase, most: Int, labels: [String]
  ) {
    let text = BasesText(Quantity(Real(Rational(value))), .bits32)
    let rows = BasesPane(base: base, text: text).rows(atMost: most)
    #expect(rows.map(\.label) == labels)
    #expect(rows.filter(\.isCurrent).map(\.label) == [base.label].filter(labels.contains))
  }
}
