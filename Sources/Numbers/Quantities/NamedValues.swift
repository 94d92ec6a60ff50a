package struct NamedValues: Hashable, Sendable {
  package let names: [String]
  package let values: [Quantity]

  package init(names: [String], values: [Quantity]) { (self.names, self.values) = (names, values) }

  package subscript(name: String) -> Quantity? { names.firstIndex(of: name).map { values[$0] } }
}
