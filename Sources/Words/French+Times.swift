import CalculatorCore
import ExactNumbers
import Quantities

// Dates, instants et durées.

extension French {
  /// Ce qui ne va pas avec une date ou une heure.
  func timeSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .invalidDate:
      Sentence(
        "Cette date n’existe pas\u{202F}; pour soustraire, entourer − d’espaces.",
        brief: "date inexistante")
    case .wrongWeekday(let day):
      Sentence(
        "Le \(day) est un \(TextLanguage.french.weekdays[day.weekday - 1].name).",
        brief: "autre jour")
    case .invalidTime:
      Sentence("Une heure va de 0:00 à 23:59:59.", brief: "heure inexistante")
    case .skippedTime(let zone):
      Sentence(
        "À \(zone.name), le changement d’heure saute cette heure.", brief: "heure sautée")
    case .yearOutOfRange:
      Sentence("Les dates vont de l’an 1 à l’an 9999.", brief: "an 1 à 9999")
    case .fractionOfTime:
      Sentence(
        "Une date avance de mois, de jours et de secondes entiers\u{202F}; écrire «\u{A0}1 mois + 15 jours\u{A0}».",
        brief: "jours entiers")
    case .addedPoints:
      Sentence(
        "Les dates ne s’additionnent pas\u{202F}; écrire «\u{A0}2026-12-25 + 5 jours\u{A0}».",
        brief: "ajouter des jours")
    case .scaledPoint:
      Sentence("Une date ou un jour de la semaine n’est pas un facteur.", brief: "pas un facteur")
    default: preconditionFailure()
    }
  }

  package var clampedDay: Sentence {
    Sentence(
      "Le mois n’a pas ce jour\u{202F}; c’est son dernier jour.", brief: "dernier jour du mois")
  }

  package func note(ofDuration duration: String) -> Sentence {
    Sentence(
      "Lu comme \(duration)\u{202F}; pour une heure du jour, ajouter une date ou un fuseau.",
      brief: duration)
  }

  package func noun(ofPoint unit: Unit) -> String {
    switch unit.clock {
    case .moment(let zone): "une heure à \(zone.name)"
    case .weekday: "un jour de la semaine"
    default: "une date"
    }
  }
}
