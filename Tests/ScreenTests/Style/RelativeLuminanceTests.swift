import Foundation
import Screen
import TestSupport
import Testing

@Suite struct `Relative luminance` {
  @Test(arguments: seeds)
  func `is that of the defining formula`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func defined(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    for _ in 0..<1000 {
      let channels = (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
      let luminance = relativeLuminance(red: channels[0], green: channels[1], blue: channels[2])
      let expected = zip([0.2126, 0.7152, 0.0722], channels).map { $0 * defined($1) }.reduce(0, +)
      #expect(abs(luminance - expected) < 1e-14)
    }
  }

  @Test func `rises from black to white`() {
    let luminances = (0...255).map { value in
      let channel = Double(value) / 255
      return relativeLuminance(red: channel, green: channel, blue: channel)
    }
    #expect(luminances.first == 0)
    #expect(abs(luminances[255] - 1) < 1e-14)
    #expect(zip(luminances, luminances.dropFirst()).allSatisfy(<))
  }
}
