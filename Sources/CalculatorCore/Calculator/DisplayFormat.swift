import ExactNumbers

/// How a person chose to see values.
package struct DisplayFormat: Hashable, Sendable {
  /// The form of the result; a value that it does not fit is shown as a decimal.
  package var form = NumberForm.decimal
  /// Whether the digits before the point are in groups.
  package var isGrouped = false

  package init(form: NumberForm = .decimal, isGrouped: Bool = false) {
    self.form = form
    self.isGrouped = isGrouped
  }
}
