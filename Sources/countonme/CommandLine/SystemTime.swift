import ExactNumbers
import Quantities
import SystemCalls
import Synchronization

extension TimeSource {
  private static let zones = SystemZones()

  /// An unknown name in `TZ`, set once a time without a zone was used.
  static var unknownZone: String? { zones.unknown.withLock(\.self) }

  static let system = TimeSource(
    moment: secondsSince1970, localZone: { zones.local }, find: { zones.zone(named: $0) },
    draw: { .random(in: 0..<1_000_000_000_000_000_000) })

  static func seeded(_ seed: Int) -> TimeSource {
    let draws = Draws()
    return system.drawing {
      // A roll mixes the draw well; draws need only differ.
      (seed * 1_000_000_000 + draws.count.add(1, ordering: .relaxed).oldValue)
        % 1_000_000_000_000_000_000
    }
  }

  private final class Draws: Sendable { let count = Atomic(0) }
}

/// The time zones of the system, each read once.
private final class SystemZones: Sendable {
  /// Nil for an unknown name.
  private let known = Mutex<[String: Zone?]>([:])
  let unknown = Mutex<String?>(nil)

  private static let folders =
    [environmentVariable("TZDIR")].compactMap(\.self) + [
      "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo",
    ]
  private static let localFile = "/etc/localtime"
  private static let mostBytes = 1 << 20

  /// The zone of `TZ`, or of the system, or else UTC.
  var local: Zone {
    guard let name = environmentVariable("TZ") else {
      let name = linkTarget(of: Self.localFile)?.split(on: "zoneinfo/").last
      return name.flatMap { zone(named: $0) } ?? file(Self.localFile, as: "localtime") ?? .utc
    }
    if let zone = zone(named: name.hasPrefix(":") ? String(name.dropFirst()) : name) { return zone }
    if !name.isEmpty { unknown.withLock { $0 = name } }
    return .utc
  }

  func zone(named name: String) -> Zone? {
    if let found = known.withLock({ $0[name] }) { return found }
    let zone = find(name)
    known.withLock { $0[name] = .some(zone) }
    return zone
  }

  private func find(_ name: String) -> Zone? {
    let isName = name.utf8.allSatisfy {
      $0 < 0x80 && (Character(Unicode.Scalar($0)).isLetter || "0123456789/_+-".utf8.contains($0))
    }
    // Zone names start with a capital letter; the folders also hold other files.
    if isName, name.first?.isUppercase == true {
      for folder in Self.folders {
        if let zone = file(folder + "/" + name, as: name) { return zone }
      }
    }
    return Self.cities[name.lowercased()].flatMap { $0 == name ? nil : zone(named: $0) }
  }

  private func file(_ path: String, as name: String) -> Zone? {
    guard let bytes = try? contents(ofFile: path, atMost: Self.mostBytes) else { return nil }
    return Zone(name: name, file: bytes)
  }

  /// The zones by lowercase city, from the tables beside the zone files.
  private static let cities: [String: String] = {
    var cities: [String: String] = [:]
    for folder in folders {
      for list in ["zone1970.tab", "zone.tab"] {
        let bytes = (try? contents(ofFile: folder + "/" + list, atMost: mostBytes)) ?? []
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#")
        {
          let fields = line.split(separator: UInt8(ascii: "\t"))
          guard fields.count > 2 else { continue }
          let zone = String(decoding: fields[2], as: UTF8.self)
          let city = zone.split(separator: "/").last.map(String.init) ?? zone
          let name = String(city.map { $0 == "_" ? " " : $0 }).lowercased()
          if cities[name] == nil { cities[name] = zone }
        }
      }
    }
    return cities
  }()
}
