import CalculatorCore
import ExactNumbers
import Previews
import Quantities
import Screen
import SystemCalls
import TestSupport
import Testing

@testable import CalculatorViewModel
@testable import Engine
@testable import Words

@Suite struct `What French says` {
  private let words = French()

  @Test func `is nothing in English`() {
    // Numbers, names and single words may be the same in both languages.
    let french = words.sampleSentences.map(\.full) + words.sampleTexts
    let english = English().sampleSentences.map(\.full) + English().sampleTexts
    let same = Set(french).intersection(english).filter { text in
      text.split { !$0.isLetter }.count { $0.count > 1 } > 2
    }
    #expect(same.isEmpty && french.count == english.count, "\(same)")
  }

  @Test func `has high punctuation after spaces that do not break`() {
    let texts = words.sampleSentences.flatMap { [$0.full, $0.brief] } + words.sampleTexts
    for text in texts {
      let pairs = Array(zip(text, text.dropFirst() + " "))
      for ((before, sign), (_, after)) in zip(pairs, pairs.dropFirst())
      where ";!?:".contains(sign) && after == " " && !text.hasPrefix("Line 4096") {
        #expect(!before.isLetter && !" …»".contains(before), "\(text)")
      }
      for (first, second) in pairs where first == "«" || second == "»" {
        #expect((first == "«" ? second : first) == "\u{A0}", "\(text)")
      }
      #expect(!text.contains("'") && !text.contains("  "), "\(text)")
    }
  }

  @Test func `has short forms of at most 20 columns`() {
    for sentence in words.sampleSentences + English().sampleSentences {
      #expect((1...20).contains(sentence.brief.count), "\(sentence.brief)")
    }
  }
}

@Suite struct `A session in French` {
  /// A session with a decimal comma, after typed keys.
  private func session(_ keys: String = "", columns: Int = 40, lines: Int = 5) -> Session {
    var session = Session(
      ViewModel(Environment { ($0.language, $0.point) = (.french, ",") }), columns: columns,
      lines: lines)
    session.type(keys)
    return session
  }

  @Test func `has rates of a French day`() {
    for (columns, day, text) in [
      (40, 15, "Taux du 15 novembre 2026."), (40, 14, "Taux du 14 nov. 2026, vieux de 7 jours."),
      (
        80, 14,
        "Taux du 14 novembre 2026, vieux de 7 jours\u{202F}; le mot «\u{A0}taux\u{A0}» les met à jour."
      ),
    ] {
      var session = session(columns: columns)
      session.rates = .madeUp(of: day)
      session.type("②1 USD in EUR⏎")
      #expect(session.message == text)
    }
  }

  @Test func `asks before it takes the sum of a column`() {
    var session = session()
    session.send(.paste("1\n2\n3"))
    #expect(
      session.message == "Additionner 3 nombres\u{202F}? Entrée\u{A0}: oui, Échap\u{A0}: non.")
    session.type("⏎")
    #expect(session.result == "= 6" && session.message == nil)
    session.send(.paste("hello"))
    #expect(session.message == "Le texte collé n’est pas un calcul\u{A0}: «\u{A0}hello\u{A0}».")
    session.send(.pasteTooLong)
    #expect(session.message == "Le texte collé est trop long\u{202F}; rien n’a été collé.")
  }

  @Test func `counts what tags come to`() {
    var session = session()
    #expect(session.state.page == nil)
    session.type("⑥")
    #expect(
      session.state.totals?.heading
        == "Aucune étiquette. On les écrit en commentaire\u{A0}: #courses ou #courses/200.")
    session.type("⑥")
    for line in ["1/4 #a/0,5", "3 #b/2"] {
      session.model.open(LineText(line))
      session.type("⏎")
    }
    session.type("⑥")
    #expect(session.state.totals?.heading == "Totaux des étiquettes")
    #expect(
      session.state.totals?.rows.map(\.goal) == [
        "objectif 0,5, reste 0,25", "objectif 2, dépassement de 1", nil,
      ])
  }

  @Test(arguments: seeds)
  func `calculates, undoes and keeps the same as in English`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // A French percentage has a space.
    let keys = Array("0123456789,+-*/^!()=⌫⑧②⑤⑥④⑦≡?⇥⎋⏎←→↑↓ae")
    var english = Session(ViewModel(Environment { $0.point = "," }), columns: 40, lines: 5)
    var french = session()
    for _ in 0..<80 {
      let key = Key(notation: keys.randomElement(using: &random) ?? "7")
      english.type([key])
      french.type([key])
      #expect(french.model.keypad.calculator == english.model.keypad.calculator, "\(key)")
      #expect(french.model.editedText == english.model.editedText)
      #expect(french.expression == english.expression && french.cursor == english.cursor)
      #expect(french.state.focus == english.state.focus)
      #expect(french.state.layout == english.state.layout)
      #expect((french.message == nil) == (english.message == nil))
      #expect(french.effects == english.effects)
    }
  }
}
