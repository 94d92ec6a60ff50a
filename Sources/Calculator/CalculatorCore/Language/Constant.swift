import ExactNumbers
import Quantities

/// A constant of the typed language by its name, with words in `Words` and a row in `entry`
/// (physics) or a value in `value` (mathematics).
package enum Constant: String, Hashable, Sendable, CaseIterable {
  case pi, e, tau
  /// A bound of an integral; it has no value.
  case infinity = "inf"

  case speedOfLight = "speed_of_light"
  case planck
  case elementaryCharge = "elementary_charge"
  case boltzmann
  case avogadro
  case caesiumFrequency = "caesium_frequency"
  case luminousEfficacy = "luminous_efficacy"

  case standardGravity = "gravity"

  case reducedPlanck = "planck_reduced"
  case gasConstant = "gas_constant"
  case faraday
  case stefanBoltzmann = "stefan_boltzmann"

  case gravitation
  case fineStructure = "fine_structure"
  case electronMass = "electron_mass"
  case protonMass = "proton_mass"
  case neutronMass = "neutron_mass"
  case atomicMass = "atomic_mass"
  case vacuumPermeability = "vacuum_permeability"
  case vacuumPermittivity = "vacuum_permittivity"
  case vacuumImpedance = "vacuum_impedance"
  case bohrRadius = "bohr_radius"
  case rydberg
  case hartree
  case bohrMagneton = "bohr_magneton"

  package var name: String { rawValue }

  /// The physical data; nil for a mathematical constant. (CODATA 2022, physics.nist.gov/constants)
  ///
  /// Symbols are the usual ones that are not units, the first one for output. The standard
  /// uncertainty is in the unit of the value, and nil if exact.
  var entry: (symbols: String, value: String, uncertainty: String?)? {
    switch self {
    case .pi, .e, .tau, .infinity: nil
    case .speedOfLight: ("c", "299792458 m/s", nil)
    case .planck: ("", "6.62607015e-34 J s", nil)
    case .elementaryCharge: ("q_e", "1.602176634e-19 C", nil)
    case .boltzmann: ("k_B", "1.380649e-23 J/K", nil)
    case .avogadro: ("N_A", "6.02214076e23 mol^-1", nil)
    case .caesiumFrequency: ("", "9192631770 Hz", nil)
    case .standardGravity: ("g_n", "9.80665 m/s^2", nil)
    case .luminousEfficacy: ("K_cd", "683 lm/W", nil)
    case .reducedPlanck: ("hbar", "6.62607015e-34 J s / (2 pi)", nil)
    case .gasConstant: ("R", "(6.02214076e23 * 1.380649e-23) * (1 J/(mol K))", nil)
    case .faraday: ("", "(6.02214076e23 * 1.602176634e-19) * (1 C/mol)", nil)
    case .stefanBoltzmann:
      ("", "2 pi^5 * 1.380649e-23^4 / (15 * 6.62607015e-34^3 * 299792458^2) * (1 W/(m^2 K^4))", nil)
    case .gravitation: ("G", "6.67430e-11 m^3/(kg s^2)", "0.00015e-11")
    case .fineStructure: ("alpha", "7.2973525643e-3", "0.0000000011e-3")
    case .electronMass: ("m_e", "9.1093837139e-31 kg", "0.0000000028e-31")
    case .protonMass: ("m_p", "1.67262192595e-27 kg", "0.00000000052e-27")
    case .neutronMass: ("m_n", "1.67492750056e-27 kg", "0.00000000085e-27")
    case .atomicMass: ("m_u Da amu dalton", "1.66053906892e-27 kg", "0.00000000052e-27")
    case .vacuumPermeability: ("mu_0", "1.25663706127e-6 N/A^2", "0.00000000020e-6")
    case .vacuumPermittivity: ("epsilon_0 eps_0", "8.8541878188e-12 F/m", "0.0000000014e-12")
    case .vacuumImpedance: ("Z_0", "376.730313412 ohm", "0.000000059")
    case .bohrRadius: ("a_0", "5.29177210544e-11 m", "0.00000000082e-11")
    case .rydberg: ("R_inf", "10973731.568157 m^-1", "0.000012")
    case .hartree: ("E_h", "4.3597447222060e-18 J", "0.0000000000048e-18")
    case .bohrMagneton: ("mu_B", "9.2740100657e-24 J/T", "0.0000000029e-24")
    }
  }

  package var symbol: String? { entry?.symbols.split(separator: " ").first.map(String.init) }

  private static let physical: [Constant: Quantity] = {
    var values: [Constant: Quantity] = [:]
    for constant in allCases {
      guard let entry = constant.entry, var value = try? Formula(entry.value).evaluated().value
      else { continue }
      value.uncertainty = entry.uncertainty.flatMap { DecimalLiteral($0.utf8)?.value }.map {
        .standard($0)
      }
      values[constant] = value
    }
    return values
  }()

  func value(_ budget: Budget) throws(RealError) -> Quantity {
    switch self {
    case .pi: return Quantity(try .pi(budget))
    case .e: return Quantity(try .e(budget))
    case .tau: return Quantity(try Real(2).multiplied(by: .pi(budget), budget))
    case .infinity: throw .outsideDomain
    default:
      guard let value = Self.physical[self] else { preconditionFailure("\(name) has no value") }
      return value
    }
  }

  private var other: (sign: Unicode.Scalar?, expression: String) {
    switch self {
    case .pi: ("π", "π")
    case .e: (nil, "exp(1)")
    case .tau: (nil, "(2π)")
    case .infinity: ("∞", "∞")
    default: (nil, name)
    }
  }

  /// The shortest text that means the constant beside other names.
  package func text(besides names: Set<String>) -> String {
    let shortest = symbol ?? name
    return names.contains(shortest) ? other.expression : shortest
  }

  /// The constants to suggest for symbols that are units.
  static let lookalikes = [
    "h": planck.name, "F": faraday.name, "K": luminousEfficacy.name, "g": "g_n",
    "kB": boltzmann.name,
  ]

  var symbols: [String] {
    (entry?.symbols ?? (self == .infinity ? "infinity" : "")).split(separator: " ").map(String.init)
      + [other.sign.map { String($0) }].compactMap(\.self)
  }

  package var spellings: [String] {
    [symbol, name, other.sign.map { String($0) }].compactMap(\.self)
  }
}
