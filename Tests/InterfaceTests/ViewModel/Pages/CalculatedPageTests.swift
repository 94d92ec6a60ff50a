import CalculatorCore
import ExactNumbers
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `The page that explains an expression` {
  @Test func `breaks long lines between words, and then anywhere`() {
    let lines = ["  └ 1111 + 2222 + 3333 = 6666", "abcdefghijklmnop", "short"]
    let rows = lines.flatMap { Page.rows(of: $0[...], columns: 14) }
    #expect(
      rows.map(String.init) == [
        "  └ 1111 +", "      2222 +", "      3333 =", "      6666", "abcdefghijklmn", "  op",
        "short",
      ])
  }

  @Test func `is cancelled even while its digits are computed`() throws {
    let expression = try Formula("exp(10^-20000)-1").expression
    let request = Request(
      id: Request.ID(1),
      subject: .explanation(
        Request.Explained(expression: expression, ties: [:]), Tape().recalculation(of: [])),
      format: ResultFormat(columns: 40, point: ".", form: .decimal), limits: .standard)
    var questions = 0
    let counting = Cancellation {
      questions += 1
      return false
    }
    #expect(request.answers(unless: counting).count == 1)
    let atTheLast = Cancellation {
      questions -= 1
      return questions <= 0
    }
    #expect(request.answers(unless: atTheLast).isEmpty)
  }

  @Test(arguments: ["exp(10^-20000)-1", "7^1000000-7^1000000+1"])
  func `reports nothing when it was cancelled`(text: String) throws {
    var model = Session("②" + text + "⏎").model
    let effects = model.perform(.togglePage(.explanation)) + model.askForPage()
    guard case .evaluate(let request) = effects.last else {
      Issue.record("nothing was asked for")
      return
    }
    var checks = 0
    let cancellation = Cancellation {
      checks += 1
      return true
    }
    #expect(request.answers(unless: cancellation).isEmpty && checks > 0)
  }
}

@Suite struct `The page of totals` {
  @Test func `reports nothing once its request is cancelled`() throws {
    var waiting = Waiting("1+2=", lines: 5)
    waiting.answerAll()
    waiting.type("⇥##a⏎⑥")
    #expect(try #require(waiting.requests.last).answers(unless: .always).isEmpty)
  }
}
