extension UnitTable {
  /// The currencies of ISO 4217 with their English names in CLDR, and the Bulgarian lev for older
  /// files of rates.
  static let money = UnitGroup(
    .money, .money,
    usual: "EUR USD GBP JPY CHF CNY CAD AUD INR SEK NOK DKK PLN CZK KRW BRL MXN TRY HKD SGD NZD",
    (regular.map { currency($0) } + withoutCents.map { currency($0, digits: 0) }
      + withThousandths.map { currency($0, digits: 3) }
      + [currency("EUR euro", frenchSymbols: "€")]).sorted { $0.symbols < $1.symbols })

  private static let regular = [
    "AED UAE_dirham", "AFN Afghan_afghani", "ALL Albanian_lek Albanian_lekë", "AMD Armenian_dram",
    "AOA Angolan_kwanza", "ARS Argentine_peso", "AUD Australian_dollar", "AWG Aruban_florin",
    "AZN Azerbaijani_manat", "BAM Bosnia-Herzegovina_convertible_mark", "BBD Barbadian_dollar",
    "BDT Bangladeshi_taka", "BGN Bulgarian_lev Bulgarian_leva", "BMD Bermudan_dollar",
    "BND Brunei_dollar", "BOB Bolivian_boliviano", "BRL Brazilian_real", "BSD Bahamian_dollar",
    "BTN Bhutanese_ngultrum", "BWP Botswanan_pula", "BYN Belarusian_ruble", "BZD Belize_dollar",
    "CAD Canadian_dollar", "CDF Congolese_franc",
    "CHF Swiss_franc Swiss_francs franc_suisse francs_suisses",
    "CNY Chinese_yuan Chinese_yuan yuan renminbi", "COP Colombian_peso", "CRC Costa_Rican_colón",
    "CUP Cuban_peso", "CVE Cape_Verdean_escudo", "CZK Czech_koruna",
    "DKK Danish_krone Danish_kroner", "DOP Dominican_peso", "DZD Algerian_dinar",
    "EGP Egyptian_pound", "ERN Eritrean_nakfa", "ETB Ethiopian_birr", "FJD Fijian_dollar",
    "FKP Falkland_Islands_pound",
    "GBP British_pound British_pounds pound_sterling pounds_sterling livre_sterling livres_sterling",
    "GEL Georgian_lari", "GHS Ghanaian_cedi",
    "GIP Gibraltar_pound", "GMD Gambian_dalasi", "GTQ Guatemalan_quetzal", "GYD Guyanaese_dollar",
    "HKD Hong_Kong_dollar", "HNL Honduran_lempira", "HTG Haitian_gourde",
    "HUF Hungarian_forint Hungarian_forints forint forints",
    "IDR Indonesian_rupiah Indonesian_rupiahs",
    "ILS Israeli_new_shekel Israeli_new_shekels shekel shekels", "INR Indian_rupee",
    "IRR Iranian_rial", "JMD Jamaican_dollar", "KES Kenyan_shilling", "KGS Kyrgystani_som",
    "KHR Cambodian_riel", "KPW North_Korean_won North_Korean_won", "KYD Cayman_Islands_dollar",
    "KZT Kazakhstani_tenge", "LAK Laotian_kip", "LBP Lebanese_pound", "LKR Sri_Lankan_rupee",
    "LRD Liberian_dollar", "LSL Lesotho_loti", "MAD Moroccan_dirham",
    "MDL Moldovan_leu Moldovan_lei", "MGA Malagasy_ariary",
    "MKD Macedonian_denar Macedonian_denari", "MMK Myanmar_kyat", "MNT Mongolian_tugrik",
    "MOP Macanese_pataca", "MRU Mauritanian_ouguiya", "MUR Mauritian_rupee",
    "MVR Maldivian_rufiyaa", "MWK Malawian_kwacha", "MXN Mexican_peso",
    "MYR Malaysian_ringgit Malaysian_ringgits ringgit ringgits", "MZN Mozambican_metical",
    "NAD Namibian_dollar", "NGN Nigerian_naira Nigerian_nairas naira nairas",
    "NIO Nicaraguan_córdoba", "NOK Norwegian_krone Norwegian_kroner", "NPR Nepalese_rupee",
    "NZD New_Zealand_dollar", "PAB Panamanian_balboa", "PEN Peruvian_sol Peruvian_soles",
    "PGK Papua_New_Guinean_kina", "PHP Philippine_peso", "PKR Pakistani_rupee",
    "PLN Polish_zloty Polish_zlotys zloty zlotys złoty", "QAR Qatari_riyal",
    "RON Romanian_leu Romanian_lei", "RSD Serbian_dinar",
    "RUB Russian_ruble Russian_rubles ruble rubles rouble roubles", "SAR Saudi_riyal",
    "SBD Solomon_Islands_dollar", "SCR Seychellois_rupee", "SDG Sudanese_pound",
    "SEK Swedish_krona Swedish_kronor", "SGD Singapore_dollar", "SHP St._Helena_pound",
    "SLE Sierra_Leonean_leone", "SOS Somali_shilling", "SRD Surinamese_dollar",
    "SSP South_Sudanese_pound", "STN São_Tomé_&_Príncipe_dobra", "SVC Salvadoran_colón",
    "SYP Syrian_pound", "SZL Swazi_lilangeni Swazi_emalangeni", "THB Thai_baht Thai_baht baht",
    "TJS Tajikistani_somoni", "TMT Turkmenistani_manat", "TOP Tongan_paʻanga",
    "TRY Turkish_lira Turkish_liras lira liras", "TTD Trinidad_&_Tobago_dollar",
    "TWD New_Taiwan_dollar", "TZS Tanzanian_shilling",
    "UAH Ukrainian_hryvnia Ukrainian_hryvnias hryvnia hryvnias", "USD US_dollar",
    "UYU Uruguayan_peso", "UZS Uzbekistani_som", "VED bolívar_digital bolívares_digitales",
    "VES Venezuelan_bolívar", "WST Samoan_tala", "XCD East_Caribbean_dollar",
    "XCG Caribbean_guilder", "YER Yemeni_rial", "ZAR South_African_rand South_African_rand rand",
    "ZMW Zambian_kwacha", "ZWG Zimbabwean_gold Zimbabwean_gold",
  ]

  private static let withoutCents = [
    "BIF Burundian_franc", "CLP Chilean_peso", "DJF Djiboutian_franc", "GNF Guinean_franc",
    "ISK Icelandic_króna Icelandic_krónur", "JPY Japanese_yen Japanese_yen yen yens",
    "KMF Comorian_franc", "KRW South_Korean_won South_Korean_won", "PYG Paraguayan_guarani",
    "RWF Rwandan_franc", "UGX Ugandan_shilling", "VND Vietnamese_dong Vietnamese_dong",
    "VUV Vanuatu_vatu Vanuatu_vatus", "XAF Central_African_CFA_franc", "XOF West_African_CFA_franc",
    "XPF CFP_franc",
  ]

  private static let withThousandths = [
    "BHD Bahraini_dinar", "IQD Iraqi_dinar", "JOD Jordanian_dinar", "KWD Kuwaiti_dinar",
    "LYD Libyan_dinar", "OMR Omani_rial", "TND Tunisian_dinar",
  ]

  /// A row of a currency from its code, name, plural and other names, with `_` for a space; an
  /// omitted plural is the name with an s.
  private static func currency(
    _ text: String, digits: Int = 2, frenchSymbols: String = ""
  ) -> Row {
    let words = list(text)
    let names = words.dropFirst() + (words.count == 2 ? [words[1] + "s"] : [])
    return Row(
      words[0], names.joined(separator: " "), .currency, .iso4217, minorDigits: digits,
      frenchSymbols: frenchSymbols)
  }
}
