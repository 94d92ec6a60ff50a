import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `Quantities` {
  private static let rates = Day(year: 2026, month: 11, day: 20).map {
    // Made-up rates.
    ExchangeRates(day: $0, rates: ["USD": 2, "JPY": 200])
  }

  private func outcome(_ text: String) -> String {
    do throws(EvaluationError) {
      let source = RateSource { Self.rates.map { .success($0) } ?? .failure(.notFetched) }
      return try Formula(text).evaluated(rates: source).value.shortText
    } catch {
      return "\(error.kind.unitWord) \(error.place)"
    }
  }

  @Test(arguments: [
    ("5 km in m", "5000 m"), ("1 mi in km", "25146/15625 km"), ("72 in in cm", "4572/25 cm"),
    ("5 in", "5 in"), ("5 mi to km", "25146/3125 km"), ("5 ft -> in", "60 in"),
    ("km in m", "1000 m"),
    ("5 ft → in", "60 in"), ("20 °C in °F", "68 °F"), ("-40 °F in °C", "-40 °C"),
    ("0 K in °C", "-5463/20 °C"), ("300 K in °F", "8033/100 °F"), ("(5 km in m) + 1 km", "6000 m"),
    ("180 °/s in rpm", "30 rpm"), ("1 Hz in rpm", "60 rpm"), ("30 rpm in Hz", "1/2 Hz"),
    ("1 turn in °", "360 °"), ("5 L/100 km in km/L", "20 km/L"),
    ("20 km/L in L/100 km", "5 L/100 km"),
    ("3 h 20 min in min", "200 min"), ("5.5 ft in ft + in", "11/2 ft + in"),
    ("200 min in h min s", "10/3 h + min + s"), ("5'11\" in cm", "9017/50 cm"),
    ("20 deg C in °F", "68 °F"), ("20 degrees C in K", "5863/20 K"), ("3 deg C/min", "3 °C/min"),
    ("EUR 5 in EUR", "5 EUR"), ("$1 + $2", "3 USD"), ("5 km/h in m per s", "25/18 m/s"),
    ("(1 h + 30 min) in min", "90 min"), ("max(5 km in m; 3 km)", "5000 m"),
  ])
  func `are converted`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("5 m + 20 cm", "26/5 m"), ("20 cm + 5 m", "520 cm"), ("1 km - 1 m", "999/1000 km"),
    ("3 h 20 min + 45 min", "49/12 h + min"), ("20 °C + 5 K", "25 °C"), ("5 K + 20 °C", "25 °C"),
    ("20 °C - 5 K", "15 °C"), ("25 °C - 20 °C", "5 K"), ("70 °F - 50 °F", "20 Δ°F"),
    ("1 rad + 1", "2"), ("180° - 65°", "115 °"), ("2 deg / 30 m", "1/15 °/m"), ("60° * 2", "120 °"),
    ("50 m + 10%", "55 m"), ("20% of 50 km", "10 km"),
    ("15% off 80 EUR", "68 EUR"), ("100 km - 25%", "75 km"), ("10 USD + 10 EUR", "30 USD"),
    ("7 m mod 200 cm", "1 m"), ("mean(20 °C; 30 °C)", "25 °C"),
    ("product(2 m; 3 m; 4)", "24 m²"), ("median(1 km; 200 m; 3 km)", "1 km"),
    ("quantile(2 m; 1 km; 50%)", "501 m"), ("5 kg*(m/s)^2 in J", "5 J"),
    ("kg × (m/s)² in J", "1 J"), ("10 m/(s)^2", "10 m/s²"), ("6 N/(m squared) in Pa", "6 Pa"),
    ("2 kg*(m/s)^-2", "2 kg·s²/m²"),
    ("stdevp(20 °C; 30 °C)", "5 K"), ("stdevp(1 m; 300 cm)", "1 m"), ("count(1 m; 2 s)", "2"),
    ("variance(1 m; 300 cm)", "2 m²"), ("variancep(20 °C; 30 °C)", "25 K²"),
    ("count(2026-12-25; 1)", "2"),
    ("sum(1 m; 20 cm; 3 mm)", "1203/1000 m"),
    ("min(5 km; 3 mi)", "3 mi"), ("max(5 km; 3 mi)", "5 km"), ("hypot(3 m; 400 cm)", "5 m"),
    ("gcd(4 m; 6 m)", "2 m"), ("lcm(4 m; 6 m)", "12 m"), ("mod(7 m; 2 m)", "1 m"),
    ("300 K - 273.15 K", "537/20 K"), ("300 K - 20 °C", "137/20 K"),
  ])
  func `are added in the unit of the first`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("10 N * 2 m", "20 J"), ("60 mi/h * 2 h", "120 mi"), ("60 mph * 30 min", "30 mi"),
    ("5 m * 3 km", "15000 m²"), ("5 m / 2 m", "5/2"), ("6 m / 2 s", "3 m/s"), ("1/(5 s)", "1/5 /s"),
    ("2 kW * 3 h", "6 kWh"), ("60 J / 5 s", "12 W"), ("12 V / 4 Ω", "3 A"),
    ("5 kN * 2 m", "10 kJ"), ("6 J / 2 N", "3 m"),
    ("10 N * 5 cm", "1/2 J"), ("2 L / 100 km", "1/50 L/km"),
    ("1 GiB / 10 Mbit/s in s", "67108864/78125 s"),
    ("70 kg * 2 m/s²", "140 N"), ("1.5 kW * 2 h * 0.30 EUR/kWh", "9/10 EUR"),
    ("(5 m)^2", "25 m²"), ("(2 m)^-1", "1/2 /m"), ("(9 m²)^(1/2)", "3 m"), ("sqrt(4 m²)", "2 m"),
    ("sqrt(1 ha)", "100 m"), ("cbrt(8 L)", "1/5 m"), ("root(16 m^4; 4)", "2 m"),
    ("sqrt(9 L/100 km in m²)", "3/10000 m"),
    ("5 km * 2", "10 km"), ("3 * 5 km", "15 km"), ("1/2 cup", "1/2 cup"), ("53/10 km", "53/10 km"),
    ("2^-3 m", "1/8 m"), ("2^3 km", "8 km"), ("10^--2 m", "100 m"), ("-5 °C", "-5 °C"),
    ("5 km%", "1/20 km"), ("(2 m) s", "2 m·s"), ("5 m/s * 0 s", "0 m"),
    ("5 L/100 km * 200 km", "10 L"),
    ("100 km / (5 L/100 km) in km^2/L", "2000 km²/L"), ("4 EUR / 2 USD", "4 "), ("(5 m)^0", "1 "),
    ("$10 / $2", "5 "), ("$10/$ 2", "5 "), ("10 km/$ in km/USD", "10 km/USD"),
  ])
  func `are multiplied`(text: String, value: String) {
    #expect(outcome(text).trimmed == value.trimmed)
  }

  @Test(arguments: [
    ("abs(-5 m)", "5 m"), ("round(2.6 km)", "3 km"), ("floor(-2.5 °C)", "-3 °C"),
    ("frac(2.5 h)", "1/2 h"),
    ("sign(-5 m)", "-1"), ("atan2(0 m; 1 km)", "0"), ("sin(90 deg/s * 1 s)", "1"),
    ("cos(1 turn)", "1"),
    ("ln(5 m / 5 m)", "0"), ("2^(1 km / 500 m)", "4"), ("2^(3 rad)", "8"), ("root(16; 4 rad)", "2"),
    ("trunc(-2.5 m)", "-2 m"),
    ("ceil(2.1 m)", "3 m"),
    ("√(16 m²)", "4 m"), ("√16 m", "rootOfUnit"),
  ])
  func `are arguments`(text: String, value: String) {
    #expect(outcome(text).hasPrefix(value))
  }

  /// Functions of two numbers or more, which all mean the same kind of thing.
  static let functions = Function.allCases.filter {
    $0.takes(2) && !$0.hasUnknown && !$0.isRandom && !$0.entry.isFinancial
  }

  @Test(arguments: functions)
  func `are arguments of each function that grows with them`(function: Function) {
    let name = function.name
    guard outcome("\(name)(800;300) - 100*\(name)(8;3)") == "0" else { return }
    #expect(
      outcome("\(name)(800 cm; 300 cm) - \(name)(8 m; 3 m)") == "0 cm",
      "\(name) takes units: see Function.Units")
  }

  @Test(arguments: functions)
  func `of temperature have the same value on each scale, or none`(function: Function) {
    let name = function.name
    let difference = outcome("\(name)(20 °C; 30 °C) - \(name)(68 °F; 86 °F)")
    let isError = difference.first?.isLetter == true
    #expect(isError || difference.hasPrefix("0"), "\(name): see Function.Units")
  }

  @Test(arguments: [
    ("5 m + 3 s", "incompatibleUnits 0..<9"), ("5 m + 3", "incompatibleUnits 0..<7"),
    ("3 + 5 m", "incompatibleUnits 0..<7"), ("5 m in s", "incompatibleUnits 0..<8"),
    ("5 in m + s", "incompatibleUnits 5..<10"), ("max(5 m; 3 s)", "incompatibleUnits 0..<13"),
    ("20 °C + 5 °C", "addedPoints 0..<14"), ("2 * 20 °C", "scaledPoint 0..<10"),
    ("(20 °C)^2", "scaledPoint 0..<10"), ("20 °C mod 7 K", "scaledPoint 0..<14"),
    ("hypot(3 °C; 4 °C)", "scaledPoint 0..<19"),
    ("atan2(3 °C; 4 °C)", "scaledPoint 0..<19"),
    ("(5 m)!", "unwantedUnit 0..<6"), ("5 and 3 m", "unwantedUnit 0..<9"),
    ("2^(3 m)", "unwantedUnit 0..<7"),
    ("ln(5 m)", "unitInFunction 0..<7"), ("sqrt(5 m)", "rootOfUnit 0..<9"),
    ("(5 m)^pi", "rootOfUnit 0..<8"),
    ("(2 m)^100", "exponentOfUnit 0..<9"), ("5 m^2.5", "exponentOfUnit 3..<7"),
    ("5 m^100", "exponentOfUnit 3..<7"),
    ("m^60 * m^60", "tooLarge 0..<11"), ("5 m in", "missingTarget 4..<6"),
    ("5 m ->", "missingTarget 4..<6"),
    ("5 m in foo", "unknownUnit(foot) 7..<10"), ("5 m in km + 3", "misplacedConversion 4..<6"),
    ("5 m in km * 2", "misplacedConversion 4..<6"), ("5 km 3 s", "missingOperator 5..<6"),
    ("5 m 3", "missingOperator 4..<5"), ("1/16 MHz in ns", "phrase(1/(16 MHz) in ns) 0..<14"),
    ("2 MHz in s", "phrase(1/(2 MHz) in s) 0..<10"), ("$1 $2", "missingOperator 3..<4"),
    ("20 °C 3 K", "missingOperator 7..<8"),
    ("5 m / (0 s)", "divisionByZero 4..<11"),
    ("5 CHF in USD", "noRate(CHF) 0..<12"), ("in km", "noAnswer 0..<2"),
    ("5 m !", "unwantedUnit 0..<5"),
    ("10^900000 km * 10^900000 m", "tooLarge 0..<26"),
    ("1 EUR in EUR + USD", "incompatibleUnits 9..<18"),
    ("hypot(1 m; 1 s)", "incompatibleUnits 0..<15"), ("5 m mod 0 m", "divisionByZero 4..<11"),
  ])
  func `have errors with their place`(text: String, error: String) {
    #expect(outcome(text) == error)
  }

  @Test(arguments: [
    ("(5 km) in (mi)", "78125/25146 mi"), ("(100 km)/(1 h) in (m/s)", "250/9 m/s"),
    ("(kg*m^2/s^4) in (kg*m^2/s^4)", "1 kg·m²/s⁴"), ("(5 km in (m)) + 1 m", "5001 m"),
    ("5 km in (m", "5000 m"), ("6 kWh in (kW) h", "missingTarget 6..<8"),
    ("20 degrees celsius in fahrenheit", "68 °F"), ("20° celsius in fahrenheit", "68 °F"),
    ("300 °K in °C", "537/20 °C"), ("20 deg kelvin", "20 K"), ("3 degrees + 1°", "4 °"),
    ("5 miles as km", "25146/3125 km"), ("5 as", "5 as"), ("5 as in s", "1/200000000000000000 s"),
    ("5% in %", "1/20 %"), ("0.5 in %", "1/2 %"), ("8 € as % of 40 €", "1/5 %"),
    ("8 as percent of 39 + 1", "1/5 %"),
    ("5 km as % of 4 s", "unwantedUnit 0..<16"), ("5 km in %", "unwantedUnit 0..<9"),
    ("5 as % of 0", "divisionByZero 2..<11"),
    ("255 in hex", "255"), ("5 to binary", "5"), ("(255 in hex) and 15", "15"),
    ("(0.5 in %) * 40 m", "20 m"),
    ("0.125 in fraction", "1/8"), ("2026-11-22 in hex", "unfit(hexadecimal) 0..<17"),
    ("0.5 in hex", "unfit(hexadecimal) 0..<10"),
    ("pi as fraction", "unfit(fraction) 0..<14"),
    ("5 ft 6 in in fraction", "11/2 ft"), ("(5 in (%)) + 1", "6"), ("2 ((5 in %) m)", "10 m"),
    ("3! in (bin)", "6"),
    ("40 m * (0.5 in %)", "20 m"), ("(5 in hex)!", "120"), ("abs(-5 in hex)", "5"),
    ("% of 40", "missingLeftOperand 0..<1"),
    ("20C in F", "68 °F"), ("72f to c", "200/9 °C"), ("300 K in C", "537/20 °C"),
    ("20 °C in f", "68 °F"),
    ("20 C in K", "5863/20 K"), ("5 C in A h", "1/720 A·h"), ("5 C in F", "41 °F"),
    ("20c in kelvin", "5863/20 K"),
    ("180 cm in feet and inches", "750/127 ft + in"), ("90 min in h and min", "3/2 h + min"),
    ("5 miles into km", "25146/3125 km"), ("5 km in m and", "misplacedConversion 5..<7"),
    ("5 m^2 in cm*m", "500 cm·m"), ("5 m^2 in cm·m", "500 cm·m"),
    ("1 nautical_mile in km", "463/250 km"),
    ("1 NAUTICAL MILE in km", "463/250 km"), ("1 UK gallon in l", "454609/100000 L"),
    ("2 us cups in mL", "473176473/1000000 mL"),
    ("1 imperial fluid ounce in mL", "454609/16000 mL"),
    ("1 imperial gill in mL", "454609/3200 mL"),
    ("50 pounds per square inch in psi", "50 psi"), ("3 kilowatt hours in kWh", "3 kWh"),
    ("2 British thermal units", "2 BTU"),
    ("5 ft. in m", "381/250 m"), ("5 ft. 3 in. in in", "63 in"), ("2 sq. ft.", "2 ft²"),
    ("5 fl. oz.", "5 floz"),
    ("9.81 metres per second squared", "981/100 m/s²"), ("2 metres cubed in L", "2000 L"),
    ("5 squared", "phrase(5^2) 0..<9"),
    ("10 gb in mib", "9765625/1024 MiB"), ("1 tb to gb", "1000 GB"), ("100 mbps", "100 Mbps"),
    ("5 mw", "ambiguous(mW MW) 2..<4"),
    ("convert 5 km to mi", "78125/25146 mi"), ("how many feet in a mile", "5280 ft"),
    ("how many feet are there in 3 miles", "15840 ft"),
    ("How many cm in 5 ft 11", "9017/50 cm"), ("how many feet in 3 miles", "15840 ft"),
    ("3 h 17 1/7 min", "missingOperator 4..<10"), ("3 h 0.(3)… min", "missingOperator 4..<12"),
    ("how many km/h in 5 m/s", "18 km/h"), ("how many", "unknownName(now) 0..<3"),
    ("how many foo in m", "unknownName(now) 0..<3"),
    ("how many feet", "unknownName(now) 0..<3"), ("a mile", "phrase(1 mile) 0..<6"),
    ("sec(15/7)", "≈-1.84717949799"),
    ("2sec(1)", "≈3.70163143536"), ("2 sec (3)", "≈-2.02021733182"), ("15 sec", "15 s"),
    ("m/sec", "1 m/s"),
    ("2 sec 3", "ambiguous(2 sec * 3 2 * sec(3)) 0..<7"), ("(5 seconds)(3)", "15 s"),
    ("csc(1)", "≈1.18839510578"),
    ("ln(e)/5 years", "1/5 /year"), ("2 * 1/2 cup", "1 cup"),
    ("2*1/2 cup", "ambiguous(2*(1/2 cup) 2*1 / 2 cup) 0..<9"), ("3-1/2 cup/cup", "5/2"),
    ("-1/2 cup", "-1/2 cup"), ("2*-1/2 cup", "-1 cup"),
    ("6/3/2 m", "ambiguous(6/(3/2 m) 6/3 / 2 m) 0..<7"), ("570 kB * 50 / 120 ms", "475/2 kB/ms"),
    ("60 mi * 2 / 3 h", "40 mi/h"), ("1 /2 cup", "ambiguous(1/2 cup 1 / 2 cup) 0..<8"),
    ("1 / 2 cup", "1/2 /cup"),
    ("5 m 3 s", "101/20 min + s"), ("1h23m45s", "67/48 h + min + s"), ("5m30s in s", "330 s"),
    ("2(1)/2 m", "1 /m"),
    ("8/2 * 1/2 cup", "2 cup"), ("10^2/5 km", "20 /km"),
    ("12 deg 30 arcmin in deg", "25/2 °"), ("12°30'", "25/2 ° + arcmin"),
    ("5°2'", "151/30 ° + arcmin"),
    ("38° 53' 22.92\" in °", "388897/10000 °"),
    ("38° 53 arcmin 22.92 arcsec in °", "388897/10000 °"),
    ("30° 36 arcsec in °", "3001/100 °"), ("30° / 2 arcmin", "15 °/arcmin"),
    ("5' 3'", "missingOperator 3..<4"),
    ("5'11 in cm", "9017/50 cm"), ("5'11", "71/12 ft + in"), ("5 ft 11 in", "71/12 ft + in"),
    ("5 ft 11 in in cm", "9017/50 cm"), ("5'11\" in cm", "9017/50 cm"),
    ("5 ft 11 foo", "unknownName(foot) 8..<11"),
    ("1 h 30 in min", "90 min"), ("2h30", "5/2 h + min"), ("1 h 30 + 15 min", "7/4 h + min"),
    ("(1 h 30) * 2", "3 h + min"), ("1 h 30%", "missingOperator 4..<6"),
    ("1 min 30", "ambiguous(1 min * 30 1 * min(30)) 0..<8"),
    ("+1 (555) 123-4567", "missingOperator 9..<12"), ("(555) 123", "missingOperator 6..<9"),
    ("2(3)4", "missingOperator 4..<5"), ("1 (555)123", "missingOperator 7..<10"),
    ("log2(8)5", "15"), ("(555) \t1", "missingOperator 7..<8"), ("(2)3", "6"),
    ("(1+1) 3", "missingOperator 6..<7"),
    ("2 (3)", "6"),
    ("1 000 m", "1000 m"), ("12\u{202F}345\u{202F}678.5", "24691357/2"), ("1'234 m", "1234 m"),
    ("5' 3\"", "21/4 ft + in"), ("5 yd2 in ft^2", "45 ft²"), ("5km30", "unknownName() 0..<5"),
    ("5 million m", "5000000 m"), ("1/(°R*s)", "1 /(°R·s)"), ("3 gigacandela", "3 gigacandela"),
    ("R$ 5 + 2 R$", "7 BRL"), ("5 A$", "5 AUD"),
    ("1 000 00", "missingOperator 6..<8"),
    ("1 0000", "missingOperator 2..<6"),
    ("5 ft 1/2 in", "121/24 ft + in"),
    ("5 ft 1/2 ft", "missingOperator 5..<8"),
    ("5'11/2", "missingOperator 2..<4"), ("5'11 / 2", "71/24 ft + in"),
    ("60 km / 1/2 h", "120 km/h"), ("60 km/1/2 h", "ambiguous(60 km/(1/2 h) 60 km/1 / 2 h) 0..<11"),
    ("60 km / 1 / 2 h", "30 km/h"), ("60 km / (1/2 h)", "120 km/h"),
    ("5 in (2+3)", "missingTarget 2..<4"), ("5 in * (2+3)", "25 in"),
    ("0 125", "missingOperator 2..<5"), ("1 000'000", "ambiguous(1000000 1 000 ft 000 in) 0..<9"),
    ("1.5'000", "3/2 ft + in"),
    ("(555)123", "missingOperator 5..<8"), ("(2) 3", "missingOperator 4..<5"),
    ("sqrt(4) 2", "missingOperator 8..<9"),
    ("1'23", "missingOperator 2..<4"), ("1 h 60", "missingOperator 4..<6"),
    ("1 h 0x1F", "missingOperator 4..<8"), ("3 100/200", "ambiguous(3100/200 3 + 100/200) 0..<9"),
    ("3 50/200", "13/4"),
    ("7 0/12", "7"), ("1/2 1/2", "missingOperator 4..<5"), ("2^3 1/2", "missingOperator 4..<5"),
  ])
  func `are read with certainty`(text: String, value: String) {
    #expect(outcome(text).trimmed == value.trimmed)
  }

  @Test func `say of which day the rates were`() throws {
    let source = RateSource { Self.rates.map { .success($0) } ?? .failure(.notFetched) }
    #expect(try Formula("10 EUR in USD").evaluated(rates: source).ratesDay == Self.rates?.day)
    #expect(try Formula("10 EUR + 10%").evaluated(rates: source).ratesDay == nil)
    #expect(try Formula("10 EUR/h in EUR/min").evaluated().ratesDay == nil)
    #expect(throws: EvaluationError(.noRates(.notFetched), at: 0..<13)) {
      try Formula("10 EUR in USD").evaluated()
    }
  }

  @Test func `can be converted from the previous result`() {
    #expect(CoreTests.outcome("in m", answer: Quantity(5, Self.kilometre)) == "5000 m")
    #expect(CoreTests.outcome("to m", answer: Quantity(5, Self.kilometre)) == "5000 m")
    #expect(CoreTests.outcome("-> m", answer: Quantity(5, Self.kilometre)) == "5000 m")
    #expect(CoreTests.outcome("ans m", answer: 5) == "5 m")
  }

  private static let kilometre = UnitTable.unit(named: "km").map {
    Unit($0.definition, prefix: $0.prefix)
  }
}

extension String {
  fileprivate var trimmed: String { last == " " ? String(dropLast()) : self }
}

extension EvaluationError.Kind {
  /// The kind without the units that it names.
  fileprivate var unitWord: String {
    switch self {
    case .incompatibleUnits: "incompatibleUnits"
    case .addedPoints: "addedPoints"
    case .scaledPoint: "scaledPoint"
    case .unwantedUnit: "unwantedUnit"
    case .unitInFunction: "unitInFunction"
    case .rootOfUnit: "rootOfUnit"
    case .unknownUnit(let nearest): "unknownUnit(\(nearest ?? ""))"
    case .noRate(let currency): "noRate(\(currency))"
    default: word
    }
  }
}
