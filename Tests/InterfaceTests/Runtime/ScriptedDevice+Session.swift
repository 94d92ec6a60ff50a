import CalculatorViewModel
import Previews
import Screen

@testable import Runtime

extension ScriptedDevice {
  @discardableResult
  func run(_ model: ViewModel = ViewModel()) -> ViewModel {
    var session = Runtime.Session(model, on: self)
    session.run()
    return session.model
  }

  /// One event each second.
  static func steps(_ events: [Event], pause: Duration = .seconds(1)) -> [Step] {
    events.enumerated().map { Step(at: pause * $0.offset, $0.element) }
  }

  /// One key each tenth of a second, in the notation of `Key.init(notation:)`.
  static func steps(_ keys: String) -> [Step] {
    steps(keys.map { .key(Key(notation: $0)) }, pause: .milliseconds(100))
  }
}
