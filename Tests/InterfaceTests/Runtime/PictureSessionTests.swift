import CalculatorViewModel
import CalculatorViews
import Foundation
import Previews
import Screen
import TestSupport
import Testing
import Words

@Suite struct `A session with pictures` {
  @Test func `saves the frame on the screen`() throws {
    let device = ScriptedDevice(keys: "12/4=≡picture⏎")
    let model = device.run()
    let picture = try #require(device.pictures.first)
    #expect(device.pictures.count == 1)
    let before = device.frames.last { $0.time < .seconds(1) }
    #expect(before?.frame == picture.frame)
    let message = "Kept countonme-2026-11-22-153012.svg."
    #expect(model.viewState.message?.sentence.full == message)
    #expect(!picture.frame.plainText.contains("Kept"))
  }
}

@Suite struct `The pictures of the README` {
  @Test func `are drawn from scenes`() throws {
    let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    let shown = readme.matches(of: /\(screenshots\/([a-z0-9-]+)\.png\)/).map { String($0.1) }
    #expect(!shown.isEmpty && Set(shown).isSubset(of: Picture.all.map(\.name)))
  }
}
