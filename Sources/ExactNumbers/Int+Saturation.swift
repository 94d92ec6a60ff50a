extension Int {
  /// The product of two numbers that are not negative, or `Int.max` if it is greater.
  func multipliedSaturating(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}
