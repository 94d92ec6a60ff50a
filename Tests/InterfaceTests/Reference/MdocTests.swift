import Testing

@testable import documents

@Suite struct `The generated parts of the README` {
  @Test func `replace the old text and leave the rest alone`() {
    let part = Readme.Part.examples
    let readme = ["# Title", part.opening, "old", Readme.closing, "end"]
    let updated = Readme.updated(readme)
    #expect(updated == ["# Title", part.opening, ""] + part.lines + ["", Readme.closing, "end"])
    #expect(Readme.updated(updated) == updated)
  }
}
