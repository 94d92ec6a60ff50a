import CalculatorCore
import Quantities

extension French {
  /// What is wrong with a unit.
  ///
  /// - Precondition: The error is one of units.
  func unitSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .incompatibleUnits(let left, let right):
      if Unit.areTemperatureLetters(left, right) {
        Sentence("Les températures s’écrivent °C et °F.", brief: "écrire °C et °F")
      } else {
        Sentence(
          "Impossible de combiner \(name(of: left)) et \(name(of: right)).",
          brief: "unités différentes")
      }
    case .addedTemperatures(let unit):
      Sentence(
        "Les températures ne s’additionnent pas\u{202F}; écrire 20 \(unit.text()) + 5 \(unit.differenceText).",
        brief: "à \(unit.text()), ajouter \(unit.differenceText)")
    case .scaledTemperature(let unit):
      Sentence(
        "Une température en \(unit.text()) n’est pas un facteur\u{202F}; écrire un écart en \(unit.differenceText).",
        brief: "pas en \(unit.text())")
    case .unwantedUnit(let unit):
      Sentence("Il faut ici un nombre sans unité, pas \(unit.text()).", brief: "pas d’unité ici")
    case .unitInFunction(let function, let unit):
      Sentence(
        "\(function.name) demande un nombre sans unité, pas \(unit.text()).",
        brief: "\(function.name)\u{A0}: sans unité")
    case .rootOfUnit(let unit):
      Sentence("Aucune unité n’est cette racine de \(unit.text()).", brief: "racine sans unité")
    case .exponentOfUnit:
      Sentence("L’exposant d’une unité est un entier d’au plus 99.", brief: "exposant d’unité")
    case .missingTarget:
      Sentence("Il manque l’unité de la conversion.", brief: "unité manquante")
    case .unknownUnit(let nearest):
      Sentence(
        "Unité inconnue\u{202F}; la plus proche est \(quoted(nearest)).",
        brief: "\(nearest)\u{202F}?")
    case .misplacedConversion:
      Sentence(
        "Une conversion termine l’expression\u{202F}; la mettre entre parenthèses.",
        brief: "parenthèses à mettre")
    default: preconditionFailure()
    }
  }

  private func name(of unit: Unit?) -> String { unit.map(textWithKind) ?? "un nombre sans unité" }

  package func noun(of kind: QuantityKind) -> String {
    switch kind {
    case .length: "longueur"
    case .area: "aire"
    case .volume: "volume"
    case .mass: "masse"
    case .time: "durée"
    case .speed: "vitesse"
    case .temperature: "température"
    case .pressure: "pression"
    case .energy: "énergie"
    case .power: "puissance"
    case .force: "force"
    case .acceleration: "accélération"
    case .angle: "angle"
    case .frequency: "fréquence"
    case .angularVelocity: "vitesse angulaire"
    case .information: "quantité d’information"
    case .dataRate: "débit binaire"
    case .current: "intensité électrique"
    case .voltage: "tension"
    case .resistance: "résistance"
    case .conductance: "conductance"
    case .charge: "charge électrique"
    case .capacitance: "capacité électrique"
    case .inductance: "inductance"
    case .magneticFlux: "flux magnétique"
    case .magneticFluxDensity: "induction magnétique"
    case .luminousIntensity: "intensité lumineuse"
    case .luminousFlux: "flux lumineux"
    case .illuminance: "éclairement"
    case .solidAngle: "angle solide"
    case .amount: "quantité de matière"
    case .catalyticActivity: "activité catalytique"
    case .radioactivity: "radioactivité"
    case .dose: "dose de rayonnement"
    case .fuelEconomy: "consommation"
    case .money: "monnaie"
    }
  }

  package func name(of source: UnitSource) -> String {
    switch source {
    case .si: "SI"
    case .nist: "NIST"
    case .iec: "CEI 80000"
    case .yardAndPound: "yard et livre"
    case .iau: "UAI"
    case .customary: "usage"
    case .iso4217: "ISO 4217"
    }
  }

  package func title(of source: UnitSource) -> String {
    switch source {
    case .si: "la brochure sur le SI du BIPM, 9e édition"
    case .nist: "la publication spéciale 811 du NIST, annexe B"
    case .iec: "la norme CEI 80000, parties 6 et 13"
    case .yardAndPound: "l’accord international de 1959 sur le yard et la livre"
    case .iau: "l’Union astronomique internationale"
    case .customary: "aucune norme, un multiple d’une autre unité"
    case .iso4217: "les codes des devises"
    }
  }

  package func point(zero: String) -> String { "un point, avec 0 à \(zero)" }
}
