/// The characters that a terminal can show.
package struct GlyphSet: Hashable, Sendable {
  /// The corners and sides of a box.
  package struct Box: Hashable, Sendable {
    var topLeft: Character
    var topRight: Character
    var bottomLeft: Character
    var bottomRight: Character
    var horizontal: Character
    var vertical: Character
  }

  /// The halves of a cell, to draw edges between two rows.
  package struct HalfBlocks: Hashable, Sendable {
    var upper: Character
    var lower: Character
  }

  var box: Box
  /// Nil where there are none: edges are then drawn as lines.
  var halfBlocks: HalfBlocks?
  /// What stands where something was left out.
  var ellipsis: Character
  private var replacements: [Character: Character]

  package static let unicode = GlyphSet(
    box: Box(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
      horizontal: "─", vertical: "│"),
    halfBlocks: HalfBlocks(upper: "▀", lower: "▄"),
    ellipsis: "…", replacements: [:])

  package static let ascii = GlyphSet(
    box: Box(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
      horizontal: "-", vertical: "|"),
    halfBlocks: nil,
    // Points could be taken for a decimal point.
    ellipsis: "~",
    replacements: [
      "÷": "/", "×": "*", "−": "-", "≈": "~", "…": "~", "“": "\"", "”": "\"", "√": "V", "°": "d",
      "π": "p",
    ])

  /// The text in characters of this set, column by column.
  func text(_ text: String) -> String {
    guard !replacements.isEmpty else { return text }
    return String(text.map { replacements[$0] ?? ($0.isASCII ? $0 : "?") })
  }
}
