import Quantities

/// What is said about exchange rates while they are fetched and used.
package enum RatesNoteWords {
  /// From how many days on the rates are said to be old.
  private static let oldAge = 7

  /// How far an update of the rates is.
  ///
  /// - Parameter received: the bytes that have come.
  static func progress(received: Int) -> Sentence {
    let what = "Fetching exchange rates"
    guard received > 0 else { return Sentence("\(what); Esc cancels.", brief: "Esc: no new rates") }
    return Sentence("\(what): \(grouped((received + 999) / 1000)) kB.", brief: "fetching rates…")
  }

  /// Of which day rates are, and how old they are if that is much.
  ///
  /// - Parameters:
  ///   - isKeypad: whether the keypad has the keyboard, so that a key updates them.
  ///   - columns: the width that the message has.
  package static func day(
    _ day: ExchangeRates.Day, today: ExchangeRates.Day, isKeypad: Bool, columns: Int
  ) -> Sentence {
    let age = day.age(on: today)
    guard age >= oldAge else {
      return Sentence("Rates of \(day.text).", brief: "rates of \(day.brief)")
    }
    let old = "\(grouped(age)) days old"
    let sentences =
      (isKeypad ? ["Rates of \(day.text), \(old); R updates them."] : [])
      + ["Rates of \(day.text), \(old).", "Rates of \(day.brief), \(old)."]
    let full = sentences.first { $0.count <= columns } ?? sentences[sentences.count - 1]
    return Sentence(full, brief: "rates \(old)")
  }
}
