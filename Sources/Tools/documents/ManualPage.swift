import ExactNumbers
import Reference
import Words

/// The manual page countonme(1) in a language.
struct ManualPage {
  let words: ReferenceWording

  static func name(in language: Language) -> String {
    language == .english ? "countonme.1" : "countonme.\(language.rawValue).1"
  }

  var text: String {
    let chapters = Topic.allCases.flatMap { topic in
      Mdoc.lines(of: topic.chapter(in: words), isSubsection: topic.isSubtopic)
    }
    let lines = header + synopsis + chapters + footer
    return lines.joined(separator: "\n") + "\n"
  }

  private var header: [String] {
    [
      // Without this line, man assumes Latin-1.
      ".\\\" -*- coding: utf-8 -*-", ".\\\" Made by make docs from Sources/Reference.",
      ".Dd \(words.manual.day)", ".Dt COUNTONME 1", ".Os", ".Sh \(words.manual.name)",
      ".Nm countonme", ".Nd \(Mdoc.escaped(words.manual.purpose))",
    ]
  }

  private var footer: [String] { [".Sh \(words.manual.seeAlso)", ".Xr bc 1"] }

  private var synopsis: [String] {
    [".Sh \(words.manual.synopsis)"] + words.usage.flatMap { Self.synopsis(of: $0) }
  }

  /// Splits a form of the command line into a line per bracketed part.
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
