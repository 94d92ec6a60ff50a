import CalculatorCore
import Previews
import Testing
import Words

@testable import CalculatorViewModel

/// Tab on the formula line.
@Suite struct `Completing a name` {
  private func complete(
    _ text: String, with names: [String] = []
  ) -> (text: String, fitting: [String]) {
    var line = FormulaLine(text)
    let fitting = line.complete(with: FormulaLine.Candidates(preferred: Vocabulary.names + names))
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
    #expect(FormulaLine.commonBeginning(of: ["Sum", "sUMMER"]) == "Sum")
    #expect(FormulaLine.commonBeginning(of: []) == "")
  }

  @Test func `says which names fit until the next key, and adds no parenthesis to an operator`() {
    var session = Session("isin⇥", columns: 30)
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
      #expect(complete("5+\(name)").text == "5+\(name)(")
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
