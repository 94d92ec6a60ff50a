import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// The results that later lines of a batch can refer to; all others are dropped.
final class BatchResults: Scope {
  let language: Language
  let time: TimeSource
  /// The reasons for storing a result; it may be on several shelves.
  private enum Shelf: UInt64 { case recent, named, tagged, open, using, captured }

  private var recent: [Quantity] = []
  /// The places among the recent results of lines that have none: functions and failed lines.
  private var lacking: [Int] = []
  private var named: [Quantity] = []
  private var tagged: [Quantity] = []
  private var open: [Quantity] = []
  /// Those since the last total that use `total`.
  private var using: [Quantity] = []
  /// The sum of plain numbers that replaces one of the open results.
  private var plainSum: (place: Int, value: Rational)?
  /// The values that functions refer to, as of the definition.
  private var captured: [Quantity] = []
  private(set) var definitions: [EntryID: Definition] = [:]
  private var places: [String: Int] = [:]
  private var unknowns: Set<String> = []
  private var failed: Set<String> = []
  private var taggedPlaces: [String: [Int]] = [:]
  private var isBelowTotal = false
  private var measuredLines: UInt64 = 0
  /// Whether the line before has a result.
  private var hasAnswer = false

  private static let mostRecent = 1_000
  /// The number of open results that are summed early.
  private static let mostOpen = 50_000
  private static let mostSumBits = 100

  init(language: Language, time: TimeSource) { (self.language, self.time) = (language, time) }

  /// - Parameter isTotal: whether the line is `total`; nil if it does not use it.
  func append(_ value: Quantity, name: String?, tags: [Tag] = [], isTotal: Bool? = nil) {
    var value = value
    if let uncertainty = value.uncertainty {
      // Copies on several shelves vary together.
      measuredLines += 1
      value.uncertainty = uncertainty.seen(from: measuredLines)
    }
    count(value)
    hasAnswer = true
    for tag in tags {
      taggedPlaces[tag.key, default: []].append(tagged.count)
      tagged.append(value)
    }
    switch isTotal {
    case true?:
      if isBelowTotal, !using.isEmpty { (open, plainSum) = ([], nil) }
      using.forEach(keepOpen)
      (using, isBelowTotal) = ([], true)
    case false?: using.append(value)
    case nil:
      if isBelowTotal { (open, plainSum, isBelowTotal) = ([], nil, false) }
      keepOpen(value)
    }
    if let system = value.unit?.result?.system {
      for name in system.names { set(name, to: value) }
      unknowns.formUnion(system.names)
    }
    if let name {
      set(name, to: value)
      unknowns.remove(name)
    }
  }

  private func count(_ value: Quantity) {
    if recent.count == 2 * Self.mostRecent {
      recent.removeFirst(Self.mostRecent)
      lacking = lacking.map { $0 - Self.mostRecent }.filter { $0 >= 0 }
    }
    recent.append(value)
  }

  private func countLineWithoutResult() {
    lacking.append(recent.count)
    count(0)
  }

  /// Takes a line without a result: neither `ans` nor its name keeps an older value.
  func fail(naming name: String?) {
    hasAnswer = false
    countLineWithoutResult()
    guard let name else { return }
    places[name] = nil
    failed.insert(name)
  }

  private func set(_ name: String, to value: Quantity) {
    let place = self.place(ofName: name)
    named[place] = value
    definitions[Self.id(.named, place)] = nil
  }

  private func place(ofName name: String) -> Int {
    if let place = places[name] { return place }
    failed.remove(name)
    places[name] = named.count
    named.append(0)
    return named.count - 1
  }

  /// Stores a function; later lines do not change the values it refers to.
  func define(_ definition: Definition) {
    countLineWithoutResult()
    var copies: [EntryID: EntryID] = [:]
    for origin in definition.origins where copies[origin] == nil {
      let copy = Self.id(.captured, captured.count)
      captured.append(definitions[origin] == nil ? value(of: origin) ?? 0 : 0)
      definitions[copy] = definitions[origin]
      copies[origin] = copy
    }
    unknowns.remove(definition.name)
    let id = Self.id(.named, place(ofName: definition.name))
    definitions[id] = definition.mapOrigins { copies[$0] ?? $0 }
  }

  func definition(of entry: EntryID) -> String? { definitions[entry]?.heading }

  func isName(_ name: String) -> Bool { origin(of: .name(name)) != nil }

  func isUnknown(_ name: String) -> Bool { unknowns.contains(name) }

  func isFailed(_ name: String) -> Bool { failed.contains(name) }

  /// Keeps a value for `total`; plain numbers are added up at once while their sum is short.
  private func keepOpen(_ value: Quantity) {
    if value.unit == nil, value.uncertainty == nil, let number = value.number.rational {
      if let plain = plainSum, case let sum = plain.value + number,
        sum.numeratorBits + sum.denominatorBits < Self.mostSumBits
      {
        plainSum = (plain.place, sum)
        return
      }
      keepPlainSum()
      plainSum = (open.count, number)
    }
    open.append(value)
    if open.count.isMultiple(of: Self.mostOpen) { addUp() }
  }

  private func keepPlainSum() {
    if let plain = plainSum { open[plain.place] = Quantity(Real(plain.value)) }
    plainSum = nil
  }

  private func addUp() {
    // Results without a sum will not get one later either.
    keepPlainSum()
    let total = try? Formula(Entry.total, in: self).evaluated(
      in: EvaluationContext(ties: { self.value(of: $0) }))
    open = total?.sums.map(\.value) ?? open
  }

  func value(of id: EntryID) -> Quantity? {
    let place = Self.place(of: id)
    return switch Shelf(rawValue: id.writer >> 20) {
    case .recent: recent[place]
    case .named: named[place]
    case .tagged: tagged[place]
    case .using: using[place]
    case .open: plainSum?.place == place ? plainSum.map { Quantity(Real($0.value)) } : open[place]
    case .captured: captured[place]
    case nil: nil
    }
  }

  func text(of origin: EntryID) -> String {
    if origin == self.origin(of: .answer) { return "ans" }
    if let name = places.first(where: { Self.id(.named, $0.value) == origin })?.key { return name }
    return value(of: origin)?.shortText(in: .ascii) ?? "@\(recent.count - Self.place(of: origin))"
  }

  func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .answer:
      hasAnswer
        ? recent.indices.last { !lacking.contains($0) }.map { Self.id(.recent, $0) } : nil
    case .name(let name): places[name].map { Self.id(.named, $0) }
    case .character, .identity: nil
    }
  }

  func origins(of lines: LineReference) -> [EntryID] {
    switch lines {
    case .above(let number):
      let place = recent.count - number
      return recent.indices.contains(place) && !lacking.contains(place)
        ? [Self.id(.recent, place)] : []
    case .last(let number):
      let last = recent.indices.filter { !lacking.contains($0) }.suffix(number)
      return last.count < number ? [] : last.map { Self.id(.recent, $0) }
    case .sinceTotal(let isWhole): return openLines(isWhole: isWhole).inTotals { value(of: $0) }
    case .tagged(let name): return (taggedPlaces[name] ?? []).map { Self.id(.tagged, $0) }
    }
  }

  /// The open results, those of the last total only directly below it.
  private func openLines(isWhole: Bool) -> [EntryID] {
    let plain = open.indices.map { Self.id(.open, $0) }
    let using = using.indices.map { Self.id(.using, $0) }
    if using.isEmpty || !isWhole && !plain.isEmpty { return plain }
    return isBelowTotal ? using : plain + using
  }

  private static func id(_ shelf: Shelf, _ place: Int) -> EntryID {
    EntryID(writer: shelf.rawValue << 20 | UInt64(place >> 24), number: UInt64(place))
  }

  private static func place(of id: EntryID) -> Int {
    Int((id.writer & (1 << 20 - 1)) << 24 | id.number)
  }

  var names: [String] { places.keys.sorted() }
  var hasNames: Bool { !places.isEmpty || !failed.isEmpty }
  private(set) lazy var signs = CurrencySigns.ofLocale
  var readsDecimalComma: Bool { localeHasDecimalComma }
}
