import Glibc
import SystemCalls

/// Adopts the locale, or `C.UTF-8` for a missing UTF-8 one; returns whether it uses UTF-8.
@discardableResult
package func setUpLocale() -> Bool {
  _ = unsafe setlocale(LC_NUMERIC, "")
  if unsafe setlocale(LC_CTYPE, "") == nil, environmentEncodesUTF8() {
    _ = unsafe setlocale(LC_CTYPE, "C.UTF-8")
  }
  return unsafe String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
}

/// Whether the environment's locale name says UTF-8.
package func environmentEncodesUTF8() -> Bool {
  localeName(of: "LC_CTYPE").map(namesUTF8) ?? false
}

func namesUTF8(_ locale: String) -> Bool {
  let parts = locale.utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") }
  return parts.contains { part in
    ["utf8", "utf-8"].contains { name in part.lazy.map { $0 | 0x20 }.elementsEqual(name.utf8) }
  }
}
