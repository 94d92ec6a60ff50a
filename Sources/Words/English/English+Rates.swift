import Quantities
import SystemCalls

extension English {
  package func describedRates(
    of day: ExchangeRates.Day, from publisher: String?, age: Int?
  ) -> String {
    "exchange rates of \(text(of: day))" + (publisher.map { " (\($0))" } ?? "")
      + (age.map { ", \(daysOld($0))" } ?? "")
  }

  package func ratesProgress(received: Int) -> Sentence {
    let what = "Fetching exchange rates"
    guard received > 0 else { return Sentence("\(what); Esc cancels.", brief: "Esc: no new rates") }
    return Sentence("\(what): \(grouped((received + 999) / 1000)) kB.", brief: "fetching rates…")
  }

  package func ratesNote(
    of day: ExchangeRates.Day, age: Int?, isKeypad: Bool
  ) -> (full: [String], brief: String) {
    guard let age else { return (["Rates of \(text(of: day))."], "rates of \(brief(day))") }
    let old = daysOld(age)
    let sentences =
      (isKeypad ? ["Rates of \(text(of: day)), \(old); R updates them."] : [])
      + ["Rates of \(text(of: day)), \(old).", "Rates of \(brief(day)), \(old)."]
    return (sentences, "rates \(old)")
  }

  private func daysOld(_ age: Int) -> String { "\(grouped(age)) days old" }

  package func ownRates(_ file: String) -> Sentence {
    Sentence("The rates are those of \(quoted(file)).", brief: "rates of a file")
  }

  func sentence(_ message: RatesMessage) -> Sentence {
    switch message {
    case .underWay:
      Sentence("The rates are being fetched; Esc cancels.", brief: "Esc cancels")
    case .cancelled: Sentence("The exchange rates stay as they are.", brief: "rates not updated")
    case .updated(let update): sentence(update)
    case .ownFile(let name): ownRates(Message.printable(name))
    case .failed(let failure): sentence(failure)
    }
  }

  func sentence(_ failure: RatesUnavailable) -> Sentence {
    switch failure {
    case .notFetched:
      Sentence(
        "No exchange rates yet; --update-rates or the key R fetches them.",
        brief: "no rates: press R")
    case .unreadable(let error):
      Sentence(
        "The exchange rates in \(error.path) cannot be read: \(reason(error.kind)).",
        brief: "rates unreadable")
    case .flawed(let path, let flaw):
      Sentence(
        "The exchange rates in \(path) cannot be used: \(phrase(flaw)).", brief: "rates unusable")
    }
  }

  package func sentence(_ update: RatesUpdate) -> Sentence {
    let count = update.currencies
    let currencies = count == 1 ? "1 currency" : "\(grouped(count)) currencies"
    let comparison =
      switch update.previous {
      case nil: ""
      case update.day?: ", as before"
      case let previous? where previous > update.day: ", older than before: \(text(of: previous))"
      case let previous?: ", before: \(text(of: previous))"
      }
    return Sentence(
      "\(currencies) of \(text(of: update.day))\(comparison).",
      brief: "rates of \(brief(update.day))")
  }

  package func sentence(_ failure: RatesFailure) -> Sentence {
    Sentence("No new rates, the old ones stay: \(phrase(failure)).", brief: brief(failure))
  }
}
