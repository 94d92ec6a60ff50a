import CalculatorCore
import Previews
import Screen
import SystemCalls
import Testing
import Words

@testable import Engine
@testable import CalculatorViewModel

@Suite struct `Keeping a picture` {
  private let name = "countonme-2026-11-22-153012.svg"

  /// The states of the pictures that were asked for.
  private func pictures(_ effects: [Effect]) -> [ViewState] {
    effects.compactMap { if case .keepPicture(_, let state) = $0 { state } else { nil } }
  }

  @discardableResult
  private func answer(_ session: inout Session, _ outcome: PictureOutcome) throws -> Request.ID {
    let id = try #require(session.model.requests[.picture])
    session.send(.picture(id, outcome))
    return id
  }

  @Test func `shows what the screen shows, and then says its name`() throws {
    var session = Session("12/4=", lines: 5)
    let before = session.state
    session.type("≡picture⏎")
    var shown = before
    shown.pressed = nil
    #expect(before.pressed == .equals && pictures(session.effects) == [shown])
    try answer(&session, .kept(name: name))
    #expect(session.message == "Kept \(name).")
    #expect(session.state.message?.isMistake == false)
    #expect(session.state.message?.sentence.brief == "picture …-153012.svg")
    session.type("7")
    #expect(session.message == nil && session.expression == "7")
  }

  @Test func `says why there is none`() throws {
    var session = Session("≡picture⏎")
    try answer(&session, .failed(.diskFull))
    #expect(session.message == "No picture: the disk is full.")
    #expect(session.state.message?.isMistake == true)
    // The message about the one before is on no picture.
    session.type("≡picture⏎")
    #expect(pictures(session.effects).map(\.message) == [nil, nil])
  }

  @Test func `can begin with a text from outside, which holds no entry`() {
    var model = ViewModel()
    model.openFormula(withText: "12\u{F0000}/4 # x")
    var session = Session(model)
    #expect(session.expression.hasPrefix("12") && session.cursor == session.expression.count)
    session.type("⏎")
    #expect(session.result == "= 3" && session.state.focus == .keypad)
  }
}
