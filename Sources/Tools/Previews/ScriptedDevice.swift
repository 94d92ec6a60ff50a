import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Engine
import Quantities
import Runtime
import Screen
import Words

/// A script with its own clock, which waiting advances; hangs up after the last action.
package final class ScriptedDevice: Device {
  package struct Step: Hashable, Sendable {
    package var time: Duration
    package var event: Event

    package init(at time: Duration, _ event: Event) { (self.time, self.event) = (time, event) }
  }

  /// The delays of a worker: until the value is known, and then until its digits are.
  package struct Latency: Hashable, Sendable {
    package var evaluation: Duration
    package var digits: Duration

    package init(evaluation: Duration = .zero, digits: Duration = .zero) {
      (self.evaluation, self.digits) = (evaluation, digits)
    }
  }

  package let size: Size
  package let glyphs: GlyphSet
  /// The time since the start.
  package private(set) var now = Duration.zero
  package private(set) var frames: [(time: Duration, frame: Frame)] = []
  /// The lines spoken without a screen.
  package private(set) var spoken: [String] = []
  package private(set) var effects: [(time: Duration, effect: Effect)] = []

  /// The exchange rates for calculations, and the date.
  package var rates = RatesReading(.failure(.notFetched), today: nil)
  /// The reports of each update of the rates, with their delays.
  package var reports: [(delay: Duration, report: RatesReport)] = []
  /// The exchange rates after a successful update.
  package var newRates: RatesReading?

  private var script: ArraySlice<Step>
  private let latency: (Request) -> Latency
  private var timers: [Timer: Duration] = [:]
  private var actions: [(time: Duration, action: Action)] = []
  package private(set) var saved: [TapeChange] = []

  package private(set) var pictures: [(request: Request.ID, frame: Frame)] = []
  package var pictureOutcome = PictureOutcome.kept(name: "countonme-2026-11-22-153012.svg")

  /// Creates a device from a script, which must be in order of time.
  package init(
    _ script: [Step], size: Size = Size(columns: 80, rows: 24), glyphs: GlyphSet = .unicode,
    latency: @escaping (Request) -> Latency = { _ in Latency() }
  ) {
    self.script = script[...]
    (self.size, self.glyphs, self.latency) = (size, glyphs, latency)
  }

  /// Creates a device that types keys at an even pace, in the notation of `Key.init(notation:)`.
  package convenience init(
    keys: String, every pause: Duration = .milliseconds(200),
    size: Size = Size(columns: 80, rows: 24), glyphs: GlyphSet = .unicode,
    latency: @escaping (Request) -> Latency = { _ in Latency() }
  ) {
    let script = keys.enumerated().map { index, character in
      Step(at: pause * index, .key(Key(notation: character)))
    }
    self.init(script, size: size, glyphs: glyphs, latency: latency)
  }

  package func next(waits: Bool, meaning: (Event) -> Action) -> Action? {
    let times = [script.first?.time, timers.values.min(), actions.first?.time]
    guard let time = times.compactMap(\.self).min() else { return waits ? .hangUp : nil }
    guard waits || time <= now else { return nil }
    now = max(now, time)
    if let first = actions.first, first.time <= now {
      let action = actions.removeFirst().action
      if case .rates(_, .ended(.updated)) = action { rates = newRates ?? rates }
      return action
    }
    if let due = timers.filter({ $0.value <= now }).min(by: { $0.value < $1.value }) {
      timers[due.key] = nil
      return .tick(due.key)
    }
    return script.popFirst().map { meaning($0.event) }
  }

  package func present(_ frame: Frame) { frames.append((now, frame)) }

  package func perform(_ effect: Effect) {
    effects.append((now, effect))
    switch effect {
    case .evaluate(let request): begin(request)
    case .cancel(let id):
      actions.removeAll { _, action in
        switch action {
        case .evaluated(id, _), .rates(id, _): true
        default: false
        }
      }
    case .updateRates(let id):
      for (delay, report) in reports { insert(.rates(id, report), at: now + delay) }
    case .save(let changes):
      saved += changes.changes
      insert(.saved(.saved([])), at: now)
    case .archive(_, let name): insert(.tapes(.begun(before: name ?? "2026-11-22")), at: now)
    case .openTape(let name): insert(.opened(name, KeptTape(Tape(), isWhole: true)), at: now)
    case .listTapes:
      let summary = TapeSummary(
        name: "2026-11-22", day: Day(iso: "2026-11-22"), count: 3, sums: ["= 12"])
      insert(.tapeList([summary]), at: now)
    case .wake(let timer, let delay): timers[timer] = now + delay
    case .forget(let timer): timers[timer] = nil
    case .speak(let lines): spoken += lines
    case .showLine, .keepPicture, .copy, .redraw, .suspend, .quit: break
    }
  }

  package func keep(_ frame: Frame, in theme: Theme, for request: Request.ID) {
    if case .kept = pictureOutcome { pictures.append((request, frame)) }
    insert(.picture(request, pictureOutcome), at: now)
  }

  /// Calculates at once, but delays the answers.
  private func begin(_ request: Request) {
    let latency = latency(request)
    let reading = rates
    request.perform(
      rates: RateSource { reading.outcome }, today: reading.today, unless: .never
    ) { answer in
      var time = self.now + latency.evaluation
      if case .digits = answer { time += latency.digits }
      self.insert(.evaluated(request.id, answer), at: time)
    }
  }

  private func insert(_ action: Action, at time: Duration) {
    let index = actions.firstIndex { $0.time > time } ?? actions.endIndex
    actions.insert((time, action), at: index)
  }
}

extension Key {
  /// The key of a notation character: itself, or a special key.
  ///
  /// `⏎` is Enter, `⎋` Esc, `⌫` Backspace, `⌦` Delete, `⇥` Tab, `␣` Space, `↤` Shift-Tab, `⇤` Home,
  /// `↘` End, `⇞` and `⇟` page up and down, `≡` Ctrl-X, `⇠` and `⇢` the arrows with Ctrl, `①` to
  /// `⑩` the function keys.
  package init(notation character: Character) {
    self = Self.notation[character] ?? .character(character)
  }

  private static let notation: [Character: Key] = {
    let keys: [Character: Key] = [
      "⏎": .enter, "⎋": .escape, "⌫": .backspace, "⌦": .delete, "⇥": .tab, "␣": .character(" "),
      "↤": .backTab, "⇤": .home, "↘": .end, "⇞": .pageUp, "⇟": .pageDown, "≡": .control("x"),
      "⇠": .controlLeft, "⇢": .controlRight, "←": .left, "↑": .up, "→": .right, "↓": .down,
    ]
    return keys.merging(zip("①②③④⑤⑥⑦⑧⑨⑩", (1...10).map(Key.function))) { key, _ in key }
  }()
}
