extension UnitTable {
  /// Units of speed, in metres per second; others are quotients.
  static let speeds = [
    UnitDefinition(
      "mph", "mile_per_hour miles_per_hour", .speed, "1760 × 0.9144 / 3600", .yardAndPound),
    UnitDefinition("kn kt kts", "knot knots", .speed, "1852 / 3600", .nist),
  ]

  /// Units of acceleration, in metres per second squared.
  static let accelerations = [
    UnitDefinition("g0", "standard_gravity standard_gravities", .acceleration, "9.80665", .nist)
  ]

  /// Units of frequency, per second.
  static let frequencies = [
    UnitDefinition("Hz", "hertz hertz", .frequency, "1", .si, prefixes: .metric),
    UnitDefinition("bpm", "beat_per_minute beats_per_minute", .frequency, "1 / 60", .customary),
  ]

  /// Units of angle, in radians.
  static let angles = [
    UnitDefinition("rad", "radian radians", .angle, "1", .si, prefixes: .metric),
    UnitDefinition("° deg", "degree degrees", .angle, "π / 180", .si),
    UnitDefinition("arcmin", "arcminute arcminutes", .angle, "π / 10800", .si),
    UnitDefinition("arcsec", "arcsecond arcseconds", .angle, "π / 648000", .si),
    UnitDefinition("gon grad", "gon gons grads gradian gradians", .angle, "π / 200", .nist),
    UnitDefinition(
      "", "turn turns rev revs revolution revolutions", .angle, "2 × π", .nist),
  ]

  /// Units of solid angle, in steradians.
  static let solidAngles = [
    UnitDefinition("sr", "steradian steradians", .solidAngle, "1", .si, prefixes: .metric)
  ]

  /// Units of angular velocity, in radians per second.
  static let angularVelocities = [
    UnitDefinition(
      "rpm", "revolution_per_minute revolutions_per_minute", .angularVelocity, "2 × π / 60", .nist)
  ]
}
