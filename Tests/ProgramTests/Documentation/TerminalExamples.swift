import Glibc
import Screen
import SystemCalls
import Testing

@testable import Terminal

@Suite struct `Examples in Terminal` {
  @Test func `of the input decoder`() {
    var decoder = InputDecoder(keys: KeySequences())
    decoder.append("1\u{1B}[A".utf8)
    let digit = decoder.next()  // .event(.key(.character("1")))
    let arrow = decoder.next()  // .event(.key(.up))
    #expect(digit == .event(.key(.character("1"))) && arrow == .event(.key(.up)))
  }

  @Test func `of the removal of padding`() {
    let home = withoutPadding("\u{1B}[H$<5>".utf8)  // the bytes of "\u{1B}[H"
    #expect(home == Array("\u{1B}[H".utf8))
  }
}

/// These examples compile, but do not run: a test has no terminal of its own, and its process shares
/// the handlers of signals with all other tests.
private enum UntriedExamples {
  static func terminal() throws {
    let terminal = try Terminal()
    defer { terminal.leave() }
    while true {
      var frame = Frame(size: terminal.size)
      frame.write("q quits", at: Point(column: 0, row: 0), style: Style())
      terminal.present(frame)
      let event = terminal.nextEvent(before: nil)
      if event == .key(.character("q")) || event == .hangUp { break }
    }
  }

  static func restoreGuard() throws {
    let terminal = FileDescriptor.standardOutput
    let modes = try TerminalModes(of: terminal)
    let restoring = RestoreGuard()
    restoring.arm(for: terminal, modes, bytes: [])
    modes.raw.apply(to: terminal)
    modes.apply(to: terminal)
    restoring.remove()
  }

  static func signalPipe() -> Set<CInt> {
    let resizes = SignalPipe(of: [SIGWINCH])
    _ = waitForReadability(of: [resizes.readable], until: nil)
    let signals = resizes.takeSignals()  // [SIGWINCH]
    resizes.close()
    return signals
  }
}
