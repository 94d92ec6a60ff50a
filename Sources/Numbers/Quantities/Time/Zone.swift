/// A time zone, with moments in seconds since 1970 in UTC, and offsets in seconds ahead of UTC.
package final class Zone: Sendable {
  package let name: String
  private let changes: [Int]
  /// The offset before the first change, and after each.
  private let offsets: [Int]
  private let rule: ZoneRule?

  init(name: String, changes: [Int], offsets: [Int], rule: ZoneRule?) {
    (self.name, self.changes, self.offsets, self.rule) = (name, changes, offsets, rule)
  }

  package convenience init(name: String, offset: Int) {
    self.init(name: name, changes: [], offsets: [offset], rule: nil)
  }

  package static let utc = Zone(name: "UTC", offset: 0)

  package func offset(at moment: Int) -> Int {
    if let rule, moment >= changes.last ?? .min { return rule.offset(at: moment) }
    return offsets[changes.lastIndex { $0 <= moment }.map { $0 + 1 } ?? 0]
  }

  /// The moments at which clocks show a time, ascending; none if skipped, two if repeated.
  package func moments(showing time: Int) -> [Int] {
    let near = [-1, 0, 1].map { offset(at: time + $0 * Self.farthest) }
    let changed = zip(changes, offsets.dropFirst()).filter { abs($0.0 - time) <= Self.farthest }
    return Set(near + changed.map(\.1)).map { time - $0 }
      .filter { $0 + offset(at: $0) == time }.sorted()
  }

  /// More than the greatest offset, Manila's before 1844.
  private static let farthest = 26 * 3600
}

extension Zone: Hashable {
  package static func == (left: Zone, right: Zone) -> Bool {
    left === right
      || left.name == right.name && left.offsets == right.offsets && left.changes == right.changes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A yearly rule, as in the POSIX variable `TZ`: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Sendable {
  struct Change: Sendable {
    enum Date: Sendable {
      /// The first to fourth, or the last (5), of a weekday in a month; Sunday is 0.
      case weekday(month: Int, week: Int, day: Int)
      /// A day from 1 to 365, not counting the leap day.
      case dayOfCommonYear(Int)
      /// A day from 0 to 365, counting the leap day.
      case dayOfYear(Int)
    }

    var date: Date
    /// The seconds from midnight to the change, on the clocks before it.
    var time: Int

    fileprivate func time(in year: Int) -> Int { 86_400 * daysSince1970(in: year) + time }

    private func daysSince1970(in year: Int) -> Int {
      let newYear = Day(year: year, validMonth: 1, day: 1).daysSince1970
      switch date {
      case .weekday(let month, let week, let day):
        let first = Day(year: year, validMonth: month, day: 1)
        let until = (day - first.weekday % 7 + 7) % 7
        return first.daysSince1970 + until + 7 * min(week - 1, (first.daysInMonth - 1 - until) / 7)
      case .dayOfCommonYear(let day):
        let isAfterLeapDay = day > 59 && Day(year: year, validMonth: 2, day: 1).daysInMonth == 29
        return newYear + day - (isAfterLeapDay ? 0 : 1)
      case .dayOfYear(let day): return newYear + day
      }
    }
  }

  var standard: Int
  var summer: (offset: Int, start: Change, end: Change)?

  func offset(at moment: Int) -> Int {
    guard let summer else { return standard }
    let year = Day(daysSince1970: (moment + standard).quotientRoundedDown(by: 86_400)).year
    let start = summer.start.time(in: year) - standard
    let end = summer.end.time(in: year) - summer.offset
    // In the south, summer spans the end of the year.
    let isSummer = start < end ? (start..<end).contains(moment) : !(end..<start).contains(moment)
    return isSummer ? summer.offset : standard
  }
}

extension Int {
  func quotientRoundedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  func remainderRoundedDown(by divisor: Int) -> Int {
    self - divisor * quotientRoundedDown(by: divisor)
  }
}

extension Zone {
  package static let longestOffset = 24 * 3600

  /// Creates the zone of an offset from `UTC` or `GMT`, as in `UTC-5` and `UTC+05:30`.
  package convenience init?(offsetNamed name: String) {
    let name = name.uppercased()
    guard ["UTC", "GMT"].contains(where: name.hasPrefix), let sign = name.dropFirst(3).first,
      "+-".contains(sign)
    else { return nil }
    let parts = name.dropFirst(4).split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
    guard 1...3 ~= parts.count, numbers.count == parts.count,
      parts.allSatisfy({ 1...2 ~= $0.count }), numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    guard seconds < Self.longestOffset else { return nil }
    self.init(offset: sign == "-" ? -seconds : seconds)
  }

  package convenience init?(abbreviated name: String) {
    guard let hours = Self.abbreviations[name] else { return nil }
    self.init(name: name, offset: 3600 * hours)
  }

  private static let abbreviations = [
    "GMT": 0, "WET": 0, "WEST": 1, "CET": 1, "CEST": 2, "EET": 2, "EEST": 3, "MSK": 3, "SAST": 2,
    "HKT": 8, "SGT": 8, "AWST": 8, "JST": 9, "KST": 9, "AEST": 10, "AEDT": 11, "NZST": 12,
    "NZDT": 13, "ADT": -3, "EST": -5, "EDT": -4, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8,
    "PDT": -7, "AKST": -9, "AKDT": -8, "HST": -10,
  ]

  /// Ambiguous abbreviations, each with two candidates.
  package static let shared = [
    "IST": ("Asia/Kolkata", "Europe/Dublin"), "CST": ("America/Chicago", "Asia/Shanghai"),
    "BST": ("Europe/London", "Asia/Dhaka"), "AST": ("America/Halifax", "Asia/Riyadh"),
    "ECT": ("America/Guayaquil", "Europe/Paris"), "AMT": ("America/Manaus", "Asia/Yerevan"),
    "GST": ("Asia/Dubai", "Atlantic/South_Georgia"), "SST": ("Pacific/Pago_Pago", "Asia/Singapore"),
    "WST": ("Pacific/Apia", "Australia/Perth"), "ET": ("America/New_York", "EST"),
    "CT": ("America/Chicago", "CDT"), "MT": ("America/Denver", "MST"),
    "PT": ("America/Los_Angeles", "PST"),
  ]
}
