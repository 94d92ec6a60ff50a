import CalculatorCore
import Quantities
import Testing

@testable import CalculatorViewModel

@Suite struct `Words about exchange rates` {
  private typealias Day = ExchangeRates.Day

  private static let day = Day(daysSince1970: 20_777)
  private static let flaws: [RatesFlaw] = [
    .empty, .webPage, .malformed(line: 1_048_576), .truncated, .documentType, .unknownEncoding,
    .noRates, .invalidDay(""), .invalidDay("2026-02-30"), .futureDay(day), .severalDays,
    .invalidCurrency("usd"), .euro, .invalidRate(currency: "USD", ""),
    .invalidRate(currency: "USD", "-1"), .duplicate(currency: "USD"), .tooLarge,
  ]
  private static let failures: [RatesFailure] =
    flaws.map(RatesFailure.flawed) + [
      .noCurl, .cannotStart(reason: "Permission denied"), .status(404), .unknownServer,
      .noConnection, .timedOut, .interrupted, .certificate, .noEncryption, .insecureAddress,
      .insecureRedirection, .tooManyRedirections, .invalidAddress,
      .unreadable(path: "/a", reason: "Is a directory"),
      .notSaved(path: "/a", reason: "the disk is full"), .noHome, .busy, .cancelled,
      .curl(status: 255),
    ]

  @Test func `name a day in full and briefly`() {
    #expect(Self.day.text == "20 November 2026" && Self.day.brief == "20 Nov 2026")
    let months = (0..<12).map { Day(daysSince1970: 20_454 + 31 * $0).brief.dropFirst(2).prefix(4) }
    #expect(Set(months).count == 12)
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
    #expect(describedRates(of: Self.day, from: "European Central Bank", today: today) == text)
    let unknown = describedRates(of: Self.day, from: nil, today: today)
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
      currencies: count, day: Self.day,
      previous: previous.map { Day(daysSince1970: 20_777 + $0) })
    #expect(update.sentence == Sentence(text, brief: "rates of 20 Nov 2026"))
  }

  @Test func `say why an update has got nothing, and that the old rates stay`() {
    for failure in Self.failures {
      let sentence = failure.sentence
      #expect(sentence.full.hasPrefix("No new rates, the old ones stay: "))
      #expect(sentence.full.hasSuffix(".") && !sentence.full.dropLast().contains(". "))
      #expect(sentence.full.count <= 78, "\(sentence.full)")
      #expect((1...20).contains(sentence.brief.count), "\(sentence.brief)")
    }
    #expect(Set(Self.failures.map(\.sentence.full)).count == Self.failures.count)
  }

  @Test(arguments: flaws)
  func `say why kept rates cannot be used`(flaw: RatesFlaw) {
    let sentence = EvaluationError.Kind.noRates(.flawed(path: "/a", flaw)).sentence
    #expect(sentence.full == "The exchange rates in /a cannot be used: \(flaw.phrase).")
  }
}
