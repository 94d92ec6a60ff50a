import Glibc
import Screen
import Terminal
import Workers

/// A program that takes over the terminal, waits for a key and then crashes.
///
/// The tests look at the state in which a crash leaves the terminal. The first argument names the
/// crash: `trap` is a failed precondition, `overflow` a recursion that exhausts the stack, and
/// `abort` a call of the C function. With `worker` as the second argument the crash happens in the
/// thread of a worker.
@main
struct Crasher {
  static func main() throws {
    let terminal = try Terminal()
    defer { terminal.leave() }
    var frame = Frame(size: terminal.size)
    frame.write("a key crashes this", at: Point(column: 1, row: 1), style: Style())
    terminal.present(frame)
    _ = terminal.nextEvent(before: nil)
    let kind = CommandLine.arguments.dropFirst().first
    let depth = terminal.size.rows
    guard CommandLine.arguments.last == "worker" else { return crash(kind, depth: depth) }
    let worker = Worker<Void>()
    worker.submit(1) { _, report in
      crash(kind, depth: depth)
      report(())
    }
    while terminal.nextEvent(before: nil, orUntilReadable: [worker.readable]) != nil {}
  }

  private static func crash(_ kind: String?, depth: Int) {
    switch kind {
    case "trap": preconditionFailure("this had to happen")
    case "overflow": exit(CInt(truncatingIfNeeded: height(of: depth)))
    case "abort": abort()
    default: break
    }
  }

  /// Recurses until the stack is exhausted.
  ///
  /// It calls itself twice, because an optimiser could turn a single call into a loop.
  private static func height(of level: Int) -> Int {
    level < 0 ? 0 : height(of: level &+ 1) ^ height(of: level &+ 2)
  }
}
