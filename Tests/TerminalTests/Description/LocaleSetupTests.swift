import Testing

@testable import Terminal

@Suite struct `The locale` {
  @Test(
    arguments: [
      ([:], nil), (["LANG": "C"], "C"), (["LANG": "C", "LC_CTYPE": "fr_FR.UTF-8"], "fr_FR.UTF-8"),
      (["LC_ALL": "", "LANG": "en_GB.utf8"], "en_GB.utf8"),
      (["LC_ALL": "POSIX", "LC_CTYPE": "C.UTF-8"], "POSIX"),
    ] as [([String: String], String?)])
  func `the first variable that is not empty has the name`(
    environment: [String: String], name: String?
  ) {
    #expect(localeName(in: { environment[$0] }) == name)
  }

  @Test func `an encoding is found in the name of a locale`() {
    #expect(namesUTF8("fr_FR.UTF-8") && namesUTF8("C.utf8") && namesUTF8("de_DE.UTF-8@euro"))
    #expect(!namesUTF8("C") && !namesUTF8("de_DE@euro") && !namesUTF8("en_US.ISO-8859-1"))
  }
}
