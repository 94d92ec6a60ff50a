import Quantities

/// The list of calculations, whose results update when an earlier one is corrected.
///
/// An operand that is the result of an entry above is a *tie* to it. A tie to a missing entry, or
/// to one not above, is *broken*, an error of its owner.
package struct Tape: Hashable, Sendable {
  struct Node: Hashable, Sendable {
    var entry: Entry
    /// The sort key, with gaps for insertions.
    var rank: Int
    var outcome: Outcome?
    var dependents: Set<EntryID>
  }

  struct Place: Hashable, Sendable {
    var rank: Int
    var id: EntryID
  }

  private(set) var nodes: [EntryID: Node] = [:]
  private(set) var places: [Place] = []
  private var named: [String: [EntryID]] = [:]
  private var waiting: [EntryID: Set<EntryID>] = [:]

  package init() {}

  package var count: Int { places.count }

  package var ids: IDs { IDs(places: places) }

  /// A type of its own, since looking up an opaque one takes a twentieth of the start.
  package struct IDs: RandomAccessCollection {
    fileprivate let places: [Place]

    package var startIndex: Int { 0 }
    package var endIndex: Int { places.count }

    package subscript(index: Int) -> EntryID { places[index].id }
  }

  package var last: EntryID? { places.last?.id }

  package subscript(id: EntryID) -> Entry? { nodes[id]?.entry }

  package func outcome(of id: EntryID) -> Outcome? { nodes[id]?.outcome }

  package func value(of id: EntryID) -> Quantity? { nodes[id]?.outcome?.value }

  package func dependents(of id: EntryID) -> Set<EntryID> { nodes[id]?.dependents ?? [] }

  /// The number of entries above an entry, in O(log *n*).
  package func index(of id: EntryID) -> Int? { nodes[id].map { index(ofRank: $0.rank) } }

  /// The lines from an entry to a lower one or the end; nil if it is not above.
  package func distance(to id: EntryID, from other: EntryID?) -> Int? {
    let end = other.map { index(of: $0) } ?? places.count
    guard let index = index(of: id), let end, index < end else { return nil }
    return end - index
  }

  package func id(before id: EntryID) -> EntryID? { self.id(below: id, by: -1) }

  package func id(after id: EntryID) -> EntryID? { self.id(below: id, by: 1) }

  private func id(below id: EntryID, by lines: Int) -> EntryID? {
    index(of: id).flatMap { places.indices.contains($0 + lines) ? places[$0 + lines].id : nil }
  }

  /// Whether one entry is above another, or above the end of the tape for nil.
  func isAbove(_ id: EntryID, _ other: EntryID?) -> Bool {
    guard let node = nodes[id] else { return false }
    guard let other, let below = nodes[other] else { return other == nil }
    return node.rank < below.rank
  }

  private func index(ofRank rank: Int) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].rank < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The nearest entry with a name above an entry, in O(*k*) for *k* entries of that name.
  package func origin(ofName name: String, above entry: EntryID? = nil) -> EntryID? {
    named[name]?.filter { isAbove($0, entry) }
      .max { (nodes[$0]?.rank ?? 0) < (nodes[$1]?.rank ?? 0) }
  }

  /// The name of an entry above another, unless hidden; a function always keeps its name.
  package func name(of origin: EntryID, above entry: EntryID?) -> String? {
    guard let named = self[origin], let name = named.name else { return nil }
    return named.isDefinition || self.origin(ofName: name, above: entry) == origin ? name : nil
  }

  /// The cycle of names that would form if an entry used a name; nil if there is none.
  package func chain(from id: EntryID, using name: String) -> [String]? {
    guard let own = self[id]?.name, let target = origin(ofName: name) else { return nil }
    var origins: [EntryID: EntryID] = [:]
    var pending = [id]
    while let next = pending.popLast(), next != target {
      for dependent in dependents(of: next) where origins[dependent] == nil {
        origins[dependent] = next
        pending.append(dependent)
      }
    }
    guard target == id || origins[target] != nil else { return nil }
    var path = [target]
    while let last = path.last, last != id, let origin = origins[last] { path.append(origin) }
    return [own] + path.compactMap { self[$0]?.name }
  }

  package func isFunction(_ name: String) -> Bool {
    origin(ofName: name).flatMap { self[$0] }?.isDefinition ?? false
  }

  package var names: [String] { named.keys.sorted() }

  package var hasNames: Bool { !named.isEmpty }

  private static let gap = 1 << 20

  /// - Precondition: The entry is not on the tape.
  mutating func insert(_ entry: Entry, before next: EntryID?) {
    let index = next.flatMap { self.index(of: $0) } ?? places.count
    if index < places.count, rank(before: index) == nil { spreadRanks() }
    let rank = rank(before: index) ?? (places.last?.rank ?? 0) + Self.gap
    places.insert(Place(rank: rank, id: entry.id), at: index)
    nodes[entry.id] = Node(
      entry: entry, rank: rank, dependents: waiting.removeValue(forKey: entry.id) ?? [])
    link(entry)
    invalidate(entry.id)
  }

  mutating func replace(_ entry: Entry) {
    guard let old = nodes[entry.id]?.entry, old != entry else { return }
    var entry = entry
    entry.day = entry.day ?? old.day
    unlink(old)
    nodes[entry.id]?.entry = entry
    link(entry)
    if (old.expression, old.rates) != (entry.expression, entry.rates) { invalidate(entry.id) }
  }

  mutating func remove(_ id: EntryID) {
    guard let node = nodes[id] else { return }
    invalidate(id)
    unlink(node.entry)
    // Must follow `unlink`, since the entry may be tied to itself.
    let dependents = dependents(of: id)
    nodes[id] = nil
    places.remove(at: index(ofRank: node.rank))
    if !dependents.isEmpty { waiting[id] = dependents }
  }

  private func rank(before index: Int) -> Int? {
    guard index < places.count else { return nil }
    let next = places[index].rank
    guard index > 0 else { return next - Self.gap }
    let previous = places[index - 1].rank
    return next - previous > 1 ? previous + (next - previous) / 2 : nil
  }

  private mutating func spreadRanks() {
    for index in places.indices {
      places[index].rank = (index + 1) * Self.gap
      nodes[places[index].id]?.rank = places[index].rank
    }
  }

  private mutating func link(_ entry: Entry) {
    for name in entry.names { named[name, default: []].append(entry.id) }
    for origin in entry.expression.origins {
      if nodes[origin]?.dependents.insert(entry.id) == nil {
        waiting[origin, default: []].insert(entry.id)
      }
    }
  }

  private mutating func unlink(_ entry: Entry) {
    for name in entry.names {
      named[name]?.removeAll { $0 == entry.id }
      if named[name]?.isEmpty == true { named[name] = nil }
    }
    for origin in entry.expression.origins {
      if nodes[origin]?.dependents.remove(entry.id) == nil {
        waiting[origin]?.remove(entry.id)
        if waiting[origin]?.isEmpty == true { waiting[origin] = nil }
      }
    }
  }

  mutating func invalidate(_ id: EntryID) {
    nodes[id]?.outcome = nil
    var pending = [id]
    while let id = pending.popLast() {
      for dependent in nodes[id]?.dependents ?? [] where nodes[dependent]?.outcome != nil {
        nodes[dependent]?.outcome = nil
        pending.append(dependent)
      }
    }
  }

  package mutating func record(_ outcome: Outcome, for id: EntryID) { nodes[id]?.outcome = outcome }

  package static func == (left: Tape, right: Tape) -> Bool {
    left.ids.elementsEqual(right.ids) {
      left[$0] == right[$1] && left.outcome(of: $0) == right.outcome(of: $1)
    }
  }

  package func hash(into hasher: inout Hasher) {
    for id in ids { hasher.combine(self[id]) }
  }
}
