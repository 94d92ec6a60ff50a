import Glibc
import Screen

/// Waiting for what happens.
extension Terminal {
  /// How long a sequence that has begun is waited for to be continued, in milliseconds; a slow
  /// line may tear one apart.
  private static let sequenceDelay = 500

  /// The next event; nil when none came before the deadline, or before the bell rang, which is
  /// silenced then.
  ///
  /// The process sleeps while it waits, for ever when there is no deadline. Events come in the order
  /// in which they happened and none is lost. After `Event.hangUp` every call gives it again.
  package func nextEvent(
    before deadline: ContinuousClock.Instant?, or bell: Bell? = nil
  ) -> Event? {
    precondition(!hasLeft, "a terminal that was left tells no events")
    while true {
      if let event = nextPendingEvent() { return event }
      if isGone { return .hangUp }
      let patience = decoder.holdsBytes ? ContinuousClock.now + sequencePatience : nil
      let end = [deadline, patience].compactMap(\.self).min()
      let ready = takeUpWhatComes(until: end, or: bell)
      if let bell, ready == [bell.readEnd] {
        bell.silence()
        return nil
      }
      guard ready.isEmpty else { continue }
      guard end == patience, patience != nil else { return nil }
      if case .event(let event) = decoder.giveUp() { return event }
    }
  }

  /// Waits for a bell, and silences it; false when the time was over first, or when an event waits
  /// to be taken or may have begun to come.
  package func wait(for bell: Bell, until end: ContinuousClock.Instant) -> Bool {
    _ = takeUpWhatComes(until: .now)
    while !hasEvent {
      let ready = takeUpWhatComes(until: end, or: bell)
      if ready.contains(bell.readEnd) {
        bell.silence()
        return true
      }
      if ready.isEmpty { return false }
    }
    return false
  }

  /// Has events told again that were taken, in their order, before all others.
  package func putBack(_ events: [Event]) {
    pendingEvents = events + pendingEvents
  }

  /// Whether an event that has come waits to be taken, or may have begun to come.
  private var hasEvent: Bool {
    if pendingEvents.isEmpty, let event = nextPendingEvent() { pendingEvents.append(event) }
    return !pendingEvents.isEmpty || decoder.holdsBytes || isGone
  }

  /// Sleeps until there is input, a signal or the bell, and takes up all but the bell.
  ///
  /// - Returns: the descriptors of what has come; none when the time was over first.
  private func takeUpWhatComes(
    until end: ContinuousClock.Instant?, or bell: Bell? = nil
  ) -> Set<CInt> {
    let bells = bell.map { [$0.readEnd] } ?? []
    let ready = waitForReadability(of: [options.input, signals.readEnd] + bells, until: end)
    if ready.contains(signals.readEnd) { takeUpSignals() }
    if ready.contains(options.input) { takeUpInput() }
    return ready
  }

  private var sequencePatience: Duration {
    .milliseconds(decoder.holdsEscape ? escapeDelay : Self.sequenceDelay)
  }

  private func nextPendingEvent() -> Event? {
    if let event = pendingEvents.popFirst() { return event }
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
