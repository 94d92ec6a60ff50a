import ExactNumbers

/// Where a line that is being read finds what no text tells: the present moment, the zones of the world,
/// and random numbers.
///
/// They are looked up when a word asks for them, and not before.
package final class TimeSource: Sendable {
  private let moment: @Sendable () -> Int
  private let localZone: @Sendable () -> Zone
  private let find: @Sendable (String) -> Zone?
  /// A number from 0 up to 10¹⁸ that determines what a call rolls.
  package let draw: @Sendable () -> Int

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - moment: the seconds since 1970, UTC.
  ///   - localZone: the zone of the person.
  ///   - find: the zone with a name, as in `Europe/Paris`, or with a city, as in `New York`; nil if
  ///     there is none.
  ///   - draw: a random number from 0 up to 10¹⁸.
  package init(
    moment: @escaping @Sendable () -> Int, localZone: @escaping @Sendable () -> Zone,
    find: @escaping @Sendable (String) -> Zone?, draw: @escaping @Sendable () -> Int = { 0 }
  ) {
    (self.moment, self.localZone, self.find, self.draw) = (moment, localZone, find, draw)
  }

  /// The source with other random numbers.
  package func drawing(_ draw: @escaping @Sendable () -> Int) -> TimeSource {
    TimeSource(moment: moment, localZone: localZone, find: find, draw: draw)
  }

  /// A source for texts without words for the present, which knows UTC alone.
  package static let none = TimeSource(
    moment: { 0 }, localZone: { .utc }, find: { _ in nil })

  package var now: Quantity { Quantity(Real(Rational(moment())), .moment(in: localZone())) }

  /// The date of the present moment in a zone; nil is that of the person.
  package func today(in zone: Zone? = nil) -> Day {
    let (zone, now) = (zone ?? localZone(), moment())
    return Day(daysSince1970: (now + zone.offset(at: now)).quotientRoundedDown(by: 86_400))
  }

  package var local: Zone { localZone() }

  /// The zone with a name or a city; nil if there is none.
  package func zone(named name: String) -> Zone? {
    name.uppercased() == "UTC" || name == "Z" ? .utc : find(name)
  }
}

extension TimeSource: Hashable {
  package static func == (left: TimeSource, right: TimeSource) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
