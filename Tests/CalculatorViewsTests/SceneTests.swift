import CalculatorViewModel
import ExactNumbers
import Previews
import Quantities
import Runtime
import Screen
import Testing
import Words

@testable import CalculatorViews

/// Compares the constant values of the scenes with what the calculator shows.
@Suite struct `The scenes` {
  /// The keys that lead to each scene: `←`, `→` and `↓` are arrows, `⏎` is Enter and `⇤` is Home.
  private static let keys = [
    "empty": "", "typing": "12.5+7*3", "result": "12.5+7*3-0.25=", "rounded": "22/7=",
    "refusal": "8*2.5.", "error": "12+8/0*3=", "highlight": "80*24↓↓→→", "help": "?",
    "small": "1/8+0.375*1000-12=", "small-error": "5/0+1000000-12345=←←", "percentage": "200+10%",
    "formula": "iexp(pi*sqrt(163))-262537412640768744" + String(repeating: "←", count: 20),
    "formula-error": "i2*(3+)/7⏎",
    "small-formula": "i1+2+3+4+5+6+7+8+9+10+11+12⇤→→→→→→→→→→→→→",
    "bare": "2+3=", "full-value": "2^500=v",
    "explanation": "2+3*4^2-80/7=w",
    "wide": "9999999999999999-9999999999999998=", "tape": budget, "tie": budget + "⇥↑",
    "broken": budget + "⇥↑↑↑⏎⌫⌫0⏎", "narrow-tape": budget, "short-tape": budget + "⇥↑↑↑↑↑",
    "wide-tape": budget + "⇥↑↑↑↑↑↑", "totals": budget + "T",
    "units": "26.2 mi in km⏎⎋5'11\" in cm⏎⎋72 °F in °C⏎⎋60 mi/h*2 h⏎⎋1 GiB/10 Mbit/s in min + s⏎",
    "money": "1 EUR in USD⏎⇥#made-up rate⏎⎋⎋$84+15%⏎/3=⎋irent=850 EUR⏎⎋"
      + "iflight=250 USD in EUR⏎⎋i(rent+flight)/3⏎",
    "scientific": "Li5 sin(30°)⏎", "programmer": "LL1FFF⌫ff-100",
    "not-in-base": "LL1FF⌫1011+107", "small-programmer": "L2^40=→↓",
    "tape-alone": "LLL12.5+7*3-0.25=",
    "no-rates": "i20 USD in EUR⏎",
  ]

  /// The lines of a household's budget, on the formula line.
  private static let budget = [
    "pay=2480", "rent=850 #home/900", "18.9+43.25+7.8 #food/400", "food=ans*4.5", "months=12",
    "1290/months #home insurance", "pay-rent-food", "ans/30",
  ].map { "i" + clear + $0 + "⏎" }.joined()

  /// Deletes what stands on the formula line.
  private static let clear = String(repeating: "⌫", count: 20)

  @Test(arguments: Scene.all)
  func `are what the calculator shows after some keys`(scene: Scene) throws {
    let keys = try #require(Self.keys[scene.name])
    let device = ScriptedDevice(keys: keys, every: .zero, size: scene.size)
    if scene.name == "money" { device.rates = try Self.madeUpRates() }
    var session = Session(ViewModel(theme: scene.state.theme), on: device)
    session.run()
    var state = session.model.viewState
    if scene.state.pressed != nil { state.pressed = scene.state.pressed }
    #expect(state == scene.state)
  }

  private static func madeUpRates() throws -> RatesReading {
    let day = try #require(ExchangeRates.Day(year: 2026, month: 11, day: 20))
    let dollars = Rational(numerator: 5, denominator: 4)
    return RatesReading(.success(ExchangeRates(day: day, rates: ["USD": dollars])), today: day)
  }

  @Test func `have unique names, and so have the pictures`() {
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
    #expect(Set(Picture.all.map(\.name)).count == Picture.all.count)
  }
}
