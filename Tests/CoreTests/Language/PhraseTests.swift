import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `A phrase` {
  /// What is said of a text in a language.
  private func reading(_ text: String, in language: TextLanguage = .english) -> String {
    outcome { () throws(EvaluationError) in
      _ = try Formula(text, in: PhraseScope(language: language))
      return "read"
    }
  }

  @Test(arguments: [
    ("Rent: $1,200", "rent = 1200 USD"), ("Car insurance: 62.50", "car_insurance = 62.50"),
    ("12.50 coffee", "12.50 # coffee"), ("3 * 4.20 lunch monday", "3 * 4.20 # lunch monday"),
    ("Rent 1,200", "rent = 1200"), ("Rent\t850", "rent = 850"), ("Coffee 3.50", "coffee = 3.50"),
    ("car insurance 62.50", "car_insurance = 62.50"), ("Rent USD 850", "rent = 850 USD"),
    ("2.20 tea", "2.20 # tea"), ("2 apples", "2 # apples"), ("$5 ox", "$5 # ox"),
    ("2 l / 4 people", "2 l / 4 # people"),
  ])
  func `has a label, which can be written as a name or a comment`(text: String, written: String) {
    #expect(outcome(text) == "phrase(\(written)) 0..<\(text.utf8.count)")
    #expect((try? Formula(written).evaluated()) != nil)
  }

  @Test(arguments: [
    "2 pizza * 12", "12.50coffee", "a: b", "5 metres: 3", "top 5", "sqr 2.25", "coffee12.50",
    "rent = coffee 2.50", "coffee 2.50 *", "5 kilometrs", "2.20 metrs", "5 ox", "2 apples in kg",
    "in 2.50 x", "coffee", "Rent:",
  ])
  func `has no label where something else is wrong`(text: String) {
    #expect(!outcome(text).hasPrefix("phrase"))
  }

  private struct PhraseScope: Scope {
    let language: TextLanguage
    var names: [String] { [] }

    func origin(of reference: Reference) -> EntryID? { nil }
  }

  @Test(arguments: [
    ("age of 1990-05-03", "today - 1990-05-03 in years + months"),
    ("half an hour in min", "1/2 hour in min"), ("half a mile", "1/2 mile"),
    ("a foot in cm", "1 foot in cm"), ("what is 5% of 80", "5% of 80"), ("what's 5 + 5", "5 + 5"),
    ("5 plus 5 times 2", "5 + 5 * 2"), ("10 minus 3 minus 2", "10 - 3 - 2"),
    ("8 over 4 over 2", "(8 / 4) / 2"), ("5 times a mile", "5 * 1 mile"),
    ("square root of 16", "sqrt(16)"), ("2 to the power of 3", "2^3"), ("5 squared", "5^2"),
    ("half of 30", "30 / 2"), ("day of week 2028-02-29", "weekday(2028-02-29)"),
    ("what day is 2028-02-29", "weekday(2028-02-29)"), ("a third of 90", "90 / 3"),
    ("twice 5", "2 * 5"),
    ("10 percent of 50", "10% of 50"), ("10 per cent of 50", "10% of 50"), ("10 percent", "10%"),
    ("15 percent off 80", "15% off 80"),
  ])
  func `is said as it is written`(spoken: String, written: String) {
    #expect(reading(spoken) == "phrase(\(written)) 0..<\(spoken.utf8.count)")
    #expect(reading(written) == "read")
    #expect(reading("b = \(spoken) # b") == "phrase(\(written)) 4..<\(4 + spoken.utf8.count)")
  }

  @Test(arguments: [
    ("combien font 5 fois 3", "5 * 3"), ("5 au carré", "5^2"), ("racine carrée de 16", "sqrt(16)"),
    ("10 pour cent de 50", "10% of 50"), ("la moitié de 30", "30 / 2"), ("5 plus 5", "5 + 5"),
    ("half of 30", "30 / 2"),
  ])
  func `is known in the language`(spoken: String, written: String) {
    #expect(reading(spoken, in: .french) == "phrase(\(written)) 0..<\(spoken.utf8.count)")
    #expect(reading(written, in: .french) == "read")
  }

  @Test(arguments: [
    "a", "until", "days until", "5 plus", "twice", "half a", "foo of bar", "5 plus foo", "ago",
    "3 days until x", "5 after 3", "5 from 8", "5 before 8",
  ])
  func `that cannot be written is no phrase`(text: String) {
    #expect(!reading(text).hasPrefix("phrase"))
    let long = "5 plus " + String(repeating: "1 plus ", count: 40) + "1"
    #expect(!reading(long).hasPrefix("phrase"))
  }
}
