import Quantities
import SystemCalls
import Words

extension CurrencySigns {
  /// What signs mean in the country of the locale, as the environment names it: `CA` in `en_CA.UTF-8`.
  ///
  /// The locale need not be installed.
  static var ofLocale: CurrencySigns {
    let name = ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap(environmentVariable)
      .first { !$0.isEmpty }
    let words = name?.prefix { $0 != "." && $0 != "@" }.split(separator: "_") ?? []
    return CurrencySigns(territory: words.count > 1 ? String(words[1]) : nil)
  }
}
