import CalculatorViewModel
import CalculatorViews
import Engine
import ExactNumbers
import Quantities
import Runtime
import Screen
import Words

/// A state of the calculator after some keys, shared by goldens, previews and README pictures.
package struct Scene: Sendable {
  package var name: String
  package var size: Size
  /// The state to draw; `frame(_:glyphs:)` replaces its theme.
  package var state: ViewState

  /// Types keys, in the notation of `Key.init(notation:)`, on a scripted device.
  private init(
    _ name: String, size: Size = Size(columns: 80, rows: 24), keys: String,
    pressed: Button? = nil, language: Language = .english, rates: RatesReading? = nil
  ) {
    (self.name, self.size) = (name, size)
    let device = ScriptedDevice(keys: keys, every: .zero, size: size)
    if let rates { device.rates = rates }
    let point: Character = language.words.say(".", ",")
    let model = ViewModel(Environment { ($0.language, $0.point) = (language, point) })
    var session = Session(model, on: device)
    session.run()
    state = session.model.viewState
    state.pressed = pressed
  }

  package func frame(_ theme: ThemeName, glyphs: GlyphSet = .unicode) -> Frame {
    var state = state
    state.theme = theme
    return render(
      state, layout: Layout(size: size, state.layout),
      appearance: Appearance(theme: Theme(theme), glyphs: glyphs))
  }

  package static let all = displays + layouts + tapes + pages

  package static let displays = [
    Scene("empty", keys: ""),
    Scene("typing", keys: "12.5+7*3", pressed: .three),
    result,
    Scene("rounded", keys: "22/7="),
    Scene("percentage", keys: "200+10%"),
    Scene("refusal", keys: "8*2.5*=", pressed: .equals),
    error, highlight, formula,
    Scene("formula-error", keys: "②2*(3+)/7⏎"),
    small,
    Scene("small-error", size: smallest, keys: "5/0+1000000-12345="),
    Scene("small-formula", size: smallest, keys: "②1+2+3+4+5+6+7+8+9+10+11+12⇤→→→→→→→→→→→→→"),
    Scene("bare", size: Size(columns: 24, rows: 3), keys: "2+3="),
    Scene("wide", size: Size(columns: 120, rows: 36), keys: "9999999999999999-9999999999999998="),
    Scene("no-rates", keys: "20 USD in EUR⏎"),
  ]

  package static let layouts = [
    scientific, programmer,
    Scene(
      "binary", size: Size(columns: 120, rows: 36), keys: "⑦⑦1≡form bin⏎⌫1011+101", pressed: .one),
    Scene("small-programmer", size: Size(columns: 40, rows: 11), keys: "⑦⑦2^40=→↓"),
    Scene("tape-alone", keys: "⑦⑦⑦12.5+7*3-0.25="),
  ]

  package static let tapes = [
    tape, tie,
    Scene("broken", keys: "\(budget)⇥↑↑↑⏎⌫⌫0⏎"),
    Scene("narrow-tape", size: Size(columns: 40, rows: 24), keys: budget),
    Scene("short-tape", size: Size(columns: 80, rows: 10), keys: "\(budget)⇥↑↑↑↑↑"),
    Scene(
      "wide-tape", size: Size(columns: 132, rows: 40),
      keys: "\(budget)⇥↑↑↑↑↑↑"), units, money, roots, calculus,
  ]

  package static let pages = [
    Scene("help", keys: "?"), plot, loan,
    Scene("full-value", keys: "2^500=④"),
    Scene("explanation", keys: "2+3*4^2-80/7=≡explain⏎"), totals,
    Scene("long-line", keys: String(repeating: "1+2e+", count: 35) + "4"),
    Scene("menu", keys: "1/3=≡"),
    Scene("word", keys: "theme light"),
  ]
}

extension Scene {
  static let result = Scene("result", keys: "12.5+7*3-0.25=")
  static let error = Scene("error", keys: "12+8/0*3=")
  static let highlight = Scene("highlight", keys: "80*24↓↓→→")
  static let formula = Scene(
    "formula", keys: "exp(pi*sqrt(163))-262537412640768744" + String(repeating: "←", count: 20))
  static let small = Scene("small", size: smallest, keys: "1/8+0.375*1000-12=")
  static let french = Scene("french", keys: "12,5+8/0*3=", language: .french)
  static let scientific = Scene("scientific", keys: "⑦5 sin(30°)⏎")
  static let programmer = Scene("programmer", keys: "⑦⑦1≡form hex⏎⌫ff-100")
  static let tape = Scene("tape", keys: budget)
  package static let tie = Scene("tie", keys: "\(budget)⇥↑")
  static let plot = Scene("plot", keys: "plot(sin(x)/x;cos(x)/5;x=-10 to 10)⏎")
  static let roots = Scene(
    "roots",
    keys: "f(x)=x^2-2⏎⎋solve(f(x)=0)⏎⎋solve(cos(x)=x;x=0 to 2)⏎⎋sum(k=1 to 100;f(k))⏎⎋"
      + "m_e c^2 in MeV⏎")
  static let calculus = Scene(
    "calculus", size: Size(columns: 120, rows: 24),
    keys: "integral(exp(-x^2);x=-inf to inf)⏎⎋ans^2⏎integral(sin(x)/x;x=0 to 1)⏎⎋"
      + "derivative(x^x;x=2)⏎⎋solve(x+2y=5;3x-y=1)⏎")
  static let loan = Scene("loan", keys: "schedule(5000 EUR;4.5%;18 months)⏎")
  static let totals = Scene("totals", keys: "\(budget)⑥")
  static let units = Scene(
    "units",
    keys: "26.2 mi in km⏎⎋5'11\" in cm⏎⎋72 °F in °C⏎⎋60 mi/h*2 h⏎⎋1 GiB/10 Mbit/s in min + s⏎")
  /// The rates are made up, as the comment in the picture says.
  static let money = Scene(
    "money", size: Size(columns: 100, rows: 24),
    keys: "1 EUR in USD⏎⇥#made-up rate⏎⎋⎋$84+15%⏎/3=⎋rent=850 EUR⏎⎋"
      + "flight=250 USD in EUR⏎⎋(rent+flight)/3⏎", rates: madeUpRates)

  private static let smallest = Size(columns: 20, rows: 8)

  private static let budget = [
    "pay=2480", "rent=850 #home/900", "18.9+43.25+7.8 #food/400", "food=ans*4.5", "months=12",
    "1290/months #home insurance", "pay-rent-food", "ans/30",
  ].map { $0 + "⏎" }.joined()

  private static let madeUpRates: RatesReading = {
    let day = Day(daysSince1970: 20_777)
    let dollars = Rational(numerator: 5, denominator: 4)
    return RatesReading(.success(ExchangeRates(day: day, rates: ["USD": dollars])), today: day)
  }()
}

extension Environment {
  package init(_ change: (inout Environment) -> Void) {
    self.init()
    change(&self)
  }
}
