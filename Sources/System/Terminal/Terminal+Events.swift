import Glibc
import Screen
import SystemCalls

extension Terminal {
  package func nextEvent(
    before deadline: Instant?, orUntilReadable descriptors: [FileDescriptor] = []
  ) -> Event? {
    precondition(!hasLeft, "a terminal that was left has no events")
    let sources = [input, signals.readable]
    while true {
      if let event = nextPendingEvent() { return event }
      let end = [deadline, reader.endOfUnfinishedSequence].compactMap(\.self).min()
      let ready = waitForReadability(of: sources + descriptors, until: end)
      if ready.contains(signals.readable) { takeSignals() }
      if ready.contains(input) { reader.read() }
      guard ready.isDisjoint(with: sources) else { continue }
      guard let end = reader.endOfUnfinishedSequence, end <= .now else { return nil }
      if let event = reader.giveUp().flatMap(event) { return event }
    }
  }

  private func nextPendingEvent() -> Event? {
    if let event = pendingEvents.popFirst() { return event }
    while let input = reader.decoder.next() { if let event = event(of: input) { return event } }
    return reader.isAtEnd ? .hangUp : nil
  }

  private func takeSignals() {
    let received = signals.takeSignals()
    if received.contains(SIGCONT) {
      // SIGSTOP allows no cleanup, and other programs may have used the terminal.
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
