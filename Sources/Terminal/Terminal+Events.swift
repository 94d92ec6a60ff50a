import Glibc
import Screen

/// Waiting for what happens.
extension Terminal {
  /// How long a sequence that has begun is waited for to be continued, in milliseconds; a slow
  /// line may tear one apart.
  private static let sequenceDelay = 500

  /// The next event; nil when none came before the deadline.
  ///
  /// The process sleeps while it waits, for ever when there is no deadline. Events come in the order
  /// in which they happened and none is lost. After `Event.hangUp` every call gives it again.
  package func nextEvent(before deadline: ContinuousClock.Instant?) -> Event? {
    precondition(!hasLeft, "a terminal that was left tells no events")
    while true {
      if let event = nextPendingEvent() { return event }
      if isGone { return .hangUp }
      let patience = decoder.holdsBytes ? ContinuousClock.now + sequencePatience : nil
      let end = [deadline, patience].compactMap(\.self).min()
      let ready = waitForReadability(of: [options.input, signals.readEnd], until: end)
      if ready.contains(signals.readEnd) { takeUpSignals() }
      if ready.contains(options.input) {
        takeUpInput()
      } else if ready.isEmpty, end == patience, patience != nil {
        if case .event(let event) = decoder.giveUp() { return event }
      } else if ready.isEmpty {
        return nil
      }
    }
  }

  /// Whether an event waits to be taken, or may have begun to come.
  package var hasEvent: Bool {
    takeUpWhatIsThere()
    if pendingEvents.isEmpty, let event = nextPendingEvent() { pendingEvents.append(event) }
    return !pendingEvents.isEmpty || decoder.holdsBytes || isGone
  }

  /// Whether Ctrl-C was typed since the last event that was taken.
  ///
  /// If so, it and all that was typed before it are forgotten; what came after it stays.
  package func takeInterrupt() -> Bool {
    takeUpWhatIsThere()
    var events: [Event] = []
    while let event = nextPendingEvent() { events.append(event) }
    let interrupt = events.lastIndex(of: .key(.control("c")))
    pendingEvents = interrupt.map { Array(events[($0 + 1)...]) } ?? events
    return interrupt != nil || isGone
  }

  private func takeUpWhatIsThere() {
    let ready = waitForReadability(of: [options.input, signals.readEnd], until: .now)
    if ready.contains(signals.readEnd) { takeUpSignals() }
    if ready.contains(options.input) { takeUpInput() }
  }

  private var sequencePatience: Duration {
    .milliseconds(decoder.holdsEscape ? escapeDelay : Self.sequenceDelay)
  }

  private func nextPendingEvent() -> Event? {
    if !pendingEvents.isEmpty { return pendingEvents.removeFirst() }
    while let input = decoder.next() {
      if case .event(let event) = input { return event }
    }
    return nil
  }

  private func takeUpInput() {
    switch readInput(from: options.input) {
    case .bytes(let bytes): decoder.append(bytes)
    case .nothing: break
    case .end: isGone = true
    }
  }

  /// Turns signals that came into events; several of one kind, and a change of size among the
  /// others, are one event.
  private func takeUpSignals() {
    let came = signals.drain()
    if came.contains(SIGCONT) {
      // Whoever stopped the process without asking it may have left the terminal in any state.
      leaveModes()
      resume()
    } else if came.contains(SIGWINCH) {
      adoptWindowSize()
      armGuard()
      pendingEvents.append(.resize(size))
    }
    if came.contains(SIGTSTP) { pendingEvents.append(.suspend) }
  }
}
