/// The relative luminance of an sRGB colour, from 0 for black to 1 for white.
///
///     let white = relativeLuminance(red: 1, green: 1, blue: 1)  // 1
///
/// The formula is that of the Web Content Accessibility Guidelines (WCAG) 2.
///
/// - Parameters:
///   - red: The red channel, from 0 to 1.
///   - green: The green channel, from 0 to 1.
///   - blue: The blue channel, from 0 to 1.
package func relativeLuminance(red: Double, green: Double, blue: Double) -> Double {
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// The linear value of an sRGB channel, both from 0 to 1.
private func linear(_ channel: Double) -> Double {
  guard channel > 0.04045 else { return channel / 12.92 }
  let base = (channel + 0.055) / 1.055
  // The power 2.4 is the square times the fifth root of the square.
  return base * base * fifthRoot(base * base)
}

/// The fifth root of a number above 0 and up to 1, by Newton's method.
private func fifthRoot(_ number: Double) -> Double {
  var root = 1.0
  while true {
    // The steps descend to the root until rounding stops them.
    let next = (4 * root + number / (root * root * root * root)) / 5
    guard next < root else { return root }
    root = next
  }
}
