import CalculatorCore
import Quantities
import Screen
import Words

/// Exchange rates: asking for new ones, and calculating with them what used the old ones.
extension ViewModel {
  /// Asks for the rates of today, unless that is under way.
  mutating func updateRates() -> [Effect] {
    guard ratesUpdate == nil else {
      message = .rates(.underWay)
      return []
    }
    lastRequest += 1
    let id = Request.ID(lastRequest)
    ratesUpdate = RatesUpdating(id: id)
    return [.updateRates(id)]
  }

  /// Whether a key fetches the rates that the message has just missed, also where it is a letter.
  func offersRates(_ key: Key) -> Bool {
    if case .failure(.noRates) = message { key == KeyTable.updateRates } else { false }
  }

  /// Cancels the update that is under way, and says so; nil if there is none.
  mutating func cancelRatesUpdate() -> [Effect]? {
    guard ratesUpdate != nil else { return nil }
    tell(.cancelled)
    return dropRatesUpdate()
  }

  /// Cancels the update that is under way, if there is one.
  mutating func dropRatesUpdate() -> [Effect] {
    guard let ratesUpdate else { return [] }
    self.ratesUpdate = nil
    return [.cancel(ratesUpdate.id)]
  }

  /// Takes up a report, unless it is about an update that was cancelled.
  mutating func takeUp(_ report: RatesReport, of id: Request.ID) -> [Effect] {
    guard ratesUpdate?.id == id else { return [] }
    switch report {
    case .received(let bytes):
      ratesUpdate?.received = bytes
      return []
    case .failed(let sentence):
      ratesUpdate = nil
      tell(.failed(sentence))
      return []
    case .updated(let sentence):
      ratesUpdate = nil
      tell(.updated(sentence))
      return calculateWithNewRates()
    }
  }

  /// Forgets all results that came from exchange rates or from their absence, and asks for them again.
  private mutating func calculateWithNewRates() -> [Effect] {
    calculator.forgetExchange()
    if case .explanation(let page) = page {
      self.page = .explanation(ExplanationPage(page.expression, entry: page.entry))
    }
    if case .failed(let expression, let error) = calculator.phase, formula == nil,
      error.kind.isAboutRates
    {
      // What Enter was pressed for can be calculated now.
      value = nil
      return awaitValue(of: subject(of: expression))
    }
    guard let value else { return [] }
    switch value.stage {
    case .evaluated(let evaluation) where evaluation.ratesDay == nil,
      .written(let evaluation, _) where evaluation.ratesDay == nil:
      return []
    case .failed(let error) where !error.kind.isAboutRates: return []
    case .asked where value.isAwaited: return askAgain()
    case .asked, .evaluated, .written, .failed, .cancelled: return dropValue()
    }
  }

  /// Shows a message that no key has led to.
  private mutating func tell(_ message: RatesMessage) {
    self.message = .rates(message)
    place = nil
  }

  /// What the message line says while there is no message: how far an update of the rates is, or of
  /// which day the rates are that the value on the result line comes from.
  var ratesNote: Sentence? {
    if let ratesUpdate { return words.ratesProgress(received: ratesUpdate.received) }
    guard let day = shownValue?.evaluation?.ratesDay else { return nil }
    let age = day.oldAge(on: today ?? day)
    let note = words.ratesNote(of: day, age: age, isKeypad: formula == nil)
    let columns = metrics.resultColumns
    let full = note.full.first { $0.count <= columns } ?? note.full[note.full.count - 1]
    return Sentence(full, brief: note.brief)
  }
}

extension ExchangeRates.Day {
  /// How many days old rates of this day are, from a week on; nil before that.
  package func oldAge(on today: ExchangeRates.Day) -> Int? {
    let age = age(on: today)
    return age < 7 ? nil : age
  }
}
