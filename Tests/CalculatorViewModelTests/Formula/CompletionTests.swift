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

  @Test(arguments: [
    ("qui", "quit"), ("lay", "layout"), (":r", ":r"), (":quan", ":quan"), (":th", ":theme"),
    ("layout sc", "layout scientific"), ("form fr", "form fraction"), ("base 1", "base 1"),
    ("2 +lay", "2 +lay"), ("quan", "quantile("), ("LAY", "layout"),
  ])
  func `completes a command where nothing else is on the line`(text: String, completed: String) {
    #expect(Session(text + "⇥").expression == completed)
  }

  @Test func `lists the choices of a command, and those of its own language`() {
    #expect(Session("theme ⇥", columns: 40).message == "dark light mono contrast")
    let model = ViewModel(theme: .dark, language: .french)
    var session = Session(model)
    session.type("quitt⇥")
    #expect(session.expression == "quitter")
  }

  @Test func `is a list that Esc closes before the line`() {
    var session = Session("si⇥", columns: 40)
    #expect(session.message?.hasPrefix("sign sin sinh") == true)
    session.type("⎋")
    #expect(session.message == nil && session.expression == "si" && session.cursor == 2)
    session.type("⎋")
    #expect(session.expression == "0" && session.cursor == nil)
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

  @Test(arguments: [
    ("②5 kilom⇥", "5 kilometres"), ("②5kilom⇥", "5kilometres"),
    ("②(2+3) kilom⇥", "(2+3) kilometres"),
    ("②5 sqr⇥", "5 sqrt("), ("②sqr⇥", "sqrt("), ("②5 km in mile⇥", "5 km in miles"),
    ("②5 km->mile⇥", "5 km->miles"), ("②5 km to mile⇥", "5 km to miles"),
    ("②#in mile⇥", "#in miles"),
  ])
  func `goes on behind a number, a parenthesis and a sign of conversion`(
    keys: String, text: String
  ) {
    let session = session(keys)
    #expect(text.hasPrefix(session.expression) || session.expression.hasPrefix(text))
  }

  @Test func `offers behind a conversion what the value can be converted to, the most usual first`()
    throws
  {
    let lengths = UnitTable.names(fitting: .length)
    #expect(names("②5 m in ⇥") == lengths)
    #expect(names("②5 m in ft + ⇥") == lengths)
    #expect(names("②2*(5 m in ⇥") == lengths)
    #expect(names("②max(3 s;5 m in ⇥") == lengths)
    #expect(names("②3 s*(2 m)/(1 s) in ⇥") == lengths)
    #expect(names("②x = 5 m in ⇥") == lengths)
    #expect(names("②60 km/h in ⇥").first == UnitTable.names(fitting: .speed).first)
    #expect(names("②5 m in k⇥") == lengths.filter { $0.hasPrefix("k") })
    let degrees = UnitTable.names(fitting: .temperature).filter { $0.hasPrefix("°") }
    #expect(names("②20 °C in °⇥") == degrees)
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

  @Test func `lists units before names behind a number, and elsewhere behind them`() throws {
    let behind = names("②5 s⇥")
    #expect(try #require(behind.firstIndex(of: "s")) < #require(behind.firstIndex(of: "sin")))
    let elsewhere = names("②5+s⇥")
    #expect(try #require(elsewhere.firstIndex(of: "sin")) < #require(elsewhere.firstIndex(of: "s")))
    #expect(names("②5 mod s⇥").first == elsewhere.first)
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

  @Test func `of a value of an entry that is edited uses what stands above it`() {
    var session = session("②length=5 m⏎⎋②2 s⏎")
    session.type("⇥")
    session.type([.enter])
    session.type("⌫⌫⌫length in mil⇥")
    #expect(session.expression.contains("length in mi"))
  }
}
