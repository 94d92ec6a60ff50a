extension UnitTable {
  /// The currencies of ISO 4217 with their English names in CLDR, and the Bulgarian lev for older
  /// files of rates.
  static let money = UnitGroup(
    .money, .money,
    usual: "EUR USD GBP JPY CHF CNY CAD AUD INR SEK NOK DKK PLN CZK KRW BRL MXN TRY HKD SGD NZD",
    (regular.map { currency(list($0)[0], list($0)[1]) } + others).sorted { $0.symbols < $1.symbols }
  )

  private static let regular = [
    "AED UAE_dirham", "AFN Afghan_afghani", "AMD Armenian_dram", "AOA Angolan_kwanza",
    "ARS Argentine_peso", "AUD Australian_dollar", "AWG Aruban_florin", "AZN Azerbaijani_manat",
    "BAM Bosnia-Herzegovina_convertible_mark", "BBD Barbadian_dollar", "BDT Bangladeshi_taka",
    "BMD Bermudan_dollar", "BND Brunei_dollar", "BOB Bolivian_boliviano", "BRL Brazilian_real",
    "BSD Bahamian_dollar", "BTN Bhutanese_ngultrum", "BWP Botswanan_pula", "BYN Belarusian_ruble",
    "BZD Belize_dollar", "CAD Canadian_dollar", "CDF Congolese_franc", "CHF Swiss_franc",
    "COP Colombian_peso", "CRC Costa_Rican_colón", "CUP Cuban_peso", "CVE Cape_Verdean_escudo",
    "CZK Czech_koruna", "DOP Dominican_peso", "DZD Algerian_dinar", "EGP Egyptian_pound",
    "ERN Eritrean_nakfa", "ETB Ethiopian_birr", "FJD Fijian_dollar", "FKP Falkland_Islands_pound",
    "GBP British_pound", "GEL Georgian_lari", "GHS Ghanaian_cedi", "GIP Gibraltar_pound",
    "GMD Gambian_dalasi", "GTQ Guatemalan_quetzal", "GYD Guyanaese_dollar", "HKD Hong_Kong_dollar",
    "HNL Honduran_lempira", "HTG Haitian_gourde", "INR Indian_rupee", "IRR Iranian_rial",
    "JMD Jamaican_dollar", "KES Kenyan_shilling", "KGS Kyrgystani_som", "KHR Cambodian_riel",
    "KYD Cayman_Islands_dollar", "KZT Kazakhstani_tenge", "LAK Laotian_kip", "LBP Lebanese_pound",
    "LKR Sri_Lankan_rupee", "LRD Liberian_dollar", "LSL Lesotho_loti", "MAD Moroccan_dirham",
    "MGA Malagasy_ariary", "MMK Myanmar_kyat", "MNT Mongolian_tugrik", "MOP Macanese_pataca",
    "MRU Mauritanian_ouguiya", "MUR Mauritian_rupee", "MVR Maldivian_rufiyaa",
    "MWK Malawian_kwacha", "MXN Mexican_peso", "MZN Mozambican_metical", "NAD Namibian_dollar",
    "NIO Nicaraguan_córdoba", "NPR Nepalese_rupee", "NZD New_Zealand_dollar",
    "PAB Panamanian_balboa", "PGK Papua_New_Guinean_kina", "PHP Philippine_peso",
    "PKR Pakistani_rupee", "QAR Qatari_riyal", "RSD Serbian_dinar", "SAR Saudi_riyal",
    "SBD Solomon_Islands_dollar", "SCR Seychellois_rupee", "SDG Sudanese_pound",
    "SGD Singapore_dollar", "SHP St._Helena_pound", "SLE Sierra_Leonean_leone",
    "SOS Somali_shilling", "SRD Surinamese_dollar", "SSP South_Sudanese_pound",
    "STN São_Tomé_&_Príncipe_dobra", "SVC Salvadoran_colón", "SYP Syrian_pound",
    "TJS Tajikistani_somoni", "TMT Turkmenistani_manat", "TOP Tongan_paʻanga",
    "TTD Trinidad_&_Tobago_dollar", "TWD New_Taiwan_dollar", "TZS Tanzanian_shilling",
    "USD US_dollar", "UYU Uruguayan_peso", "UZS Uzbekistani_som", "VES Venezuelan_bolívar",
    "WST Samoan_tala", "XCD East_Caribbean_dollar", "XCG Caribbean_guilder", "YER Yemeni_rial",
    "ZMW Zambian_kwacha",
  ]

  private static let others = [
    currency("ALL", "Albanian_lek", "Albanian_lekë"),
    currency("BGN", "Bulgarian_lev", "Bulgarian_leva"),
    currency("BHD", "Bahraini_dinar", digits: 3),
    currency("BIF", "Burundian_franc", digits: 0),
    currency("CLP", "Chilean_peso", digits: 0),
    currency("CNY", "Chinese_yuan", "Chinese_yuan", also: "yuan renminbi"),
    currency("DJF", "Djiboutian_franc", digits: 0),
    currency("DKK", "Danish_krone", "Danish_kroner"),
    currency("EUR", "euro", "euros", frenchSymbols: "€"),
    currency("GNF", "Guinean_franc", digits: 0),
    currency("HUF", "Hungarian_forint", also: "forint forints"),
    currency("IDR", "Indonesian_rupiah", "Indonesian_rupiahs"),
    currency("ILS", "Israeli_new_shekel", also: "shekel shekels"),
    currency("IQD", "Iraqi_dinar", digits: 3),
    currency("ISK", "Icelandic_króna", "Icelandic_krónur", digits: 0),
    currency("JOD", "Jordanian_dinar", digits: 3),
    currency("JPY", "Japanese_yen", "Japanese_yen", also: "yen", digits: 0),
    currency("KMF", "Comorian_franc", digits: 0),
    currency("KPW", "North_Korean_won", "North_Korean_won"),
    currency("KRW", "South_Korean_won", "South_Korean_won", digits: 0),
    currency("KWD", "Kuwaiti_dinar", digits: 3),
    currency("LYD", "Libyan_dinar", digits: 3),
    currency("MDL", "Moldovan_leu", "Moldovan_lei"),
    currency("MKD", "Macedonian_denar", "Macedonian_denari"),
    currency("MYR", "Malaysian_ringgit", also: "ringgit ringgits"),
    currency("NGN", "Nigerian_naira", also: "naira nairas"),
    currency("NOK", "Norwegian_krone", "Norwegian_kroner"),
    currency("OMR", "Omani_rial", digits: 3),
    currency("PEN", "Peruvian_sol", "Peruvian_soles"),
    currency("PLN", "Polish_zloty", also: "zloty zlotys złoty"),
    currency("PYG", "Paraguayan_guarani", digits: 0),
    currency("RON", "Romanian_leu", "Romanian_lei"),
    currency("RUB", "Russian_ruble", also: "ruble rubles rouble roubles"),
    currency("RWF", "Rwandan_franc", digits: 0),
    currency("SEK", "Swedish_krona", "Swedish_kronor"),
    currency("SZL", "Swazi_lilangeni", "Swazi_emalangeni"),
    currency("THB", "Thai_baht", "Thai_baht", also: "baht"),
    currency("TND", "Tunisian_dinar", digits: 3),
    currency("TRY", "Turkish_lira", also: "lira liras"),
    currency("UAH", "Ukrainian_hryvnia", also: "hryvnia hryvnias"),
    currency("UGX", "Ugandan_shilling", digits: 0),
    currency("VED", "bolívar_digital", "bolívares_digitales"),
    currency("VND", "Vietnamese_dong", "Vietnamese_dong", digits: 0),
    currency("VUV", "Vanuatu_vatu", "Vanuatu_vatus", digits: 0),
    currency("XAF", "Central_African_CFA_franc", digits: 0),
    currency("XOF", "West_African_CFA_franc", digits: 0),
    currency("XPF", "CFP_franc", digits: 0),
    currency("ZAR", "South_African_rand", "South_African_rand", also: "rand"),
    currency("ZWG", "Zimbabwean_gold", "Zimbabwean_gold"),
  ]

  /// A row of a currency, with `_` for a space in its names; a plural of nil is the name with an s.
  static func currency(
    _ code: String, _ name: String, _ plural: String? = nil, also: String = "", digits: Int = 2,
    frenchSymbols: String = ""
  ) -> Row {
    Row(
      code, "\(name) \(plural ?? name + "s") \(also)", .currency, .iso4217,
      minorDigits: digits, frenchSymbols: frenchSymbols)
  }
}
