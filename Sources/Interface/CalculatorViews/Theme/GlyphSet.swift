import CalculatorViewModel
import ExactNumbers
import Screen

/// The characters that a terminal can show.
package struct GlyphSet: Hashable, Sendable {
  struct Box: Hashable, Sendable {
    var topLeft: Character
    var topRight: Character
    var bottomLeft: Character
    var bottomRight: Character
    var horizontal: Character
    var vertical: Character
  }

  struct TapeSigns: Hashable, Sendable {
    var selected: Character
    /// Marks a row that is related to the selected one.
    var lit: Character
    var earlier: Character
    var later: Character
  }

  var box: Box
  /// The lower half of a cell; without it, edges are lines and there are no big numerals.
  var halfBlock: Character?
  var ellipsis: Character
  var tapeSigns: TapeSigns
  var filledBar: Character
  var emptyBar: Character
  package var plot: PlotGlyphs
  private var replacements: [Character: String]?

  package static let unicode = GlyphSet(
    box: Box(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
      horizontal: "─", vertical: "│"),
    halfBlock: "▄",
    ellipsis: "…", tapeSigns: TapeSigns(selected: "▸", lit: "▹", earlier: "▴", later: "▾"),
    filledBar: "━", emptyBar: "─", plot: .braille,
    replacements: nil)

  /// The set of the Linux console, whose fonts lack braille.
  package static let console = {
    var set = unicode
    set.plot = .halfBlocks
    return set
  }()

  package static let ascii = GlyphSet(
    box: Box(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
      horizontal: "-", vertical: "|"),
    halfBlock: nil,
    // A full stop could be read as a decimal point.
    ellipsis: "~", tapeSigns: TapeSigns(selected: ">", lit: "*", earlier: "^", later: "v"),
    filledBar: "#", emptyBar: ".", plot: .ascii,
    replacements: signsOfButtons.merging(
      [
        "≈": "~=", "∞": "inf", "≠": "!=", "≤": "<=", "≥": ">=", "±": "+/-", "└": "`", "├": "|",
        "│": "|", "…": "~", "–": "-", "“": "\"", "”": "\"", "√": "sqrt ", "°": "deg", "Ω": "ohm",
        "Δ": "delta", "℃": "degC", "℉": "degF", "π": "pi", "→": ">",
        "à": "a", "â": "a", "ç": "c", "Ç": "C", "é": "e", "è": "e", "ê": "e", "î": "i", "ô": "o",
        "ù": "u", "û": "u", "À": "A", "É": "E", "«": "\"", "»": "\"",
        "·": "*", "\u{B5}": "u", "′": "'", "″": "\"",
        "\u{202F}": " ", "\u{A0}": " ", "’": "'", "٬": "'",
      ]) { sign, _ in sign })

  /// The ASCII forms of button labels, which expressions contain, too.
  private static let signsOfButtons: [Character: String] = {
    let labels = Button.allCases.map(\.entry.label).filter { $0.text.count == 1 }
    let signs = labels.filter { $0.text != $0.ascii && $0.ascii.count == 1 }
    return Dictionary(uniqueKeysWithValues: signs.map { (Character($0.text), $0.ascii) })
  }()

  func text(_ label: Label) -> String { replacements == nil ? label.text : label.ascii }

  /// Converts text to this set, one character per column; `?` is the last resort in ASCII, where
  /// no sign becomes a letter with another meaning.
  package func text(_ text: String) -> String {
    guard let replacements else { return text.inCells }
    return text.withTypedExponents { replacements[$0] ?? ($0.isASCII ? String($0) : "?") }
  }

  /// Converts a line to this set, and adjusts the columns of its parts.
  func line(_ line: ExpressionLine) -> ExpressionLine {
    let shown = text(line.text)
    guard shown != line.text else { return line }
    let place = { (column: Int) in text(String(line.text.prefix(column))).count }
    return ExpressionLine(
      text: shown, mark: line.mark.map { place($0.lowerBound)..<place($0.upperBound) },
      cursor: line.cursor.map(place),
      ties: line.ties.map { place($0.lowerBound)..<place($0.upperBound) })
  }

  func start(of text: String, columns: Int) -> String {
    let text = self.text(text)
    return text.count <= columns ? text : String(text.prefix(columns - 1)) + String(ellipsis)
  }
}
