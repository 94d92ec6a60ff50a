import CNcurses
import Glibc

/// Makes the locale of the environment that of the process.
///
/// A locale that is named but not installed would cost every character beyond ASCII; when its
/// name says UTF-8 the one that is always there takes its place.
///
/// - Returns: Whether the characters of the locale are encoded in UTF-8.
func setUpLocale() -> Bool {
  if unsafe setlocale(LC_ALL, "") == nil,
    let name = localeName(in: environmentValue), namesUTF8(name)
  {
    _ = unsafe setlocale(LC_ALL, "C.UTF-8")
  }
  return unsafe String(cString: cn_codeset()) == "UTF-8"
}

/// The name of the locale that an environment asks for: the first of the variables that is set
/// and not empty decides.
func localeName(in environment: (String) -> String?) -> String? {
  ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
}

/// Whether the name of a locale says that it is encoded in UTF-8, as `fr_FR.utf8` does.
func namesUTF8(_ locale: String) -> Bool {
  let name = locale.lowercased()
  return name.contains("utf-8") || name.contains("utf8")
}

/// The value of a variable of the environment.
func environmentValue(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
