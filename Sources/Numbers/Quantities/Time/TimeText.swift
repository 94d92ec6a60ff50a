import ExactNumbers

extension Quantity {
  /// A date, moment, weekday or duration as text, in ISO 8601 unless the style names weekdays.
  package func clockText(in style: NumberStyle) -> String? {
    let language = style.units.language
    switch unit?.clock {
    case .duration(let hasSeconds): return durationText(style.minus, hasSeconds)
    case .weekday: return number.rational?.wholeValue.map { language.weekdays[$0 - 1].name }
    case .date:
      guard let day else { return nil }
      return style.namesWeekdays ? language.text(of: day) : "\(day)"
    case .moment:
      return day.flatMap {
        style.namesWeekdays
          ? momentText(on: language.text(of: $0)) : momentText(on: "\($0)", inISO: true)
      }
    case .span, nil: return nil
    }
  }

  /// Text that parses to the same value: ISO 8601 with the zone name in brackets.
  package var timeSource: String? {
    guard let text = clockText(in: .ascii) else { return nil }
    return if case .moment(let zone) = unit?.clock { "\(text)[\(zone.name)]" } else { text }
  }

  /// Whether a duration is shown with seconds.
  package var hasSeconds: Bool {
    guard case .duration(let hasSeconds) = unit?.clock else { return false }
    return hasSeconds || number.rational.map { !($0 * 60).isWhole } == true
  }

  package var timeText: String {
    day.flatMap { momentText(on: "\($0)") } ?? clockText(in: .ascii) ?? ""
  }

  /// A moment without its zone, where there is no room for that; nil for anything else.
  var momentAlone: String? { day.flatMap { momentText(on: "\($0)", hasZone: false) } }

  /// A moment in ISO 8601 or with its zone name, with the offset if the time is repeated.
  private func momentText(on day: String, inISO: Bool = false, hasZone: Bool = true) -> String? {
    guard case .moment(let zone) = unit?.clock, let seconds, let time = timeOnClock else {
      return nil
    }
    let clock = Self.clockText(time.remainderRoundedDown(by: 86_400), partOfSecond, hourDigits: 2)
    let offset = Self.offsetText(zone.offset(at: seconds))
    if inISO { return "\(day)T\(clock)\(offset)" }
    guard hasZone else { return "\(day) \(clock)" }
    let isRepeated = zone.moments(showing: time).count > 1
    return "\(day) \(clock)\(isRepeated ? offset : "") \(zone.name)"
  }

  private func durationText(_ minus: String, _ hasSeconds: Bool) -> String? {
    guard let hours = number.rational, case let seconds = (hours * 3600).magnitude,
      seconds.hasNanoseconds, let whole = seconds.floor.wholeValue
    else { return nil }
    return (hours.isNegative ? minus : "")
      + Self.clockText(whole, seconds - seconds.floor, hourDigits: 1, hasSeconds: hasSeconds)
  }

  private static func clockText(
    _ seconds: Int, _ partOfSecond: Rational = 0, hourDigits: Int, hasSeconds: Bool = false
  ) -> String {
    let rest = seconds % 60
    let clock =
      (seconds / 3600).text(digits: hourDigits) + ":" + (seconds / 60 % 60).text(digits: 2)
    guard hasSeconds || rest > 0 || !partOfSecond.isZero else { return clock }
    let nanoseconds = (partOfSecond * Rational(1_000_000_000)).wholeValue ?? 0
    var decimals = nanoseconds == 0 ? "" : "." + nanoseconds.text(digits: 9)
    while decimals.last == "0" { decimals.removeLast() }
    return clock + ":" + rest.text(digits: 2) + decimals
  }

  static func offsetText(_ offset: Int) -> String {
    (offset < 0 ? "-" : "+") + clockText(abs(offset), hourDigits: 2)
  }
}

extension Rational { var hasNanoseconds: Bool { (self * Rational(1_000_000_000)).isWhole } }

extension Zone {
  /// Creates a zone with a fixed offset and a name such as `UTC+05:30`.
  package convenience init(offset: Int) {
    self.init(name: "UTC" + Quantity.offsetText(offset), offset: offset)
  }
}

extension TextLanguage {
  package var weekdays: [(name: String, brief: String)] {
    of(Self.englishWeekdays, Self.frenchWeekdays)
  }

  private static let englishWeekdays = UnitTable.list(
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
  ).map { (name: $0, brief: String($0.prefix(3))) }
  private static let frenchWeekdays = UnitTable.list(
    "lundi mardi mercredi jeudi vendredi samedi dimanche"
  ).map { (name: $0, brief: "\($0.prefix(3)).") }

  /// The months from January, each with accepted abbreviations.
  package var months: [[String]] { of(Self.englishMonths, Self.frenchMonths) }

  private static let englishMonths = [
    "January Jan", "February Feb", "March Mar", "April Apr", "May", "June Jun", "July Jul",
    "August Aug", "September Sep Sept", "October Oct", "November Nov", "December Dec",
  ].map(UnitTable.list)
  private static let frenchMonths = [
    "janvier janv", "février févr fevrier", "mars", "avril avr", "mai", "juin", "juillet juil",
    "août aout", "septembre sept", "octobre oct", "novembre nov", "décembre déc decembre",
  ].map(UnitTable.list)

  /// A day with its month, shortened by more than an accent: `25 déc.`, `25 Dec`.
  package func shortText(of day: Day) -> String {
    let (name, short) = (months[day.month - 1][0], months[day.month - 1].dropFirst().first)
    guard let short, short.count < name.count else { return "\(day.day) \(name)" }
    return "\(day.day) \(short)" + (self == .french ? "." : "")
  }

  /// A day with its weekday: `Fri 2026-12-25`, `ven. 25 déc. 2026`.
  func text(of day: Day) -> String {
    let date = of("\(day)", "\(shortText(of: day)) \("\(day)".dropLast(6))")
    return weekdays[day.weekday - 1].brief + " " + date
  }

  package func month(named name: String) -> Int? { Self.monthsByName[self]?[name] }

  /// The weekday, with Monday as 1, of a lower-case name, and whether that is unabbreviated.
  package func weekday(named name: String) -> (number: Int, isWhole: Bool)? {
    Self.weekdaysByName[self]?[name]
  }

  private static let monthsByName = byName { language in
    language.months.enumerated().flatMap { index, names in names.map { ($0, index + 1) } }
  }

  private static let weekdaysByName = byName { language in
    language.weekdays.enumerated().flatMap { index, names in
      [(names.name, (index + 1, true)), (names.brief, (index + 1, false))]
    }
  }

  /// Values by names in lower case without points, in each language or else in English.
  private static func byName<Value>(
    _ names: (TextLanguage) -> [(String, Value)]
  ) -> [TextLanguage: [String: Value]] {
    let pairs = allCases.map { language in
      let all = names(.english) + names(language)
      let keys = all.map { ($0.0.lowercased().filter { $0 != "." }, $0.1) }
      return (language, Dictionary(keys) { first, _ in first })
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

extension Quantity {
  package var inHoursAndMinutes: Quantity {
    let isWhole = number.rational.map { ($0 * 60).isWhole } ?? false
    return Quantity(number, isWhole ? .hoursAndMinutes : .hoursMinutesAndSeconds)
  }
}
