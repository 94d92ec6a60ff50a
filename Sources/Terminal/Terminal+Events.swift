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
    before deadline: ContinuousClock.Instant?, orUntilReadable descriptors: [FileDescriptor] = []
  ) -> Event? {
    precondition(!hasLeft, "a terminal that was left has no events")
    let sources = [input, signals.readable]
    while true {
      if let event = nextPendingEvent() { return event }
      if isGone { return .hangUp }
      let end = [deadline, endOfUnfinishedSequence].compactMap(\.self).min()
      let ready = waitForReadability(
        of: sources + descriptors, until: end)
      if ready.contains(signals.readable) { takeSignals() }
      if ready.contains(input) { readInput() }
      guard ready.isDisjoint(with: sources) else { continue }
      guard let end = endOfUnfinishedSequence, end <= .now else { return nil }
      if let event = decoder.giveUp().flatMap(event) { return event }
    }
  }

  /// The time at which a sequence that is not continued is given up; nil when none has begun.
  private var endOfUnfinishedSequence: ContinuousClock.Instant? {
    guard decoder.holdsBytes else { return nil }
    let delay =
      if decoder.paste != nil { Self.pasteDelay } else if decoder.holdsEscape { escapeDelay } else {
        Self.sequenceDelay
      }
    return timeOfInput + .milliseconds(delay)
  }

  /// The longest pause within a sequence that has begun, in milliseconds.
  ///
  /// A slow connection may deliver a sequence in parts.
  private static let sequenceDelay = 500

  /// The longest pause within a paste, in milliseconds.
  ///
  /// Without it, a mark that is lost would make the keyboard dead.
  private static let pasteDelay = 1000

  private func nextPendingEvent() -> Event? {
    if let event = pendingEvents.popFirst() { return event }
    while let input = decoder.next() {
      if let event = event(of: input) { return event }
    }
    return nil
  }

  func readInput() {
    switch try? input.readAvailable() {
    case .bytes(let bytes)?:
      if .now - timeOfInput > .milliseconds(Self.sequenceDelay) { decoder.forgetEscape() }
      decoder.append(bytes)
      timeOfInput = .now
    case .nothing?: break
    case .end?, nil: isGone = true
    }
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
