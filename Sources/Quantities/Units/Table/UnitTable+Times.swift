extension UnitTable {
  /// Units of time, in seconds.
  ///
  /// A year is the Julian year of 365.25 days, as in astronomy, and a month a twelfth of it. Years of
  /// the calendar differ.
  static let times = [
    UnitDefinition("s sec", "second seconds secs", .time, "1", .si, prefixes: .metric),
    UnitDefinition("min", "minute minutes mins", .time, "60", .si),
    UnitDefinition("h hr", "hour hours hrs", .time, "3600", .si),
    UnitDefinition("d", "day days", .time, "86400", .si),
    UnitDefinition("", "week weeks wk wks", .time, "7 × 86400", .customary),
    UnitDefinition("", "fortnight fortnights", .time, "14 × 86400", .customary),
    UnitDefinition("", "month months", .time, "365.25 × 86400 / 12", .customary),
    UnitDefinition("", "year years yr yrs", .time, "365.25 × 86400", .iau),
    UnitDefinition("", "decade decades", .time, "10 × 365.25 × 86400", .iau),
    UnitDefinition("", "century centuries", .time, "100 × 365.25 × 86400", .iau),
  ]
}
