import CalculatorViewModel
import Quantities
import Testing
import Words

@testable import Reference

@Suite struct `The chapter on units` {
  private let text = PlainText(columns: 80).text(of: Topic.units.chapter(in: EnglishReference()))

  @Test func `lists every unit once, with its name`() {
    let terms = Block.units(in: EnglishReference()).flatMap { block -> [String] in
      guard case .definitions(let definitions) = block else { return [] }
      return definitions.map(\.term.text)
    }
    let units = UnitTable.definitions.filter { $0.dimension != .money }
    let spellings = units.map { $0.spellings.joined(separator: ", ") }
    #expect(terms.sorted() == spellings.sorted())
  }

  @Test(arguments: [
    "mi mile, 1609.344 m; yard and pound.", "lb, lbm pound",
    "ton, short ton tons, 907.18474 kg",
    "pound, 0.45359237 kg; yard and pound.", "degree, angle, π/180 rad; SI.",
    "parsec, 96939420213600000/π m, ‘k’; IAU.", "survey foot, 1200/3937 m; NIST.",
    "degree Celsius, a point, with 0 at 273.15 K; SI.", "turns, angle, 2π rad; NIST.",
    "mile per hour, speed, mi/h; yard and pound.", "metre, ‘k’; SI.",
    "byte, information, 8 bit, ‘Ki’; IEC 80000.",
    "k kilo 10^3", "Ki kibi 2^10", "JPY Japanese yen", "$ USD", "kr SEK", "US$ USD",
  ])
  func `says`(fact: String) {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(fact))
  }
}
