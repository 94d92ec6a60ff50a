import ExactNumbers
import Testing

@testable import CalculatorCore
@testable import Quantities

struct FrenchScope: Scope {
  var names: [String] = []
  var language: TextLanguage { .french }
  private static let result = EntryID(writer: 0, number: 1)

  func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .answer: Self.result
    case .name(let name): names.contains(name) ? Self.result : nil
    case .character, .identity: nil
    }
  }
}

@Suite struct `French words in the typed language` {
  @Test(arguments: [
    ("en + 1", "8"), ("de * 2", "14"), ("jours + 1", "8"), ("5 % of de", "7/20"),
    ("2 jours", "14"), ("jours en", "49"),
  ])
  func `yield to user-defined names`(text: String, value: String) {
    #expect(
      outcome(text, in: FrenchScope(names: ["en", "de", "jours"]), answer: 7, commaIsPoint: true)
        == value)
  }

  @Test func `continue a result where they convert`() {
    #expect(
      Vocabulary.continues("en km", in: .french) && Vocabulary.continues("in km", in: .french))
    #expect(!Vocabulary.continues("en km", in: .english))
    #expect(!Vocabulary.continues("de km", in: .french))
  }
}
