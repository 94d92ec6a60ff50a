/// Collects the values of the expressions on lines of their own.
@resultBuilder enum ExampleValues {
  static func buildExpression<Value>(_ value: Value) -> [Any] { [value as Any] }
  static func buildExpression(_ value: Void) -> [Any] { [] }
  static func buildArray(_ values: [[Any]]) -> [Any] { values.flatMap(\.self) }
  static func buildBlock(_ values: [Any]...) -> [Any] { values.flatMap(\.self) }
}

func values(@ExampleValues of example: () -> [Any]) -> [Any] { example() }
