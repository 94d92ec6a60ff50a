import Storage
import SystemCalls

/// A program that appends batches to a journal until it has done so or is killed.
///
/// Its arguments are the path, its own name, and the numbers of the first batch and of the one after
/// the last. Batch 3 of the program `a` has the lines `a 3 1` to `a 3 4`. It prints the number of
/// each batch that is confirmed.
@main
struct Journalist {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let first = Int(arguments[3]), let end = Int(arguments[4]) else {
      return
    }
    var journal = Journal(
      at: HomePath(path: arguments[1]), format: JournalFormat(name: "countonme tape", version: 1))
    for number in first..<end {
      let lines = (0...number % 4).map { "\(arguments[2]) \(number) \($0)" }
      _ = try journal.append([lines])
      try FileDescriptor.standardOutput.writeAll(Array("\(number)\n".utf8))
    }
  }
}
