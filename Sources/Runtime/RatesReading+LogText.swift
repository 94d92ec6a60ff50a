import CalculatorViewModel
import ExactNumbers
import Quantities
import Words

extension RatesReading {
  /// The reading as a log writes it: the day of it, then that of the rates with the rates, or why
  /// there are none.
  var logText: String {
    let day = today.map(\.iso) ?? "-"
    switch outcome {
    case .success(let rates):
      let numbers = rates.codes.map { code in
        "\(code)=\((rates[code] ?? 1).asciiText(significantDigits: 34).text)"
      }
      return ([day, rates.day.iso] + numbers).joined(separator: " ")
    case .failure(let reason): return "\(day) \(reason.logText)"
    }
  }

  /// Creates the reading that a log writes so; nil for any other text.
  init?(logText: Substring) {
    let words = logText.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    let today = ExchangeRates.Day(iso: String(words[0]))
    if let rates = ExchangeRates(logText: words[1]) {
      self.init(.success(rates), today: today)
    } else if let reason = RatesUnavailable(logText: words[1]) {
      self.init(.failure(reason), today: today)
    } else {
      return nil
    }
  }
}

extension ExchangeRates {
  fileprivate init?(logText: Substring) {
    let words = logText.split(separator: " ")
    guard let day = words.first.flatMap({ Day(iso: String($0)) }) else { return nil }
    var rates: [String: Rational] = [:]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let number = DecimalLiteral(String(parts[1]).utf8)?.value else {
        return nil
      }
      rates[String(parts[0])] = number
    }
    self.init(day: day, rates: rates)
  }
}

extension RatesUnavailable {
  fileprivate var logText: String {
    switch self {
    case .notFetched: "notFetched"
    case .unreadable(let path, let obstacle):
      "unreadable " + [path, obstacle.rawValue].quotedFields
    case .flawed(let path, let flaw): "flawed " + ([path] + flaw.fields).quotedFields
    }
  }

  fileprivate init?(logText: Substring) {
    let words = logText.split(separator: " ", maxSplits: 1)
    let texts = words.count == 2 ? [String](quotedFields: words[1]) : []
    switch words.first {
    case "notFetched": self = .notFetched
    case "unreadable" where texts.count == 2:
      guard let obstacle = RatesObstacle(rawValue: texts[1]) else { return nil }
      self = .unreadable(path: texts[0], obstacle)
    case "flawed" where texts.count >= 2:
      guard let flaw = RatesFlaw(fields: texts.dropFirst()) else { return nil }
      self = .flawed(path: texts[0], flaw)
    default: return nil
    }
  }
}

extension RatesFlaw {
  /// The flaws that are only a kind.
  private static let kinds: [RatesFlaw] = [
    .empty, .webPage, .truncated, .documentType, .unknownEncoding, .noRates, .severalDays, .euro,
    .tooLarge,
  ]

  /// The kind of the flaw, and what is known besides.
  fileprivate var fields: [String] {
    switch self {
    case .malformed(let line): ["malformed", String(line)]
    case .invalidDay(let text): ["invalidDay", text]
    case .futureDay(let day): ["futureDay", day.iso]
    case .invalidCurrency(let text): ["invalidCurrency", text]
    case .invalidRate(let currency, let text): ["invalidRate", currency, text]
    case .duplicate(let currency): ["duplicate", currency]
    case .empty, .webPage, .truncated, .documentType, .unknownEncoding, .noRates, .severalDays,
      .euro, .tooLarge:
      ["\(self)"]
    }
  }

  fileprivate init?(fields: some Collection<String>) {
    let fields = Array(fields)
    let text = fields.count > 1 ? fields[1] : ""
    switch fields[0] {
    case "malformed": self = .malformed(line: Int(text) ?? 0)
    case "invalidDay": self = .invalidDay(text)
    case "futureDay":
      guard let day = ExchangeRates.Day(iso: text) else { return nil }
      self = .futureDay(day)
    case "invalidCurrency": self = .invalidCurrency(text)
    case "invalidRate": self = .invalidRate(currency: text, fields[fields.count - 1])
    case "duplicate": self = .duplicate(currency: text)
    default:
      guard let kind = Self.kinds.first(where: { "\($0)" == fields[0] }) else { return nil }
      self = kind
    }
  }
}

extension ExchangeRates.Day {
  /// The day in the form of ISO 8601.
  fileprivate var iso: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    .joined(separator: "-")
  }
}
