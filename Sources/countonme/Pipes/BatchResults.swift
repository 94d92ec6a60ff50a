import CalculatorCore
import ExactNumbers
import Quantities

/// The results that the next line of a batch can refer to: the previous one, and those with names.
///
/// Other results are not kept, so that a batch can have any number of lines.
struct BatchResults: Scope {
  /// The previous result, then those that were given a name.
  private var values: [Quantity] = []
  /// The places of names in `values`.
  private var places: [String: Int] = [:]

  /// Takes the result of a line.
  mutating func append(_ value: Quantity, name: String?) {
    if values.isEmpty { values.append(value) } else { values[0] = value }
    guard let name else { return }
    if let place = places[name] {
      values[place] = value
    } else {
      places[name] = values.count
      values.append(value)
    }
  }

  func value(of id: EntryID) -> Quantity? { values[Int(id.writer << 24 | id.number)] }

  /// The name that was given to a result; nil if there is none.
  func name(of id: EntryID) -> String? { places.first { Self.id($0.value) == id }?.key }

  func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .answer: values.isEmpty ? nil : Self.id(0)
    case .name(let name): places[name].map(Self.id)
    case .atom, .identity: nil
    }
  }

  /// The identity of a place in `values`.
  private static func id(_ place: Int) -> EntryID {
    EntryID(writer: UInt64(place >> 24), number: UInt64(place))
  }

  var names: [String] { places.keys.sorted() }
  var hasNames: Bool { !places.isEmpty }
  var signs: CurrencySigns { .ofLocale }
}
