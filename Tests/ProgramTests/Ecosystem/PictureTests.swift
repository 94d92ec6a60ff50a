import Foundation
import TestSupport
import Testing

/// Pictures that the program draws without a terminal.
@Suite struct `The option --picture` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func draw(_ arguments: String..., file: String = "picture.txt") throws -> PipedRun {
    try PipedRun([Program.path, "--picture", file] + arguments, in: URL(filePath: folder.path))
  }

  private func content(_ file: String = "picture.txt") throws -> String {
    try String(contentsOf: folder[file], encoding: .utf8)
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  @Test func `draws the calculator after Enter`() throws {
    let run = try draw("12/4", "*", "2")
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    let lines = try content().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 25 && lines.last == "" && lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.contains("12 ÷ 4 × 2") } && lines.contains { $0.contains("= 6") })
    #expect(lines.contains { $0.contains("AC") && $0.contains("÷") })
  }

  @Test func `draws the empty calculator without an expression`() throws {
    #expect(try draw().status == 0)
    #expect(try content().contains("AC") && !content().contains("≈"))
    #expect(try draw(" ", file: "blank.txt").status == 0)
    #expect(try content("blank.txt") == content())
  }

  @Test func `writes each format by the ending of the name`() throws {
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

  @Test func `takes the options of the screen`() throws {
    #expect(try draw("--ascii", "2*3", file: "ascii.txt").status == 0)
    #expect(try content("ascii.txt").allSatisfy(\.isASCII))
    #expect(try draw("--theme", "mono", "2*3", file: "mono.ansi").status == 0)
    #expect(!(try content("mono.ansi").contains("38;")))
    #expect(try draw("--private", "--pictures", "elsewhere", "2*3").status == 0)
  }

  @Test(arguments: [
    ("1/0", "countonme: division by zero\n"),
    ("3+", "countonme: a number is missing after +\n"),
  ])
  func `draws an error, and tells it`(expression: String, error: String) throws {
    let run = try draw(expression)
    #expect(run.status == 1 && run.output == "" && run.errors == error)
    #expect(try content().contains(expression))
  }

  @Test func `writes over nothing`() throws {
    try Data("mine".utf8).write(to: folder["picture.txt"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["link.txt"].path, withDestinationPath: "nowhere")
    for file in ["picture.txt", "link.txt"] {
      let run = try draw("1+2", file: file)
      #expect(run.status == 1 && run.errors.contains("“\(file)”"))
      #expect(run.errors.contains("a file of that name already exists"))
    }
    #expect(try content() == "mine" && files == ["link.txt", "picture.txt"])
  }

  @Test func `says why it cannot be written`() throws {
    try Data().write(to: folder["file"])
    for (file, reason) in [
      ("missing/a.svg", "its folder does not exist"),
      ("file/a.svg", "a part of its path is not a folder"),
      (String(repeating: "x", count: 300) + ".svg", "the name is too long"),
      ("/proc/a.svg", "its folder does not exist"),
    ] {
      let run = try draw("1+2", file: file)
      #expect(run.status == 1 && run.errors.contains(reason), "\(run.errors)")
    }
    #expect(files == ["file"])
  }

  @Test func `leaves no part of a file that becomes too large`() throws {
    let line = "ulimit -f 1; exec \"$0\" --picture large.svg 1+2"
    let run = try PipedRun(["sh", "-c", line, Program.path], in: URL(filePath: folder.path))
    #expect(run.status == 1 && run.errors.contains("the file is too large"))
    #expect(files == [])
  }

  @Test(arguments: [
    ["a.png", "1"], ["a", "1"], [".svg"], ["folder.svg/", "1"], ["-", "1"], ["a.svg", "--tape"],
    ["a.svg", "--explain", "1"], ["a.svg", "--digits", "5", "1"], ["a.svg", "--fraction", "1"],
    ["a.svg", "--format", "hexadecimal", "1"],
    ["a.svg", "--update-rates"],
  ])
  func `is refused where it makes no sense`(arguments: [String]) throws {
    let run = try PipedRun(
      [Program.path, "--picture"] + arguments, in: URL(filePath: folder.path))
    #expect(run.status == 64 && run.errors.contains("--picture"))
    if arguments[0] != "a.svg" { #expect(run.errors.contains(".svg, .txt or .ansi")) }
    #expect(files == [])
  }
}
