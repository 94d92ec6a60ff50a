import Foundation
import TestSupport
import Testing
import Words

/// `make install` into a temporary folder.
@Suite(.waiting) struct `An installation` {
  private static let files: Set = [
    "bin/countonme", "share/man/man1/countonme.1", "share/man/fr/man1/countonme.1",
    "share/bash-completion/completions/countonme", "share/zsh/site-functions/_countonme",
    "share/fish/vendor_completions.d/countonme.fish", "share/applications/countonme.desktop",
    "share/icons/hicolor/scalable/apps/countonme.svg", "share/metainfo/countonme.metainfo.xml",
  ]

  // A blank in the path shows missing quotes.
  private let folder: TemporaryFolder
  private var root: URL { folder["a root"] }
  private var installed: URL { root.appending(path: "usr") }

  init() throws {
    folder = try TemporaryFolder()
    try make("install")
  }

  @Test func `contains the program and files for shells and menus, all readable`() throws {
    #expect(try paths() == Self.files)
    for path in Self.files {
      let file = installed.appending(path: path).path
      #expect(try permissions(of: file) == (path.hasPrefix("bin") ? 0o755 : 0o644))
    }
    let program = installed.appending(path: "bin/countonme").path
    #expect(try PipedRun([program, "1+1"]).output == "2\n")
  }

  @Test func `states its version and day, and the changelog begins with that version`() throws {
    let version = try PipedRun([Program.path, "--version"]).output.dropLast()
    let file = installed.appending(path: "share/metainfo/countonme.metainfo.xml")
    let release = try String(contentsOf: file, encoding: .utf8).firstMatch(
      of: /<release version="(.*)" date="\d{4}-\d\d-\d\d"\/>/)
    #expect(release?.1 == version)
    let changelog = try SourceFile(path: ".github/CHANGELOG.md").text
    #expect(changelog.firstMatch(of: /(?m)^## (.*)$/)?.1 == version)
  }

  @Test func `is removed completely, and nothing else is`() throws {
    let neighbour = installed.appending(path: "share/man/man1/other.1")
    try Data().write(to: neighbour)
    try make("uninstall")
    #expect(try paths() == ["share/man/man1/other.1"])
  }

  @Test(arguments: [
    ("--", 1, ["--digits", "--fraction", "--theme", "--light", "--dark"]),
    ("--th", 1, ["--theme"]), ("--theme ", 2, ThemePreference.allNames),
    ("--theme l", 2, ["light"]), ("", 1, []), ("1", 1, []),
  ])
  func `completes in bash`(typed: String, word: Int, offered: [String]) throws {
    let script = installed.appending(path: "share/bash-completion/completions/countonme").path
    let completing = """
      source "$1"
      read -ra COMP_WORDS <<<"countonme $2"
      COMP_CWORD=$3 COMP_LINE="countonme $2" COMP_POINT=${#COMP_LINE}
      COMP_WORDS[COMP_CWORD]=${COMP_WORDS[COMP_CWORD]-}
      _countonme countonme "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try PipedRun(["bash", "-c", completing, "bash", script, typed, "\(word)"])
    #expect(run.errors == "")
    let replies = Set(run.output.split(separator: "\n").map(String.init))
    if typed == "--" {
      #expect(replies == Options.names.filter { $0.hasPrefix("--") })
      #expect(replies.isSuperset(of: offered))
    } else {
      #expect(replies == Set(offered))
    }
  }

  @Test(arguments: [
    ("zsh", "share/zsh/site-functions/_countonme"),
    ("fish", "share/fish/vendor_completions.d/countonme.fish"),
  ])
  func `offers every option in the other shells, in their language`(
    shell: String, path: String
  ) throws {
    let file = installed.appending(path: path)
    let script = try String(contentsOf: file, encoding: .utf8)
    for option in Options.names {
      let word = option.drop { $0 == "-" }
      let forms = shell == "zsh" ? [option] : [" -l '\(word)'", " -s '\(word)'"]
      #expect(forms.contains(where: script.contains), "\(option) in \(shell)")
    }
    #expect(!script.contains("subcommand help"), "there is no such command")
    if isInstalled(shell) {
      let run = try PipedRun([shell, "-n", file.path])
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    }
  }

  @Test(.enabled(if: isInstalled("fish"))) func `completes in fish`() throws {
    let script = installed.appending(path: "share/fish/vendor_completions.d/countonme.fish").path
    let run = try PipedRun([
      "fish", "-N", "-c", "source $argv[1]; complete -C 'countonme --'", script,
    ])
    let replies = run.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(Set(replies.map(String.init)) == Options.names.filter { $0.hasPrefix("--") })
  }

  private func make(_ target: String) throws {
    let run = try PipedRun(
      [
        "make", "--no-print-directory", target, "program=\(Program.path)", "PREFIX=/usr",
        "DESTDIR=\(root.path)",
      ], in: packageRoot)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// The installed files, relative to the prefix.
  private func paths() throws -> Set<String> { Set(try pathsOfFiles(under: installed)) }
}
