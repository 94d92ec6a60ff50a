import Glibc
import Screen
import SystemCalls

/// Waiting for events.
extension Terminal {
  /// The next event; nil when the deadline has passed or one of `descriptors` can be read.
  ///
  /// The process sleeps while it waits, without end when there is neither a deadline nor a
  /// descriptor. Events come in the order in which they happened, none is lost, and one that has
  /// come is returned before the deadline and the descriptors are looked at. The descriptors are
  /// only watched: reading them is left to the caller. After `Event.hangUp` every call returns it again.
  package func nextEvent(
    before deadline: Instant?, orUntilReadable descriptors: [FileDescriptor] = []
  ) -> Event? {
    precondition(!hasLeft, "a terminal that was left has no events")
    let sources = [input, signals.readable]
    while true {
      if let event = nextPendingEvent() { return event }
      if reader.isAtEnd { return .hangUp }
      let end = [deadline, reader.endOfUnfinishedSequence].compactMap(\.self).min()
      let ready = waitForReadability(
        of: sources + descriptors, until: end)
      if ready.contains(signals.readable) { takeSignals() }
      if ready.contains(input) { reader.read() }
      guard ready.isDisjoint(with: sources) else { continue }
      guard let end = reader.endOfUnfinishedSequence, end <= .now else { return nil }
      if let event = reader.giveUp().flatMap(event) { return event }
    }
  }

  private func nextPendingEvent() -> Event? {
    if let event = pendingEvents.popFirst() { return event }
    while let input = reader.decoder.next() {
      if let event = event(of: input) { return event }
    }
    return nil
  }

  /// Turns signals into events.
  ///
  /// Several signals of one kind are one event. A change of size makes no event of its own when the
  /// process was continued, because that ends with `Event.resize` in any case.
  private func takeSignals() {
    let received = signals.takeSignals()
    if received.contains(SIGCONT) {
      // A process that was stopped by SIGSTOP could not leave the full screen, and other programs
      // have used the terminal since.
      leaveModes()
      resume()
    } else if received.contains(SIGWINCH) {
      adoptWindowSize()
      armGuard()
      pendingEvents.append(.resize(size))
    }
    if received.contains(SIGTSTP) { pendingEvents.append(.suspend) }
  }
}
