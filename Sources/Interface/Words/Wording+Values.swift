import ExactNumbers
import Quantities

extension Wording {
  package func noun(of kind: QuantityKind) -> String {
    switch kind {
    case .length: say("length", "longueur")
    case .area: say("area", "aire")
    case .volume: say("volume", "volume")
    case .mass: say("mass", "masse")
    case .time: say("time", "durée")
    case .speed: say("speed", "vitesse")
    case .temperature: say("temperature", "température")
    case .pressure: say("pressure", "pression")
    case .energy: say("energy", "énergie")
    case .power: say("power", "puissance")
    case .force: say("force", "force")
    case .acceleration: say("acceleration", "accélération")
    case .angle: say("angle", "angle")
    case .frequency: say("frequency", "fréquence")
    case .angularVelocity: say("angular velocity", "vitesse angulaire")
    case .information: say("information", "quantité d’information")
    case .dataRate: say("data rate", "débit binaire")
    case .current: say("electric current", "intensité électrique")
    case .voltage: say("voltage", "tension")
    case .resistance: say("resistance", "résistance")
    case .conductance: say("conductance", "conductance")
    case .charge: say("electric charge", "charge électrique")
    case .capacitance: say("capacitance", "capacité électrique")
    case .inductance: say("inductance", "inductance")
    case .magneticFlux: say("magnetic flux", "flux magnétique")
    case .magneticFluxDensity: say("magnetic flux density", "induction magnétique")
    case .luminousIntensity: say("luminous intensity", "intensité lumineuse")
    case .luminousFlux: say("luminous flux", "flux lumineux")
    case .illuminance: say("illuminance", "éclairement")
    case .solidAngle: say("solid angle", "angle solide")
    case .amount: say("amount of substance", "quantité de matière")
    case .catalyticActivity: say("catalytic activity", "activité catalytique")
    case .radioactivity: say("radioactivity", "radioactivité")
    case .dose: say("radiation dose", "dose de rayonnement")
    case .fuelEconomy: say("fuel economy", "consommation")
    case .money: say("money", "monnaie")
    }
  }

  package func name(of source: UnitSource) -> String {
    switch source {
    case .si: "SI"
    case .nist: "NIST"
    case .iec: say("IEC 80000", "CEI 80000")
    case .yardAndPound: say("yard and pound", "yard et livre")
    case .iau: say("IAU", "UAI")
    case .customary: say("customary", "usage")
    case .iso4217: "ISO 4217"
    }
  }

  package func title(of source: UnitSource) -> String {
    switch source {
    case .si:
      say("the SI brochure of the BIPM, 9th edition", "la brochure sur le SI du BIPM, 9e édition")
    case .nist:
      say(
        "NIST Special Publication 811, appendix B", "la publication spéciale 811 du NIST, annexe B")
    case .iec: say("IEC 80000, parts 6 and 13", "la norme CEI 80000, parties 6 et 13")
    case .yardAndPound:
      say(
        "the international yard and pound agreement of 1959",
        "l’accord international de 1959 sur le yard et la livre")
    case .iau: say("the International Astronomical Union", "l’Union astronomique internationale")
    case .customary:
      say("no standard, a multiple of another unit", "aucune norme, un multiple d’une autre unité")
    case .iso4217: say("the codes of currencies", "les codes des devises")
    }
  }

  package func point(zero: String) -> String {
    say("a point, with 0 at \(zero)", "un point, avec 0 à \(zero)")
  }

  package func title(of form: NumberForm) -> String { names(of: form).title }

  /// In at most eleven columns.
  func short(_ form: NumberForm) -> String { names(of: form).short }

  private func names(of form: NumberForm) -> (title: String, short: String) {
    switch form {
    case .decimal: say(("decimal", "decimal"), ("décimale", "décimale"))
    case .fraction: say(("fraction", "fraction"), ("fraction", "fraction"))
    case .mixed: say(("mixed number", "mixed"), ("nombre mixte", "mixte"))
    case .repeating: say(("repeating decimal", "repeating"), ("décimale périodique", "période"))
    case .scientific:
      say(("scientific notation", "scientific"), ("notation scientifique", "scient."))
    case .engineering:
      say(("engineering notation", "engineering"), ("notation ingénieur", "ingén."))
    case .factors: say(("prime factors", "factors"), ("facteurs premiers", "facteurs"))
    case .hexadecimal: say(("hexadecimal", "hexadecimal"), ("hexadécimale", "hexa"))
    case .binary: say(("binary", "binary"), ("binaire", "binaire"))
    case .octal: say(("octal", "octal"), ("octale", "octale"))
    }
  }

  package func meaning(of form: NumberForm) -> String {
    switch form {
    case .decimal:
      say(
        "Digits around a decimal point.",
        "Des chiffres de part et d’autre d’un séparateur décimal.")
    case .fraction: say("A fraction in lowest terms.", "Une fraction irréductible.")
    case .mixed:
      say(
        "An integer and a fraction below 1, joined by the sign of the number; the screen shows them "
          + "side by side.",
        "Un entier et une fraction inférieure à 1, joints par le signe du nombre\u{202F}; l’écran les "
          + "affiche côte à côte.")
    case .repeating:
      say(
        "A decimal without end, with its period in parentheses, if that has at most 100,000 digits.",
        "Un développement décimal sans fin, avec sa période entre parenthèses, si elle a au plus "
          + "100\u{202F}000 chiffres.")
    case .scientific:
      say(
        "One digit before the point and a power of ten.",
        "Un chiffre avant le séparateur décimal, et une puissance de dix.")
    case .engineering:
      say(
        "One to three digits before the point and a power of ten whose exponent is a multiple of 3.",
        "Un à trois chiffres avant le séparateur décimal, et une puissance de dix dont l’exposant "
          + "est un multiple de 3.")
    case .factors:
      say(
        "A whole number as a product of primes, each of them proven to be one. What could not be "
          + "factored, or not be proven prime, within about a second of work, or half a minute on the "
          + "screen, stands last, before the comment # not factored.",
        "Un entier en produit de nombres premiers, chacun prouvé tel. Ce qui n’a pas pu être décomposé, "
          + "ou prouvé premier, en une seconde de travail environ, ou une demi-minute à l’écran, "
          + "vient à la fin, avant le commentaire # not factored.")
    case .hexadecimal: say("A whole number to base 16.", "Un entier en base 16.")
    case .binary: say("A whole number to base 2.", "Un entier en base 2.")
    case .octal: say("A whole number to base 8.", "Un entier en base 8.")
    }
  }

  package var factors: FactorWords {
    say(
      FactorWords(
        prime: ", a prime", negativePrime: ", minus a prime", unfactored: " (not factored)",
        unfactoredDigits: { "(\(grouped($0)) digits, not factored)" }),
      FactorWords(
        prime: ", nombre premier", negativePrime: ", opposé d’un nombre premier",
        unfactored: " (non décomposé)",
        unfactoredDigits: { "(\(grouped($0)) chiffres, non décomposés)" }))
  }

  package func title(of format: BinaryFloat.Format) -> String {
    let isDouble = format == .double
    return say(
      "IEEE 754 \(isDouble ? "double" : "single") precision: sign, exponent and fraction of "
        + "\(format.bits) bits",
      "IEEE 754, \(isDouble ? "double" : "simple") précision\u{A0}: signe, exposant et fraction sur "
        + "\(format.bits) bits")
  }

  package var floats: (value: String, below: String, above: String, infinity: String) {
    say(
      ("stands for", "next below", "next above", "infinity"),
      ("vaut", "précédent", "suivant", "infini"))
  }

  package func digitsLeft(_ count: Int) -> String {
    say("(\(grouped(count)) digits)", "(\(grouped(count)) chiffres)")
  }

  package func lines(_ first: Int, to last: Int, of all: Int) -> String {
    say(
      "lines \(grouped(first)) to \(grouped(last)) of \(grouped(all))",
      "lignes \(grouped(first)) à \(grouped(last)) sur \(grouped(all))")
  }

  package var moreDigits: (running: String, rest: String) {
    say((", calculating…", " so far"), (", calcul en cours…", " pour l’instant"))
  }

  package func heading(_ form: NumberForm, unit: String?) -> String {
    title(of: form).withCapital + (unit.map { say(" in ", " en ") + $0 } ?? "")
  }

  package var explanation: (heading: String, more: String) {
    say(
      ("Step by step", "… countonme --explain prints all steps"),
      ("Étape par étape", "… countonme --explain affiche toutes les étapes"))
  }

  package func sentence(_ note: BitsNote) -> Sentence {
    switch note {
    case .word(let size): Sentence("\(size.rawValue) bits", brief: "\(size.rawValue) bits")
    case .twosComplement(let size):
      say(
        "\(size.rawValue) bits, two’s complement", "\(size.rawValue) bits, two’s c.",
        "\(size.rawValue) bits, complément à deux", "\(size.rawValue) bits, compl. à 2")
    case .tooLarge(let size):
      say(
        "does not fit in \(size.rawValue) bits", "more than \(size.rawValue) bits",
        "ne tient pas sur \(size.rawValue) bits", "plus de \(size.rawValue) bits")
    case .notWhole: say("not a whole number", "not whole", "pas un nombre entier", "pas entier")
    }
  }

  package func note(of remark: QuantityArithmetic.Remark) -> Sentence {
    switch remark {
    case .clampedDay:
      say(
        "The month has no such day; its last day was taken.", "last day of month",
        "Le mois n’a pas ce jour\u{202F}; c’est son dernier jour.", "dernier jour du mois")
    case .photon:
      say(
        "Converted as the energy of a photon.", "as of a photon",
        "Converti comme l’énergie d’un photon.", "comme un photon")
    case .thermal:
      say(
        "Converted as the thermal energy k_B T.", "as k_B T",
        "Converti comme l’énergie thermique k_B T.", "comme k_B T")
    case .shares(let shares):
      say(
        "Shares that add up: \(shares).", "uneven shares",
        "Parts qui font le compte\u{A0}: \(shares).", "parts inégales")
    case .filledHole(let number):
      say(
        "The function has no value at \(number), where its limit is taken.",
        "limit taken at \(number)",
        "La fonction n’a pas de valeur en \(number), où sa limite est prise.",
        "limite prise en \(number)")
    case .wrapped:
      say(
        "The number does not fit in the bits and wraps around.", "wrapped to the bits",
        "Le nombre ne tient pas dans les bits et est réduit.", "réduit aux bits")
    }
  }

  package func note(ofUncertainty limit: String) -> Sentence {
    say(
      "Measured, with a standard uncertainty of \(limit).", limit,
      "Valeur mesurée, avec une incertitude-type de \(limit).", limit)
  }

  package func note(ofDigits digits: Int) -> Sentence {
    say(
      "Only \(grouped(digits)) digits are proven within the limit of work.",
      "\(grouped(digits)) digits",
      "Seuls \(grouped(digits)) chiffres sont prouvés dans la limite de calcul.",
      "\(grouped(digits)) chiffres")
  }

  /// A bare time of day is a duration.
  package func note(ofDuration duration: String) -> Sentence {
    say(
      "Read as \(duration); for a time of day add a date, a zone, am or pm.", duration,
      "Lu comme \(duration)\u{202F}; pour une heure du jour, ajouter une date ou un fuseau.",
      duration)
  }

  package func note(ofBits bits: Int, holding text: String, written: String) -> Sentence {
    say(
      "In a word of \(bits) bits it is \(text): \(written).", "see uint\(bits)",
      "Dans un mot de \(bits) bits, c’est \(text)\u{A0}: \(written).", "voir uint\(bits)")
  }

  package func noun(ofPoint unit: Unit) -> String {
    switch unit.clock {
    case .moment(let zone): say("a time in \(zone.name)", "une heure à \(zone.name)")
    case .weekday: say("a weekday", "un jour de la semaine")
    default: say("a date", "une date")
    }
  }
}

extension UnitDefinition {
  /// The value in the coherent unit of its kind; nil for that unit itself.
  package func value(in unit: Unit, _ words: Wording) -> String? {
    if let product = UnitTable.product(equalTo: self) { return product.text() }
    let symbol = unit.text()
    return switch scale {
    case .multiple(1, 0), .currency: nil
    case .multiple(let factor, 0): "\(text(of: factor)) \(symbol)"
    case .multiple(let factor, 1): "\(text(ofPi: factor)) \(symbol)"
    case .multiple(let factor, _): "\(factor)/π \(symbol)"
    case .points(let factor, let zero): words.point(zero: "\(text(of: -zero * factor)) \(symbol)")
    }
  }

  private func text(of factor: Rational) -> String {
    let decimal = factor.text(fitting: 20)
    return decimal.flatMap { $0.isExact ? $0.text : nil } ?? factor.description
  }

  private func text(ofPi factor: Rational) -> String {
    let parts = factor.description.split(separator: "/")
    let numerator = parts[0] == "1" ? "π" : parts[0] + "π"
    return parts.count == 1 ? numerator : numerator + "/" + parts[1]
  }
}

extension Unit {
  /// Whether units such as coulomb and farad are probably meant as degrees.
  static func areTemperatureLetters(_ left: Unit?, _ right: Unit?) -> Bool {
    let letters: Set = ["C", "F", "K", "°C", "°F"]
    return [left, right].allSatisfy { $0.map { letters.contains($0.text()) } == true }
  }

  var differenceText: String { differenceUnit?.text() ?? "K" }
}
