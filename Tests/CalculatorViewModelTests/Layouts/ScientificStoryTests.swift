import CalculatorCore
import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `The scientific layout` {
  private func session(_ keys: String) -> Session { Session("L" + keys) }

  @Test func `writes functions, which the next operand is put into`() {
    var session = session("2")
    session.click(.sine)
    #expect(session.expression == "2 sin(" && session.state.pressed == .sine)
    session.type("30")
    session.click(.degree)
    #expect(session.result == "= 1")
    session.click(.equals)
    #expect(session.expression == "2 sin(30°)" && session.result == "= 1")
  }

  @Test func `takes the root, the square and the reciprocal of the number on the line`() {
    var session = session("5+9")
    session.click(.root)
    #expect(session.expression == "5 + √9" && session.result == "= 8")
    session.click(.square)
    #expect(session.expression == "5 + (√9)^2" && session.result == "= 14")
    session.click(.reciprocal)
    #expect(session.expression == "5 + 1 ÷ (√9)^2")
    session.type("uuu")
    #expect(session.expression == "5 + 9" && session.result == "= 14")
  }

  @Test func `goes on from a result, exactly`() {
    var session = session("1/3=")
    session.click(.reciprocal)
    #expect(session.result == "= 3")
    session.click(.equals)
    session.click(.square)
    #expect(session.result == "= 9")
    session.click(.equals)
    session.click(.root)
    #expect(session.result == "= 3")
  }

  @Test func `begins a new expression with a function, and takes the result by ANS`() {
    var session = session("3*3=")
    session.click(.naturalLogarithm)
    #expect(session.expression == "ln(")
    session.click(.answer)
    #expect(session.expression == "ln(9")
    session.click(.close)
    #expect(session.result == "≈ 2.19722457733622")
  }

  @Test func `has no result for ANS before the first one, and names it on the formula line`() {
    var session = session("")
    session.click(.answer)
    #expect(session.message == "There is no result yet." && session.expression == "0")
    session.type("1+1=i")
    session.click(.add)
    session.click(.answer)
    #expect(session.expression == "1 + 1+ans")
    session.click(.equals)
    #expect(session.result == "= 4")
  }

  @Test func `writes constants, which multiply`() {
    var session = session("2")
    session.click(.pi)
    session.click(.e)
    #expect(session.expression == "2 pi e")
    session.type("7")
    #expect(session.message == "An operator is missing between two numbers.")
  }

  @Test func `writes at the cursor of the formula line`() {
    var session = session("i1+")
    for button in [Button.sine, .pi, .divide, .six, .close, .square] { session.click(button) }
    #expect(session.expression == "1+sin(pi÷6)^2")
    session.click(.equals)
    #expect(session.result == "= 1.25")
  }

  @Test func `deletes what was written, piece by piece`() {
    var session = session("5*9")
    session.click(.reciprocal)
    #expect(session.expression == "5 × (1 ÷ 9)")
    for text in ["5 × (1 ÷ 9", "5 × (1 ÷", "5 × (1", "5 × (", "5 ×", "5"] {
      session.click(.clear)
      #expect(session.expression == text)
    }
  }

  @Test func `presses with the highlight, too`() {
    var session = session("4")
    session.type("←␣")
    #expect(session.state.highlighted == .pi && session.expression == "4 pi")
  }

  @Test func `keeps the hint about radians`() {
    var session = session("")
    session.click(.sine)
    session.type("30=")
    #expect(session.message == "Radians; for degrees write sin(30°).")
  }
}
