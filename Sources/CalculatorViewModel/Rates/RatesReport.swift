import Quantities

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
  /// Reports the end of an update.
  package init(_ result: Result<RatesUpdate, RatesFailure>) {
    self =
      switch result {
      case .success(let update): .updated(update.sentence)
      case .failure(let failure): .failed(failure.sentence)
      }
  }

  /// Reports that the rates are those of a file of one's own, which no update replaces.
  package static func ownFile(_ name: String) -> RatesReport {
    .failed(
      Sentence(
        "The rates are those of “\(Message.printable(name))”.", brief: "rates of a file"))
  }
}

/// The exchange rates that a calculation needed, as it found them.
package struct RatesReading: Hashable, Sendable {
  package var outcome: Result<ExchangeRates, RatesUnavailable>
  /// The day on which they were read; nil where it is not known.
  package var today: ExchangeRates.Day?

  package init(_ outcome: Result<ExchangeRates, RatesUnavailable>, today: ExchangeRates.Day?) {
    (self.outcome, self.today) = (outcome, today)
  }
}

/// An update of the exchange rates that is under way.
struct RatesUpdating: Hashable, Sendable {
  var id: Request.ID
  /// How much of the answer has come, in bytes.
  var received = 0
}
