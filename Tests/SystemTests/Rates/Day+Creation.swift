import Quantities

extension Day {
  static func of(_ year: Int, _ month: Int, _ day: Int) throws -> Self {
    guard let day = Self(year: year, month: month, day: day) else { throw NoSuchDay() }
    return day
  }
}

struct NoSuchDay: Error {}
