import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import Storage

@Suite struct `A journal whose file is changed by hand` {
  private let place: JournalPlace
  private let files = FileManager.default

  init() throws { place = try JournalPlace() }

  private func openedJournal() throws -> Journal {
    var journal = place.journal()
    _ = try journal.append([["one"], ["two", "more"]])
    return journal
  }

  @Test func `restores a removed file with all its content`() throws {
    var journal = try openedJournal()
    try files.removeItem(atPath: place.path)
    #expect(try journal.foreign() == [])
    #expect(!files.fileExists(atPath: place.path))
    #expect(try journal.append([["three"]]) == [])
    #expect(try place.text() == "countonme tape 1\none\ntwo\\\nmore\nthree\n")
    try files.removeItem(at: place.root["state"])
    #expect(try journal.append([["four"]]) == [])
    #expect(try place.text() == "countonme tape 1\none\ntwo\\\nmore\nthree\nfour\n")
    #expect(try permissions(of: place.path) == 0o600)
    let names = try files.contentsOfDirectory(atPath: place.root["state/countonme"].path)
    #expect(names == ["tape"])
  }

  @Test func `continues in a file that another program restored`() throws {
    var journal = try openedJournal()
    var other = place.journal()
    _ = try allEarlier(&other)
    try files.removeItem(atPath: place.path)
    #expect(try journal.append([["three"]]) == [])
    #expect(try other.append([["four"]]) == [.batch(["three"])])
    #expect(try journal.foreign() == [.batch(["four"])])
  }

  @Test func `continues in a copy with which an editor replaced it`() throws {
    var journal = try openedJournal()
    let long = String(repeating: "2", count: 64)
    _ = try journal.append([[long]])
    // Changes an earlier line, and adds one without a line feed.
    try Data("countonme tape 1\nONE\ntwo\\\nmore\n\(long)\nthree".utf8).write(
      to: URL(filePath: place.path), options: .atomic)
    #expect(try journal.append([["four"]]) == [])
    #expect(try place.text().hasSuffix("2\nthree\u{18}\nfour\n"))
  }

  @Test(
    arguments: ["countonme tape 1\n9\n", "countonme tape 1\nxxx\ntwo\\\nMORE\nyyy\n"],
    [true, false])
  func `does not write into a file with other content until it is read`(
    text: String, isAtomic: Bool
  ) throws {
    var journal = try openedJournal()
    try Data(text.utf8).write(to: URL(filePath: place.path), options: isAtomic ? .atomic : [])
    let replaced = FileError(.replaced, path: place.path)
    #expect(throws: replaced) { try journal.append([["three"]]) }
    #expect(throws: replaced) { try journal.foreign() }
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
