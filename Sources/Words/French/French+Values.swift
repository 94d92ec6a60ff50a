import ExactNumbers

extension French {
  package func title(of form: NumberForm) -> String {
    switch form {
    case .decimal: "décimale"
    case .fraction: "fraction"
    case .mixed: "nombre mixte"
    case .repeating: "décimale périodique"
    case .scientific: "notation scientifique"
    case .engineering: "notation ingénieur"
    case .factors: "facteurs premiers"
    case .hexadecimal: "hexadécimale"
    case .binary: "binaire"
    case .octal: "octale"
    }
  }

  /// The name of a form in at most eight columns.
  func short(_ form: NumberForm) -> String {
    switch form {
    case .decimal: "décimale"
    case .fraction: "fraction"
    case .mixed: "mixte"
    case .repeating: "période"
    case .scientific: "scient."
    case .engineering: "ingén."
    case .factors: "facteurs"
    case .hexadecimal: "hexa"
    case .binary: "binaire"
    case .octal: "octale"
    }
  }

  package func meaning(of form: NumberForm) -> String {
    switch form {
    case .decimal: "Des chiffres de part et d’autre d’un séparateur décimal."
    case .fraction: "Une fraction irréductible."
    case .mixed:
      "Un entier et une fraction inférieure à 1, joints par le signe du nombre\u{202F}; l’écran les "
        + "montre côte à côte."
    case .repeating:
      "Un développement décimal sans fin, avec sa période entre parenthèses, si elle a au plus "
        + "100\u{202F}000 chiffres."
    case .scientific: "Un chiffre avant le séparateur décimal, et une puissance de dix."
    case .engineering:
      "Un à trois chiffres avant le séparateur décimal, et une puissance de dix dont l’exposant "
        + "est un multiple de 3."
    case .factors:
      "Un entier en produit de nombres premiers, chacun prouvé tel. Ce qui n’a pu être décomposé, "
        + "ou prouvé premier, en une seconde de travail environ, ou une demi-minute à l’écran, "
        + "vient à la fin, avant le commentaire # not factored."
    case .hexadecimal: "Un entier en base 16."
    case .binary: "Un entier en base 2."
    case .octal: "Un entier en base 8."
    }
  }

  package var factors: FactorWords {
    FactorWords(
      prime: ", nombre premier", negativePrime: ", opposé d’un nombre premier",
      unfactored: " (non décomposé)",
      unfactoredDigits: { "(\(grouped($0)) chiffres, non décomposés)" })
  }

  package func digitsLeft(_ count: Int) -> String { "(\(grouped(count)) chiffres)" }

  package func lines(_ first: Int, to last: Int, of all: Int) -> String {
    "lignes \(grouped(first)) à \(grouped(last)) sur \(grouped(all))"
  }

  package var moreDigits: (running: String, rest: String) {
    (", calcul en cours…", " pour l’instant")
  }

  package func heading(_ form: NumberForm, unit: String?) -> String {
    let title = title(of: form)
    return title.prefix(1).uppercased() + title.dropFirst() + (unit.map { " en " + $0 } ?? "")
  }

  package var explanation: (heading: String, more: String) {
    ("Étape par étape", "… countonme --explain imprime toutes les étapes")
  }
}
