import Glibc
import Screen
import Terminal

/// A program that has the terminal, waits for a key and then crashes, as its argument says.
///
/// The tests look at what a crash leaves behind. The ways are `trap`, a violated precondition;
/// `overflow`, a recursion that takes up the stack; and `abort`. With `worker` as a second argument
/// it is the thread of a worker that crashes.
@main
struct Crasher {
  static func main() throws {
    let terminal = try Terminal()
    defer { terminal.leave() }
    var frame = Frame(size: terminal.size)
    frame.write("a key crashes this", at: Point(column: 1, row: 1), style: Style())
    terminal.present(frame)
    _ = terminal.nextEvent(before: nil)
    let way = CommandLine.arguments.dropFirst().first
    let depth = terminal.size.rows
    guard CommandLine.arguments.last == "worker" else { return crash(way, depth: depth) }
    let worker = Worker()
    let job = worker.begin { _ in crash(way, depth: depth) }
    while job.outcome == nil { _ = terminal.nextEvent(before: nil, or: worker.bell) }
  }

  /// Crashes in that way.
  private static func crash(_ way: String?, depth: Int) {
    switch way {
    case "trap": preconditionFailure("this had to happen")
    case "overflow": exit(CInt(truncatingIfNeeded: height(of: depth)))
    case "abort": abort()
    default: break
    }
  }

  /// Goes down as far as the stack allows.
  ///
  /// Of two calls an optimiser can make at most one into a jump.
  private static func height(of level: Int) -> Int {
    level < 0 ? 0 : height(of: level &+ 1) ^ height(of: level &+ 2)
  }
}
