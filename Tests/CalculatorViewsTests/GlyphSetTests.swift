import CalculatorViewModel
import Foundation
import TestSupport
import Testing
import Words

@testable import CalculatorViews

@Suite struct `ASCII glyphs` {
  /// The string literals of the view-model, which hold all words that the calculator shows; those of
  /// the table of buttons are left out, because labels have an ASCII form of their own.
  private static let literals = Result {
    let folder = packageRoot.appending(path: "Sources/CalculatorViewModel")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Button+Table.swift") }
      .flatMap { path in
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
          .replacing(/\/\/.*/, with: "")
          .matches(of: /"(?:[^"\\\n]|\\.)*"/)
          .map { String($0.output) }
      }
  }

  @Test func `have a form for every character that the view-model writes`() throws {
    let help = Help(English()).chapters.flatMap(\.lines).map { $0.keys + $0.meaning }
    let characters = Set((try Self.literals.get() + help).joined())
    #expect(characters.contains("÷"))
    for character in characters where !character.isASCII {
      #expect(
        GlyphSet.ascii.text(String(character)) != "?",
        "\(character) has no ASCII form: add one to GlyphSet.ascii")
    }
  }

  @Test(arguments: Button.allCases)
  func `have the same form of an operator on its button and in an expression`(button: Button) {
    let label = button.entry.label
    #expect(GlyphSet.ascii.text(label) == label.ascii)
    #expect(GlyphSet.unicode.text(label) == label.text)
    if label.ascii.count == 1 { #expect(GlyphSet.ascii.text(label.text) == label.ascii) }
  }

  @Test(arguments: ["", "2 × (3 − 1) ÷ 4", "≈ 3.14…", "ß→"])
  func `replace characters one for one`(text: String) {
    #expect(GlyphSet.ascii.text(text).count == text.count)
    #expect(GlyphSet.ascii.text(text).allSatisfy { $0.isASCII })
    #expect(GlyphSet.unicode.text(text) == text)
  }

  @Test func `show what was typed and has no form as a question mark`() {
    #expect(GlyphSet.ascii.text("2ß") == "2?")
  }
}
