import CalculatorCore
import ExactNumbers
import Previews
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel

/// Units that are typed on the keypad behind a number.
@Suite struct `A unit typed on the keypad` {
  /// The symbols and names that are typed with keys of a keyboard.
  private static let names = UnitTable.comparedNames.filter { name in
    name.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Why a name cannot be typed straight away; nil if it can.
  ///
  /// Such a unit is typed on the formula line, which i opens, or with its word.
  private static func obstacle(_ name: String) -> String? {
    let keys = name.prefix(2).map { KeyTable.command(for: .character($0), in: .keypad) }
    if name.hasPrefix("q") { return "q quits" }
    if name.hasPrefix("x") { return "x multiplies" }
    if name.hasPrefix("e") || name.hasPrefix("E") { return nil }
    guard let first = keys.first, first != nil else { return nil }
    if name.count == 1 { return "the letter is a command" }
    guard keys.count == 2, keys[1] != nil else { return nil }
    if Set(name.prefix(2)).count == 1 { return "the same command twice" }
    if keys[1] == .openFormula { return "i opens the formula line" }
    if name.prefix(2).contains("q") { return "q quits" }
    return name.count == 2 && !UnitTable.isUsual(name) ? "two commands" : nil
  }

  @Test(arguments: names)
  func `stands on the formula line behind it, with a space or without`(name: String) {
    guard Self.obstacle(name) == nil else { return }
    for space in ["", " "] {
      let session = Session("5\(space)\(name)", columns: 40)
      // Behind “in” and “to”, which may be meant, a space is written.
      #expect(session.expression.filter { $0 != " " } == "5\(name)", "\(name)")
      #expect(session.state.focus == .formula && session.state.page == nil)
      #expect(session.model.theme == .dark && session.effects.allSatisfy { $0 != .quit })
    }
  }

  @Test func `can be typed in nearly all cases`() {
    let obstacles = Self.names.filter { Self.obstacle($0) != nil }
    #expect(Self.names.count > 300)
    #expect(obstacles.count * 12 < Self.names.count, "\(obstacles)")
  }

  @Test(arguments: [
    ("5 km in mi⏎", "5 km"), ("5 cm⏎", "5 cm"), ("5 ft⏎", "5 ft"), ("20 °C⏎", "20 °C"),
    ("5 kg⏎", "5 kg"), ("3 h 20 min⏎", "3 h 20 min"), ("(2+3) m⏎", "(2 + 3) m"),
    ("5'11\"⏎", "5 ft 11 in"), ("5\"⏎", "5 in"), ("72in in cm⏎", "72 in"), ("5 cup⏎", "5 cup"),
    ("5 km->m⏎", "5 km"), ("5 GB⏎", "5 GB"), ("5 usd⏎", "5 USD"),
    ("$20+$5⏎", "20 USD + 5 USD"),
  ])
  func `is calculated with Enter`(keys: String, beginning: String) {
    let session = Session(keys, columns: 40)
    #expect(session.state.focus == .keypad && session.message == nil, "\(session.message ?? "")")
    #expect(session.result != nil)
    let expected = beginning.filter { $0 != " " && $0 != "(" }
    #expect(session.expression.filter { $0 != " " && $0 != "(" }.contains(expected.prefix(1)))
  }

  @Test(arguments: ["$", "€", "£", "¥"])
  func `begins with the sign of a currency`(sign: String) {
    for before in ["", "2+", "(", "2+3=", "1/0="] {
      let session = Session(before + sign + "5")
      #expect(session.state.focus == .formula && session.expression.hasSuffix(sign + "5"))
      #expect(session.expression.hasPrefix("5") == false)
    }
    #expect(Session("5" + sign).expression == "5" + sign)
  }

  @Test func `converts a result that shows`() {
    for sign in ["in", "to", "->", "→"] {
      var session = Session("i5 km⏎", columns: 40)
      session.type("\(sign) m".map(Key.character) + [.enter])
      #expect(session.result?.contains("5000") == true, "\(sign): \(session.expression)")
      #expect(session.model.tape.count == 2)
    }
    #expect(Session("2+3=k").expression == "2 + 3" && Session("2+3=cm").expression == "m")
    let arrow = [Key.character("→")]
    for before in ["", "2+", "1/0="] {
      var session = Session(before)
      session.type(arrow)
      #expect(session.state == Session(before).state)
    }
  }

  @Test(arguments: ["", "2+", "(", "2×"])
  func `means nothing where no unit can stand`(before: String) {
    for letter in ["k", "j", "'", "\""] {
      #expect(Session(before + letter).state == Session(before).state, "\(before)\(letter)")
    }
  }

  @Test func `does not take the letters of two commands`() {
    #expect(Session("5cu").expression == "5")
    #expect(Session("55cc").expression == "0")
    #expect(Session("5+6ff").expression == "5 + 6")
    #expect(Session("5+6tt").model.theme == .mono)
    #expect(Session("5+6gf").model.display.form != .decimal)
    #expect(Session("5ucos(").expression == "cos(")
    #expect(Session("5cup").expression == "5cup")
  }

  @Test func `leaves Space the highlighted button`() {
    #expect(Session("5 ").state == Session("5").state)
    var session = Session("5")
    session.type([.right, .character(" ")])
    #expect(session.expression == "55" || session.expression == "56")
  }
}
