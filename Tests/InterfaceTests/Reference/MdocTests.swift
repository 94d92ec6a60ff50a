import Testing
import Words

@testable import Reference
@testable import documents

@Suite struct `The manual page in mdoc` {
  @Test func `has a form for every block`() {
    let chapter = Chapter(
      title: "Title",
      blocks: [
        .paragraph("One."), .paragraph("Two."), .heading("Part"), .paragraph("Three."),
        .definitions([
          Definition(.function(name: "mod", parameters: "a;b"), "Remainder."),
          Definition(.code(["x°", "x deg"]), "Degrees."), Definition(.keys("Esc c"), "clear"),
          Definition(.option(.help, value: nil), "Help."),
          Definition(.option(.digits, value: "n"), "Digits."),
          Definition(.variables(["LANG", "LC_ALL"]), "Locale."),
        ]),
        .list(["item"]), .literal(["a - b"]),
        .examples([Example(summary: "Add:", command: "countonme 1+1", output: ["2"])]),
      ])
    #expect(
      Mdoc.lines(of: chapter, isSubsection: false) == [
        ".Sh TITLE", "One.", ".Pp", "Two.", ".Ss Part", "Three.",
        ".Bl -tag -width 12n -compact", ".It Fn mod \\&a;b", "Remainder.",
        ".It Ic \\&x\\[u00B0] , Ic \"x deg\"", "Degrees.", ".It Ic \"Esc c\"", "clear",
        ".It Fl h , Fl -help", "Help.", ".It Fl -digits Ar n", "Digits.",
        ".It Ev LANG , Ev LC_ALL", "Locale.", ".El",
        ".Bl -bullet", ".It", "item", ".El",
        ".Bd -literal -offset indent", "a \\- b", ".Ed",
        ".Pp", "Add:", ".Bd -literal -offset indent", "$ countonme 1+1", "2", ".Ed",
      ])
    #expect(Mdoc.lines(of: chapter, isSubsection: true).first == ".Ss Title")
  }
}

@Suite struct `The generated parts of the README` {
  @Test func `replace what was there and leave the rest alone`() {
    let part = Readme.Part.examples
    let readme = ["# Title", part.opening, "old", Readme.closing, "end"]
    let updated = Readme.updated(readme)
    #expect(updated == ["# Title", part.opening, ""] + part.lines + ["", Readme.closing, "end"])
    #expect(Readme.updated(updated) == updated)
  }

  @Test func `are a few lines of keys, and examples that another program feeds`() {
    #expect(Readme.Part.keys.lines.count == 2 + 17)
    #expect(Readme.Part.examples.lines.count { $0.contains(" | countonme") } == 5)
  }
}
