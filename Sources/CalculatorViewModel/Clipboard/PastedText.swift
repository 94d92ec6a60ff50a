import CalculatorCore
import Engine
import Quantities
import Words

/// Text as it was pasted, and what it is read as.
///
/// `$1,234.56` is the formula `$1234.56`, `80×40 = 3200` is the formula `80×40`, and three lines with a
/// number each are a column.
///
/// Numbers may be grouped, and may have either decimal point. What is ambiguous, such as `1,234`, is
/// read as the other numbers of the same text are, or else with the decimal point of the display.
struct PastedText {
  /// What a text is read as.
  package enum Reading: Hashable, Sendable {
    /// A formula on one line, with the number in it that could be read in another way.
    case formula(String, note: PasteNote?)
    case column(PastedColumn)
    case nothing(PasteRefusal)
  }

  /// The greatest length of a formula, in characters; the formula line takes time in proportion to
  /// it for each key.
  static let longestFormula = 100_000

  private let cells: [ArraySlice<Unicode.Scalar>]
  private let lines: [ArraySlice<Unicode.Scalar>]
  private let points: DecimalPoints
  private let scope: PasteScope

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - point: the decimal point of the display, which is also that of formulas.
  ///   - known: the decimal point that the numbers are known to have; nil if none is known.
  ///   - names: the names of results.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: String, point: Character, known: Unicode.Scalar? = nil, names: [String] = [])
  {
    scope = PasteScope(names: names)
    points = DecimalPoints(written: point, known: known)
    lines = PlainScalars(text).text.split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }.trimmed
      return content.isEmpty ? nil : content
    }
    cells = lines.flatMap { $0.split(separator: "\t") }.compactMap { cell in
      let content = cell.trimmed
      return content.isEmpty ? nil : content
    }
  }

  /// What the text is read as.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var reading: Reading {
    guard let first = cells.first else { return .nothing(.empty) }
    if let column = column(of: cells.count > 1 ? cells : first.listed) { return .column(column) }
    let formula = lines.joined(separator: ["\n"]).map(\.self)
    guard formula.count <= Self.longestFormula else { return .nothing(.tooLong) }
    // Of several results below each other, none is meant more than the others.
    if lines.count == 1 || !formula.contains(where: { $0 == "=" || $0 == "≈" }) {
      let reader = PastedFormula(formula, points, scope)
      if let text = reader.text { return .formula(text, note: reader.note) }
    }
    guard lines.count > 1, let word = cells.first(where: { PastedNumber($0) == nil }) else {
      return .nothing(.noCalculation(excerpt(of: formula[...])))
    }
    return .nothing(.noColumn(lines: lines.count, excerpt(of: word)))
  }

  private func column(of cells: [ArraySlice<Unicode.Scalar>]) -> PastedColumn? {
    guard cells.count > 1 else { return nil }
    var numbers: [PastedNumber] = []
    numbers.reserveCapacity(cells.count)
    for cell in cells {
      guard let number = PastedNumber(cell) else { return nil }
      numbers.append(number)
    }
    return PastedColumn(numbers, points)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The text without white space at its ends.
  var trimmed: ArraySlice<Unicode.Scalar> {
    guard let start = firstIndex(where: { !$0.isBlank }),
      let end = lastIndex(where: { !$0.isBlank })
    else { return [] }
    return self[start...end]
  }

  /// The elements of a list on one line: between semicolons, or between commas with a space.
  fileprivate var listed: [ArraySlice<Unicode.Scalar>] {
    var elements: [ArraySlice<Unicode.Scalar>] = []
    var start = startIndex
    for index in indices {
      let isComma = self[index] == "," && index + 1 < endIndex && self[index + 1].isBlank
      guard self[index] == ";" || isComma else { continue }
      elements.append(self[start..<index].trimmed)
      start = index + 1
    }
    return elements + [self[start...].trimmed]
  }

  /// The text as a string.
  var string: String {
    String(String.UnicodeScalarView(self))
  }
}

/// The beginning of a text, for a sentence about it.
private func excerpt(of text: ArraySlice<Unicode.Scalar>) -> String {
  let longest = 24
  let line = Array(text.prefix(longest).map { $0.isBlank ? " " : $0 })
  return line[...].string + (text.count > longest ? "…" : "")
}

/// A column of numbers that was pasted.
package struct PastedColumn: Hashable, Sendable {
  /// The numbers as formulas write them; negative ones have a sign.
  package let numbers: [String]
  /// The first number that could be read in another way; nil if there is none.
  package let note: PasteNote?

  /// Reads numbers that belong together.
  init(_ numbers: [PastedNumber], _ usual: DecimalPoints) {
    let points = usual.proven(by: numbers.map(\.run))
    let currency = Self.currency(of: numbers)
    self.numbers = numbers.map { $0.text(points, in: currency) }
    note = numbers.lazy.compactMap { $0.run.note(points) }.first
  }

  /// The only unit in a column, if that is a currency: tables of amounts often have its sign in the
  /// first row and in the last one only.
  private static func currency(of numbers: [PastedNumber]) -> String? {
    let units = Set(numbers.compactMap(\.unit))
    guard units.count == 1, let unit = units.first else { return nil }
    let isCurrency =
      CurrencySigns.standard.currency(of: unit) != nil
      || UnitTable.unit(named: unit)?.definition.dimension == .money
    return isCurrency ? unit : nil
  }

  /// The sum of the numbers, as a formula.
  package var sum: String {
    sum(of: numbers[...])
  }

  /// The sum as far as a display shows it: its end.
  var preview: String {
    let shown = 20
    return (numbers.count > shown ? "… + " : "") + sum(of: numbers.suffix(shown))
  }

  private func sum(of numbers: ArraySlice<String>) -> String {
    numbers.dropFirst().reduce(into: numbers.first ?? "") { sum, number in
      sum += number.hasPrefix("−") ? " − " + number.dropFirst() : " + " + number
    }
  }
}

/// The decimal points of a text: the one to write, and those to read.
struct DecimalPoints: Hashable {
  /// The decimal point that formulas have.
  let written: Character
  /// The decimal point of numbers with two readings.
  var usual: Unicode.Scalar
  /// Whether that is known, and not merely usual where the display has it.
  var isKnown: Bool

  init(written: Character, known: Unicode.Scalar? = nil) {
    self.written = written
    usual = known ?? (written == "," ? "," : ".")
    isKnown = known != nil
  }

  /// The decimal points of a text with these numbers: those that have only one reading tell how the
  /// others are meant, if they agree.
  func proven(by numbers: some Sequence<DigitRun>) -> DecimalPoints {
    let signs = Set(numbers.compactMap(\.decimalPoint))
    guard signs.count == 1, let sign = signs.first else { return self }
    var points = self
    (points.usual, points.isKnown) = (sign, true)
    return points
  }
}

/// Pasted text with one sign for each meaning, and without characters that must not reach the screen.
struct PlainScalars {
  /// The text; the only control characters in it are tabs and line ends.
  private(set) var text: [Unicode.Scalar] = []

  /// Reads text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ pasted: String) {
    text.reserveCapacity(pasted.utf8.count)
    for scalar in pasted.unicodeScalars { append(scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r", "\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": text.append("\n")
    case "\t": text.append("\t")
    case "-": appendMinus(scalar)
    case " "..."~": text.append(scalar)
    default: appendOther(scalar)
    }
  }

  /// Adds a character that is not ASCII, unless it is a control character, invisible, or for private
  /// use.
  private mutating func appendOther(_ scalar: Unicode.Scalar) {
    if let plain = Self.alternatives[scalar] {
      if plain == "−" { appendMinus(plain) } else { text.append(plain) }
      return
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate: break
    case .currencySymbol: appendCurrency(scalar)
    case .spaceSeparator: text.append(" ")
    case .decimalNumber:
      text.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(scalar.properties.numericValue ?? 0)))
    default: text.append(scalar)
    }
  }

  /// Adds the sign of a currency, or leaves out one that is not known; between two digits, that keeps
  /// them apart.
  private mutating func appendCurrency(_ sign: Unicode.Scalar) {
    if sign.isCurrencySign {
      text.append(sign)
    } else if text.last?.isDigit == true {
      text.append(" ")
    }
  }

  /// Adds a minus; the sign of a currency that no digit precedes goes behind it: `$-5` is `-$5`.
  private mutating func appendMinus(_ minus: Unicode.Scalar) {
    let leads = text.last?.isCurrencySign == true && text.dropLast().last?.isDigit != true
    text.insert(minus, at: text.endIndex - (leads ? 1 : 0))
  }

  /// What looks alike and means the same, by the numbers of Unicode.
  private static let alternatives: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(plain: Unicode.Scalar, others: [UInt32])] = [
      ("−", [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212, 0xFE63, 0xFF0D]),
      ("×", [0x2217, 0x2715, 0x2716, 0x2A2F, 0xFF0A]),
      ("\u{B7}", [0x22C5, 0x2219]),
      ("/", [0x2215, 0x2044, 0x2236, 0xFF0F]),
      ("÷", [0x2797]),
      (":", [0xFF1A]),
      ("+", [0xFF0B, 0x2795]),
      ("=", [0xFF1D]),
      ("≈", [0x2243, 0x2245]),
      ("(", [0xFF08]),
      (")", [0xFF09]),
      ("'", [0x2019, 0x2BC, 0xFF07]),
      (".", [0xFF0E]),
      (",", [0xFF0C]),
      ("%", [0xFF05]),
      ("^", [0xFF3E]),
      ("\u{A0}", [0xA0, 0x202F, 0x2007, 0x2009]),
    ]
    return Dictionary(
      uniqueKeysWithValues: groups.flatMap { group in
        group.others.compactMap(Unicode.Scalar.init).map { ($0, group.plain) }
      })
  }()
}

extension Unicode.Scalar {
  /// Whether the scalar is one of the ten digits of ASCII.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is a sign that means a currency.
  fileprivate var isCurrencySign: Bool {
    properties.generalCategory == .currencySymbol
      && CurrencySigns.standard.currency(of: String(self)) != nil
  }

  /// Whether the scalar is a letter of ASCII.
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether the scalar is white space in the text of `PlainScalars`.
  var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\u{A0}" }
}
