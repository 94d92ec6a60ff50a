import ExactNumbers

package struct NamedValues: Hashable, Sendable {
  package let names: [String]
  package let values: [Quantity]

  package init(names: [String], values: [Quantity]) { (self.names, self.values) = (names, values) }

  package subscript(name: String) -> Quantity? { names.firstIndex(of: name).map { values[$0] } }

  func text(
    separator: String, _ write: (Quantity) throws(RealError) -> NumberText?
  ) throws(RealError) -> NumberText? {
    var (texts, isExact) = ([String](), true)
    for (name, value) in zip(names, values) {
      guard let text = try write(value) else { return nil }
      texts.append("\(name) = \(text.text)")
      isExact = isExact && text.isExact
    }
    return NumberText(texts.joined(separator: separator), isExact: isExact)
  }
}
