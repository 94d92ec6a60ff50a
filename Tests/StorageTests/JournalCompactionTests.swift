import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import Storage

@Suite struct `Compacting a journal` {
  private let disk = Disk()
  private let path = "/home/tape"

  private func journal(_ files: FaultyFiles? = nil) -> Journal {
    Journal(
      at: HomePath(path: path), format: realFormat, files: files ?? FaultyFiles(disk), patience: 3)
  }

  private var text: String { String(decoding: disk.nodes[path]?.bytes ?? [], as: UTF8.self) }

  @discardableResult
  private func place(_ text: String) -> Disk.Node {
    disk.place(Array(text.utf8), at: path)
  }

  @Test func `writes what the batches mean, and keeps what is damaged`() throws {
    place("countonme tape 1\n1\n\u{1}\n2\\\n3\n\u{2}\n4\n5 + ")
    var journal = journal()
    var given: [[String]] = []
    let foreign = try journal.compact { batches in
      given = batches
      return [["6", "7"], [], ["8"]]
    }
    #expect(foreign == [])
    #expect(given == [["1"], ["2", "3"], ["4"]])
    #expect(text == "countonme tape 1\n\u{1}\n\u{2}\n5 + \u{18}\n6\\\n7\n8\n")
    #expect(disk.nodes.keys.sorted() == ["/", "/home", path])
  }

  @Test func `is not done while another program uses the journal`() throws {
    place("countonme tape 1\n1\n")
    var first = journal()
    do {
      var second = journal()
      _ = try second.earlier()
      #expect(try first.compact { _ in [] } == nil)
      #expect(try second.append([["2"]]) == [])
    }
    #expect(try first.compact { $0 + [["3"]] } == [.batch(["2"])])
    #expect(text == "countonme tape 1\n1\n2\n3\n")
    var third = journal()
    #expect(try third.append([["4"]]) == [])
    #expect(try first.append([["5"]]) == [.batch(["4"])])
  }

  @Test func `is not done without a file`() throws {
    var journal = journal()
    #expect(try journal.compact { $0 } == nil)
  }

  @Test func `leaves what was not read of the old file to be read`() throws {
    place("countonme tape 1\none\ntwo\nthree\n")
    var journal = journal()
    #expect(try journal.earlier(atMost: 8) == [.batch(["three"])])
    #expect(try journal.compact { _ in [["six"]] } == [])
    #expect(try journal.append([["seven"]]) == [])
    #expect(try journal.earlier() == [.batch(["one"]), .batch(["two"])])
    #expect(try journal.earlier() == nil)
    #expect(text == "countonme tape 1\nsix\nseven\n")
  }

  @Test func `does not write what is no text`() throws {
    place("countonme tape 1\n1\n")
    var journal = journal()
    #expect(throws: FileError(.unwritable, path: path)) {
      try journal.compact { _ in [["\u{0}"]] }
    }
    #expect(text == "countonme tape 1\n1\n")
    #expect(try journal.append([["2"]]) == [])
  }

  @Test func `leaves the file to its owner`() throws {
    place("countonme tape 1\n1\n").owner = 7
    var journal = journal()
    #expect(try journal.compact { $0 } == [])
    #expect(disk.nodes[path]?.owner == 7)
  }

  @Test func `removes what a compaction has left that was stopped`() throws {
    place("countonme tape 1\n1\n")
    disk.place([1, 2, 3], at: path + ".unfinished")
    var journal = journal()
    #expect(try journal.compact { $0 } == [])
    #expect(text == "countonme tape 1\n1\n")
    #expect(disk.nodes[path + ".unfinished"] == nil)
  }

  @Test(arguments: [
    (0, 0, false), (1000, 0, false), (1001, 0, true), (2000, 1000, false), (2002, 1000, true),
    (100_000, 60_000, false), (100_000, 10, true),
  ])
  func `is worth it when a long file becomes half as long`(lines: Int, kept: Int, isWorth: Bool) {
    #expect(Journal.isWorthCompacting(lines: lines, kept: kept) == isWorth)
  }
}

/// What a person does by hand to the file while the program runs.
@Suite struct `A journal whose file is changed by hand` {
  private let place: JournalPlace
  private let files = FileManager.default
  private let replaced: FileError

  init() throws {
    place = try JournalPlace()
    replaced = FileError(.replaced, path: place.path)
  }

  private func openedJournal() throws -> Journal {
    var journal = place.journal()
    _ = try journal.append([["one"], ["two", "more"]])
    return journal
  }

  @Test func `puts a removed file back with all that it held`() throws {
    var journal = try openedJournal()
    try files.removeItem(atPath: place.path)
    #expect(try journal.foreign() == [])
    #expect(!files.fileExists(atPath: place.path))
    #expect(try journal.append([["three"]]) == [])
    #expect(try place.text() == "countonme tape 1\none\ntwo\\\nmore\nthree\n")
    try files.removeItem(at: place.root["state"])
    #expect(try journal.append([["four"]]) == [])
    #expect(try place.text() == "countonme tape 1\none\ntwo\\\nmore\nthree\nfour\n")
    #expect(try place.mode(of: place.path) == 0o600)
    let names = try files.contentsOfDirectory(atPath: place.root["state/countonme"].path)
    #expect(names == ["tape"])
  }

  @Test func `goes on in a file that another program has put back`() throws {
    var journal = try openedJournal()
    var other = place.journal()
    _ = try allEarlier(&other)
    try files.removeItem(atPath: place.path)
    #expect(try journal.append([["three"]]) == [])
    #expect(try other.append([["four"]]) == [.batch(["three"])])
    #expect(try journal.foreign() == [.batch(["four"])])
  }

  @Test func `is not compacted by the program that has put it back, as long as others use it`()
    throws
  {
    var journal = try openedJournal()
    var other = place.journal()
    _ = try allEarlier(&other)
    try files.removeItem(at: place.root["state"])
    #expect(try journal.append([["three"]]) == [])
    #expect(try other.foreign() == [.batch(["three"])])
    #expect(try other.append([["four"]]) == [])
    #expect(try journal.compact { $0 } == nil)
  }

  @Test func `goes on in a copy that an editor has put in its place`() throws {
    var journal = try openedJournal()
    let long = String(repeating: "2", count: 64)
    _ = try journal.append([[long]])
    // An earlier line was changed, and one added without its line feed.
    try Data("countonme tape 1\nONE\ntwo\\\nmore\n\(long)\nthree".utf8).write(
      to: URL(filePath: place.path), options: .atomic)
    #expect(try journal.append([["four"]]) == [])
    #expect(try place.text().hasSuffix("2\nthree\u{18}\nfour\n"))
  }

  @Test(
    arguments: ["countonme tape 1\n9\n", "countonme tape 1\nxxx\ntwo\\\nMORE\nyyy\n"],
    [true, false])
  func `does not write into a file that holds something else, until it is read`(
    text: String, isAtomic: Bool
  ) throws {
    var journal = try openedJournal()
    try Data(text.utf8).write(
      to: URL(filePath: place.path), options: isAtomic ? .atomic : [])
    #expect(throws: replaced) { try journal.append([["three"]]) }
    #expect(throws: replaced) { try journal.foreign() }
    #expect(throws: replaced) { _ = try journal.compact { $0 } }
    #expect(try place.text() == text)
    journal.startOver()
    #expect(try !allEarlier(&journal).isEmpty)
    #expect(try journal.append([["three"]]) == [])
    #expect(try place.text() == text + "three\n")
  }

  @Test func `refuses a file of another program in its place`() throws {
    var journal = try openedJournal()
    try Data("notes\n".utf8).write(to: URL(filePath: place.path), options: .atomic)
    #expect(throws: FileError(.notJournal, path: place.path)) { try journal.append([["3"]]) }
    #expect(try place.text() == "notes\n")
  }

  @Test func `creates a removed file that never held a batch`() throws {
    try place.write("count")
    var journal = place.journal()
    #expect(try journal.earlier() == nil)
    try files.removeItem(atPath: place.path)
    #expect(try journal.append([["1"]]) == [])
    #expect(try place.text() == "countonme tape 1\n1\n")
  }
}
