import CalculatorViewModel
import Previews
import Screen

@testable import Runtime

extension ScriptedDevice {
  /// Runs a session on the device to its end.
  @discardableResult
  func run(_ model: ViewModel = ViewModel()) -> ViewModel {
    var session = Runtime.Session(model, on: self)
    session.run()
    return session.model
  }

  /// Keys at every tenth of a second, in the notation of `Key.init(notation:)`.
  static func steps(_ keys: String) -> [Step] {
    keys.enumerated().map {
      Step(at: .milliseconds(100 * $0.offset), .key(Key(notation: $0.element)))
    }
  }
}
