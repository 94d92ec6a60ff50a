import ExactNumbers
import Foundation
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import CalculatorViews

@Suite struct `A theme` {
  /// The depths at which themes set backgrounds.
  private static let depths = [ColorDepth.indexed, .direct]

  @Test(arguments: ThemeName.colored, depths)
  func `with colours has a contrast of at least 4.5 to 1 in all text, 7 to 1 if high`(
    name: ThemeName, depth: ColorDepth
  ) {
    for (part, style) in Theme(name, at: depth).textParts {
      #expect(style.foreground != nil && style.background != nil, "\(part)")
      let contrast = style.contrastRatio(at: depth, own: .dark)
      #expect(contrast >= (name == .contrast ? 7 : 4.5), "\(part): \(contrast)")
    }
  }

  @Test(arguments: ThemeName.colored, depths)
  func `with colours has a different background for each kind of button`(
    name: ThemeName, depth: ColorDepth
  ) {
    let theme = Theme(name, at: depth)
    let grounds = [theme.digit, theme.binary, theme.equals, theme.clear, theme.highlighted].map(
      \.label)
    let numbers = (grounds + [theme.pressed]).map { $0.lowered(to: depth).background }
    #expect(Set(numbers).count == numbers.count)
  }

  @Test(arguments: ThemeName.colored)
  func `keeps hues and brightness with 256 colours`(name: ThemeName) throws {
    for (part, style) in Theme(name).parts {
      for color in [style.foreground, style.background].compactMap(\.self) {
        let shown = try #require(color.shown(at: .indexed))
        #expect(color.contrastRatio(to: shown) < 1.6, "\(part)")
        guard let hue = color.hue else { continue }
        let distance = try abs(hue - #require(shown.hue, "\(part) is grey"))
        #expect(min(distance, 360 - distance) < 45, "\(part)")
      }
    }
  }

  /// Colours 2 and 6, their bright forms for bold text, and the background.
  private static let palettes: [(name: String, accents: [Int: UInt32], ground: UInt32)] = [
    ("xterm", [2: 0x00CD00, 6: 0x00CDCD, 10: 0x00FF00, 14: 0x00FFFF], 0x000000),
    ("VGA", [2: 0x00AA00, 6: 0x00AAAA, 10: 0x55FF55, 14: 0x55FFFF], 0x000000),
    ("urxvt", [2: 0x00CD00, 6: 0x00CDCD, 10: 0x00FF00, 14: 0x00FFFF], 0x000000),
    ("Solarized", [2: 0x859900, 6: 0x2AA198, 10: 0x586E75, 14: 0x93A1A1], 0x002B36),
  ]

  @Test(arguments: ThemeName.allCases, [ColorDepth.eight, .sixteen])
  func `with few colours is legible on the terminal's background in common palettes`(
    name: ThemeName, depth: ColorDepth
  ) throws {
    let theme = Theme(name, at: depth)
    #expect(!theme.hasGrounds && theme.equals.label.attributes.contains(.reverse))
    for (part, style) in theme.parts {
      #expect(style.background == nil, "\(part)")
      guard let color = style.foreground else { continue }
      #expect(name == .dark, "\(part)")
      let isEdge = part.hasSuffix("edge")
      let indices =
        [color.index] + (style.attributes.contains(.bold) && !isEdge ? [color.index + 8] : [])
      for (palette, index) in Self.palettes.flatMap({ palette in indices.map { (palette, $0) } }) {
        let shown = try Color(#require(palette.accents[Int(index)]), index: 0)
        let contrast = shown.contrastRatio(to: Color(palette.ground, index: 0))
        #expect(contrast >= 4.5, "\(part) in \(palette.name): \(contrast)")
      }
    }
  }

  /// That of high contrast has strong colours throughout.
  @Test(arguments: ThemeName.colored.filter { $0 != .contrast })
  func `makes the equals sign the brightest or strongest key`(name: ThemeName) throws {
    let theme = Theme(name)
    func saturation(_ style: ButtonStyle) throws -> Int {
      let color = try #require(style.label.background)
      let parts = [color.red, color.green, color.blue].map(Int.init)
      return try #require(parts.max()) - #require(parts.min())
    }
    let others = try [theme.digit, theme.binary, theme.clear].map(saturation)
    #expect(try others.allSatisfy { try $0 * 2 < saturation(theme.equals) })
  }

  @Test(arguments: ThemeName.colored)
  func `with colours has the background that its name states`(name: ThemeName) throws {
    let theme = Theme(name)
    for ground in [theme.window, theme.display, theme.tape].map(\.background) {
      let luminance = try #require(ground).relativeLuminance
      // Black and white text have equal contrast on this luminance.
      #expect(name.background == (luminance < 0.179 ? .dark : .light))
    }
    #expect(theme.hasGrounds)
  }

  @Test(arguments: ThemeName.allCases.filter { !$0.usesColors })
  func `without colours sets none, and needs lines`(name: ThemeName) {
    for (part, style) in Theme(name).parts {
      #expect(style.foreground == nil && style.background == nil, "\(part)")
    }
    #expect(!Theme(name).hasGrounds)
  }

  @Test(arguments: ThemeName.allCases)
  func `shows ties, related rows, the selection, a mark and the highlight even without colours`(
    name: ThemeName
  ) {
    let theme = Theme(name)
    let styles = [theme.entryExpression, theme.tie, theme.litTie]
    #expect(Set(styles.map(\.attributes.rawValue)).count == styles.count)
    #expect(theme.lit.attributes != theme.entryExpression.attributes)
    #expect(theme.selectedEntry.attributes != theme.entryExpression.attributes)
    #expect(theme.selectedTie.attributes != theme.selectedEntry.attributes)
    #expect(theme.mark.attributes != theme.expression.attributes)
    #expect(theme.highlighted.label.attributes != theme.digit.label.attributes)
  }
}

extension Color {
  /// In degrees; nil for grey.
  fileprivate var hue: Double? {
    let channels = [Double(red), Double(green), Double(blue)]
    guard let most = channels.max(), let least = channels.min(), most - least >= 40 else {
      return nil
    }
    func step(_ one: Int, _ other: Int) -> Double {
      (channels[one] - channels[other]) / (most - least)
    }
    let hue =
      if most == channels[0] { step(1, 2) } else if most == channels[1] { 2 + step(2, 0) } else {
        4 + step(0, 1)
      }
    return (hue < 0 ? hue + 6 : hue) * 60
  }
}

extension Theme {
  /// Styles by name, such as `expression` or `digit.label`.
  var parts: [(name: String, style: Style)] {
    Mirror(reflecting: self).children.flatMap { child -> [(name: String, style: Style)] in
      let name = child.label ?? ""
      return switch child.value {
      case let style as Style: [(name, style)]
      case let button as ButtonStyle:
        [("\(name).label", button.label), ("\(name).edge", button.edge)]
      default: []
      }
    }
  }

  var textParts: [(name: String, style: Style)] {
    parts.filter { !$0.name.lowercased().hasSuffix("edge") }
  }

  /// A theme with a unique style for each part, to identify the part of each cell.
  static let marked: Theme = {
    var number: UInt32 = 0
    func next() -> Style {
      number += 1
      return Style(foreground: Color(number, index: 0))
    }
    func button() -> ButtonStyle { ButtonStyle(label: next(), edge: next()) }
    return Theme(
      window: next(), display: next(), displayEdge: next(), expression: next(), mark: next(),
      liveResult: next(), finalResult: next(), mistake: next(), notice: next(), base: next(),
      currentBase: next(), tape: next(), tapeEdge: next(), focusedTapeEdge: next(),
      entryName: next(), entryExpression: next(), entryResult: next(), entryFailure: next(),
      entryComment: next(), tie: next(), litTie: next(), lit: next(), selectedEntry: next(),
      selectedTie: next(), tapeNote: next(), heading: next(), keyName: next(), keyMeaning: next(),
      digit: button(), binary: button(), equals: button(), clear: button(), function: button(),
      setting: button(), unavailable: button(), highlighted: button(), pressed: next(),
      hasGrounds: true)
  }()
}

extension ViewState {
  func frame(_ size: Size, theme: Theme = .marked, glyphs: GlyphSet = .unicode) -> Frame {
    render(
      self, layout: Layout(size: size, layout), appearance: Appearance(theme: theme, glyphs: glyphs)
    )
  }
}

extension Frame {
  /// The text of a frame in the marked theme, with a plane of its parts.
  var partPlane: String {
    Theme.marked.parts.reduce(stylePlane) { plane, part in
      plane.replacing(": \(part.style)\n", with: ": \(part.name)\n")
    }
  }

  func cropped(to area: Rectangle) -> Frame {
    var frame = Frame(size: area.size)
    for point in area.points {
      let place = Point(column: point.column - area.origin.column, row: point.row - area.origin.row)
      frame[place] = self[point]
      if point == cursor { frame.cursor = place }
    }
    return frame
  }
}

@Suite struct `ASCII glyphs` {
  /// The string literals of all shown words, without buttons, whose labels have ASCII forms.
  private static let literals = Result {
    try ["Interface/CalculatorViewModel", "Calculator/Engine", "Interface/Words"].flatMap { room in
      let folder = packageRoot.appending(path: "Sources/\(room)")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".swift") && !$0.hasSuffix("Keys/Button.swift")
      }.flatMap { path in
        try String(contentsOf: folder.appending(path: path), encoding: .utf8).replacing(
          /\/\/.*/, with: ""
        ).matches(of: /"(?:[^"\\\n]|\\.)*"/).map { String($0.output) }
      }
    }
  }

  @Test func `have a form for every character that the view-model writes`() throws {
    let help = Help(Wording(.english)).chapters.flatMap(\.lines).map { $0.keys + $0.meaning }
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

  @Test(arguments: ["", "2 × (3 − 1) ÷ 4", "= 3.14…", "ß→"])
  func `replace characters one for one`(text: String) {
    #expect(GlyphSet.ascii.text(text).count == text.count)
    #expect(GlyphSet.ascii.text(text).allSatisfy { $0.isASCII })
    #expect(GlyphSet.unicode.text(text) == text)
  }

  @Test func `write exponents as typed, with the cursor and the mark in place`() {
    let line = ExpressionLine(text: "2×10⁻³⁴ + é", mark: 10..<11, cursor: 7, ties: [0..<1])
    let shown = ExpressionLine(text: "2*10^-34 + e", mark: 11..<12, cursor: 8, ties: [0..<1])
    #expect(GlyphSet.ascii.line(line) == shown && GlyphSet.unicode.line(line) == line)
    #expect(GlyphSet.ascii.text("≈ 5 m²") == "~= 5 m^2")
    #expect(GlyphSet.ascii.text("2π × √2 + 30°") == "2pi * sqrt 2 + 30deg")
    // Typed text without an ASCII form.
    #expect(GlyphSet.ascii.text("2ß + \u{3BC}") == "2? + ?")
  }
}
