import Testing

@testable import Quantities

@Suite struct `Names of products` {
  @Test(arguments: [
    ("kph", "km/h"), ("KMH", "km/h"), ("kps", "km/s"), ("fps", "ft/s"), ("cc", "cm³"),
    ("ftlb", "ft·lbf"), ("ft lbs", nil), ("sqft", "ft²"), ("sq ft", "ft²"), ("square feet", "ft²"),
    ("square_metres", "m²"), ("sqm", "m²"), ("sqkm", "km²"), ("square kilometres", "km²"),
    ("cu in", "in³"), ("cuft", "ft³"), ("cubic metres", "m³"), ("cubic yards", "yd³"),
    ("square", nil), ("sq", nil), ("squares", nil), ("sqkg", nil), ("cubic hours", nil),
    ("cup", nil), ("km", nil), ("", nil),
  ])
  func `mean a product of units`(name: String, text: String?) {
    #expect(UnitTable.product(named: name)?.text() == text)
  }

  @Test func `are no names of units`() {
    for name in ["kph", "kmh", "kps", "fps", "ftlb", "ftlbs", "ftlbf", "cc", "ccm"] {
      #expect(UnitTable.product(named: name) != nil && UnitTable.unit(named: name) == nil)
    }
    for name in UnitTable.names.keys { #expect(UnitTable.product(named: name) == nil, "\(name)") }
  }
}
