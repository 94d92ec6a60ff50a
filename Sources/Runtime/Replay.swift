import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Engine
import Quantities
import Screen

/// A session that is repeated from its log.
///
/// What happened is taken from the log, in its order. Requests are calculated again, so a log holds no
/// values besides exchange rates. The model ends in the same state as the one that was logged.
package struct Replay {
  /// Why a log cannot be replayed.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    package var line: Int
    package var text: String

    package var description: String { "line \(line) cannot be replayed: \(text)" }
  }

  /// The last state as the log has it; nil for a session that did not come to its end.
  package let end: String?
  private let session: Session<ReplayDevice>

  /// The model at the end.
  package var model: ViewModel { session.model }
  /// The last frame.
  package var frame: Frame { session.frame }

  /// Replays a log: the configuration, then one entry on each line, all with their times.
  package init(_ log: some StringProtocol) throws(Failure) {
    let lines = log.split(separator: "\n").map { line in
      Substring(line.drop { $0 != " " }.dropFirst())
    }
    var start = LogFields(lines.first ?? "")
    guard (try? start.word()) == "start",
      let configuration = try? SessionConfiguration(&start), start.isAtEnd
    else { throw Failure(line: 1, text: String(lines.first ?? "")) }
    let device = ReplayDevice(configuration)
    for (number, line) in zip(2..., lines.dropFirst()) where !line.hasPrefix("end ") {
      do throws(LogDamage) {
        try device.append(line, number: number)
      } catch {
        throw Failure(line: number, text: String(line))
      }
    }
    end = lines.last { $0.hasPrefix("end ") }.map { String($0.dropFirst("end ".count)) }
    var session = Session(configuration.model(), on: device)
    session.run()
    if let number = device.damagedLine {
      throw Failure(line: number, text: String(lines[number - 1]))
    }
    self.session = session
  }
}

/// A device on which happens what a log says.
private final class ReplayDevice: Device {
  private enum Step {
    case occurrence(Occurrence)
    /// The next answer of a kind to a request, which is calculated again.
    case answer(Request.ID, kind: String)
    case caughtUp
  }

  let size: Size
  let glyphs: GlyphSet
  private var steps: ArraySlice<(line: Int, step: Step)> = []
  private var answers: [Request.ID: [Answer]] = [:]
  /// The exchange rates that requests have needed.
  private var readings: [Request.ID: RatesReading] = [:]
  /// The line with an answer that does not come; nil if there is none.
  private(set) var damagedLine: Int?

  init(_ configuration: SessionConfiguration) {
    (size, glyphs) = (configuration.size, configuration.glyphs)
  }

  /// Reads a line of the log.
  func append(_ line: Substring, number: Int) throws(LogDamage) {
    var fields = LogFields(line)
    if line == "caughtUp" {
      steps.append((number, .caughtUp))
      return
    }
    if line.hasPrefix("answer ") {
      _ = try fields.word()
      let (id, kind) = (Request.ID(try fields.number()), try fields.word())
      if kind == "rates" { readings[id] = try RatesReading(&fields) }
      steps.append((number, .answer(id, kind: kind)))
    } else {
      steps.append((number, .occurrence(try Occurrence(&fields))))
    }
    guard fields.isAtEnd else { throw LogDamage() }
  }

  func next(waits: Bool) -> Occurrence? {
    guard let (line, step) = steps.popFirst() else { return nil }
    switch step {
    case .occurrence(let occurrence): return occurrence
    case .caughtUp: return waits ? next(waits: true) : nil
    case .answer(let id, let kind):
      if let index = answers[id]?.firstIndex(where: { caseName(of: $0) == kind }),
        let answer = answers[id]?.remove(at: index)
      {
        return .answer(id, answer)
      }
      damagedLine = line
      steps = []
      return nil
    }
  }

  func perform(_ effect: Effect) {
    guard case .evaluate(let request) = effect else { return }
    let reading = readings[request.id]
    request.perform(
      rates: RateSource { reading?.outcome ?? .failure(.notFetched) }, today: reading?.today,
      unless: .never
    ) { self.answers[request.id, default: []].append($0) }
  }

  func present(_ frame: Frame) {}
  func keep(_ frame: Frame, in theme: Theme, for request: Request.ID) {}
}
