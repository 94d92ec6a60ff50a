import Storage
import SystemCalls

/// Appends batches to a journal until all are written or the process is killed.
///
/// Its arguments are the path, its own name, and the numbers of the first batch and of the one after
/// the last. Batch 3 of the program `a` has the lines `a 3 1` to `a 3 4`. It prints the number of
/// each batch that is confirmed.
func appendBatches(_ arguments: [String]) throws {
  guard arguments.count == 4, let first = Int(arguments[2]), let end = Int(arguments[3]) else {
    return
  }
  var journal = Journal(
    at: HomePath(path: arguments[0]), format: JournalFormat(name: "countonme tape", version: 1))
  for number in first..<end {
    let lines = (0...number % 4).map { "\(arguments[1]) \(number) \($0)" }
    _ = try journal.append([lines])
    try FileDescriptor.standardOutput.writeAll(Array("\(number)\n".utf8))
  }
}
