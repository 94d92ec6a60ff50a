import Words

/// Digits with the signs between them, as they were pasted: `1,234.56`.
///
/// A point or a comma can be the decimal point or group the digits; an apostrophe or a space groups
/// them.
struct PastedNumber {
  /// The digits between the signs; the first group is empty where a point comes first.
  private var groups: [String] = [""]
  /// The signs between the groups.
  private var separators: [Unicode.Scalar] = []
  /// The number with its signs, and with the one that there are more digits: `0.333…`.
  private var pasted: ArraySlice<Unicode.Scalar> = []
  /// Whether all groups can be one whole number.
  private var canBeWhole = false
  /// Whether the last group can be the fraction.
  private var canHaveFraction = false
  private var isShortened = false

  /// Reads a number at the start of a text; nil if there is none.
  ///
  /// - Parameter commaSeparates: whether a comma stands between arguments, not in a number.
  init?(_ text: ArraySlice<Unicode.Scalar>, commaSeparates: Bool) {
    var rest = text
    while let scalar = rest.first {
      let next = rest.dropFirst()
      if scalar.isDigit || scalar == "_" && groups != [""] {
        groups[groups.count - 1].unicodeScalars.append(scalar)
      } else if next.first?.isDigit == true, !(commaSeparates && scalar == ","),
        separates(scalar, before: next)
      {
        separators.append(scalar)
        groups.append("")
      } else {
        break
      }
      rest = next
    }
    guard rest.startIndex > text.startIndex else { return nil }
    let (last, others) = (separators.last, separators.dropLast())
    let isUniform = others.allSatisfy { $0 == others.first }
    canBeWhole =
      isUniform && (others.first ?? last) == last && Self.areGrouped(groups[...], by: last)
    canHaveFraction =
      (last == "." || last == ",") && isUniform && others.first != last
      && Self.areGrouped(groups.dropLast(), by: others.first)
    let ellipsis = ["…", "..."].first { rest.starts(with: $0.unicodeScalars) }
    if canHaveFraction, let ellipsis {
      rest = rest.dropFirst(ellipsis.unicodeScalars.count)
      (isShortened, canBeWhole) = (true, false)
    }
    pasted = text[..<rest.startIndex]
  }

  /// Whether a sign before a digit belongs to the number.
  private func separates(_ sign: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let group = rest.prefix(while: \.isDigit)
    let next = rest.dropFirst(group.count)
    switch sign {
    case ".", ",": return true
    case "'":
      // 5'11" is five feet and eleven inches.
      return groups != [""] && !["\"", "″", "”"].contains(next.first)
    case " ", "\u{A0}":
      // Groups of another length are numbers of their own, and 2 333/334 is a mixed number.
      let bottom = next.dropFirst().prefix(while: \.isDigit)
      let isFraction = next.first == "/" && (Int(group.string) ?? 0) < (Int(bottom.string) ?? 0)
      return group.count == 3 && !isFraction && Self.areGroups(groups.prefix(1), of: 3)
        && separators.allSatisfy { $0 == sign }
    default: return false
    }
  }

  /// Whether groups of digits are those of a whole number: one, thousands, or as in India `12,34,567`.
  private static func areGrouped(_ groups: ArraySlice<String>, by sign: Unicode.Scalar?) -> Bool {
    if sign == nil || areGroups(groups, of: 3) { return true }
    return sign == "," && groups.count > 2 && groups.last?.utf8.count == 3
      && areGroups(groups.dropLast(), of: 2)
  }

  /// Whether all groups have a length, of which the first may be shorter, but does not begin with 0.
  private static func areGroups(_ groups: ArraySlice<String>, of length: Int) -> Bool {
    guard let first = groups.first, (1...length).contains(first.utf8.count), !first.hasPrefix("0")
    else { return false }
    return groups.dropFirst().allSatisfy { $0.utf8.count == length }
  }

  /// The number of scalars.
  var length: Int { pasted.count }

  var isMalformed: Bool { !canBeWhole && !canHaveFraction }

  /// The decimal point that the number proves: its own, or the sign that does not group it.
  var decimalPoint: Unicode.Scalar? {
    guard canBeWhole != canHaveFraction, let last = separators.last else { return nil }
    if canHaveFraction { return last }
    return last == "." ? "," : last == "," ? "." : nil
  }

  /// The number as formulas write it; a malformed one stays as it was pasted.
  func text(_ points: DecimalPoints) -> String {
    guard !isMalformed else { return pasted.string }
    guard canHaveFraction, !canBeWhole || separators.last == points.usual else {
      return groups.joined()
    }
    let whole = groups.dropLast().joined()
    return (whole.isEmpty ? "0" : whole) + String(points.written) + (groups.last ?? "")
  }

  /// The number as it was pasted, and its reading; nil if these are alike, or nothing else can be
  /// meant.
  func note(_ points: DecimalPoints) -> PasteNote? {
    let isDoubtful = canBeWhole && canHaveFraction && points.known == nil
    guard isDoubtful || isShortened || canBeWhole && separators.contains(" ") else { return nil }
    let note = PasteNote(pasted: pasted.string, read: text(points))
    return note.pasted == note.read ? nil : note
  }
}

/// The decimal points of a text: the one to write, and those to read.
struct DecimalPoints: Hashable {
  /// The decimal point that formulas have.
  let written: Character
  /// The decimal point that numbers are known to have; nil if none is known.
  var known: Unicode.Scalar?

  /// The decimal point of numbers with two readings.
  var usual: Unicode.Scalar { known ?? (written == "," ? "," : ".") }

  /// The decimal points of a text with these numbers: those that have only one reading tell how the
  /// others are meant, if they agree.
  func proven(by numbers: some Sequence<PastedNumber>) -> DecimalPoints {
    let signs = Set(numbers.compactMap(\.decimalPoint))
    return signs.count == 1 ? DecimalPoints(written: written, known: signs.first) : self
  }
}

/// A text in which numbers can be written with another decimal point.
///
/// Everything else in it is left to the reader of formulas.
struct PastedLine {
  private enum Piece {
    case number(PastedNumber)
    case text(String)
  }

  private var pieces: [Piece] = []

  /// Finds the numbers in a text.
  ///
  /// - Parameter commaIsPoint: whether the decimal point of formulas is a comma; where it is not, a
  ///   comma between the arguments of a function separates them.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: ArraySlice<Unicode.Scalar>, commaIsPoint: Bool) {
    var rest = text
    // For each open parenthesis, whether commas in it separate arguments.
    var separates = [false]
    while let first = rest.first {
      let isBehindWord = rest.startIndex > text.startIndex && text[rest.startIndex - 1].isPartOfWord
      let wordLength = Self.wordLength(rest)
      var length = max(wordLength, 1)
      if wordLength == 0, first.isDigit || !isBehindWord,
        let number = PastedNumber(
          rest, commaSeparates: !commaIsPoint && separates.last == true)
      {
        pieces.append(.number(number))
        length = number.length
      } else if first.isBlank {
        length = rest.prefix(while: \.isBlank).count
        pieces.append(.text(" "))
      } else {
        if first == "(" { separates.append(isBehindWord || separates.last == true) }
        if first == ")", separates.count > 1 { separates.removeLast() }
        pieces.append(.text(rest.prefix(length).string))
      }
      rest = rest.dropFirst(length)
    }
  }

  /// The length of the name or of the number in another base than 10 at the start of a text, in whose
  /// digits no sign is a point; 0 if there is none.
  private static func wordLength(_ text: ArraySlice<Unicode.Scalar>) -> Int {
    guard let first = text.first, let next = text.dropFirst().first else { return 0 }
    let isBased = first == "0" && "xXbBoO".unicodeScalars.contains(next)
    // An x before a digit can be the sign of a multiplication.
    let isTimes = (first == "x" || first == "X") && next.isDigit
    guard isBased || first.properties.isAlphabetic && !isTimes else { return 0 }
    return text.prefix(while: \.isPartOfWord).count
  }

  var numbers: [PastedNumber] {
    pieces.compactMap { piece in
      if case .number(let number) = piece { number } else { nil }
    }
  }

  /// The text as formulas write it.
  func text(_ points: DecimalPoints) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .number(let number): text += number.text(points)
      case .text(let piece): text += piece
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool { properties.isAlphabetic || isDigit || self == "_" }
}
