import Quantities
import Words

/// What is reported of an update of the exchange rates.
///
/// Of its end there are the sentences, so that a log can hold all that a person saw.
package enum RatesReport: Hashable, Sendable {
  /// How much of the answer has come.
  case received(bytes: Int)
  /// There are new rates.
  case updated(Sentence)
  /// The rates are the same as before.
  case failed(Sentence)
}

extension RatesReport {
  /// Reports the end of an update, in the words of a language.
  package init(_ result: Result<RatesUpdate, RatesFailure>, in words: any Wording) {
    self =
      switch result {
      case .success(let update): .updated(words.sentence(update))
      case .failure(let failure): .failed(words.sentence(failure))
      }
  }

  /// Reports that the rates are those of a file of one's own, which no update replaces.
  package static func ownFile(_ name: String, in words: any Wording) -> RatesReport {
    .failed(words.ownRates(Message.printable(name)))
  }
}

extension ExchangeRates.Day {
  /// How many days old rates of this day are, from a week on; nil before that.
  package func oldAge(on today: ExchangeRates.Day) -> Int? {
    let age = age(on: today)
    return age < 7 ? nil : age
  }
}
