import Quantities

/// Exchange rates with their day and, from a week on, with their age.
///
/// - Parameters:
///   - publisher: Who says that these are the rates, or the name of their file; nil if that is unknown.
package func describedRates(
  of day: ExchangeRates.Day, from publisher: String?, today: ExchangeRates.Day
) -> String {
  let age = day.age(on: today)
  return "exchange rates of \(day.text)" + (publisher.map { " (\($0))" } ?? "")
    + (age < 7 ? "" : ", \(grouped(age)) days old")
}

extension RatesUpdate {
  /// What came, as a sentence.
  package var sentence: Sentence {
    let count = currencies == 1 ? "1 currency" : "\(grouped(currencies)) currencies"
    let comparison =
      switch previous {
      case nil: ""
      case day?: ", as before"
      case let previous? where previous > day: ", older than before: \(previous.text)"
      case let previous?: ", before: \(previous.text)"
      }
    return Sentence("\(count) of \(day.text)\(comparison).", brief: "rates of \(day.brief)")
  }
}

extension RatesFailure {
  /// Why nothing came, as a sentence, which also says that the old rates stay.
  package var sentence: Sentence {
    Sentence("No new rates, the old ones stay: \(phrase).", brief: brief)
  }

  private var phrase: String {
    switch self {
    case .flawed(let flaw): flaw.phrase
    case .noCurl: "the command curl is missing"
    case .cannotStart(let reason): "curl does not start: \(reason)"
    case .status(let status): "the server answers with status \(status)"
    case .unknownServer: "no network, or no such server"
    case .noConnection: "the server takes no connection"
    case .timedOut: "the answer takes too long"
    case .interrupted: "the answer broke off"
    case .certificate: "the server has no valid certificate"
    case .noEncryption: "no encrypted connection came about"
    case .insecureAddress: "the address is not one of https"
    case .insecureRedirection: "the server leads on to an insecure address"
    case .tooManyRedirections: "the server leads on too often"
    case .invalidAddress: "the address cannot be used"
    case .unreadable(let path, let reason): "\(reason) (\(path))"
    case .notSaved(let path, let reason): "\(reason) (\(path))"
    case .noHome: "there is no home folder"
    case .busy: "another program is saving some"
    case .cancelled: "cancelled"
    case .curl(let status): "curl ends with status \(status)"
    }
  }

  private var brief: String {
    switch self {
    case .flawed(let flaw): flaw.brief
    case .noCurl: "curl is missing"
    case .cannotStart: "curl does not start"
    case .status(let status): "server says \(status)"
    case .unknownServer: "server not found"
    case .noConnection: "no connection"
    case .timedOut: "no answer in time"
    case .interrupted: "answer broke off"
    case .certificate: "no valid certificate"
    case .noEncryption: "no encryption"
    case .insecureAddress: "not https"
    case .insecureRedirection: "insecure redirection"
    case .tooManyRedirections: "too many redirects"
    case .invalidAddress: "address unusable"
    case .unreadable: "rates not readable"
    case .notSaved: "rates not saved"
    case .noHome: "no home for rates"
    case .busy: "rates being saved"
    case .cancelled: "no new rates"
    case .curl(let status): "curl status \(status)"
    }
  }
}
