@testable import CalculatorCore
import ExactNumbers
import Testing
@testable import Words

@testable import Engine

@Suite struct `The text of an explanation` {
  @Test func `of an unfinished expression is its error`() throws {
    let unfinished = try #require(Expression(unfinished: Array("1+".utf8)[...], in: EmptyScope()))
    let request = Request(
      id: Request.ID(1),
      subject: .explanation(
        Request.Explained(expression: unfinished, ties: [:]), Tape().recalculation(of: [])),
      format: ResultFormat(columns: 20, point: ".", form: .decimal), limits: .standard)
    var answers: [Answer] = []
    request.perform(unless: .never) { answers.append($0) }
    #expect(answers == [.explanation(["A number is missing here."])])
  }

  @Test func `can be cancelled`() throws {
    let explanation = try Formula("sqrt(2)*2").explained()
    let budget = Budget()
    var text = ExplanationText(
      explanation, in: NumberStyle(words: Wording(.english).factors), ties: { _ in "rent" }, budget
    ) {
      _ throws(RealError) in throw .cancelled
    }
    #expect(throws: RealError.cancelled) { try text.write { _ in } }
    let slow = try Formula("(exp(10^-20000)-1)*2").explained()
    let cancelled = Budget(isCancelled: { true })
    var operand = ExplanationText(
      slow, in: NumberStyle(words: Wording(.english).factors), ties: { _ in "rent" }, cancelled
    ) {
      _ throws(RealError) in "≈ 0.5"
    }
    #expect(throws: RealError.cancelled) { try operand.write { _ in } }
  }
}
