import Glibc
import SystemCalls

/// Adopts the environment's locale; returns whether it uses UTF-8 (`setlocale`, `nl_langinfo`).
///
/// `C.UTF-8` replaces a UTF-8 locale that is not installed.
@discardableResult
package func setUpLocale() -> Bool {
  _ = unsafe setlocale(LC_NUMERIC, "")
  if unsafe setlocale(LC_CTYPE, "") == nil,
    let name = localeName(in: environmentVariable), namesUTF8(name)
  {
    _ = unsafe setlocale(LC_CTYPE, "C.UTF-8")
  }
  return unsafe String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
}

/// Whether the name of the environment's locale says UTF-8.
package func environmentEncodesUTF8() -> Bool {
  localeName(in: environmentVariable).map(namesUTF8) ?? false
}

func localeName(in environment: (String) -> String?) -> String? {
  ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
}

/// Whether a locale name says UTF-8, such as `fr_FR.utf8`.
func namesUTF8(_ locale: String) -> Bool {
  let name: StaticString = "utf8"
  // Matched length; nil after a mismatch.
  var matched: Int? = 0
  for byte in locale.utf8 {
    if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") {
      if matched == name.utf8CodeUnitCount { return true }
      matched = 0
    } else if let count = matched, byte != UInt8(ascii: "-") || count != 3 {
      let isNext =
        unsafe count < name.utf8CodeUnitCount && name.utf8Start[count] == byte | 0x20
      matched = isNext ? count + 1 : nil
    }
  }
  return matched == name.utf8CodeUnitCount
}
