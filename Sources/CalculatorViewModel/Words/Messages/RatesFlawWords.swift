import Quantities

extension RatesFlaw {
  /// The flaw as a part of a sentence.
  var phrase: String {
    switch self {
    case .empty: "the file is empty"
    case .webPage: "the file is a web page"
    case .malformed(let line): "line \(grouped(line)) of the file is no XML"
    case .truncated: "the file is cut off"
    case .documentType: "the file declares a document type"
    case .unknownEncoding: "the file has an unknown encoding"
    case .noRates: "the file holds no rates"
    case .invalidDay(""): "the file has no day"
    case .invalidDay(let text): "“\(text)” is no day"
    case .futureDay(let day): "\(day.text) is still to come"
    case .severalDays: "the file has rates of several days"
    case .invalidCurrency(let text): "“\(text)” is no currency code"
    case .euro: "the euro has a rate of its own"
    case .invalidRate(let currency, ""): "\(currency) has no rate"
    case .invalidRate(let currency, let text): "the rate of \(currency) is “\(text)”"
    case .duplicate(let currency): "\(currency) has two rates"
    case .tooLarge: "the file is too large"
    }
  }

  /// The flaw in at most 20 columns.
  var brief: String {
    switch self {
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
