import TestSupport
import Testing

@testable import Quantities

@Suite struct `The currencies` {
  @Test func `have codes of three capitals, in alphabetical order`() {
    let codes = QuantityKind.money.units.map(\.symbol)
    #expect(codes == codes.sorted() && Set(codes).count == codes.count && codes.count > 150)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[A-Z]{3}/) != nil })
    #expect(QuantityKind.money.units.allSatisfy { $0.dimension == .money && $0.scale == .currency })
  }

  @Test func `have the minor digits of ISO 4217`() {
    let digits = Dictionary(grouping: QuantityKind.money.units, by: \.minorDigits)
      .mapValues { $0.map(\.symbol) }
    #expect(
      digits[0] == [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
        "XAF", "XOF", "XPF",
      ])
    #expect(digits[3] == ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"])
    #expect(Set(digits.keys) == [0, 2, 3])
  }

  /// The currencies of the daily file of the European Central Bank from 2023 to 2025.
  @Test(arguments: [
    "USD", "JPY", "BGN", "CZK", "DKK", "GBP", "HUF", "PLN", "RON", "SEK", "CHF", "ISK", "NOK",
    "TRY", "AUD", "BRL", "CAD", "CNY", "HKD", "IDR", "ILS", "INR", "KRW", "MXN", "MYR", "NZD",
    "PHP", "SGD", "THB", "ZAR", "EUR",
  ])
  func `are found in any case`(code: String) throws {
    for name in [code, code.lowercased(), String(code.prefix(1)) + code.dropFirst().lowercased()] {
      let match = try #require(UnitTable.unit(named: name))
      #expect(match.definition.symbol == code && match.prefix == nil)
    }
  }

  @Test func `have names with a plural`() throws {
    let names = try ["USD", "JPY", "EUR", "SEK"].map { code in
      let definition = try #require(UnitTable.unit(named: code)?.definition)
      return "\(definition.name), \(definition.plural)"
    }
    #expect(
      names == [
        "US dollar, US dollars", "Japanese yen, Japanese yen", "euro, euros",
        "Swedish krona, Swedish kronor",
      ])
    #expect(UnitTable.unit(named: "US dollars")?.definition.symbol == "USD")
    #expect(UnitTable.unit(named: "yen")?.definition.symbol == "JPY")
  }
}

@Suite struct `The signs of currencies` {
  private static let words = [
    "dollar", "dollars", "krona", "kronor", "krone", "kroner", "peso", "pesos", "rupee", "rupees",
  ]

  @Test func `are found with the longest first, and all mean one`() throws {
    let place = { (sign: String) in CurrencySigns.all.firstIndex(of: sign) }
    #expect(try #require(place("US$")) < #require(place("$")))
    #expect(Set(CurrencySigns.all).count == CurrencySigns.all.count)
    for sign in CurrencySigns.all + Self.words {
      let signs = CurrencySigns.standard
      #expect((signs.currency(of: sign) == nil) == (signs.doubt(about: sign).count > 1), "\(sign)")
    }
  }

  @Test func `are not names of units, nor are their words`() {
    for sign in CurrencySigns.all + Self.words {
      #expect(UnitTable.names[sign] == nil && UnitTable.currencies[sign] == nil, "\(sign)")
      #expect(UnitTable.prefixed(sign).isEmpty, "\(sign)")
    }
  }

  @Test func `are known to be shared`() {
    #expect(["$", "¥", "£", "kr", "dollars"].allSatisfy(CurrencySigns.isShared))
    #expect(!["€", "US$", "zł", "km"].contains(where: CurrencySigns.isShared))
  }

  @Test func `mean a currency in every country of the tables, or are in doubt`() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for territory in letters.flatMap({ first in letters.map { "\(first)\($0)" } }) {
      let signs = CurrencySigns(territory: territory)
      for sign in ["$", "¥", "£", "kr", "peso", "rupee"] {
        let isOne = signs.currency(of: sign)?.scale == .currency
        #expect(isOne != (signs.doubt(about: sign).count > 1), "\(sign) in \(territory)")
      }
    }
  }
}

@Suite struct `A day` {
  @Test func `is determined by its number, and follows the day before`() throws {
    var previous = Day(daysSince1970: -200_000)
    for number in -199_999...200_000 {
      let day = Day(daysSince1970: number)
      let follows =
        (day.year, day.month, day.day) == (previous.year, previous.month, previous.day + 1)
        || day.day == 1
          && (day.month == previous.month + 1 && day.year == previous.year
            || (day.month, previous.month, day.year) == (1, 12, previous.year + 1))
      guard follows, day.daysSince1970 == number, previous < day else {
        Issue.record("\(day) after \(previous)")
        return
      }
      #expect(Day(year: day.year, month: day.month, day: day.day) == day)
      previous = day
    }
  }

  @Test func `beyond the calendar is its first or last`() {
    #expect(Day(daysSince1970: .min) == Day(year: 1, month: 1, day: 1))
    #expect(Day(daysSince1970: .max) == Day(year: 9999, month: 12, day: 31))
  }

  @Test func `is read as written`() {
    var random = SeededGenerator(seed: 1970)
    for _ in 0..<1000 {
      let day = Day(daysSince1970: .random(in: -700_000...2_900_000, using: &random))
      let parts = [(day.year, 4), (day.month, 2), (day.day, 2)].map { number, width in
        String(repeating: "0", count: width - String(number).count) + String(number)
      }
      #expect(Day(iso: parts.joined(separator: "-")) == day)
      #expect(day.description == parts.joined(separator: "-"))
    }
  }

  @Test func `has an age from the next day`() {
    let day = Day(daysSince1970: 20_000)
    #expect([-1, 0, 1, 7].map { day.age(on: Day(daysSince1970: 20_000 + $0)) } == [0, 0, 1, 7])
  }
}
