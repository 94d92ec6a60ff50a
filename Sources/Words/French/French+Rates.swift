import Quantities
import SystemCalls

extension French {
  package func describedRates(
    of day: ExchangeRates.Day, from publisher: String?, age: Int?
  ) -> String {
    "taux de change du \(text(of: day))" + (publisher.map { " (\($0))" } ?? "")
      + (age.map { ", vieux de \(days($0))" } ?? "")
  }

  package func ratesProgress(received: Int) -> Sentence {
    let what = "Récupération des taux de change"
    guard received > 0 else {
      return Sentence("\(what)\u{202F}; Échap annule.", brief: "Échap\u{A0}: pas de taux")
    }
    return Sentence(
      "\(what)\u{A0}: \(grouped((received + 999) / 1000)) ko.", brief: "taux en route…")
  }

  package func ratesNote(
    of day: ExchangeRates.Day, age: Int?, isKeypad: Bool
  ) -> (full: [String], brief: String) {
    guard let age else { return (["Taux du \(text(of: day))."], "taux\u{A0}: \(brief(day))") }
    let old = "vieux de \(days(age))"
    let sentences =
      (isKeypad ? ["Taux du \(text(of: day)), \(old)\u{202F}; R les met à jour."] : [])
      + ["Taux du \(text(of: day)), \(old).", "Taux du \(brief(day)), \(old)."]
    return (sentences, "taux de \(days(age))")
  }

  private func days(_ age: Int) -> String { "\(grouped(age)) jours" }

  package func ownRates(_ file: String) -> Sentence {
    Sentence("Les taux sont ceux de \(quoted(file)).", brief: "taux d’un fichier")
  }

  func sentence(_ message: RatesMessage) -> Sentence {
    switch message {
    case .underWay:
      Sentence(
        "Les taux sont en cours de récupération\u{202F}; Échap annule.", brief: "Échap annule")
    case .cancelled:
      Sentence("Les taux de change restent inchangés.", brief: "taux inchangés")
    case .updated(let update): sentence(update)
    case .ownFile(let name): ownRates(Message.printable(name))
    case .failed(let failure): sentence(failure)
    }
  }

  func sentence(_ failure: RatesUnavailable) -> Sentence {
    switch failure {
    case .notFetched:
      Sentence(
        "Pas encore de taux de change\u{202F}; --update-rates ou la touche R les récupère.",
        brief: "sans taux\u{A0}: touche R")
    case .unreadable(let error):
      Sentence(
        "Les taux de change de \(error.path) sont illisibles\u{A0}: \(reason(error.kind)).",
        brief: "taux illisibles")
    case .flawed(let path, let flaw):
      Sentence(
        "Les taux de change de \(path) sont inutilisables\u{A0}: \(phrase(flaw)).",
        brief: "taux inutilisables")
    }
  }

  package func sentence(_ update: RatesUpdate) -> Sentence {
    let count = update.currencies
    let currencies = count == 1 ? "1 devise" : "\(grouped(count)) devises"
    let comparison =
      switch update.previous {
      case nil: ""
      case update.day?: ", comme avant"
      case let previous? where previous > update.day:
        ", plus ancien que le précédent\u{A0}: \(text(of: previous))"
      case let previous?: ", avant\u{A0}: \(text(of: previous))"
      }
    return Sentence(
      "\(currencies) au \(text(of: update.day))\(comparison).",
      brief: "taux\u{A0}: \(brief(update.day))")
  }

  package func sentence(_ failure: RatesFailure) -> Sentence {
    Sentence("Taux inchangés\u{A0}: \(phrase(failure)).", brief: brief(failure))
  }
}
