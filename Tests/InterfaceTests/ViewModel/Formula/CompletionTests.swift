import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `Completing a name` {
  private func complete(_ text: String) -> (text: String, fitting: [String]) {
    var line = LineText(text)
    let fitting = line.complete(with: LineText.Candidates(preferred: Vocabulary.names))
    return (line.text, fitting)
  }

  @Test func `is possible for every name from any of its prefixes, in any case`() {
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

  @Test func `extends to the common prefix in any case`() {
    #expect(LineText.commonBeginning(of: ["Sum", "sUMMER"]) == "Sum")
    #expect(LineText.commonBeginning(of: []) == "")
  }

  @Test func `adds no parenthesis to an operator`() {
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
    let sentence = Message.completions(names, columns: columns).sentence
    #expect(sentence.full == list && sentence.full.count <= columns && sentence.brief.count <= 20)
  }
}

@Suite struct `Completing a unit` {
  private func session(_ keys: String, columns: Int = 200) -> Session {
    Session(keys, columns: columns, lines: 5)
  }

  private func names(_ keys: String) -> [String] {
    let message = session(keys, columns: 50_000).model.notice.message
    if case .completions(let names, _) = message { return names }
    return []
  }

  @Test func `offers all units for an unknown value, and in a part of a unit`() {
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

  @Test func `waits for the value, and is dropped if the line has changed`() throws {
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

  @Test func `does nothing in a comment, and may wait for unknown results`() {
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
