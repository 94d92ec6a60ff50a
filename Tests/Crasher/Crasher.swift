import Glibc
import Screen
import Terminal

/// A program that has the terminal, waits for a key and then crashes, as its argument says.
///
/// The tests look at what a crash leaves behind. The ways are `trap`, a violated precondition;
/// `overflow`, a recursion that takes up the stack; and `abort`.
@main
struct Crasher {
  static func main() throws {
    let terminal = try Terminal()
    var frame = Frame(size: terminal.size)
    frame.write("a key crashes this", at: Point(column: 1, row: 1), style: Style())
    terminal.present(frame)
    _ = terminal.nextEvent(before: nil)
    switch CommandLine.arguments.last {
    case "trap": preconditionFailure("this had to happen")
    case "overflow": exit(CInt(truncatingIfNeeded: height(of: terminal.size.rows)))
    case "abort": abort()
    default: terminal.leave()
    }
  }

  /// Goes down as far as the stack allows.
  ///
  /// Of two calls an optimiser can make at most one into a jump.
  private static func height(of level: Int) -> Int {
    level < 0 ? 0 : height(of: level &+ 1) ^ height(of: level &+ 2)
  }
}
