import CalculatorCore
import Engine
import Words

extension ViewModel {
  /// Stores the tape in its own file and empties it; only empties it if tapes are not saved.
  ///
  /// A tape with a name is already stored: the default tape is emptied and opened instead.
  mutating func beginTape(keepingAs name: String?) -> [Effect] {
    if let present = saving.name {
      guard name == nil else { return say(.tapes(.named(present))) }
      saving.opening = .usual(isEmptied: true)
      return []
    }
    guard tape.count > 0 else { return say(.emptyTape) }
    guard name != TapeName.usual else { return say(.tapes(.taken(TapeName.usual))) }
    saving.archive = Array(tape.ids)
    guard saving.isOn else { return send(.tapes(.begun(before: nil))) }
    return [.archive(SavedChanges(tape.changes, on: tape), name: name)]
  }

  /// Empties the tape that was stored; undoing restores it.
  mutating func receive(_ message: TapesMessage) -> [Effect] {
    if case .begun = message {
      tapeView.leave()
      keypad.calculator.clearTape(of: saving.archive)
      followTape()
    }
    saving.archive = []
    saving.opening = nil
    notice.message = .tapes(message)
    return sendTypeAhead()
  }

  mutating func openTape(_ name: String) {
    guard saving.isOn else { return notice.say(.tapes(.unknown(name))) }
    page = nil
    if name == saving.name ?? TapeName.usual {
      notice.message = .tapes(.opened(name, lines: tape.count))
    } else {
      saving.opening = name == TapeName.usual ? .usual(isEmptied: false) : .named(name)
    }
  }

  mutating func goOn(with kept: KeptTape, named name: String?) -> [Effect] {
    let isEmptied = saving.opening == .usual(isEmptied: true)
    var effects = result.drop(&requests) + tapeView.drop(&requests)
    keypad.calculator.begin(with: kept.tape)
    saving = Saving(isOn: true)
    let problem = saving.receive(kept, in: &keypad.calculator)
    saving.name = name
    tapeView = TapeView()
    line = Line()
    if lineMode != nil { openNextLine() }
    followTape()
    notice.message =
      problem ?? .tapes(.opened(name ?? TapeName.usual, lines: kept.tape.count))
    if isEmptied, kept.tape.count > 0 { effects += beginTape(keepingAs: nil) }
    return effects + sendTypeAhead()
  }
}

/// The names of tapes, which are also file names.
package enum TapeName {
  /// The name of the default tape.
  package static let usual = "main"

  /// Whether a text is a valid name: letters, digits and ` -_.`, at most 60 bytes.
  package static func isValid(_ text: String) -> Bool {
    1...60 ~= text.utf8.count
      && text.allSatisfy { $0.isLetter || $0.isNumber || " -_.".contains($0) }
  }
}
