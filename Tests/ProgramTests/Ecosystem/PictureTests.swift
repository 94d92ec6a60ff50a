import Foundation
import TestSupport
import Testing

/// Pictures that a transcript cannot show.
@Suite(.waiting) struct `The option --picture` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func draw(_ arguments: String..., file: String) throws -> PipedRun {
    try PipedRun([Program.path, "--picture", file] + arguments, in: URL(filePath: folder.path))
  }

  private func content(_ file: String) throws -> String {
    try String(contentsOf: folder[file], encoding: .utf8)
  }

  @Test func `writes each format by file extension`() throws {
    #expect(try draw("--light", "2^0.5<&", file: "a.svg").status == 1)
    #expect(try draw("--light", "2+3", file: "b.SVG").status == 0)
    #expect(try draw("2+3", file: "c.ansi").status == 0)
    for file in ["a.svg", "b.SVG"] {
      let picture = try #require(PictureReader(try content(file)))
      #expect(picture.elements.first?.name == "svg")
      #expect(picture.elements("title").map(\.text) == ["countonme"])
    }
    #expect(try content("a.svg").contains("&lt;"))
    #expect(try content("c.ansi").contains("\u{1B}[") && content("c.ansi").contains("38;2;"))
    #expect(try content("b.SVG") != content("c.ansi"))
  }

  @Test func `draws the curves of a plot`() throws {
    #expect(try draw("--light", "plot(1/x; x^2; x = -2 to 2)", file: "plot.svg").status == 0)
    let picture = try #require(PictureReader(try content("plot.svg")))
    #expect(picture.elements("title").map(\.text) == ["plot(1 ÷ x; x^2; x = −2 to 2)"])
    #expect(picture.elements("path").count == 5)
    #expect(try draw("plot(x^2; x = -2 to 2)", file: "plot.txt").status == 0)
    #expect(try content("plot.txt").contains("⠤"))
  }
}
