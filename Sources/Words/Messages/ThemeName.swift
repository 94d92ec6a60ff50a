/// The name of a theme.
///
/// A theme is a case here and a palette in `CalculatorViews`. The key for the next theme goes through
/// the cases in their order.
package enum ThemeName: String, Hashable, Sendable, CaseIterable {
  case dark
  case light
  /// No colours: bold, dim, underlined and reversed only.
  case mono
  /// Strong colours on black, for eyes that need more contrast.
  case contrast
}
