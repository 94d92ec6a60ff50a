import Foundation
import TestSupport
import Testing

/// The file of options, as the program reads and writes it.
@Suite struct `The options that stay` {
  private let folder: TemporaryFolder
  private var file: URL { folder["countonme/options"] }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs the program with this folder as that of the configuration.
  private func run(
    _ arguments: String..., input: String = "", language: String = "C.UTF-8"
  ) throws -> PipedRun {
    try PipedRun(
      [Program.path] + arguments, input: input,
      environment: ["XDG_CONFIG_HOME": folder.path, "LANG": language])
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: folder["countonme"], withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `hold for expressions, for pipes and for the tape`() throws {
    try write("# digits\n--digits 5\n")
    #expect(try run("1/3").output == "0.33333\n")
    #expect(try run(input: "2/3\n").output == "0.66667\n")
    #expect(try run("--tape").errors == "")
  }

  @Test(arguments: [
    ("--digits 5", ["--digits", "3"], "0.333"), ("--digits 5", ["--fraction"], "1/3"),
    ("--fraction", ["--digits", "3"], "0.333"), ("--format mixed", ["--fraction"], "1/3"),
    ("--fraction", ["--format", "decimal"], "0.3333333333333333333333333333333333"),
    ("--light", ["--theme", "dark"], "0.3333333333333333333333333333333333"),
  ])
  func `give way to the command line`(line: String, options: [String], output: String) throws {
    try write(line)
    let run = try PipedRun(
      [Program.path] + options + ["1/3"], environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(run.output == output + "\n" && run.errors == "" && run.status == 0)
  }

  @Test func `are ignored on request, and so is what is wrong with them`() throws {
    try write("--digits 5\n--them light\n")
    let ignoring = try run("--no-options", "1/3")
    #expect(ignoring.output == "0.3333333333333333333333333333333333\n" && ignoring.errors == "")
    #expect(try run("--no-options", "--help", "files").output == run("--help", "files").output)
    try write("--no-options\n")
    #expect(try run("1+1").errors.hasSuffix("'--no-options' cannot stand in the options file\n"))
  }

  @Test func `are in the home folder where no variable names another`() throws {
    let options = folder[".config/countonme/options"]
    try FileManager.default.createDirectory(
      at: options.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("--digits 4".utf8).write(to: options)
    for folder in [nil, "", "relative"] {
      let run = try PipedRun(
        [Program.path, "1/3"],
        environment: ["HOME": self.folder.path, "XDG_CONFIG_HOME": folder])
      #expect(run.output == "0.3333\n")
    }
  }

  @Test func `are named by file and line where they are wrong, and the others hold`() throws {
    try write("--them light\n--digits 5\n--version\n")
    let run = try run("1/3")
    #expect(run.output == "0.33333\n" && run.status == 0)
    #expect(
      run.errors == """
        countonme: \(file.path): line 1: there is no option '--them'; the nearest one is '--theme'
        countonme: \(file.path): line 3: '--version' cannot stand in the options file

        """)
  }

  @Test func `do not hide the help behind what is wrong with them`() throws {
    try write("--them light\n")
    for option in ["--help", "--version"] { #expect(try run(option).errors == "") }
  }

  @Test func `are reported by their first wrong lines`() throws {
    try write(String(repeating: "x\n", count: 1000))
    let run = try run("1+1")
    #expect(run.output == "2\n")
    #expect(run.errors.split(separator: "\n").count == 9)
    #expect(run.errors.hasSuffix(": 992 more lines are wrong\n"))
  }

  @Test(arguments: [
    ("mkdir options", "it is not a regular file"),
    ("mkfifo options", "it is not a regular file"),
    ("ln -s options options", "its symbolic link is broken"),
    ("head -c 1000000 /dev/zero | tr '\\0' x >options", "the file is too large"),
  ])
  func `are not read where there is something else`(script: String, reason: String) throws {
    try FileManager.default.createDirectory(
      at: folder["countonme"], withIntermediateDirectories: true)
    _ = try PipedRun(["sh", "-c", script], in: folder["countonme"])
    let run = try run("1+1")
    #expect(run.output == "2\n" && run.status == 0)
    #expect(run.errors == "countonme: \(file.path): the options are not read: \(reason)\n")
  }

  @Test func `may hold any bytes`() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<10 {
      try write("")
      try Data((0..<2000).map { _ in UInt8.random(in: 0...255, using: &generator) }).write(to: file)
      let run = try run("1+1")
      #expect(run.output == "2\n" && run.status == 0)
      #expect(!run.errors.utf8.contains(0x1B))
    }
  }

  @Test func `are written once, and read back`() throws {
    let written = try run("--light", "--digits", "20", "--write-options")
    #expect(written.output == file.path + "\n" && written.errors == "" && written.status == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\n--light\n") && text.contains("\n--digits 20\n"))
    #expect(text.contains("\n#--ascii\n"))
    #expect(try run("1/3").output == "0.33333333333333333333\n")

    let again = try run("--write-options")
    #expect(again.output == "" && again.status == 1)
    #expect(again.errors == "countonme: \(file.path) already exists; it was not changed\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `are written with comments in the language in force`() throws {
    let run = try run("--language", "fr", "--write-options")
    #expect(run.output == file.path + "\n")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("Une ligne qui") && text.contains("\n--language fr\n"))
    let failure = try self.run("1/", "2")
    #expect(failure.output == "0.5\n")
    #expect(try self.run("--nonsense").errors.hasPrefix("countonme\u{A0}: l’option"))
  }

  @Test func `are not written beside an expression`() throws {
    let run = try run("--write-options", "1+1")
    #expect(run.status == 64 && run.output == "")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}

/// The language of the program.
@Suite struct `The language in pipes` {
  @Test(arguments: [
    (["LC_ALL": "fr_FR.UTF-8"], [], true), (["LC_MESSAGES": "fr_FR"], [], true),
    (["LANG": "fr_FR.UTF-8"], [], true), (["LANG": "fr_FR", "LC_ALL": "en_US.UTF-8"], [], false),
    (["LANG": "de_DE.UTF-8"], [], false), ([:], ["--language", "fr"], true),
    (["LC_ALL": "fr_FR.UTF-8"], ["--language=en"], false),
  ])
  func `is that of the option, otherwise of the locale`(
    environment: [String: String], options: [String], isFrench: Bool
  ) throws {
    let run = try PipedRun(
      [Program.path] + options, input: "1/0\n", environment: environment.mapValues { $0 })
    let start = isFrench ? "countonme\u{A0}: ligne 1\u{A0}: " : "countonme: line 1: "
    #expect(run.errors.hasPrefix(start) && run.status == 1)
  }

  @Test(arguments: [
    ["--nonsense"], ["--theme"], ["--theme", "rose"], ["--light", "--dark"], ["--digits", "0"],
    ["--totals"], ["--tape", "a*b"], ["--help", "cuisine"],
  ])
  func `is that of a wrong command line`(arguments: [String]) throws {
    let french = try PipedRun([Program.path, "--language", "fr"] + arguments)
    let english = try PipedRun([Program.path, "--language", "en"] + arguments)
    for run in [french, english] {
      #expect(run.status == 64 && run.output == "")
    }
    #expect(
      english.errors.contains(arguments[0] == "--help" ? "keys" : "see 'countonme --help'"))
    #expect(french.errors.hasPrefix("countonme\u{A0}: ") && english.errors.hasPrefix("countonme: "))
  }
}
