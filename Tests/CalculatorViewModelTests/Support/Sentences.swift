import CalculatorCore
import Quantities
@testable import Words

@testable import CalculatorViewModel

// What is said in English, which stories are written in.

extension Message {
  var sentence: Sentence { English().sentence(self) }
}

extension EvaluationError.Kind {
  var sentence: Sentence { English().sentence(self) }
}

extension RatesUpdate {
  var sentence: Sentence { English().sentence(self) }
}

extension RatesFailure {
  var sentence: Sentence { English().sentence(self) }
}
