import CalculatorCore
import Testing

@testable import CalculatorViewModel

@Suite struct MessageTests {
  private let messages: [Message] =
    Refusal.Kind.allCases.map(Message.refusal)
    + EvaluationError.Kind.allCases.map(Message.failure)
    + ThemeName.allCases.map(Message.theme) + [.unknownTheme("neon"), .noColors]

  @Test("each message is one sentence, and short enough for a small window in its short form")
  func sentences() {
    for message in messages {
      let sentence = message.sentence
      #expect(sentence.full.last == "." && sentence.full.first?.isUppercase == true)
      #expect(sentence.full.dropLast().contains(". ") == false)
      #expect(sentence.brief.count <= 20 && !sentence.brief.isEmpty)
    }
    let full = Set(messages.map(\.sentence.full))
    #expect(full.count == Set(messages.map(\.sentence.brief)).count)
    #expect(full.count == Set(messages.map(\.sentence)).count)
  }

  @Test("inside of another sentence it has no capital and no full stop")
  func phrase() {
    #expect(Message.failure(.divisionByZero).sentence.phrase == "division by zero")
  }

  @Test("a word from outside cannot carry escape codes or fill the line")
  func printable() {
    let full = Message.unknownTheme("\u{1B}[31m" + String(repeating: "x", count: 99)).sentence.full
    #expect(!full.contains("\u{1B}"))
    #expect(full.contains("“?[31mxxxxxxxxxxxxxxx”"))
  }
}
