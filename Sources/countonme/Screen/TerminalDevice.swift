import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Runtime
import Screen
import SystemCalls
import Terminal
import Workers

/// The real device: a terminal, a worker for requests, and the system's clock.
final class TerminalDevice: Device {
  private typealias Reply = (id: Request.ID, answer: Answer)

  let glyphs: GlyphSet
  private let terminal: Terminal
  private let worker = Worker<Reply>()
  private let keeper: TapeKeeper?
  private var replies: ArraySlice<Reply> = []
  private var kept: ArraySlice<Occurrence> = []
  private var timers: [Timer: ContinuousClock.Instant] = [:]

  /// Creates a device.
  ///
  /// - Parameter keeper: the kept tape; nil where none is read or written.
  init(_ terminal: Terminal, glyphs: GlyphSet, keeper: TapeKeeper?) {
    self.terminal = terminal
    self.glyphs = glyphs
    self.keeper = keeper
  }

  var size: Size { terminal.size }

  func next(waits: Bool) -> Occurrence? {
    while true {
      if let reply = nextReply() { return .answer(reply.id, reply.answer) }
      if let occurrence = nextKept() { return occurrence }
      if let timer = nextTimer() { return .tick(timer) }
      let deadline = waits ? timers.values.min() : .now
      if let event = terminal.nextEvent(before: deadline, orUntilReadable: readable) {
        return .event(event)
      }
      guard waits else { return nil }
    }
  }

  func present(_ frame: Frame) {
    terminal.present(frame)
  }

  func perform(_ effect: Effect) {
    switch effect {
    case .evaluate(let request):
      worker.submit(request.id.number) { isCancelled, report in
        request.perform(unless: Cancellation(isRequested: isCancelled)) { report((request.id, $0)) }
      }
    case .cancel(let id): worker.cancel(id.number)
    case .wake(let timer, let delay): timers[timer] = .now + delay
    case .forget(let timer): timers[timer] = nil
    case .save(let changes): keeper?.save(changes)
    case .copy(let text): terminal.copy(text)
    case .redraw: terminal.redraw()
    case .suspend: terminal.suspend()
    case .quit: break
    }
  }

  /// The descriptors that can be read while the worker or the keeper has something to say.
  private var readable: [FileDescriptor] {
    [worker.readable] + (keeper?.readable ?? [])
  }

  private func nextKept() -> Occurrence? {
    if kept.isEmpty { kept = keeper?.takeOccurrences()[...] ?? [] }
    return kept.popFirst()
  }

  private func nextReply() -> Reply? {
    if replies.isEmpty { replies = worker.takeAnswers()[...] }
    return replies.popFirst()
  }

  /// The timer that ran out first, which is no longer set then.
  private func nextTimer() -> Timer? {
    guard let (timer, end) = timers.min(by: { $0.value < $1.value }), end <= .now else {
      return nil
    }
    timers[timer] = nil
    return timer
  }
}
