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
    let footer = [".Sh \(words.manual.seeAlso)", ".Xr bc 1"]
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

  private var synopsis: [String] {
    [".Sh \(words.manual.synopsis)"] + words.usage.flatMap { Self.synopsis(of: $0) }
  }

  /// A form of the command line, one line per part.
  private static func synopsis(of form: [String]) -> [String] {
    [".Nm"]
      + form.map { part in
        let isOptional = part.hasPrefix("[")
        let words = (isOptional ? part.dropFirst().dropLast() : part[...]).split(separator: " ")
        return "." + ((isOptional ? ["Op"] : []) + words.map(macro)).joined(separator: " ")
      }
  }

  private static func macro(for word: Substring) -> String {
    if word.hasPrefix("--") { return "Fl " + word.dropFirst() }
    if word.hasPrefix("<"), word.hasSuffix(">") { return "Ar " + word.dropFirst().dropLast() }
    return ["|", "..."].contains(word) ? String(word) : "No " + word
  }
}
