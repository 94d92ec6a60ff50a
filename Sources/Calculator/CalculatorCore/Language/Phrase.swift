import ExactNumbers
import Quantities

/// A phrase in words with its notation, for lines that cannot be parsed: `90 days after 2026-12-25`
/// is `2026-12-25 + 90 days`.
struct Phrase {
  let written: String
  let certainty: Certainty
  /// Whether this meaning needs a date or a moment in the tree.
  let needsTime: Bool

  enum Certainty {
    case suggestion
    /// Certain with a date or a moment: `3 days ago`, but not `5 after 3`.
    case ofTimes
    case certain
    case ofShares
  }
}

/// Finds the phrases of a line; asks for today only if a date lacks its year.
struct PhraseReader {
  let language: TextLanguage
  let time: TimeSource

  /// A pattern, where `|` separates alternatives, `U` matches one word, `P` a percentage, and `A`,
  /// `B` and `C` any words.
  ///
  /// In the text, `~` encloses several words in parentheses, `&` separates them as arguments, `@`
  /// is today, or now beside clock times and hours. A day without a year is the nearest one, after
  /// `<` the last one, after `>` the first one from the slot before it, or from today.
  private struct Row {
    let words: [Word]
    let text: String
    let certainty: Phrase.Certainty

    init(_ words: String, _ text: String, _ certainty: Phrase.Certainty) {
      (self.text, self.certainty) = (text, certainty)
      self.words = words.split(separator: " ").map { word in
        word.first.flatMap { $0.isUppercase ? .slot($0) : nil } ?? .any(word.split(separator: "|"))
      }
    }
  }

  private enum Word {
    case any([Substring])
    case slot(Character)
  }

  private typealias Slots = [Character: ArraySlice<Substring>]

  private static let longestLine = 200

  private var rows: [Row] { language.of(Self.english, Self.all) }

  func phrases(of line: String) -> [Phrase] {
    guard line.utf8.count <= Self.longestLine else { return [] }
    if let periods = sumOfPeriods(line) ?? enclosed(line) { return [periods] }
    let words = line.split(whereSeparator: \.isWhitespace).flatMap(Self.spaced)
    return rows.compactMap { written(words, $0) }
  }

  /// The words of `100+20%`, with a mathematical minus sign as a hyphen.
  private static func spaced(_ word: Substring) -> [Substring] {
    let signs: [Character: Substring] = ["+": "+", "-": "-", "\u{2212}": "-"]
    if word.count == 1, let sign = word.first.flatMap({ signs[$0] }) { return [sign] }
    guard word.last == "%", let place = word.dropFirst().lastIndex(where: { signs[$0] != nil }),
      let sign = signs[word[place]]
    else { return [word] }
    return [word[..<place], sign, word[word.index(after: place)...]]
  }

  /// The sum of several periods: `8:00 to 12:00 + 13:00 to 17:00`.
  private func sumOfPeriods(_ line: String) -> Phrase? {
    let terms = line.split(separator: "+")
    guard terms.count > 1 else { return nil }
    var written: [String] = []
    for term in terms {
      var words = term.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if words.first == "(", words.last == ")" { words = String(words.dropFirst().dropLast()) }
      guard let period = phrases(of: words).first(where: \.needsTime) else { return nil }
      written.append("(\(period.written))")
    }
    return Phrase(
      written: written.joined(separator: " + "), certainty: .ofTimes, needsTime: true)
  }

  /// Phrases in parentheses: `(8:30 to 17:15) * 5`, `(100 + 20% VAT) / 3`.
  private func enclosed(_ line: String) -> Phrase? {
    let parts = line.split(separator: "(", omittingEmptySubsequences: false)
    var (written, found) = (String(parts[0]), Phrase?.none)
    for part in parts.dropFirst() {
      let inside = part.prefix { $0 != ")" }
      let phrase = phrases(of: String(inside)).first { $0.certainty == .certain || $0.needsTime }
      written += "(" + (phrase.map { $0.written + part.dropFirst(inside.count) } ?? String(part))
      found = phrase ?? found
    }
    return found.map {
      Phrase(written: written, certainty: $0.certainty, needsTime: $0.needsTime)
    }
  }

  private func written(_ words: [Substring], _ row: Row) -> Phrase? {
    guard let slots = Self.match(row.words[...], words[...]) else { return nil }
    var (written, certainty, needsTime) = ("", row.certainty, row.certainty == .ofTimes)
    // `in 5 days`, but not `in hex 255`
    if let duration = slots["A"], row.text.dropLast() == "@ + " || row.text.dropLast() == "@ - ",
      !duration.contains(where: { $0.contains(":") }),
      !hasUnit(duration, where: { $0.dimension == .time })
    {
      return nil
    }
    var mark: Character?
    let isShort = slots.values.contains { isOfHours($0) }
    for character in row.text {
      guard let slot = slots[character] else {
        if "~<>&".contains(character) {
          mark = character
        } else {
          written += character == "@" ? isShort ? "now" : "today" : String(character)
        }
        continue
      }
      var inner: Phrase?
      for row in rows where inner == nil { inner = self.written(Array(slot), row) }
      let source = slot.joined(separator: " ")
      let isSum = Self.hasSign(of: "+-−", in: source)
      if inner?.written.contains("#") == true { return nil }
      // The words of a power or a root may concern one factor, and `and` is no operator here.
      let isTight = character == "A" && ["~A^", "sqrt", "cbrt"].contains { row.text.hasPrefix($0) }
      if isTight, Self.hasSign(of: "+-−*×/÷", in: source) || source.hasPrefix("-") { return nil }
      if row.certainty == .suggestion, mark != "&" {
        let isDivisor = written.hasSuffix("/ ") && mark == "~"
        if isDivisor && Self.hasSign(of: "*×/÷", in: source) || slot.contains("and") { return nil }
      }
      if inner?.needsTime == true, row.certainty != .suggestion { return nil }
      if row.certainty == .ofTimes {
        // A product may be of the whole period: `8:30 to 17:15 * 5`.
        if Self.hasSign(of: "*×/÷^", in: source) { return nil }
      } else if mark == "~", isSum {
        // In `half of 90 + 10` the words may concern one term.
        let isLast = slot.endIndex == words.endIndex
        if row.certainty == .suggestion, isLast || slot.startIndex == 0 { return nil }
        if row.certainty == .certain, isLast { certainty = .suggestion }
      }
      if inner?.certainty == .suggestion { certainty = .suggestion }
      if inner?.needsTime == true { needsTime = true }
      var part = mark == "&" ? Self.arguments(slot) ?? source : inner?.written ?? source
      if row.certainty == .ofTimes || mark == "<" || mark == ">" {
        part = time(character, of: slots, in: row, behind: mark) ?? part
        if isShort, mark != nil, row.text.contains("@"), !part.contains(":") { part += " 0:00" }
      }
      let isOperand =
        mark == "~"
        ? !part.contains(" ") && !Self.hasSign(of: "+-−*×/÷^", in: part)
        : row.certainty != .ofTimes || !isSum || written.hasSuffix(" in ")
      let isArgument = mark == "~" && written.hasSuffix("(")
      written += isOperand || isArgument ? part : "(\(part))"
      mark = nil
    }
    return Phrase(written: written, certainty: certainty, needsTime: needsTime)
  }

  /// Whether a text has an operator outside of parentheses, and not in a date.
  private static func hasSign(of signs: String, in text: String) -> Bool {
    var depth = 0
    for word in text.split(separator: " ") {
      let isDate = word.utf8.count > 9 && word.split(separator: "-").count == 3
      for (place, character) in word.enumerated() where !isDate {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        let isBetween = place > 0 || word.count == 1
        if depth == 0, isBetween, signs.contains(character) { return true }
      }
    }
    return false
  }

  /// The arguments in words, as in `10, 20 and 30`; nil if there is one.
  private static func arguments(_ words: ArraySlice<Substring>) -> String? {
    var arguments = [""]
    for word in words {
      let ends = word.last == ","
      if word != "and", word != "et" {
        let groups = word.split(separator: ",")
        let areThrees = groups.dropFirst().allSatisfy { $0.prefix { $0.isNumber }.count == 3 }
        arguments[arguments.count - 1] += " " + groups.joined(separator: areThrees ? "" : ",")
      }
      if ends || word == "and" || word == "et" { arguments.append("") }
    }
    arguments.removeAll(where: \.isEmpty)
    if arguments.count == 1, words.allSatisfy({ Int($0) != nil }) {
      arguments = words.map { " " + $0 }
    }
    return arguments.count > 1 ? String(arguments.joined(separator: ";").dropFirst()) : nil
  }

  /// A day completed by its year, a clock time of today beside `now`, and `9am` as `9:00 am`; nil
  /// for other words.
  private func time(
    _ slot: Character, of slots: Slots, in row: Row, behind mark: Character?
  ) -> String? {
    if let day = day(slot, of: slots, behind: mark) { return "\(day)" }
    var text = (slots[slot] ?? []).joined().lowercased()
    if language == .french, text.contains("h"), !text.contains(":") {
      text = String(text.map { $0 == "h" ? ":" : $0 }) + (text.hasSuffix("h") ? "00" : "")
    }
    let half = ["am", "pm"].first(where: text.hasSuffix)
    let digits = text.dropLast(half == nil ? 0 : 2)
    guard digits.allSatisfy({ $0.isWholeNumber || $0 == ":" }), half != nil || digits.contains(":")
    else { return nil }
    var clock = (digits.contains(":") ? digits : digits + ":00") + (half.map { " " + $0 } ?? "")
    // Next to a 24-hour time, `pm` marks a time: `8:30 to 5pm`.
    let isBesideClock = slots.contains { other, words in
      other != slot && words.count == 1 && words.joined().allSatisfy { $0.isNumber || $0 == ":" }
        && words.joined().contains(":")
    }
    if isBesideClock, let half, let hour = Int(digits.prefix { $0 != ":" }), 1...12 ~= hour {
      clock = "\(hour % 12 + (half == "pm" ? 12 : 0))" + clock.dropLast(3).drop { $0 != ":" }
    }
    let isBesideNow =
      mark != nil && row.text.contains("@") || slots.values.contains { $0.elementsEqual(["now"]) }
    return isBesideNow ? "today \(clock)" : String(clock)
  }

  /// Whether words are a clock time, or in hours or less.
  private func isOfHours(_ words: ArraySlice<Substring>) -> Bool {
    guard let day = UnitTable.unit(named: "d") else { return false }
    return words.contains { $0.contains(":") } || hasUnit(words) { $0.isPart(of: Unit([day])) }
  }

  private func hasUnit(_ words: ArraySlice<Substring>, where condition: (Unit) -> Bool) -> Bool {
    words.contains { word in
      word.split { !$0.isLetter }.contains { name in
        UnitTable.unit(named: String(name), in: language).map { condition(Unit([$0])) } ?? false
      }
    }
  }

  private static let presentWords: Set = [
    "today", "now", "tomorrow", "aujourd’hui", "aujourd'hui", "demain", "maintenant",
  ]
  private static let articles: Set = ["the", "le", "la", "du", "au"]

  /// The nearest day that `25 Dec` may be; nil for another text.
  func nearestDay(_ text: String) -> Day? {
    let words = text.split(whereSeparator: \.isWhitespace)[...]
    return words.count == 2 ? day("A", of: ["A": words], behind: nil) : nil
  }

  /// The day for a slot without a year, or a weekday, in either direction, including today; nil for
  /// other words, or if the slot before it has a year.
  private func day(_ slot: Character, of slots: Slots, behind mark: Character?) -> Day? {
    let words = (slots[slot] ?? []).drop { Self.articles.contains($0.lowercased()) }
    let weekday = words.count == 1 ? language.weekday(named: words.joined().lowercased()) : nil
    let months = words.map { language.month(named: $0.lowercased()) }
    guard weekday?.isWhole == true || words.count == 2 && months.contains(where: { $0 != nil })
    else { return nil }
    var base = time.today()
    let slotBefore: Character = slot == "C" ? "B" : "A"
    if mark == ">", let before = slots[slotBefore] {
      if before.contains(where: { $0.utf8.count >= 4 && $0.utf8.first?.isDigit == true }) {
        return nil
      }
      base = day(slotBefore, of: slots, behind: nil) ?? base
    }
    let end = slots[slot == "A" ? "B" : "C"]?.joined().lowercased()
    let mark = mark == nil && Self.presentWords.contains(end ?? "") ? "<" : mark
    if let weekday { return base.next(weekday: weekday.number, mark == "<" ? -1 : 1) }
    guard let month = months[0] ?? months[1],
      let number = Int(
        (months[0] == nil ? words.first : words.last)?.prefix(while: \.isNumber) ?? "")
    else { return nil }
    // A leap day is at most eight years away.
    let days = (base.year - 8...base.year + 8).lazy
      .compactMap { Day(year: $0, month: month, day: number) }
    let distance = { (day: Day) in day.daysSince1970 - base.daysSince1970 }
    return switch mark {
    case ">": days.first { distance($0) >= 0 }
    case "<": days.last { distance($0) <= 0 }
    default: days.min { abs(distance($0)) < abs(distance($1)) }
    }
  }

  private static func match(
    _ pattern: ArraySlice<Word>, _ words: ArraySlice<Substring>
  ) -> Slots? {
    guard let first = pattern.first, let word = words.first, pattern.count <= words.count else {
      return pattern.isEmpty && words.isEmpty ? [:] : nil
    }
    let letter: Character
    switch first {
    case .any(let alternatives):
      guard alternatives.contains(word.lowercased()[...]) else { return nil }
      return match(pattern.dropFirst(), words.dropFirst())
    case .slot(let slot): letter = slot
    }
    let most = letter == "U" ? 1 : words.count - pattern.count + 1
    for count in (0..<most).reversed() {
      let slot = words.prefix(count + 1)
      if slot.joined().reduce(0, { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }) != 0 { continue }
      if ["+", "-", "*", "/"].contains(slot.first) || slot.last == "-" { continue }
      if letter == "U", !slot.allSatisfy({ $0.allSatisfy(\.isLetter) }) { continue }
      let isPercentage =
        slot.last?.last == "%" && !slot.joined().contains(where: \.isLetter)
        && !slot.contains { ["+", "-", "*", "/"].contains($0) }
      if letter == "P", !isPercentage { continue }
      if var slots = match(pattern.dropFirst(), words.dropFirst(count + 1)),
        slots[letter].map({ $0.elementsEqual(slot) }) ?? true
      {
        slots[letter] = slot
        return slots
      }
    }
    return nil
  }
}

extension PhraseReader {
  private static let all = english + french

  private static func rows(
    split: String, certain: [(String, String)], ofTimes: [(String, String)],
    suggested: [(String, String)]
  ) -> [Row] {
    [Row(split, "~A / ~B", .ofShares)] + certain.map { Row($0.0, $0.1, .certain) }
      + ofTimes.map { Row($0.0, $0.1, .ofTimes) } + suggested.map { Row($0.0, $0.1, .suggestion) }
  }

  private static let english = rows(
    split: "split A by|among|between B",
    certain: [
      ("from A to B in|as %|percent", "~B / ~A - 1 in %"),
      ("A to B in|as %|percent", "~B / ~A - 1 in %"), ("U in a|an B", "1 B in U"),
      ("A + vat|tax|tva P", "~A + P"), ("A + P vat|tax|tva|tip|service", "~A + P"),
      ("A discount P", "~A - P"), ("A - P discount", "~A - P"),
      ("P vat|tax|tva|tip on|of A", "P of ~A"), ("vat|tax|tip P on|of A", "P of ~A"),
    ],
    ofTimes: [
      ("how many U until|till|to B", ">B - @ in U"),
      ("how long until|till|to B", ">B - @"), ("how long since B", "@ - <B"),
      ("how many U since B", "@ - <B in U"), ("how many U between B and C", ">C - B in U"),
      ("U until|till B", ">B - @ in U"), ("U since B", "@ - <B in U"),
      ("U between B and C", ">C - B in U"), ("U from B to|until|till C", ">C - B in U"),
      ("A after|from B", "B + A"), ("A before B", "B - A"), ("A ago", "@ - A"), ("in A", "@ + A"),
      ("from A to|until|till B in|as C", ">B - A in C"),
      ("A to|until|till B in|as C", ">B - A in C"),
      ("from A to|until|till B", ">B - A"), ("A to|until|till B", ">B - A"),
    ],
    suggested: [
      ("day of week A", "weekday(A)"), ("day of the week A", "weekday(A)"),
      ("day of the week of|on A", "weekday(A)"),
      ("day of the year", "yearday(today)"), ("day of the year of A", "yearday(A)"),
      ("day of the year A", "yearday(A)"), ("day of year A", "yearday(A)"),
      ("next week", "today + 1 week"), ("last week", "today - 1 week"),
      ("next month", "today + 1 month"), ("last month", "today - 1 month"),
      ("next year", "today + 1 year"), ("last year", "today - 1 year"),
      ("what|which day is|was A", "weekday(A)"), ("week of A", "week(A)"), ("what is A", "A"),
      ("week number of|on A", "week(A)"),
      ("what's|whats|calculate|compute A", "A"), ("how much is A", "A"),
      ("age of|since B", "today - B in years + months"),
      ("how old is B", "today - B in years + months"),
      ("A plus B", "A + B"), ("A minus B", "A - B"), ("A times B", "A * B"),
      ("A multiplied by B", "~A * ~B"), ("A divided by B", "~A / ~B"), ("A over B", "~A / ~B"),
      ("A to the power of B", "~A^~B"), ("A to the B", "~A^~B"), ("A squared", "~A^2"),
      ("A cubed", "~A^3"),
      ("square root of A", "sqrt(~A)"), ("the A", "A"), ("cube root of A", "cbrt(~A)"),
      ("split A by|between|among B people|persons|friends|ways", "~A / ~B"),
      ("split A B ways", "~A / ~B"), ("split A in|into B", "~A / ~B"),
      ("half off A", "50% off ~A"), ("quarter off A", "25% off ~A"), ("half of A", "~A / 2"),
      ("a|one third of A", "~A / 3"),
      ("third of A", "~A / 3"),
      ("a|one quarter of A", "~A / 4"), ("quarter of A", "~A / 4"), ("twice|double A", "2 * ~A"),
      ("A percent|pct of B", "A% of B"),
      ("A per cent of B", "A% of B"), ("A percent|pct off B", "A% off B"),
      ("A percent|pct", "A%"), ("A per cent", "A%"), ("A is what %|percent of B", "~A / ~B in %"),
      ("A out of B in|as %|percent", "~A / ~B in %"), ("A out of B", "~A / ~B in %"),
      ("A as a|an %|percent|percentage of B", "~A / ~B in %"), ("P on A", "~A + P"),
      ("A is P of what", "~A / P"), ("P of what is A", "~A / P"),
      ("A to B is what %|percent", "~B / ~A - 1 in %"),
      ("remainder of A divided by B", "~A mod ~B"),
      ("A rounded", "round(A)"), ("A rounded up", "ceil(A)"), ("A rounded down", "floor(A)"),
      ("A rounded to B dp|digits|places|decimals", "round(A; B)"),
      ("round A to B dp|digits|places|decimals", "round(A; B)"),
      ("A to|as|in B dp|digits|places|decimals", "round(A; B)"),
      ("A to|as B decimal places", "round(A; B)"),
      ("percent|percentage change from A to B", "~B / ~A - 1 in %"),
      ("percent|percentage change A B", "~B / ~A - 1 in %"),
      ("prime factors of A", "~A in factors"), ("prime factors A", "~A in factors"),
      ("factors of A", "~A in factors"), ("factor|factorise|factorize A", "~A in factors"),
      ("sum of|from A to B", "sum(k = A to B; k)"), ("sum A to B", "sum(k = A to B; k)"),
      ("square of A", "~A^2"), ("P more than A", "~A + P"), ("P less than A", "~A - P"),
      ("cube of A", "~A^3"),
      ("triple A", "3 * ~A"), ("A less P", "~A - P"),
      ("A increased|up by P", "~A + P"), ("A decreased|reduced|down by P", "~A - P"),
      ("speed of light", "c"),
      ("d/dx A", "derivative(A; x = 1)"), ("derivative of A at B", "derivative(A; x = B)"),
      ("integral of A from B to C", "integral(A; x = B to C)"),
      ("area under A from B to C", "integral(A; x = B to C)"),
      ("A incl|incl.|including P vat", "~A / (1 + P)"), ("A - P vat", "~A / (1 + P)"),
      ("A @ B", "A * B"), ("A div B", "~A // ~B"),
      ("log A base B", "log(A; B)"), ("log base B of A", "log(A; B)"),
      ("A U in time", "A U in h + min + s"),
      ("A in date|time|datetime", "unix(A)"), ("A tomorrow", "tomorrow A"),
      ("A yesterday", "yesterday A"),
      ("half a|an A", "1/2 A"), ("half A", "~A / 2"),
      ("quarter of a|an A", "1/4 A"), ("a|an A", "1 A"), ("total of A", "sum(&A)"),
    ] + lists + calls)

  private static let calls = ["sqrt", "cbrt", "abs", "sin", "cos", "tan", "ln", "log", "exp"]
    .map { ("\($0) of A", "\($0)(~A)") }

  private static let lists = [
    ("average|mean", "mean"), ("median", "median"), ("mode", "mode"), ("stdev", "stdev"),
    ("variance", "variance"), ("gcd", "gcd"), ("lcm", "lcm"), ("sum", "sum"),
    ("larger|largest|greater|greatest|maximum|max", "max"),
    ("smaller|smallest|minimum|min", "min"),
  ].flatMap { words, name in ["of A", "A"].map { ("\(words) \($0)", "\(name)(&A)") } }

  private static let french = rows(
    split: "partager A en|entre|par B",
    certain: [
      ("de A à B en %", "~B / ~A - 1 in %"), ("A à B en %", "~B / ~A - 1 in %"),
      ("P de tva sur A", "P of ~A"),
      ("A ht", "A"), ("A ht + P", "~A + P"), ("A + tva P", "~A + P"), ("A + P de tva", "~A + P"),
      ("A tva P", "~A + P"),
      ("A - remise P", "~A - P"), ("A - remise de P", "~A - P"),
      ("A ht - remise de B", "~A - B"), ("A ht - remise B", "~A - B"), ("A ht - B", "~A - B"),
      ("A ht + B", "~A + B"), ("A + tva de|à P", "~A + P"),
      ("A + tva", "~A + tva"),
      ("A ttc - tva P", "~A / (1 + P)"), ("A ttc - tva", "~A / (1 + tva)"),
      ("tva P sur|de A", "P of ~A"), ("tva de|à P sur A", "P of ~A"), ("A remise de P", "~A - P"),
      ("A remise P", "~A - P"),
      ("A - P de|en remise", "~A - P"), ("A - P remise", "~A - P"),
      ("remise de P sur A", "~A - P"), ("remise P sur A", "~A - P"),
      ("P de remise sur A", "~A - P"),
      ("U dans un|une B", "1 B in U"),
    ],
    ofTimes: [
      ("combien de|d’ U avant|jusqu’au|jusqu’à B", ">B - @ in U"),
      ("U jusqu’au|jusqu’à|jusqu'au|jusqu'à|avant B", ">B - @ in U"),
      ("U depuis B", "@ - <B in U"), ("U entre B et C", ">C - B in U"),
      ("A après B", "B + A"), ("A avant B", "B - A"), ("il y a A", "@ - A"),
      ("dans A", "@ + A"), ("de|du A à|au B", ">B - A"), ("A à|au B", ">B - A"),
    ],
    suggested: [
      ("quel jour est|était A", "weekday(A)"), ("semaine du A", "week(A)"),
      ("jour de l’année|l'année", "yearday(today)"),
      ("combien|que font|fait|vaut A", "A"), ("âge de|depuis B", "today - B in années + mois"),
      ("A plus B", "A + B"), ("A moins B", "A - B"), ("A fois B", "A * B"),
      ("A multiplié par B", "~A * ~B"), ("A divisé|divisée|divisés|divisées par B", "~A / ~B"),
      ("P sur B", "P of ~B"),
      ("A sur B en %", "~A / ~B in %"), ("A sur B", "~A / ~B"),
      ("A puissance B", "~A^~B"), ("A au carré", "~A^2"), ("A au cube", "~A^3"),
      ("racine carrée de A", "sqrt(~A)"), ("racine de A", "sqrt(~A)"), ("la A", "A"),
      ("moitié de A", "~A / 2"), ("le double de A", "2 * ~A"),
      ("un quart de A", "~A / 4"), ("un tiers de A", "~A / 3"), ("A pour cent de B", "A% of B"),
      ("A pour cent", "A%"), ("A ttc", "A # TTC"), ("A ttc à P", "~A / (1 + P)"),
      ("A ttc en ht", "~A / (1 + 20%)"), ("un demi|demie A", "1/2 A"),
      ("une demi|demie A", "1/2 A"),
      ("un|une A", "1 A"),
    ])
}
