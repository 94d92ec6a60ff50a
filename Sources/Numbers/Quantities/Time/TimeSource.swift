import ExactNumbers

/// The source of the current moment, time zones and random numbers, each read on demand.
package final class TimeSource: Sendable {
  private let moment: @Sendable () -> Int
  private let localZone: @Sendable () -> Zone
  private let find: @Sendable (String) -> Zone?
  package let draw: @Sendable () -> Int

  /// Creates a source of the `moment` in seconds since 1970, UTC, of zones by name or city, and of
  /// random numbers in 0..<10¹⁸.
  package init(
    moment: @escaping @Sendable () -> Int, localZone: @escaping @Sendable () -> Zone,
    find: @escaping @Sendable (String) -> Zone?, draw: @escaping @Sendable () -> Int = { 0 }
  ) { (self.moment, self.localZone, self.find, self.draw) = (moment, localZone, find, draw) }

  package func drawing(_ draw: @escaping @Sendable () -> Int) -> TimeSource {
    TimeSource(moment: moment, localZone: localZone, find: find, draw: draw)
  }

  package static let none = TimeSource(moment: { 0 }, localZone: { .utc }, find: { _ in nil })

  package var now: Quantity { Quantity(Real(Rational(moment())), .moment(in: localZone())) }

  package func today(in zone: Zone? = nil) -> Day {
    let (zone, now) = (zone ?? localZone(), moment())
    return Day(daysSince1970: (now + zone.offset(at: now)).quotientRoundedDown(by: 86_400))
  }

  package var local: Zone { localZone() }

  package func zone(named name: String) -> Zone? {
    name.uppercased() == "UTC" || name == "Z" ? .utc : find(name)
  }
}

extension TimeSource: Hashable {
  package static func == (left: TimeSource, right: TimeSource) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
