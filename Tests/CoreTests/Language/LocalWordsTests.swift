import ExactNumbers
import Testing

@testable import CalculatorCore
@testable import Quantities

/// A scope in which French is read, with a result and perhaps names.
private struct FrenchScope: Scope {
  var names: [String] = []
  var language: TextLanguage { .french }
  private static let result = EntryID(writer: 0, number: 1)

  func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .answer: Self.result
    case .name(let name): names.contains(name) ? Self.result : nil
    case .character, .identity: nil
    }
  }
}

/// The value of a text in French, where the result and every name are 7.
private func french(_ text: String, names: [String] = []) -> String {
  do throws(EvaluationError) {
    let formula = try Formula(text, in: FrenchScope(names: names), commaIsPoint: true)
    return try formula.evaluated(ties: { _ in Quantity(Real(7)) }).value.shortText
  } catch {
    return "\(error.kind.word) \(error.place)"
  }
}

@Suite struct `French words in the typed language` {
  @Test(arguments: [
    ("20 % de 150", "30"), ("20\u{202F}% du total", "7/5"), ("20 % DE (100 + 50)", "30"),
    ("5 km en mètres", "5000 m"), ("en jours", "incompatibleUnits(nil, Optional(d)) 0..<8"),
    ("5 km en", "missingTarget 5..<7"),
    ("72 pouces en cm", "4572/25 cm"), ("3 heures 20 minutes", "10/3 h + min"),
    ("2 semaines en jours", "14 d"), ("90 km par heure en m/s", "25 m/s"),
    ("60 km/heure * 2 heures", "120 km"), ("3 ans en mois", "36 month"), ("3 ans", "3 year"),
    ("3ans", "21"), ("ans + 1", "8"), ("2 * ans", "14"), ("365,25 jours en ans", "1 year"),
    ("5 Go en Mo", "5000 MB"), ("1 To en Go", "1000 GB"), ("500 mégaoctets en Go", "1/2 GB"),
    ("12 m en décimètres", "120 dm"), ("20 m² en mètres carrés", "20 m²"), ("2 MÈTRES", "2 m"),
    ("2 mètres cubes in L", "2000 L"), ("1 mille marin en km", "463/250 km"),
    ("20 degrés Celsius en °F", "68 °F"), ("sin(30 degrés)", "1/2"), ("5 km to m", "5000 m"),
    ("20% of 50", "10"), ("5 in en cm", "127/10 cm"), ("12,50 €", "25/2 EUR"), ("3 j en h", "72 h"),
    ("2 par 4", "1/2"), ("180 cm en pieds et pouces", "750/127 ft + in"), ("8 en % de 40", "1/5 %"),
    ("5 km vers mi", "78125/25146 mi"),
    ("255 en hexadécimal", "255 "), ("9,8 mètres par seconde carrée", "49/5 m/s²"),
    ("convertir 5 km en m", "5000 m"),
    ("combien de pieds dans un mile", "5280 ft"), ("combien de cm il y a dans 2 m", "200 cm"),
    ("3 decennies", "unknownName(décennies) 2..<11"),
  ])
  func `are read besides the English ones`(text: String, value: String) {
    #expect(french(text, names: ["total"]) == value)
  }

  @Test(arguments: [
    ("en + 1", "8"), ("de * 2", "14"), ("jours + 1", "8"), ("5 % of de", "7/20"),
    ("2 jours", "14"), ("jours en", "49"),
  ])
  func `give way to names that a person has given`(text: String, value: String) {
    #expect(french(text, names: ["en", "de", "jours"]) == value)
  }

  @Test(arguments: ["20 % de 150", "5 km en m", "3 jours", "5 Go", "2 mètres", "2 par 3"])
  func `are unknown in English`(text: String) {
    #expect(outcome(text).hasPrefix("unknown"), "\(outcome(text))")
  }

  @Test func `continue a result where they convert`() {
    #expect(
      Vocabulary.continues("en km", in: .french) && Vocabulary.continues("in km", in: .french))
    #expect(!Vocabulary.continues("en km", in: .english))
    #expect(!Vocabulary.continues("de km", in: .french))
  }
}
