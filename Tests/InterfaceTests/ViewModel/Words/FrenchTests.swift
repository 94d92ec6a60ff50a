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

  @Test(
    arguments: [
      (.wrongArguments(.sin), "sin prend un argument\u{A0}: sin(x)."),
      (.wrongArguments(.mod), "mod prend deux arguments\u{A0}: mod(a;b)."),
      (.wrongArguments(.gcd), "gcd prend un ou plusieurs arguments\u{A0}: gcd(a;b;…)."),
      (.wrongArguments(.log), "log prend un ou deux arguments\u{A0}: log(x;b)."),
      (.outsideDomain(.acosh), "acosh demande un nombre d’au moins 1."),
      (.outsideDomain(.atanh), "atanh demande un nombre strictement compris entre −1 et 1."),
      (.outsideDomain(.root), "root demande un n non nul, impair si x est négatif."),
      (
        .outsideDomain(.log),
        "log demande des nombres strictement positifs, et une base autre que 1."
      ),
      (.outsideDomain(.atan2), "atan2 demande deux nombres qui ne sont pas tous deux nuls."),
      (.outsideDomain(.npr), "npr demande des entiers naturels."),
      (.outsideDomain(.gamma), "gamma n’est pas définie en 0 ni aux entiers négatifs."),
      (.outsideDomain(.sqrt), "sqrt demande un nombre positif ou nul."),
      (.imaginaryRoot(of: 4), "Il n’y a pas de valeur réelle\u{A0}; ce serait 2i."),
      (.outsideDomain(.log2), "log2 demande un nombre strictement positif."),
      (.outsideDomain(.acos), "acos demande un nombre de −1 à 1."),
      (.outsideDomain(.lcm), "lcm demande des entiers ou des fractions."),
      (.outsideDomain(.tan), "tan n’est pas définie ici."),
      (
        .unknownSign(digits: 1_000),
        "Impossible à distinguer de zéro\u{A0}: 0 jusqu’au 1\u{202F}000e chiffre."
      ),
      (
        .unknownDivisor(digits: 999),
        "Le diviseur est peut-être nul\u{A0}: 0 jusqu’au 999e chiffre."
      ),
      (
        .unknownFloor(digits: 1_234_567),
        "Un entier jusqu’au 1\u{202F}234\u{202F}567e chiffre, mais la valeur peut être autre."
      ),
      (
        .undecided(.max, digits: 1_000),
        "Égalité jusqu’au 1\u{202F}000e chiffre, mais elle peut cesser ensuite."
      ),
      (
        .undecided(.mod, digits: 1_000),
        "Divisible jusqu’au 1\u{202F}000e chiffre, mais il peut y avoir un reste."
      ),
      (
        .commaInNumber(plain: "1.5"),
        "Ici, la virgule groupe les chiffres par trois\u{202F}; écrire «\u{A0}1.5\u{A0}»."
      ),
      (.foreignSign(nearest: "and"), "Ce signe est inconnu\u{202F}; écrire «\u{A0}and\u{A0}»."),
      (
        .unknownName("pii", nearest: "pi"),
        "«\u{A0}pii\u{A0}» est inconnu\u{202F}; peut-être «\u{A0}pi\u{A0}»."
      ),
      (
        .unprovenPrime, "Rien ne prouve que ce nombre est premier, ni qu’il est composé."
      ),
      (.missingOperand, "Il manque un nombre ici."),
      (.divisionByZero, "Division par zéro."),
      (
        .noRates(.notFetched),
        "Pas encore de taux de change\u{202F}; --update-rates ou le mot «\u{A0}taux\u{A0}» les télécharge."
      ),
      (.noRate(currency: "CHF"), "Il n’y a pas de taux de change pour CHF."),
    ] as [(EvaluationError.Kind, String)])
  func `says what is wrong`(kind: EvaluationError.Kind, sentence: String) {
    #expect(words.sentence(kind).full == sentence)
  }

  @Test(
    arguments: [
      (.theme(.light), "Thème\u{A0}: light.", "thème\u{A0}: light"),
      (.removed, "Ligne supprimée\u{202F}; annuler la rétablit.", "ligne supprimée"),
      (
        .unknownTheme("neon"),
        "COUNTONME_THEME vaut «\u{A0}neon\u{A0}», au lieu de \(French().choice(of: ThemePreference.allNames)).",
        "thème inconnu"
      ),
      (.form(.fraction), "Forme\u{A0}: fraction.", "forme\u{A0}: fraction"),
      (
        .formTooLong(.binary),
        "Forme\u{A0}: binaire, trop longue pour cette ligne\u{202F}; F4 l’affiche en entier.",
        "binaire trop longue"
      ),
      (
        .layout(.scientific, skipped: []), "Disposition\u{A0}: scientifique.",
        "disp.\u{A0}: scientifique"
      ),
      (
        .layout(.programmer, skipped: [.scientific]),
        "Disposition\u{A0}: programmeur\u{202F}; scientifique demande plus de place.",
        "programmeur, saute 1"
      ),
      (
        .layout(.tape, skipped: [.scientific, .programmer]),
        "Disposition\u{A0}: bande\u{202F}; scientifique et programmeur demandent plus de place.",
        "bande, saute 2"
      ),
      (
        .layoutTooLarge(.programmer),
        "La disposition programmeur demande une fenêtre plus grande.", "fenêtre trop petite"
      ),
      (
        .noRoomForLayouts, "Les autres dispositions demandent une fenêtre plus grande.",
        "autres trop grandes"
      ),
      (.base(.hexadecimal), "Base 16.", "base 16"),
      (.wordSize(.bits8), "Les bits sont affichés en mots de 8.", "mots de 8 bits"),
      (
        .notSaved(.diskFull), "La bande n’est pas enregistrée\u{A0}: le disque est plein.",
        "non enr.\u{A0}: plein"
      ),
      (
        .notRead(.locked), "La bande n’a pas pu être lue\u{A0}: un autre programme le verrouille.",
        "non lue\u{A0}: verrou"
      ),
      (
        .unknownLines(2),
        "2 lignes du fichier de la bande sont illisibles\u{202F}; elles y restent.",
        "2 illisibles"
      ),
      (.picture(.kept(name: "a.svg")), "Image\u{A0}: a.svg.", "image …a.svg"),
      (
        .picture(.failed(.exists)), "Pas d’image\u{A0}: un fichier porte déjà ce nom.",
        "échec\u{A0}: nom pris"
      ),
      (
        .paste(.refusal(.noNumber(line: 1_000, "Total"))),
        "À la ligne 1\u{202F}000, «\u{A0}Total\u{A0}» n’est pas un nombre.",
        "pas que des nombres"
      ),
      (
        .paste(.column(count: 1_000, PasteNote(pasted: "1,234", read: "1234"), skipped: [])),
        "Additionner 1\u{202F}000 nombres, 1,234 lu comme 1234\u{202F}? Entrée\u{A0}: oui, "
          + "Échap\u{A0}: non.",
        "sommer 1\u{202F}000\u{202F}?"
      ),
    ] as [(Message, String, String)])
  func `says what a command has done`(message: Message, full: String, brief: String) {
    #expect(words.sentence(message) == Sentence(full, brief: brief))
  }

  @Test(
    arguments: [
      (.word(.bits8), "8 bits"), (.twosComplement(.bits16), "16 bits, complément à deux"),
      (.tooLarge(.bits64), "ne tient pas sur 64 bits"), (.notWhole, "pas un nombre entier"),
    ] as [(BitsNote, String)])
  func `says what the bits of a value are`(note: BitsNote, text: String) {
    #expect(words.sentence(note).full == text)
  }

  @Test(
    arguments: [
      (nil, "30 devises au 20 novembre 2026."),
      (0, "30 devises au 20 novembre 2026, comme avant."),
      (-1, "30 devises au 20 novembre 2026, avant\u{A0}: 19 novembre 2026."),
      (
        1,
        "30 devises au 20 novembre 2026, plus ancien que le précédent\u{A0}: 21 novembre 2026."
      ),
    ] as [(Int?, String)])
  func `says what an update of the rates has got`(previous: Int?, text: String) {
    let update = RatesUpdate(
      currencies: 30, day: Sample.day,
      previous: previous.map { Day(daysSince1970: 20_777 + $0) })
    #expect(words.sentence(update) == Sentence(text, brief: "taux\u{A0}: 20 nov. 2026"))
  }

  @Test func `says of which day rates are, and how old`() {
    #expect(
      words.describedRates(of: Sample.day, from: "BCE", age: 1_234)
        == "taux de change du 20 novembre 2026 (BCE), vieux de 1\u{202F}234 jours")
    #expect(
      words.describedRates(of: Sample.day, from: nil, age: nil)
        == "taux de change du 20 novembre 2026")
    #expect(
      words.ownRates("/a")
        == Sentence(
          "Les taux sont ceux de «\u{A0}/a\u{A0}».", brief: "taux d’un fichier"))
  }
}

@Suite struct `A session in French` {
  /// A session with a decimal comma, after typed keys.
  private func session(_ keys: String = "", columns: Int = 40, lines: Int = 5) -> Session {
    var session = Session(
      ViewModel(theme: .dark, language: .french, point: ","), columns: columns, lines: lines)
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
    let keys = Array("0123456789,+-*/^%!()=⌫⑧②⑤⑥④⑦≡?⇥⎋⏎←→↑↓ae")
    var english = Session(ViewModel(theme: .dark, point: ","), columns: 40, lines: 5)
    // A percentage has its space.
    english.model.environment.units = .local(.french)
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
