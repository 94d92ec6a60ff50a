import CalculatorViewModel
import CalculatorViews
import Foundation
import Previews
import Screen
import SystemCalls
import TestSupport
import Testing
import Words

@testable import Runtime

/// Pictures of the screen in sessions, and what the files hold.
@Suite struct `A session with pictures` {
  @Test func `keeps the frame that was on the screen`() throws {
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

  @Test(arguments: FileError.Kind.allCases)
  func `tells a problem`(problem: FileError.Kind) {
    let device = ScriptedDevice(keys: "≡picture⏎")
    device.pictureOutcome = .failed(problem)
    let model = device.run()
    #expect(model.viewState.message?.isMistake == true && device.pictures.isEmpty)
  }

  @Test(arguments: seeds)
  func `every picture holds the characters of its frame and no others`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2 {
      let keys = Array("0123456789.+-*/^%!()=⏎⌫⎋←↑→↓␣iuTvfw?⇥PP<&>\"#")
      let typed = (0..<30).map { _ in keys.randomElement(using: &random) ?? "P" }
      let size = Size(
        columns: Int.random(in: 1...110, using: &random),
        rows: Int.random(in: 1...40, using: &random))
      let device = ScriptedDevice(keys: String(typed) + "P", size: size)
      device.run()
      for (_, frame) in device.pictures {
        #expect(frame.size == size)
        let theme = try #require(ThemeName.allCases.randomElement(using: &random))
        try expectText(of: frame, in: frame.svg(in: Theme(theme)))
      }
    }
  }

  /// Expects each character of a frame in its cell of a picture, unless it is drawn as a shape.
  private func expectText(of frame: Frame, in document: String) throws {
    let picture = try #require(PictureReader(document), "\(document)")
    var rest = frame
    for element in picture.elements("text") where element.attributes["text-anchor"] == nil {
      let x = try #require(element.attributes["x"].flatMap { Int($0) })
      let y = try #require(element.attributes["y"].flatMap { Int($0) })
      for (offset, character) in element.text.enumerated() {
        let place = Point(column: x / 10 + offset, row: y / 21)
        #expect(rest[place].character == character)
        rest[place] = Cell(" ")
      }
    }
    #expect(Set(rest.plainText).isSubset(of: " \n▀▄█─━│├└╭╮╰╯"), "\(rest.plainText)")
    #expect(
      picture.elements.filter { !$0.text.allSatisfy(\.isWhitespace) }.allSatisfy {
        ["text", "title"].contains($0.name)
      })
  }
}

@Suite struct `The pictures of the README` {
  @Test func `are drawn from scenes`() throws {
    let readme = try String(
      contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    let shown = readme.matches(of: /\(screenshots\/([a-z0-9-]+)\.png\)/).map { String($0.1) }
    #expect(!shown.isEmpty && Set(shown).isSubset(of: Picture.all.map(\.name)))
  }
}
