import ExactNumbers
import Quantities
import Testing

@testable import CalculatorViewModel
@testable import Words

@Suite struct `The day of the rates` {
  @Test func `fits its line at any age of the rates`() throws {
    let today = try #require(Day(year: 9999, month: 9, day: 30))
    let day = try #require(Day(year: 2026, month: 9, day: 30))
    for columns in [20, 40, 80] {
      let note = Wording(.english).ratesNote(of: day, age: day.oldAge(on: today), isKeypad: true)
      #expect(note.full.allSatisfy { $0.last == "." })
      #expect(note.full.contains { $0.count <= max(columns, 45) })
    }
    let brief = [7, nil].map { age in
      Wording(.english).ratesNote(of: Sample.day, age: age, isKeypad: false).brief
    }
    #expect(brief == ["rates 7 days old", "rates of 20 Nov 2026"])
    #expect(Wording(.english).ratesProgress(received: 0).brief.count <= 20)
    #expect(Wording(.english).ratesProgress(received: 2_000_000).brief.count <= 20)
  }
}

@Suite struct `Words about exchange rates` {
  private let words = Wording(.english)

  @Test(arguments: Language.allCases) func `name a day in full and briefly`(language: Language) {
    let words = language.words
    let days = (0..<366).map { Day(daysSince1970: 20_454 + $0) }
    #expect(Set(days.map(words.text(of:))).count == days.count)
    #expect(Set(days.map(words.brief)).count == days.count)
    #expect(days.allSatisfy { words.brief($0).count <= 13 })
    #expect(Wording(.english).text(of: Sample.day) == "20 November 2026")
    #expect(Wording(.french).text(of: Day(daysSince1970: 20_454)) == "1er janvier 2026")
  }

  @Test(arguments: [(0, ""), (6, ""), (7, ", 7 days old"), (1234, ", 1,234 days old"), (-1, "")])
  func `say the day of the rates, and from a week on their age`(days: Int, age: String) {
    let old = Sample.day.oldAge(on: Day(daysSince1970: 20_777 + days))
    for (publisher, name) in [("European Central Bank", " (European Central Bank)"), (nil, "")] {
      #expect(
        words.describedRates(of: Sample.day, from: publisher, age: old)
          == "exchange rates of 20 November 2026\(name)\(age)")
    }
  }

  @Test(arguments: Language.allCases) func `say why an update failed`(language: Language) {
    let start = language == .english ? "No new rates: " : "Taux inchangés\u{A0}: "
    let sentences = Sample.failures.map(language.words.sentence)
    for sentence in sentences {
      #expect(sentence.full.hasPrefix(start))
      #expect(sentence.full.hasSuffix(".") && !sentence.full.dropLast().contains(". "))
      #expect(sentence.full.count <= 78, "\(sentence.full)")
      #expect((1...20).contains(sentence.brief.count), "\(sentence.brief)")
    }
    #expect(Set(sentences.map(\.full)).count == Sample.failures.count - 4)
  }
}
