import CalculatorViewModel
import Quantities
import Words

extension French {
  package var units: UnitsText {
    UnitsText(
      notation:
        """
        Une unité suit un nombre, comme dans `5 km`, ou le mot `in`, comme dans `5 km in mi`. Les \
        unités se multiplient, se divisent et s’élèvent à des puissances\u{A0}: `kg*m/s^2`, `L/100 \
        km`, `m²`, `sq ft`. Les symboles ont leur casse, car `MW` et `mW` sont deux \
        unités\u{202F}; celle des noms, des codes de devises et des symboles qui ne désignent \
        qu’une unité usuelle est libre. Les noms, anglais, ont des pluriels, et un espace dans un \
        nom peut s’écrire `_`.
        """,
      values:
        """
        Toutes les valeurs sont exactes. `k` marque une unité qui admet les préfixes du SI, `M` \
        une unité qui admet ceux de kilo à téra, et `Ki` une unité qui admet ceux à partir de kilo \
        et les préfixes binaires.
        """,
      prefixesTitle: "Préfixes",
      moneyTitle: "Devises",
      standardsTitle: "Normes")
  }

  package func title(of section: UnitSection) -> String {
    switch section {
    case .length: "Longueur"
    case .area: "Aire"
    case .volume: "Volume"
    case .mass: "Masse"
    case .time: "Temps"
    case .speed: "Vitesse et accélération"
    case .temperature: "Température"
    case .pressure: "Pression"
    case .energy: "Énergie"
    case .power: "Puissance"
    case .force: "Force"
    case .angle: "Angle"
    case .frequency: "Fréquence"
    case .information: "Information"
    case .electricity: "Électricité et magnétisme"
    case .light: "Lumière"
    case .substances: "Matière et rayonnement"
    case .fuelEconomy: "Consommation de carburant"
    }
  }

  package func note(on section: UnitSection) -> InlineText? {
    switch section {
    case .length: "Le point est celui de l’informatique\u{202F}; `pt` est la pinte."
    case .volume:
      """
      Le gallon et ses parties sont ceux des États-Unis, pour les liquides\u{202F}; les mesures \
      impériales ont leurs propres noms. Le baril est celui du pétrole.
      """
    case .mass:
      """
      La tonne nommée ton est la tonne courte des États-Unis. La livre n’est ni une force, qui est \
      `lbf`, ni une devise, qui est `GBP`.
      """
    case .time: "L’année est l’année julienne de 365,25 jours, et le mois en est le douzième."
    case .temperature:
      """
      °C et °F se convertissent comme des points de leur échelle, et Δ°C et Δ°F comme des \
      différences de deux points.
      """
    case .energy:
      """
      La calorie est la calorie thermochimique\u{202F}; `Cal`, avec une majuscule, est la \
      kilocalorie. La British thermal unit est celle de la Table internationale, et le therm celui \
      des États-Unis.
      """
    case .information:
      """
      `b` est un bit, et `B` un octet\u{202F}; `kB` compte 1\u{202F}000 octets, et `KiB` \
      1\u{202F}024.
      """
    case .fuelEconomy: "`mpg` est celui des États-Unis, `impmpg` celui du Royaume-Uni."
    case .area, .speed, .pressure, .power, .force, .angle, .frequency, .electricity, .light,
      .substances:
      nil
    }
  }

  package var semicolon: String { "\u{202F}; " }

  package func introduced(_ list: String, by name: String) -> String {
    "\(name)\u{A0}: \(list)."
  }

  package func currencySigns(shared: String, others: String) -> InlineText {
    """
    Les devises ont leurs codes, de casse libre, et certaines ont des signes. Un signe que \
    plusieurs devises partagent est celui du pays des paramètres régionaux\u{202F}; ailleurs, \
    \(shared). Autres signes\u{A0}: \(others).
    """
  }

  package func name(ofCurrency currency: UnitDefinition) -> String {
    Self.currencies[currency.symbol] ?? currency.name
  }
}
