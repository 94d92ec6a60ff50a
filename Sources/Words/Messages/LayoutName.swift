/// A way in which the calculator is laid out; the cases are in the order of the key that turns it.
///
/// The raw values are the names that `--layout` takes.
package enum LayoutName: String, Hashable, Sendable, CaseIterable {
  /// The four operations.
  case keypad
  /// The keypad with powers, roots, logarithms and trigonometry at its left.
  case scientific
  /// The keypad with the digits of base 16, bases and bits at its left.
  case programmer
  /// The tape with the display, without buttons.
  case tape
}
