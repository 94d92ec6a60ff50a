import CalculatorViewModel
import Quantities
import Rates
import SystemCalls
import Words

/// The exchange rates that the program calculates with: the kept ones, or those of `--rates`.
struct CurrentRates: Sendable {
  /// The file of `--rates`; nil for the kept rates.
  private let file: RatesFile?

  /// The rates that were fetched last; their place is looked up when a calculation needs them.
  static let kept = KeptRates()

  init(file path: String? = nil) {
    file = path.map { RatesFile($0) }
  }

  /// The rates for calculations.
  var source: RateSource {
    guard let file else { return RateSource { Self.kept.rates() } }
    return file.source
  }

  /// The name of the file of `--rates`; nil for the kept rates.
  var nameOfFile: String? {
    file.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
  }

  /// What is said of the rates of a day that a calculation has used.
  func description(of day: ExchangeRates.Day, in words: any Wording) -> String {
    let publisher = nameOfFile ?? (try? source.rates())?.publisher
    return words.describedRates(of: day, from: publisher, age: day.oldAge(on: .today))
  }
}

extension ExchangeRates.Day {
  /// The present day, of UTC.
  static var today: Self { Self(daysSince1970: secondsSince1970() / (24 * 60 * 60)) }
}
