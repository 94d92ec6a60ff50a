import CalculatorCore
import ExactNumbers
import Previews
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

/// Tab on the formula line.
@Suite struct `Completing a name` {
  private func complete(
    _ text: String, with names: [String] = []
  ) -> (text: String, fitting: [String]) {
    var line = LineText(text)
    let fitting = line.complete(with: LineText.Candidates(preferred: Vocabulary.names + names))
    return (line.text, fitting)
  }

  @Test(arguments: [
    ("SQ", "sqrt("), ("2*Sq", "2*sqrt("), ("SQRT", "SQRT("), ("pI", "pI"),
    ("log2", "log2("), ("2xsq", "2xsq"), ("R", "Rent"), ("ren", "Rent"),
    ("x2ren", "x2Rent"), ("net_", "net_1"), ("", ""), ("2", "2"), ("1+", "1+"),
  ])
  func `is possible in any case, and prefers that of the name`(text: String, completed: String) {
    let names = ["Rent", "net_1"]
    #expect(complete(text, with: names).text == completed)
  }

  @Test func `is possible for every name from any of its beginnings, in any case`() {
    for name in Vocabulary.names {
      for count in 1...name.count {
        for beginning in [String(name.prefix(count)), name.prefix(count).uppercased()] {
          let (text, fitting) = complete("2+" + beginning)
          let lowercased = text.lowercased()
          #expect(lowercased.hasPrefix("2+" + beginning.lowercased()), "\(beginning)")
          #expect(fitting.isEmpty || fitting.contains(name))
          #expect(
            name.hasPrefix(lowercased.dropFirst(2)) || lowercased.dropFirst(2).hasPrefix(name))
        }
      }
    }
  }

  @Test func `names those that fit where no more letters agree`() {
    #expect(complete("sq").fitting.isEmpty)
    #expect(complete("si").fitting == ["sign", "sin", "sinh"])
    #expect(complete("sin").fitting == ["sin", "sinh"])
    #expect(complete("sin", with: ["sinus"]).fitting == ["sin", "sinh", "sinus"])
    #expect(complete("a", with: ["apple", "Art"]).fitting.contains("apple"))
    #expect(LineText.commonBeginning(of: ["Sum", "sUMMER"]) == "Sum")
    #expect(LineText.commonBeginning(of: []) == "")
  }

  @Test func `says which names fit until the next key, and adds no parenthesis to an operator`() {
    var session = Session("②sin⇥", columns: 30)
    #expect(session.message == "sin sinh" && session.expression == "sin")
    session.type("h⇥")
    #expect(session.message == nil && session.expression == "sinh(")
    session.type("ta⇥")
    #expect(session.message?.hasPrefix("tan tanh tau") == true)
    #expect(session.state.message?.isMistake == false)
    session = Session("1+2=⇥#a⇥", lines: 5)
    #expect(session.message == nil && session.expression == "a")
    for name in Vocabulary.functionNames.filter(Vocabulary.isOperator) {
      #expect(complete("5 \(name)").text == "5 \(name)")
      // Both mod and mode fit.
      #expect(complete("5+\(name)").text == "5+\(name)" + (name == "mod" ? "" : "("))
    }
  }

  @Test(arguments: [
    (["sin", "sinh"], 8, "sin sinh"), (["sin", "sinh"], 7, "sin …"), (["sin", "sinh"], 4, "…"),
    (["abs", "acos", "asin", "atan"], 14, "abs acos …"),
    (["abs", "acos", "asin", "atan"], 18, "abs acos asin atan"), (["abs"], 2, "…"), ([], 3, ""),
  ])
  func `shows as many names as fit`(names: [String], columns: Int, list: String) {
    let sentence = Message.completions(CompletionMessage(names, columns: columns)).sentence
    #expect(sentence.full == list && sentence.full.count <= columns && sentence.brief.count <= 20)
  }
}

/// Tab behind numbers and behind signs of conversion.
@Suite struct `Completing a unit` {
  private func session(_ keys: String, columns: Int = 200) -> Session {
    Session(keys, columns: columns, lines: 5)
  }

  /// The names that Tab lists.
  private func names(_ keys: String) -> [String] {
    let message = session(keys, columns: 50_000).model.notice.message
    if case .completions(let message) = message { return message.names }
    return []
  }

  @Test func `offers all units where the value is unknown, and in a part of a unit`() {
    #expect(names("②5 m+3 s in ⇥") == UnitTable.offeredNames() && names("②5+ in ⇥").isEmpty)
    #expect(names("②5 in ⇥") == UnitTable.offeredNames())
    let beginning = UnitTable.offeredNames().filter { $0.hasPrefix("ho") }
    #expect(names("②60 km/h in m/ho⇥").isEmpty || names("②60 km/h in m/ho⇥") == beginning)
    #expect(session("②60 km/h in m/minut⇥").expression.hasPrefix("60 km/h in m/minute"))
    #expect(session("②5 - > mile⇥").message == nil)
    var session = session("②5 m")
    session.type("→mil".map(Key.character) + [.tab])
    #expect(session.expression.hasPrefix("5 m→mil") && session.message?.contains("miles") == true)
  }

  @Test func `waits for the value, and is dropped if the line has changed by then`() throws {
    var waiting = Waiting("②5 m in mile⇥")
    let request = try #require(waiting.requests.last)
    waiting.type("x")
    waiting.answer(to: request)
    #expect(waiting.expression == "5 m in milex" && waiting.message == nil)
    waiting.type("⌫")
    waiting.type("⇥")
    waiting.answer(to: waiting.requests.last)
    #expect(
      waiting.expression.hasPrefix("5 m in mile") && waiting.model.requests[.completion] == nil)
  }

  @Test func `of a comment is none, and the value may use results that are not known yet`() {
    var session = session("②5 m⏎⇥#5 m in ⇥")
    #expect(session.message == nil)
    session.type("⎋⎋②")
    session.type("→mi".map(Key.character) + [.tab])
    #expect(session.expression.hasSuffix("→mi") && session.model.requests[.completion] == nil)
    let request = session.model.requests.begin(.completion)
    #expect(session.model.send(.evaluated(request, .finished)) == [])
    session.type("⎋⎋")
    session.type("②ans in mile⇥")
    #expect(session.expression.contains("mile"))
    #expect(self.session("② in ⇥").message != nil || self.session("② in ⇥").expression == " in ")
  }
}
