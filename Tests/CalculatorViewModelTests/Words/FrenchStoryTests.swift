import CalculatorCore
import ExactNumbers
import Previews
import Quantities
import Screen
import TestSupport
import Testing
@testable import Words

@testable import CalculatorViewModel

@Suite struct `A session in French` {
  /// A session with a decimal comma, after typed keys.
  private func session(_ keys: String = "", columns: Int = 40, lines: Int = 5) -> Session {
    var session = Session(
      ViewModel(theme: .dark, language: .french, point: ","), columns: columns, lines: lines)
    session.type(keys)
    return session
  }

  @Test(arguments: [
    ("1/0=", "Division par zéro."), ("5=", "Il n’y a encore rien à calculer."),
    ("1,5,", "Le nombre a déjà un séparateur décimal."),
    (")", "Il n’y a pas de parenthèse ouverte à fermer."),
    ("y", "Il n’y a pas de résultat à copier."),
    ("5/2=y", "2.5 a été envoyé au presse-papiers du terminal."),
    ("t", "Thème\u{A0}: light."), ("g", "Les chiffres sont groupés."),
    ("gg", "Les chiffres ne sont pas groupés."), ("1/4=f", "Forme\u{A0}: fraction."),
    ("u", "Il n’y a rien à annuler."), ("L", "Disposition\u{A0}: scientifique."),
    ("w", "Il n’y a pas encore de calcul à expliquer."),
    ("v", "Il n’y a pas encore de valeur à afficher."),
    ("⇥", "La bande est vide."), ("1+2=⇥⌦", "Ligne supprimée\u{202F}; u la rétablit."),
    ("R", "Récupération des taux de change\u{202F}; Échap annule."),
    ("RR", "Les taux sont en cours de récupération\u{202F}; Échap annule."),
    ("R⎋", "Les taux de change restent inchangés."),
    ("isin(30)⏎", "Radians\u{202F}; en degrés, écrire sin(30°)."),
    ("i5%3⏎", "Pour le reste, écrire 5 mod 3, pour un produit 5% × 3."),
    ("isinn(1)⏎", "Nom inconnu\u{202F}; le plus proche est «\u{A0}sin\u{A0}»."),
    ("i20 °C + 5 °C⏎", "Les températures ne s’additionnent pas\u{202F}; écrire 20 °C + 5 K."),
    ("i20 °C in F⏎", "Les températures s’écrivent °C et °F."),
    ("i5 km + 3 s⏎", "Impossible de combiner km (longueur) et s (durée)."),
    (
      "i100 USD in EUR⏎",
      "Pas encore de taux de change\u{202F}; --update-rates ou la touche R les récupère."
    ),
  ])
  func `answers in French`(keys: String, message: String) {
    #expect(session(keys).message == message)
  }

  @Test func `has rates of a French day`() {
    for (columns, day, text) in [
      (40, 15, "Taux du 15 novembre 2026."), (40, 14, "Taux du 14 nov. 2026, vieux de 7 jours."),
      (80, 14, "Taux du 14 novembre 2026, vieux de 7 jours\u{202F}; R les met à jour."),
    ] {
      var session = session(columns: columns)
      session.rates = .madeUp(of: day)
      session.type("i1 USD in EUR⏎")
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
    session.send(.paste("1.234"))
    #expect(session.message == "1.234 a été lu comme 1234.")
    session.send(.pasteTooLong)
    #expect(session.message == "Le texte collé est trop long\u{202F}; rien n’a été pris.")
  }

  @Test func `names its pages, their lines and what goes on`() {
    var power = session("2^100000=v")
    #expect(power.state.fullValue?.heading == "Décimale, lignes 1 à 22 sur 386")
    power.type("⎋ipi⏎v")
    #expect(power.state.fullValue?.heading == "Décimale, lignes 1 à 22 sur 99 pour l’instant")
    let unit = session("i5 km in mi⏎v")
    #expect(unit.state.fullValue?.heading.hasPrefix("Décimale en mi, ligne") == true)
    let steps = session((1...40).map(String.init).joined(separator: "+") + "w")
    #expect(steps.state.explanation?.heading == "Étape par étape, lignes 1 à 22 sur 43")
    let zero = session("icos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2⏎v")
    #expect(zero.state.fullValue?.rows == ["≈ 0 jusqu’au 1\u{202F}000e chiffre"])
    #expect(session("1/0=w").state.explanation?.rows.last == "Division par zéro.")
  }

  @Test func `counts what tags come to`() {
    var session = session()
    #expect(session.state.page == nil)
    session.type("T")
    #expect(
      session.state.totals?.heading
        == "Pas d’étiquette. Elle s’écrit en commentaire\u{A0}: #courses ou #courses/200.")
    session.type("T")
    for line in ["1/4 #a/0,5", "3 #b/2"] {
      session.model.openFormula(FormulaLine(line), for: .calculation)
      session.type("⏎")
    }
    session.type("T")
    #expect(session.state.totals?.heading == "Totaux des étiquettes")
    #expect(
      session.state.totals?.rows.map(\.goal) == [
        "objectif 0,5, reste 0,25", "objectif 2, 1 de trop",
      ])
  }

  @Test func `says beside factors what is known of them`() {
    #expect(session("100-3=fff").result == "= 97, nombre premier")
    #expect(session("3-100=fff").result == "= −97, opposé d’un nombre premier")
  }

  @Test func `has its help, its hints and its keys in French`() {
    var session = session("?")
    let rows = session.state.help ?? []
    #expect("\(rows)".contains("Touches") && !"\(rows)".contains("Keys"))
    session.type("⎋")
    #expect(Help(French()).hints(for: .formula).map(\.meaning) == ["calculer", "retour", "aide"])
    #expect(Help(French()).hints(for: .formula).map(\.keys) == ["Entrée", "Échap", "F1"])
  }

  @Test(arguments: seeds)
  func `calculates, undoes and keeps the same as in English`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys = Array("0123456789,+-*/^%!()=⌫uiyYTtfFgvwL?⇥⎋⏎←→↑↓\u{12}")
    var english = Session(ViewModel(theme: .dark, point: ","), columns: 40, lines: 5)
    var french = session()
    for _ in 0..<80 {
      let key = Key(notation: keys.randomElement(using: &random) ?? "7")
      english.type([key])
      french.type([key])
      #expect(french.model.calculator == english.model.calculator, "\(key)")
      #expect(french.model.formula == english.model.formula)
      #expect(french.expression == english.expression && french.cursor == english.cursor)
      #expect(french.state.focus == english.state.focus)
      #expect(french.state.layout == english.state.layout)
      #expect((french.message == nil) == (english.message == nil))
      #expect(french.effects == english.effects)
    }
  }
}
