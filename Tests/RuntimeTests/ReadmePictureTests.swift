import Foundation
import Previews
import TestSupport
import Testing

@Suite struct `The pictures of the README` {
  @Test func `are drawn from scenes`() throws {
    let readme = try String(
      contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    let shown = readme.matches(of: /\(screenshots\/([a-z0-9-]+)\.png\)/).map { String($0.1) }
    #expect(!shown.isEmpty && Set(shown).isSubset(of: Picture.all.map(\.name)))
  }

  @Test func `have names of their own`() {
    let names = Picture.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
