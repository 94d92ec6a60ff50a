import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import Storage

@Suite struct `A journal that several processes use` {
  private let folder: TemporaryFolder
  private var path: String { folder["tape"].path }

  init() throws { folder = try TemporaryFolder() }

  @Test func `keeps what each confirmed, once and in order, however often one is killed`()
    throws
  {
    var random = SeededGenerator(seed: 7)
    let steady = try ["a", "b"].map { name in
      try Journalist(path: path, name: name, batches: 0..<150, output: folder[name].path)
    }
    var confirmed: [String: [Int]] = [:]
    var (kills, lateKills) = (0, 0)
    var longest: UInt32 = 10_000
    while steady.contains(where: \.isRunning) || lateKills < 10 * caseFactor {
      let name = "killed \(kills)"
      let file = folder[name].path
      let killed = try Journalist(path: path, name: name, batches: 0..<1000, output: file)
      usleep(.random(in: 0...longest, using: &random))
      killed.kill()
      confirmed[name] = try numbers(in: file)
      kills += 1
      // The start takes a variable time; half of the kills shall hit later writes.
      let isEarly = confirmed[name]?.isEmpty == true
      longest = isEarly ? longest + 1_000 : max(longest, 2_000) - 1_000
      lateKills += isEarly ? 0 : 1
    }
    for (name, process) in zip(["a", "b"], steady) {
      #expect(process.wait() == .exited(status: 0))
      confirmed[name] = try numbers(in: folder[name].path)
      #expect(confirmed[name] == Array(0..<150))
    }
    let found = try numbersFound()
    for (name, numbers) in confirmed {
      // The last batch may be written but unconfirmed.
      let last = numbers.count
      #expect(found[name, default: []] == numbers || found[name] == numbers + [last])
    }
  }

  private func numbers(in file: String) throws -> [Int] {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().compactMap { Int($0) }
  }

  /// The batch numbers in the file by process; checks that each batch is whole.
  private func numbersFound() throws -> [String: [Int]] {
    var journal = Journal(at: HomePath(path: path), format: realFormat)
    var found: [String: [Int]] = [:]
    for batch in batches(of: try allEarlier(&journal)) {
      let words = batch[0].split(separator: " ")
      let name = words.dropLast(2).joined(separator: " ")
      let number = try #require(Int(words[words.count - 2]))
      #expect(batch == (0...number % 4).map { "\(name) \(number) \($0)" })
      found[name, default: []].append(number)
    }
    return found
  }
}
