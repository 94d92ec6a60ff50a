/// What the page of steps says about itself.
enum ExplanationWords {
  static let heading = "Step by step"

  /// The line in place of steps that are not shown.
  static let more = "… countonme --explain prints all steps"
}
