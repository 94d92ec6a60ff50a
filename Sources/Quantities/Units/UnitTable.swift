/// The units, by kind of quantity, and what names mean.
///
/// The table is built when the first name is looked up. A unit is a row in one of the files in
/// `Table`; a new kind of quantity is a case of `QuantityKind`.
package enum UnitTable {
  /// The units, the most usual kinds of quantities first; the currencies are the last.
  package static let definitions: [UnitDefinition] = QuantityKind.allCases.flatMap(\.units)
}
