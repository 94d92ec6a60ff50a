/// Collects the values of the expressions that stand on lines of their own in an example.
///
///     let sums = values {
///       let two = 2
///       two + 2  // 4
///     }
///     #expect(sums[0] as? Int == 4)
@resultBuilder enum ExampleValues {
  static func buildExpression<Value>(_ value: Value) -> [Any] { [value as Any] }
  static func buildExpression(_ value: Void) -> [Any] { [] }
  static func buildOptional(_ values: [Any]?) -> [Any] { values ?? [] }
  static func buildArray(_ values: [[Any]]) -> [Any] { values.flatMap(\.self) }
  static func buildBlock(_ values: [Any]...) -> [Any] { values.flatMap(\.self) }
}

/// The values of an example's expressions, in their order.
func values(@ExampleValues of example: () throws -> [Any]) rethrows -> [Any] {
  try example()
}

/// Stands in for `print` in an example and keeps what is printed.
///
///     let print = Printer()
///     print(1, 2)
///     #expect(print.lines == ["1 2"])
final class Printer {
  private(set) var lines: [String] = []

  func callAsFunction(_ items: Any...) {
    lines.append(items.map { String(describing: $0) }.joined(separator: " "))
  }
}
