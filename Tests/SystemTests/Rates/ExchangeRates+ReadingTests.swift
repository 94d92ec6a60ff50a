import ExactNumbers
import Quantities
import Rates
import TestSupport
import Testing

@Suite struct `A file of exchange rates` {
  private let today: Day

  init() throws { today = try .of(2026, 11, 21) }

  private func read(_ text: String) throws(RatesFlaw) -> ExchangeRates {
    try ExchangeRates(reading: Array(text.utf8), today: today)
  }

  @Test func `has exact rates, their day and their publisher`() throws {
    let rates = try read(RatesFixture.file())
    #expect(rates.day == (try .of(2026, 11, 20)))
    #expect(rates.codes == ["GBP", "JPY", "USD"])
    #expect(rates["USD"] == Rational(numerator: 10868, denominator: 10000))
    #expect(rates["GBP"] == Rational(numerator: 83275, denominator: 100_000))
    #expect(rates["EUR"] == 1 && rates["XAU"] == nil)
    #expect(rates.publisher == "Made-up rates")
  }

  @Test(arguments: [
    "", "1 EUR = on 2026-11-20", "1 EUR = 2 USD 3 GBP on 2026-11-20", "1 EUR = 0 USD on 2026-11-20",
    "1 EUR = 2 USD, on 2026-11-20", "1 EUR = 2 USD on 2026-13-20", "2 USD on 2026-11-20",
  ])
  func `has a short text, which is malformed unless complete`(text: String) throws {
    let rates = try #require(ExchangeRates(text: "1 EUR = 0.84 GBP, 1.1588 USD on 2026-11-20"))
    #expect(rates.text == "1 EUR = 0.84 GBP, 1.1588 USD on 2026-11-20" && rates["GBP"] != nil)
    #expect(ExchangeRates(text: text) == nil)
  }

  @Test func `returns any rates written into it`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var expected: [String: Rational] = [:]
      var written: [(String, String)] = []
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        let code = String((0..<3).compactMap { _ in "ABCDFGHIJK".randomElement(using: &random) })
        guard expected[code] == nil else { continue }
        let numerator = Int.random(in: 1...10_000_000, using: &random)
        let places = Int.random(in: 1...5, using: &random)
        let denominator = (0..<places).reduce(1) { power, _ in power * 10 }
        let fraction = String(numerator % denominator + denominator).dropFirst()
        expected[code] = Rational(numerator: numerator, denominator: denominator)
        written.append((code, "\(numerator / denominator).\(fraction)"))
      }
      let rates = try read(RatesFixture.file(rates: written))
      #expect(rates.codes == expected.keys.sorted())
      for (code, rate) in expected { #expect(rates[code] == rate) }
    }
  }

  @Test func `cut off anywhere is not a file of rates`() {
    let file = Array(RatesFixture.file().utf8)
    for count in 0..<file.count {
      let flaw = #expect(throws: RatesFlaw.self) {
        try ExchangeRates(reading: Array(file[..<count]), today: today)
      }
      let lines = 1...file[..<count].count { $0 == 10 } + 1
      let expected = count == 0 ? [.noRates] : lines.map { RatesFlaw.malformed(line: $0) }
      #expect(flaw.map(expected.contains) == true, "after \(count) bytes")
    }
  }

  @Test func `with a changed byte is read or refused`() {
    var random = SeededGenerator(seed: 12)
    let file = Array(RatesFixture.file().utf8)
    for _ in 0..<2000 {
      var changed = file
      changed[Int.random(in: 0..<file.count, using: &random)] = .random(in: 0...255, using: &random)
      if let rates = try? ExchangeRates(reading: changed, today: today) {
        #expect(rates.codes.allSatisfy { rates[$0].map { $0 > 0 } ?? false })
      }
    }
  }

  @Test(
    arguments: [
      "0", "0.000", "-1", "+1", "", " 1", "1.", ".5", "1,5", "1e5", "1E5", "0x1F", "1.2.3", "NaN",
      "Infinity", "1_000", "١", "1/2", "0.000000000000000000000001",
    ])
  func `has positive decimal rates`(rate: String) {
    #expect(throws: RatesFlaw.malformed(line: 11)) {
      try read(RatesFixture.file(rates: [("JPY", "162.45"), ("USD", rate)]))
    }
  }

  @Test(arguments: ["", "US", "USDD", "usd", "U$D", "Ü$D", "\u{9B}31", "EUR"])
  func `has currencies of three letters, and none is the euro`(code: String) {
    #expect(throws: RatesFlaw.malformed(line: 10)) {
      try read(RatesFixture.file(rates: [(code, "1.5")]))
    }
  }

  @Test func `has one rate for each currency`() {
    #expect(throws: RatesFlaw.malformed(line: 12)) {
      try read(RatesFixture.file(rates: [("USD", "1.1"), ("JPY", "160"), ("USD", "1.1")]))
    }
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-11-31", "0000-01-01", "20-11-2026", "2026-11-2", "",
    "2026-11-200", "+026-11-20", "2026/11/20",
  ])
  func `is of a day of the calendar`(day: String) {
    #expect(throws: RatesFlaw.malformed(line: 9)) { try read(RatesFixture.file(day: day)) }
  }

  @Test func `is not of a future day, except one that has begun elsewhere`() throws {
    #expect(try read(RatesFixture.file(day: "2026-11-22")).day == (try .of(2026, 11, 22)))
    #expect(throws: RatesFlaw.malformed(line: 9)) { try read(RatesFixture.file(day: "2026-11-23")) }
    let file = Array(RatesFixture.file(day: "2926-11-23").utf8)
    #expect(try ExchangeRates(reading: file, today: nil).day.year == 2926)
  }

  @Test func `is at most a megabyte long`() {
    let limit = ExchangeRates.greatestFileSize
    let file = Array(RatesFixture.file().utf8)
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: limit - file.count)
    #expect((try? ExchangeRates(reading: file + padding, today: today)) != nil)
    #expect(throws: RatesFlaw.noRates) {
      try ExchangeRates(reading: file + padding + [32], today: today)
    }
  }

  @Test func `that defines entities in terms of others is not expanded`() {
    let entities = (1...30).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);'>" }
    let bomb = "<!DOCTYPE a [<!ENTITY e0 'ha'>\(entities.joined())]><a>&e30;</a>"
    #expect(throws: RatesFlaw.malformed(line: 1)) { try read(bomb) }
  }

  @Test func `may be in another encoding`() throws {
    let text = RatesFixture.file(sender: "Börse")
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    var latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
    for scalar in text.unicodeScalars { latin.append(UInt8(scalar.value)) }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for file in [wide, latin, marked] {
      let rates = try ExchangeRates(reading: file, today: today)
      #expect(rates.codes.count == 3 && rates.publisher == "B?rse")
    }
  }

  @Test func `is read without its publisher, or with a long one`() throws {
    let bare = "<Cube time='2026-11-20'><Cube currency='USD' rate='2'/></Cube>"
    #expect(try read(bare).publisher == nil)
    let long = String(repeating: "x", count: 100)
    #expect(try read(RatesFixture.file(sender: long)).publisher?.count == 40)
  }
}
