import CalculatorCore
import Quantities
import Testing
@testable import Words

@testable import CalculatorViewModel

@Suite struct `Words about exchange rates` {
  private typealias Day = ExchangeRates.Day

  private let words = English()
  @Test(arguments: Language.allCases)
  func `name a day in full and briefly`(language: Language) {
    let words = language.words
    let days = (0..<366).map { Day(daysSince1970: 20_454 + $0) }
    #expect(Set(days.map(words.text(of:))).count == days.count)
    #expect(Set(days.map(words.brief)).count == days.count)
    #expect(days.allSatisfy { words.brief($0).count <= 13 })
    #expect(English().text(of: Sample.day) == "20 November 2026")
    #expect(French().text(of: Day(daysSince1970: 20_454)) == "1er janvier 2026")
  }

  @Test(arguments: [
    (0, "exchange rates of 20 November 2026 (European Central Bank)"),
    (6, "exchange rates of 20 November 2026 (European Central Bank)"),
    (7, "exchange rates of 20 November 2026 (European Central Bank), 7 days old"),
    (1234, "exchange rates of 20 November 2026 (European Central Bank), 1,234 days old"),
    (-1, "exchange rates of 20 November 2026 (European Central Bank)"),
  ])
  func `say of which day rates are, and from a week on how old`(age: Int, text: String) {
    let today = Day(daysSince1970: 20_777 + age)
    #expect(
      words.describedRates(
        of: Sample.day, from: "European Central Bank", age: Sample.day.oldAge(on: today)) == text)
    let unknown = words.describedRates(of: Sample.day, from: nil, age: Sample.day.oldAge(on: today))
    #expect(unknown == text.replacing(" (European Central Bank)", with: ""))
  }

  @Test(
    arguments: [
      (30, nil, "30 currencies of 20 November 2026."),
      (1, nil, "1 currency of 20 November 2026."),
      (30, 0, "30 currencies of 20 November 2026, as before."),
      (30, -1, "30 currencies of 20 November 2026, before: 19 November 2026."),
      (30, 1, "30 currencies of 20 November 2026, older than before: 21 November 2026."),
    ] as [(Int, Int?, String)])
  func `say what an update has got`(count: Int, previous: Int?, text: String) {
    let update = RatesUpdate(
      currencies: count, day: Sample.day,
      previous: previous.map { Day(daysSince1970: 20_777 + $0) })
    #expect(update.sentence == Sentence(text, brief: "rates of 20 Nov 2026"))
  }

  @Test(arguments: Language.allCases)
  func `say why an update has got nothing, and that the old rates stay`(language: Language) {
    let start =
      switch language {
      case .english: "No new rates, the old ones stay: "
      case .french: "Taux inchangés\u{A0}: "
      }
    let sentences = Sample.failures.map(language.words.sentence)
    for sentence in sentences {
      #expect(sentence.full.hasPrefix(start))
      #expect(sentence.full.hasSuffix(".") && !sentence.full.dropLast().contains(". "))
      #expect(sentence.full.count <= 78, "\(sentence.full)")
      #expect((1...20).contains(sentence.brief.count), "\(sentence.brief)")
    }
    #expect(Set(sentences.map(\.full)).count == Sample.failures.count)
  }

  @Test(arguments: Sample.flaws)
  func `say why kept rates cannot be used`(flaw: RatesFlaw) {
    let sentence = EvaluationError.Kind.noRates(.flawed(path: "/a", flaw)).sentence
    #expect(sentence.full == "The exchange rates in /a cannot be used: \(words.phrase(flaw)).")
  }
}
