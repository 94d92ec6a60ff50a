import Glibc
import SystemCalls

/// Makes the locale of the environment that of the process, for characters and numbers: nothing else
/// is asked of it. (`setlocale`, `nl_langinfo`)
///
/// With a locale that is named but not installed no character beyond ASCII could be shown. Where
/// its name says UTF-8, `C.UTF-8` takes its place, which needs no installation on Debian and with
/// glibc 2.35 or later.
///
/// - Returns: Whether the characters of the locale are encoded in UTF-8.
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

/// Whether the environment asks for a locale whose name says that it is encoded in UTF-8.
package func environmentEncodesUTF8() -> Bool {
  localeName(in: environmentVariable).map(namesUTF8) ?? false
}

/// The name of the locale that an environment asks for, which is in the first of three variables that
/// is set and not empty.
func localeName(in environment: (String) -> String?) -> String? {
  ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
}

/// Whether the name of a locale says that it is encoded in UTF-8, as `fr_FR.utf8` does.
func namesUTF8(_ locale: String) -> Bool {
  let name: StaticString = "utf8"
  // How much of it the part up to here is; nil where it is something else.
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
