import Reference

/// The manual page countonme(1).
enum ManualPage {
  /// The page in mdoc; the chapters are those of the reference.
  static var text: String {
    let lines = header + synopsis + Topic.allCases.flatMap(chapter) + footer
    return lines.joined(separator: "\n") + "\n"
  }

  private static let header = [
    ".\\\" Made by make docs from Sources/Reference.",
    ".Dd November 21, 2026",
    ".Dt COUNTONME 1",
    ".Os",
    ".Sh NAME",
    ".Nm countonme",
    ".Nd calculator with a keypad, every digit of which is true",
  ]

  private static let footer = [".Sh SEE ALSO", ".Xr bc 1"]

  private static func chapter(on topic: Topic) -> [String] {
    Mdoc.lines(of: topic.chapter, isSubsection: topic.isSubtopic)
  }

  private static var synopsis: [String] {
    [".Sh SYNOPSIS"] + Usage.lines.flatMap(synopsis(of:))
  }

  /// A form of the command line; what stands between brackets gets a line.
  private static func synopsis(of usage: String) -> [String] {
    let words = usage.replacing("[", with: " [ ").replacing("]", with: " ] ")
      .split(separator: " ").dropFirst()
    var lines = [".Nm"]
    var line: [String] = []
    for word in words {
      switch word {
      case "[":
        if !line.isEmpty { lines.append("." + line.joined(separator: " ")) }
        line = ["Op"]
      case "]":
        lines.append("." + line.joined(separator: " "))
        line = []
      default:
        line.append(macro(for: word))
      }
    }
    return line.isEmpty ? lines : lines + ["." + line.joined(separator: " ")]
  }

  private static func macro(for word: Substring) -> String {
    if word.hasPrefix("--") { return "Fl " + word.dropFirst() }
    if word.hasPrefix("<"), word.hasSuffix(">") { return "Ar " + word.dropFirst().dropLast() }
    return ["|", "..."].contains(word) ? String(word) : "No " + word
  }
}
