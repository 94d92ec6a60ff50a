import SystemCalls
import TestSupport
import Testing

@testable import Storage

/// What two programs do to one journal, one step after another; the first one meets faults.
struct Story {
  enum Step {
    case append(writer: Int, batches: Int)
    case look(writer: Int)
    /// The second program ends; it starts again with the next step that it takes.
    case restart
  }

  /// What the file holds at the beginning; nil when there is none.
  let content: [UInt8]?
  let steps: [Step]
  let longestWrite: Int

  /// Batches and damaged lines that a file can begin with.
  static let damaged: [[UInt8]] = [
    [0xFF, 0xFE, 0x0A], Array("a\u{0}b\n".utf8), Array("first\\\nsecond\u{1B}\n".utf8),
    [UInt8](repeating: 0x78, count: 250) + [0x0A], Array("c1 \u{85}\n".utf8),
  ]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    switch seed % 4 {
    case 1: content = nil
    case 2: content = Array("countonme ta".utf8)
    default:
      var bytes = tapeFormat.header
      for (index, line) in Self.damaged.enumerated() {
        bytes += Array("old \(index)\\\nmore\n".utf8) + line
      }
      if seed % 4 == 0 { bytes += Array("1 + 2\\\n3 + ".utf8) }
      content = bytes
    }
    steps = (0..<9).map { _ in
      let writer = Int.random(in: 0...2, using: &random) / 2
      switch Int.random(in: 0..<7, using: &random) {
      case 0: return .look(writer: writer)
      case 1, 2: return .restart
      default: return .append(writer: writer, batches: Int.random(in: 1...2, using: &random))
      }
    }
    longestWrite = Bool.random(using: &random) ? 11 : .max
  }
}

/// A run of a story on a disk of its own.
final class StoryRun {
  let disk = Disk()
  let story: Story
  private(set) var writers: [Writer] = []
  private let losesPower: Bool
  private var hasInterruption = false
  private var batchCount = 0
  /// The batches that were confirmed, and those that were attempted by a program that was killed.
  private var confirmed: Set<[String]> = []
  private var uncertain: Set<[String]> = []
  private let original: [[String]]
  /// What was found to be wrong.
  private var faults: [String] = []

  /// The first program before its first step, with a fault or an interruption of it.
  init(_ story: Story, losesPower: Bool = false, prepare: (StoryRun, FaultyFiles) -> Void) {
    self.story = story
    self.losesPower = losesPower
    if let content = story.content {
      disk.place(.folder, at: "/home/state")
      disk.place(.folder, at: "/home/state/countonme")
      disk.place(content, at: tapePath)
    }
    original = (story.content?.count ?? 0) > 20 ? (0..<5).map { ["old \($0)", "more"] } : []
    let files = FaultyFiles(disk, longestWrite: story.longestWrite)
    writers = [Writer(files), Writer(FaultyFiles(disk))]
    prepare(self, files)
    hasInterruption = files.interruption != nil
  }

  /// Performs all steps, then what is left to do without faults, and checks what a power
  /// failure leaves of the file.
  ///
  /// - Returns: what is wrong with what the programs know and the file holds.
  func run() -> [String] {
    for step in story.steps {
      perform(step)
      if !writers[0].files.isAlive { revive() }
    }
    writers[0].files.fault = nil
    writers[0].files.interruption = nil
    // A program that finds the file replaced starts over, and finds it as it should be then.
    for _ in 0..<2 {
      for index in 0...1 {
        begin(index)
        _ = append(nil, to: index)
      }
    }
    for writer in writers where !writer.pending.isEmpty { faults.append("\(writer.problems)") }
    for writer in writers { writer.files.die() }
    disk.losePower()
    check()
    return faults
  }

  private func begin(_ index: Int) {
    for _ in 0..<30 where writers[index].files.isAlive {
      if writers[index].isUpToDate || writers[index].readAll() { break }
    }
  }

  func perform(_ step: Story.Step) {
    switch step {
    case .append(let index, let count):
      begin(index)
      for number in 0..<count {
        batchCount += 1
        let batch = (0...batchCount % 3).map { "\(index) wrote \(batchCount).\($0)\\" }
        if number + 1 < count {
          writers[index].postpone(batch)
        } else {
          _ = append(batch, to: index)
        }
      }
    case .look(let index):
      begin(index)
      if writers[index].lookForForeign() { compare(writers[index]) }
    case .restart:
      guard writers[1].pending.isEmpty else { return }
      writers[1] = Writer(FaultyFiles(disk))
    }
  }

  private func append(_ batch: [String]?, to index: Int) -> Bool {
    let writer = writers[index]
    let batches = writer.pending + (batch.map { [$0] } ?? [])
    guard writer.append(batch) else { return false }
    confirmed.formUnion(batches)
    compare(writer)
    return true
  }

  /// Starts the first program again; after a power failure the second one too.
  private func revive() {
    uncertain.formUnion(writers[0].pending)
    writers[0] = Writer(FaultyFiles(disk))
    if losesPower {
      uncertain.formUnion(writers[1].pending)
      writers[1].files.die()
      disk.losePower()
      writers[1] = Writer(FaultyFiles(disk))
      begin(1)
    }
    begin(0)
  }

  /// Checks that a program knows what the file holds, but for what the other one has written since.
  private func compare(_ writer: Writer) {
    guard writer.isUpToDate else { return }
    let reader = Writer(FaultyFiles(disk), pieceLength: 4096)
    guard reader.readAll() else { return }
    if hasInterruption ? reader.known.starts(with: writer.known) : reader.known == writer.known {
      return
    }
    faults.append("a program knows \(writer.known), but the file holds \(reader.known)")
  }

  private func check() {
    let reader = Writer(FaultyFiles(disk), pieceLength: 4096)
    let isRead = reader.readAll()
    if !isRead { faults.append("\(reader.problems)") }
    let found = Set(reader.known)
    let certain = confirmed.union(original)
    if found.count < reader.known.count { faults.append("a batch is twice in \(reader.known)") }
    if !found.isSuperset(of: certain) { faults.append("a batch is lost") }
    if !found.isSubset(of: certain.union(uncertain)) { faults.append("a batch is half there") }
    for index in 0...1 {
      let numbers = reader.known.filter { $0[0].hasPrefix("\(index) wrote") }.map(number)
      if numbers != numbers.sorted() { faults.append("batches are in disorder") }
    }
    let bytes = disk.nodes[tapePath]?.bytes ?? []
    let damaged = Set(reader.damaged.map { Array(bytes[$0]) })
    if !original.isEmpty, !damaged.isSuperset(of: Story.damaged) { faults.append("damage is lost") }
  }

  private func number(_ batch: [String]) -> Int {
    batch[0].split { !$0.isNumber }.dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
