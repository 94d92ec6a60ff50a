import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

/// Every typed character appears on the line.
@Suite struct `What is typed on the keypad` {
  private static let words: [String] = {
    var random = SeededGenerator(seed: 20)
    let alphabets = [
      "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "éàüßøçñ", "αβγδλμ", "дежзий",
      "日本語", "qcuitfvwTRPLy_",
    ].map(Array.init)
    let others = (0..<(caseFactor > 1 ? 10_000 : 100)).map { _ in
      let alphabet = alphabets[Int.random(in: alphabets.indices, using: &random)]
      return String(
        (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
          alphabet.randomElement(using: &random)
        })
    }
    return Vocabulary.names + UnitTable.offeredNames()
      + NamedCommand.allCases.flatMap(\.entry.words) + others.filter { $0.first?.isLetter == true }
  }()

  @Test(arguments: ["", "12", "12+", "2+3=", "1/0=", "⑦", "⑦⑦", "⑦⑦⑦", "1+1=⇥"])
  func `appears on the line as typed, and nothing else happens`(before: String) {
    let start = Session(before, lines: 6)
    let base = before == "12" || before == "12+" ? start.expression : ""
    // The text before hardly matters.
    for word in sample(of: Self.words, every: before.isEmpty ? 4 : 40) {
      var session = start
      session.type(word.map { .character($0) })
      let typed = session.expression.filter { $0 != " " }
      #expect(typed == (base + word).filter { $0 != " " })
      #expect(session.state.focus == .formula && session.effects == start.effects)
      #expect(session.state.theme == start.state.theme)
      #expect(session.state.layout == start.state.layout && session.model.tape == start.model.tape)
      session.type("⎋")
      #expect(session.expression == "0" && session.state.focus == .keypad)
    }
  }
}

@Suite struct `A word of a command` {
  @Test func `is in the table of clashes if it has another meaning`() {
    let words = NamedCommand.allCases.flatMap(\.entry.words)
    for language in TextLanguage.allCases {
      let local = language == .french ? Language.french : .english
      let found = (words + NamedCommand.allCases.map { $0.word(in: local.words) }).filter { word in
        Vocabulary.isKnown(word) || UnitTable.unit(named: word, in: language) != nil
          || CurrencySigns.standard.currency(of: word) != nil || language.month(named: word) != nil
      }
      #expect(Set(found).subtracting(NameClash.command.names).isEmpty)
    }
  }
}
