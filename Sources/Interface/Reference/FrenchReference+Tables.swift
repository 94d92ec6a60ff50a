import CalculatorCore
import ExactNumbers
import Quantities

extension FrenchReference {
  package func same(as name: String) -> InlineText { InlineText("Identique à `\(name)`.") }

  package func example(_ expression: String, becomes output: String) -> InlineText {
    InlineText("`\(expression)` devient `\(output)`.")
  }

  package func entry(of section: UnitSection) -> (title: String, note: InlineText?) {
    switch section {
    case .length:
      ("Longueur", "Le point est celui de l’informatique\u{202F}; `pt` est la pinte.")
    case .area: ("Aire", nil)
    case .volume:
      (
        "Volume",
        """
        Le gallon et ses parties sont ceux des États-Unis, pour les liquides\u{202F}; les mesures \
        impériales ont leurs propres noms. Le baril est celui du pétrole.
        """
      )
    case .mass:
      (
        "Masse",
        """
        La tonne nommée ton est la tonne courte des États-Unis. La livre n’est ni une force, qui est \
        `lbf`, ni une devise, qui est `GBP`.
        """
      )
    case .time:
      ("Temps", "L’année est l’année julienne de 365,25 jours, et le mois en est le douzième.")
    case .speed: ("Vitesse et accélération", nil)
    case .temperature:
      (
        "Température",
        """
        °C et °F se convertissent comme des points de leur échelle, et Δ°C et Δ°F comme des \
        différences de deux points.
        """
      )
    case .pressure: ("Pression", nil)
    case .energy:
      (
        "Énergie",
        """
        La calorie est thermochimique\u{202F}; `Cal`, avec une majuscule, est la kilocalorie. La \
        British thermal unit est celle de la Table internationale, le therm celui des États-Unis.
        """
      )
    case .power: ("Puissance", nil)
    case .force: ("Force", nil)
    case .angle: ("Angle", nil)
    case .frequency: ("Fréquence", nil)
    case .information:
      (
        "Information",
        """
        `b` est un bit, et `B` un octet\u{202F}; `kB` compte 1\u{202F}000 octets, et `KiB` \
        1\u{202F}024.
        """
      )
    case .electricity: ("Électricité et magnétisme", nil)
    case .light: ("Lumière", nil)
    case .substances: ("Matière et rayonnement", nil)
    case .fuelEconomy:
      (
        "Consommation de carburant",
        "`mpg` est celui des États-Unis, `impmpg` celui du Royaume-Uni."
      )
    }
  }

  package func text(of clash: NameClash) -> InlineText {
    switch clash {
    case .function:
      "Une unité, sauf devant une parenthèse ou un opérande\u{A0}: `5 min`, `min(5;3)`, `lb 32`\u{202F}; `3 min 4` est refusé."
    case .conversion:
      "Convertit devant une unité ou une forme, sinon une unité\u{A0}: `72 in in cm`."
    case .half:
      """
      Moitié du jour après une heure que suit un fuseau, comme dans `3 pm Paris`\u{202F}; sinon une unité. \
      `3 pm` seul est refusé, car les deux sont possibles.
      """
    case .capital:
      "Convertit en minuscules\u{202F}; avec une majuscule, c’est le téraoctet en français."
    case .degree:
      "Fait d’un nombre un angle\u{202F}; devant `/` et une unité, des minutes d’arc ou une échelle de température, partie de cette unité\u{A0}: `30 deg/s`, `20 deg C`."
    case .answer:
      "Le résultat précédent\u{202F}; en français, derrière un nombre et une espace, des années."
    case .word: "Le mot, jamais l’unité, qui a un nom plus long\u{202F}; `EN` et `ET` en français."
    case .command: "Une commande quand il est seul sur la ligne de l’écran."
    case .prefix: "L’unité de ce nom, et non une unité avec préfixe."
    }
  }

  package var semicolon: String { "\u{202F}; " }

  package func introduced(_ list: String, by name: String) -> String { "\(name)\u{A0}: \(list)." }

  package func currencySigns(shared: String, others: String) -> InlineText {
    """
    Les devises ont leurs codes, de casse libre, et certaines ont des signes. Un signe que \
    plusieurs devises partagent est celui du pays des paramètres régionaux\u{202F}; ailleurs, \
    \(shared). Autres signes\u{A0}: \(others).
    """
  }
}
