import Quantities
import SystemCalls

extension English {
  /// Why no update came, as the end of a sentence.
  func phrase(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(let flaw): phrase(flaw)
    case .noCurl: "the command curl is missing"
    case .cannotStart(let kind): "curl does not start: \(reason(kind))"
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
    case .unreadable(let error), .notSaved(let error): "\(reason(error.kind)) (\(error.path))"
    case .noHome: "there is no home folder"
    case .busy: "another program is saving some"
    case .cancelled: "cancelled"
    case .curl(let status): "curl ends with status \(status)"
    }
  }

  /// Why no update came, in at most 20 columns.
  func brief(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(let flaw): brief(flaw)
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

  /// The flaw as a part of a sentence.
  func phrase(_ flaw: RatesFlaw) -> String {
    switch flaw {
    case .empty: "the file is empty"
    case .webPage: "the file is a web page"
    case .malformed(let line): "line \(grouped(line)) of the file is no XML"
    case .truncated: "the file is cut off"
    case .documentType: "the file declares a document type"
    case .unknownEncoding: "the file has an unknown encoding"
    case .noRates: "the file holds no rates"
    case .invalidDay(""): "the file has no day"
    case .invalidDay(let text): "\(quoted(text)) is no day"
    case .futureDay(let day): "\(text(of: day)) is still to come"
    case .severalDays: "the file has rates of several days"
    case .invalidCurrency(let text): "\(quoted(text)) is no currency code"
    case .euro: "the euro has a rate of its own"
    case .invalidRate(let currency, ""): "\(currency) has no rate"
    case .invalidRate(let currency, let text): "the rate of \(currency) is \(quoted(text))"
    case .duplicate(let currency): "\(currency) has two rates"
    case .tooLarge: "the file is too large"
    }
  }

  /// The flaw in at most 20 columns.
  func brief(_ flaw: RatesFlaw) -> String {
    switch flaw {
    case .empty: "rates file is empty"
    case .webPage: "a web page, no rates"
    case .malformed(let line): "no XML, line \(line)"
    case .truncated: "rates are cut off"
    case .documentType: "document type"
    case .unknownEncoding: "unknown encoding"
    case .noRates: "no rates in the file"
    case .invalidDay: "rates without a day"
    case .futureDay: "rates of the future"
    case .severalDays: "rates of many days"
    case .invalidCurrency: "not a currency"
    case .euro: "a rate for the euro"
    case .invalidRate(let currency, _): "wrong rate of \(currency)"
    case .duplicate(let currency): "two rates of \(currency)"
    case .tooLarge: "file is too large"
    }
  }
}
