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

  /// One key each tenth of a second, in the notation of `Key.init(notation:)`.
  static func steps(_ keys: String) -> [Step] {
    keys.enumerated().map {
      Step(at: .milliseconds(100 * $0.offset), .key(Key(notation: $0.element)))
    }
  }
}
