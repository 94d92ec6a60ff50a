import SystemCalls
import TestSupport
import Testing

@testable import Storage

/// The steps of two programs on one journal; the first one meets faults.
struct Story {
  enum Step {
    case append(writer: Int, batches: Int)
    case look(writer: Int)
    /// Ends the second program, which starts again at its next step.
    case restart
  }

  /// The initial content; nil for no file.
  let content: [UInt8]?
  let steps: [Step]
  let longestWrite: Int

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

final class StoryRun {
  let disk = Disk()
  let story: Story
  private(set) var writers: [Writer] = []
  private let losesPower: Bool
  private var hasInterruption = false
  private var batchCount = 0
  /// The confirmed batches; those of a killed program are uncertain.
  private var confirmed: Set<[String]> = []
  private var uncertain: Set<[String]> = []
  private let original: [[String]]
  private var faults: [String] = []

  /// `prepare` sets a fault or an interruption of the first program.
  init(_ story: Story, losesPower: Bool = false, prepare: (StoryRun, FaultyFiles) -> Void) {
    (self.story, self.losesPower) = (story, losesPower)
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

  /// Performs all steps; returns the flaws of file and programs after a power failure.
  func run() -> [String] {
    for step in story.steps {
      perform(step)
      if !writers[0].files.isAlive { revive() }
    }
    writers[0].files.fault = nil
    writers[0].files.interruption = nil
    // The second round is for a program that starts over with a replaced file.
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

  /// Restarts the first program, and after a power failure also the second.
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

  /// Compares the knowledge of a program with the file, except later writes of the other one.
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
