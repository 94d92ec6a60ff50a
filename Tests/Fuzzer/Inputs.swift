import CalculatorCore
import CalculatorViewModel
import ExactNumbers
import Previews
import Quantities
import Rates
import Runtime
import Screen
import Words

@testable import Terminal

/// What random bytes are taken for, by the first of them.
enum Reader: UInt8, CaseIterable {
  case keyboard, lines, paste, tape, rates

  /// Gives bytes to the reader, which has to take them without a crash and to stay whole.
  func take(_ bytes: [UInt8]) {
    switch self {
    case .keyboard: typeKeys(bytes)
    case .lines: enterLines(String(decoding: bytes, as: UTF8.self))
    case .paste: paste(String(decoding: bytes, as: UTF8.self))
    case .tape:
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      let tape = Tape(
        replaying: lines.compactMap { TapeChange(text: String(decoding: $0, as: UTF8.self)) })
      precondition(tape.count <= lines.count, "a line is at most one entry")
    case .rates: _ = try? ExchangeRates(reading: bytes, today: nil)
    }
  }

  /// Decodes bytes as those of a terminal; the calculator then still knows what 6 × 7 is.
  private func typeKeys(_ bytes: [UInt8]) {
    var decoder = InputDecoder(keys: KeySequences())
    decoder.append(bytes)
    var events: [Event] = []
    while let input = decoder.next() { if case .event(let event) = input { events.append(event) } }
    if case .event(let event) = decoder.giveUp() { events.append(event) }
    let ends: [Event] = [
      .key(.function(10)), .key(.control("c")), .key(.control("d")), .key(.control("z")),
    ]
    events.removeAll { ends.contains($0) }
    let end: [Key] = Array(repeating: .escape, count: 8) + "6*7=".map { Key.character($0) }
    let model = run(events + end.map { .key($0) }, lineMode: nil).model
    let isPlain = model.viewState.layout != .programmer
    precondition(!isPlain || model.lastResult()?.number == 42, "six times seven")
  }

  /// Enters lines where there is no screen; no control character is said.
  private func enterLines(_ text: String) {
    let lines = text.split(separator: "\n").prefix(20).map { Event.line(String($0)) }
    for line in run(lines, lineMode: .signs).device.spoken {
      precondition(
        line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
        "what is said has no controls")
    }
  }

  private func paste(_ text: String) { _ = run([.paste(text), .key(.enter)], lineMode: nil) }

  private func run(
    _ events: [Event], lineMode: LineModeStyle?
  ) -> (device: ScriptedDevice, model: ViewModel) {
    let steps = events.enumerated().map {
      ScriptedDevice.Step(at: .milliseconds(50 * $0.offset), $0.element)
    }
    let device = ScriptedDevice(steps, size: Size(columns: 80, rows: lineMode == nil ? 24 : 1))
    var session = Session(ViewModel(lineMode: lineMode), on: device)
    session.run()
    precondition(
      device.frames.allSatisfy { $0.frame.size == device.size },
      "frames have the size of the window")
    return (device, session.model)
  }
}
