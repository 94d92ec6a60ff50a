import Quantities
import Testing

@Suite struct `A dimension` {
  @Test func `has the exponents of its factors`() {
    let force = Dimension.mass * .length / Dimension.time.raised(to: 2)
    #expect(force[.mass] == 1)
    #expect(force[.length] == 1)
    #expect(force[.time] == -2)
    #expect(force[.money] == 0)
    #expect(force / force == .none)
  }

  @Test func `can leave out its angle`() {
    #expect((Dimension.angle / .time).withoutAngle == .none / .time)
  }

  @Test func `has a greatest exponent`() {
    #expect(Dimension.length.raised(to: 99).isWithinLimits)
    #expect(!(Dimension.length.raised(to: 99) * .length).isWithinLimits)
  }
}
