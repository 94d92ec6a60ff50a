import ExactNumbers

/// A result in big numerals of equal width: pictures of half blocks, three rows high, and text.
struct Numerals: Hashable {
  static let rows = 3

  struct Piece: Hashable {
    var column: Int
    var row = 0
    var lines: [String]

    var columns: Int { lines[0].count }
  }

  private(set) var pieces: [Piece] = []
  private(set) var columns = 0

  private var space = 0

  /// Parses a result line such as `= 12.5 km/h`; nil if it is not numbers and units only.
  init?(_ line: String) {
    var rest = Substring(line)
    if let mark = rest.first, "=≈".contains(mark), rest.dropFirst().first == " " {
      append([String(mark)], row: 1)
      space = 2
      rest = rest.dropFirst(2)
    }
    guard let first = rest.first(where: { $0 != "−" && $0 != "(" }),
      first == "…" || first.isASCII && first.isNumber
    else { return nil }
    while let next = rest.first {
      if let columns = Self.spaces[next] {
        rest.removeFirst()
        space = columns
      } else if next == "^" {
        rest.removeFirst()
        guard let exponent = Self.exponent(&rest) else { return nil }
        append([exponent])
      } else if let exponent = Self.raised(&rest) {
        append([exponent])
      } else if let based = Self.based(&rest) {
        based.forEach { append($0) }
      } else if let picture = Self.picture(of: Self.aliases[next] ?? next, in: Self.digits) {
        rest.removeFirst()
        append(picture)
      } else {
        guard let unit = Self.unit(&rest) else { return nil }
        space = min(space, 1)
        append([unit], row: unit.allSatisfy("°′″".contains) ? 0 : Self.rows - 1)
      }
    }
  }

  private mutating func append(_ lines: [String], row: Int = 0) {
    let piece = Piece(column: columns + (pieces.isEmpty ? 0 : space), row: row, lines: lines)
    pieces.append(piece)
    columns = piece.column + piece.columns
    space = 1
  }

  private static let spaces: [Character: Int] = [" ": 3, "\u{A0}": 3, "\u{202F}": 2]

  private static let aliases: [Character: Character] = ["'": "’", "\u{66C}": "’"]

  private static func exponent(_ rest: inout Substring) -> String? {
    let sign = rest.prefix { $0 == "−" }
    let digits = rest.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
    guard sign.count < 2, !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return String(sign + digits)
  }

  private static func raised(_ rest: inout Substring) -> String? {
    let plain = { (character: Character) in
      character.unicodeScalars.first.flatMap(Superscript.character)
    }
    let exponent = rest.prefix { plain($0) != nil }
    guard !exponent.isEmpty else { return nil }
    rest = rest[exponent.endIndex...]
    return String(exponent.compactMap(plain).map { $0 == "-" ? "−" : $0 })
  }

  private static func based(_ rest: inout Substring) -> [[String]]? {
    guard ["0x", "0b", "0o"].contains(where: rest.hasPrefix) else { return nil }
    let token = rest.prefix { spaces[$0] == nil }
    let pictures = token.compactMap { picture(of: $0, in: basedDigits) }
    guard pictures.count == token.count else { return nil }
    rest = rest[token.endIndex...]
    return pictures
  }

  /// Parses the unit after a number; nil unless the end or a number follows.
  private static func unit(_ rest: inout Substring) -> String? {
    let unit = rest.prefix { spaces[$0] == nil }
    guard unit.count(where: { $0 == "(" }) == unit.count(where: { $0 == ")" }) else { return nil }
    rest = rest[unit.endIndex...]
    if let next = rest.dropFirst().first(where: { $0 != "−" }) {
      guard next.isASCII, next.isNumber else { return nil }
    }
    return String(unit)
  }

  /// Pictures side by side, whose first line has their names; scalars are found faster than
  /// characters.
  typealias Band = [[Unicode.Scalar]]

  /// Hexadecimal letters belong to units here.
  static let digits = bands(
    """
    0   1   2   3   4   5   6   7   8   9   |
    █▀█ ▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█
    █ █  █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█
    █▄█ ▄█▄ █▄▄ ▄▄█   █ ▄▄█ █▄█   █ █▄█ ▄▄█
    """,
    """
    . ,  ’ −   +   ×   /   (  )  …     : |
         █               █ ▄▀ ▀▄
           ▄▄▄ ▄█▄ ▀▄▀  █  █   █       ▀
    ▄ ▄▀        ▀  ▀ ▀ █   ▀▄ ▄▀ ▄ ▄ ▄ ▀
    """)

  static let basedDigits =
    bands(
      """
      A   B   C   D   E   F   x   b   o   |
      ▄▀▄ █▀▄ █▀▀ █▀▄ █▀▀ █▀▀     █
      █▀█ █▀▄ █   █ █ █▀▀ █▀▀ ▄ ▄ █▀▄ ▄▄▄
      █ █ █▄▀ █▄▄ █▄▀ █▄▄ █   ▄▀▄ █▄▀ █▄█
      """) + digits

  private static func bands(_ texts: String...) -> [Band] {
    texts.map { text in
      text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    }
  }

  static func picture(of name: Character, in bands: [Band]) -> [String]? {
    guard let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1,
      !" |".contains(name)
    else { return nil }
    for band in bands {
      guard let start = band[0].firstIndex(of: scalar),
        let next = band[0][(start + 1)...].firstIndex(where: { $0 != " " })
      else { continue }
      return band.dropFirst().map { line in
        var signs = String.UnicodeScalarView()
        for column in start..<next - 1 {
          signs.append(column < line.count ? line[column] : " ")
        }
        return String(signs)
      }
    }
    return nil
  }
}
