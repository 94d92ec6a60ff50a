import Glibc
import Screen
import Terminal
import Workers

/// Takes over the terminal, waits for a key and then crashes.
///
/// The first argument names the crash: `trap` is a failed precondition, `overflow` a recursion that
/// exhausts the stack, and `abort` a call of the C function. With `worker` as the second argument the
/// crash happens in the thread of a worker.
enum Crash {
  static func run(_ arguments: [String]) throws {
    let terminal = try Terminal()
    defer { terminal.leave() }
    var frame = Frame(size: terminal.size)
    frame.write("a key crashes this", at: Point(column: 1, row: 1), style: Style())
    terminal.present(frame)
    _ = terminal.nextEvent(before: nil)
    let kind = arguments.first
    let depth = terminal.size.rows
    guard arguments.last == "worker" else { return crash(kind, depth: depth) }
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
