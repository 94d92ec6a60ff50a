/// The lines of a pasted text, with tabs between the cells of a table.
struct PastedTable {
  private(set) var lines: [ArraySlice<Unicode.Scalar>]
  private let isCalculation: (ArraySlice<Unicode.Scalar>) -> Bool

  init(
    _ lines: [ArraySlice<Unicode.Scalar>], commaIsPoint: Bool,
    isCalculation: @escaping (ArraySlice<Unicode.Scalar>) -> Bool
  ) {
    (self.lines, self.isCalculation) = (lines, isCalculation)
    guard filled.count > 1, !lines.contains(where: { $0.contains("\t") }) else { return }
    separateBars()
    removeMarksOfList()
    separateQuotes()
    separateDays()
    separateNumbers()
    if !commaIsPoint { separateCommas() }
  }

  private var filled: [ArraySlice<Unicode.Scalar>] { lines.filter { !$0.isEmpty } }

  private mutating func replace(_ new: (ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>) {
    lines = lines.map { $0.isEmpty ? $0 : new($0).trimmed }
  }

  /// Tables of Markdown: `| Milk | 1.20 |`.
  private mutating func separateBars() {
    guard filled.allSatisfy({ $0.count > 2 && $0.first == "|" && $0.last == "|" }) else { return }
    replace { line in
      let cells = line.dropFirst().dropLast()
      return cells.allSatisfy { "-: |".unicodeScalars.contains($0) }
        ? [] : cells.map { $0 == "|" ? "\t" : $0 }[...]
    }
  }

  /// The marks of a list: `- Milk 1.20`, `1. 250`.
  private mutating func removeMarksOfList() {
    let areBullets = filled.allSatisfy { line in
      "-*\u{2022}–".unicodeScalars.contains(line[line.startIndex])
        && line.dropFirst().first?.isBlank == true
        && (line.first == "\u{2022}"
          || line.dropFirst().trimmed.first?.properties.isAlphabetic == true)
    }
    let areCounted = filled.enumerated().allSatisfy { index, line in
      let mark = line.prefix { !$0.isBlank }
      return [".", ")"].contains { mark.string == "\(index + 1)\($0)" } && mark.count < line.count
    }
    if areBullets || areCounted { replace { $0.drop { !$0.isBlank } } }
  }

  /// Commas between quoted cells: `"Milk","1,200.00"`.
  private mutating func separateQuotes() {
    let rows = filled.map { line in
      var isQuoted = false
      return line.compactMap { scalar -> Unicode.Scalar? in
        if scalar == "\"" {
          isQuoted.toggle()
          return nil
        }
        return scalar == "," && !isQuoted ? "\t" : scalar
      }[...]
    }
    let counts = Set(rows.map { row in row.count { $0 == "\t" } })
    guard counts.count == 1, counts != [0],
      filled.allSatisfy({ $0.first == "\"" || $0.last == "\"" })
    else { return }
    var next = rows.makeIterator()
    replace { _ in next.next() ?? [] }
  }

  /// The day before an amount: `2026-01-05 12.50`.
  private mutating func separateDays() {
    let haveDays = filled.allSatisfy { line in
      let day = line.prefix { !$0.isBlank }
      return day.isDate && day.count > 7 && day.count < line.count && !line.contains(":")
        && !isCalculation(line)
    }
    guard haveDays else { return }
    replace { line in
      let day = line.prefix { !$0.isBlank }
      return day + ["\t"] + line[day.endIndex...].trimmed
    }
  }

  /// Several numbers in each line: `2024 100`.
  private mutating func separateNumbers() {
    let rows = filled.map { $0.split(whereSeparator: \.isBlank) }
    let areNumbers = rows.allSatisfy { row in
      row.count > 1 && row.count == rows[0].count
        && row.allSatisfy { $0.allSatisfy { $0.isDigit || ".,-−".unicodeScalars.contains($0) } }
    }
    guard areNumbers, filled.allSatisfy({ !isCalculation($0) }) else { return }
    replace { $0.split(whereSeparator: \.isBlank).joined(separator: ["\t"]).map(\.self)[...] }
  }

  /// Commas, equally many per line, not only before groups.
  private mutating func separateCommas() {
    let fields = filled.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let areGroups = fields.allSatisfy { line in
      line.dropFirst().allSatisfy { $0.prefix(while: \.isDigit).count == 3 }
    }
    let hasHeader =
      fields.first?.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isDigit) } == true
    guard fields.count > 1, !areGroups, !filled.allSatisfy(isCalculation),
      let columns = fields.first?.count,
      columns > (hasHeader ? 1 : 2), fields.allSatisfy({ $0.count == columns }),
      !lines.contains(where: { $0.contains { "\t;".unicodeScalars.contains($0) } })
    else { return }
    replace { $0.map { $0 == "," ? "\t" : $0 }[...] }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether this is the day or month of an entry in a table: `25/12/2026`, `25/12`, `2026-12`.
  var isDate: Bool {
    let parts = split(omittingEmptySubsequences: false) { "-/.".unicodeScalars.contains($0) }
    let counts = parts.map(\.count)
    guard parts.joined().allSatisfy(\.isDigit) else { return false }
    if counts == [2, 2] || counts == [4, 2] { return !contains(".") }
    return counts.count == 3 && counts.count { $0 == 4 } == 1
      && counts.allSatisfy { 1...4 ~= $0 && $0 != 3 }
  }
}
