import Quantities
import SystemCalls

extension Wording {
  /// The rates with their day, publisher or file, and age in days if old.
  package func describedRates(of day: Day, from publisher: String?, age: Int?) -> String {
    say("exchange rates of ", "taux de change du ") + text(of: day)
      + (publisher.map { " (\($0))" } ?? "") + (age.map { ", " + old($0) } ?? "")
  }

  private func old(_ age: Int) -> String {
    say("\(grouped(age)) days old", "vieux de \(grouped(age)) jours")
  }

  package func ratesProgress(received: Int) -> Sentence {
    let size = grouped((received + 999) / 1000)
    return received > 0
      ? say(
        "Fetching exchange rates: \(size) kB.", "fetching rates…",
        "Téléchargement des taux de change\u{A0}: \(size) ko.", "taux en route…")
      : say(
        "Fetching exchange rates; Esc cancels.", "Esc: no new rates",
        "Téléchargement des taux de change\u{202F}; Échap annule.", "Échap\u{A0}: pas de taux")
  }

  /// The day of the rates, longest sentence first, and its brief form; `age` is nil if recent.
  package func ratesNote(of day: Day, age: Int?, isKeypad: Bool) -> (full: [String], brief: String)
  {
    let rates = { (day: String) in say("Rates of \(day)", "Taux du \(day)") }
    guard let age else {
      return (
        [rates(text(of: day)) + "."], say("rates of \(brief(day))", "taux\u{A0}: \(brief(day))")
      )
    }
    let long = "\(rates(text(of: day))), \(old(age))"
    let advice = say(
      "; the word rates fetches new ones.",
      "\u{202F}; le mot «\u{A0}taux\u{A0}» en cherche de nouveaux.")
    return (
      (isKeypad ? [long + advice] : []) + [long + ".", "\(rates(brief(day))), \(old(age))."],
      say("rates \(old(age))", "taux de \(grouped(age)) jours")
    )
  }

  package func ownRates(_ file: String) -> Sentence {
    say(
      "The rates are those of \(quoted(file)).", "rates of a file",
      "Les taux sont ceux de \(quoted(file)).", "taux d’un fichier")
  }

  func sentence(_ message: RatesMessage) -> Sentence {
    switch message {
    case .underWay:
      say(
        "The rates are being fetched; Esc cancels.", "Esc cancels",
        "Le téléchargement des taux est en cours\u{202F}; Échap annule.", "Échap annule")
    case .cancelled:
      say(
        "The exchange rates stay as they are.", "rates not updated",
        "Les taux de change restent inchangés.", "taux inchangés")
    case .updated(let update): sentence(update)
    case .ownFile(let name): ownRates(Message.printable(name))
    case .failed(let failure): sentence(failure)
    }
  }

  func sentence(_ failure: RatesUnavailable) -> Sentence {
    switch failure {
    case .notFetched:
      say(
        "No exchange rates yet; --update-rates or the word rates fetches them.",
        "no rates: type rates",
        "Pas encore de taux de change\u{202F}; --update-rates ou le mot \(quoted("taux")) les télécharge.",
        "sans taux\u{A0}: taux")
    case .unreadable(let error):
      say(
        "The exchange rates in \(error.path) cannot be read: \(reason(error.kind)).",
        "rates unreadable",
        "Les taux de change de \(error.path) sont illisibles\u{A0}: \(reason(error.kind)).",
        "taux illisibles")
    case .flawed(let path, let flaw):
      say(
        "The exchange rates in \(path) cannot be used: \(phrase(flaw)).", "rates unusable",
        "Les taux de change de \(path) sont inutilisables\u{A0}: \(phrase(flaw)).",
        "taux inutilisables")
    }
  }

  package func sentence(_ update: RatesUpdate) -> Sentence {
    let (count, day) = (update.currencies, update.day)
    let comparison =
      switch update.previous {
      case nil: ""
      case day?: say(", as before", ", comme avant")
      case let previous? where previous > day:
        say(", older than before: ", ", plus ancien que le précédent\u{A0}: ") + text(of: previous)
      case let previous?: say(", before: ", ", avant\u{A0}: ") + text(of: previous)
      }
    return say(
      "\(grouped(count)) \(count == 1 ? "currency" : "currencies") of \(text(of: day))\(comparison).",
      "rates of \(brief(day))",
      "\(grouped(count)) \(count == 1 ? "devise" : "devises") au \(text(of: day))\(comparison).",
      "taux\u{A0}: \(brief(day))")
  }

  package func sentence(_ failure: RatesFailure) -> Sentence {
    say(
      "No new rates: \(phrase(failure)).", brief(failure),
      "Taux inchangés\u{A0}: \(phrase(failure)).", brief(failure))
  }

  func phrase(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(let flaw): phrase(flaw)
    case .noCurl:
      say(
        "the command curl is missing or cannot be started",
        "la commande curl est introuvable ou ne démarre pas")
    case .status(let status):
      say("the server answered with status \(status)", "le serveur répond par le code \(status)")
    case .unreachable:
      say(
        "the server cannot be reached, or stopped answering",
        "le serveur est injoignable, ou ne répond plus")
    case .insecure:
      say("the connection or the address is not secure", "la connexion ou l’adresse n’est pas sûre")
    case .invalidAddress: say("the address is invalid", "l’adresse est inutilisable")
    case .unreadable(let error), .notSaved(let error): "\(reason(error.kind)) (\(error.path))"
    case .curl(let status):
      say("curl exited with status \(status)", "curl se termine avec le code \(status)")
    case .cancelled: say("cancelled", "opération annulée")
    }
  }

  /// At most 20 columns.
  func brief(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(.webPage): say("web page, not rates", "page web, sans taux")
    case .flawed(.malformed(let line)): say("rates, line \(line)", "taux\u{A0}: ligne \(line)")
    case .flawed(.noRates): say("no rates in the file", "aucun taux")
    case .noCurl: say("curl is missing", "curl introuvable")
    case .status(let status): say("server says \(status)", "serveur\u{A0}: code \(status)")
    case .unreachable: say("no connection", "pas de connexion")
    case .insecure: say("not secure", "connexion non sûre")
    case .invalidAddress: say("invalid address", "adresse inutilisable")
    case .unreadable: say("rates not readable", "fichier illisible")
    case .notSaved: say("rates not saved", "taux non enregistrés")
    case .curl(let status): say("curl status \(status)", "curl\u{A0}: code \(status)")
    case .cancelled: say("no new rates", "taux annulés")
    }
  }

  func phrase(_ flaw: RatesFlaw) -> String {
    switch flaw {
    case .webPage: say("the file is a web page", "le fichier est une page web")
    case .malformed(let line):
      say(
        "line \(grouped(line)) of the file is not valid",
        "la ligne \(grouped(line)) du fichier n’est pas valide")
    case .noRates: say("the file contains no exchange rates", "le fichier ne contient aucun taux")
    }
  }
}
