import Foundation
import Testing

@testable import SystemCalls

@Suite struct `The local time` {
  @Test(arguments: [0, 951_782_400, 1_795_361_412, 4_102_444_799])
  func `is that of the zone of the process`(seconds: Int) {
    let date = Date(timeIntervalSince1970: Double(seconds))
    let parts = Calendar(identifier: .gregorian)
      .dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let time = LocalTime(secondsSince1970: seconds)
    #expect(
      [time.year, time.month, time.day, time.hour, time.minute, time.second]
        == [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second])
  }

  @Test func `goes on`() {
    let (before, now, after) = (secondsSince1970(), LocalTime.now, secondsSince1970())
    #expect((before...after).contains { LocalTime(secondsSince1970: $0) == now })
  }
}
