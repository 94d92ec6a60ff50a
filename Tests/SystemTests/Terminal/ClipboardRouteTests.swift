import Foundation
import TestSupport
import Testing

@testable import Terminal

@Suite struct `The clipboard route` {
  @Test(arguments: [
    (ClipboardRoute.direct, "\u{1B}]52;c;MTIuNQ==\u{7}"),
    (
      .tmux,
      "\u{1B}]52;c;MTIuNQ==\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;MTIuNQ==\u{7}\u{1B}\\"
    ),
  ])
  func `is one control sequence, and another for the terminal around tmux`(
    route: ClipboardRoute, sequence: String
  ) { #expect(String(decoding: route.bytes(for: "12.5"), as: UTF8.self) == sequence) }

  @Test(arguments: [1, 600, 5000]) func `through screen has pieces that fit`(count: Int) {
    let text = String(repeating: "7", count: count)
    let bytes = String(decoding: ClipboardRoute.screen.bytes(for: text), as: UTF8.self)
    let pieces = bytes.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count + 2 <= 768 })
    #expect(
      Array(pieces.map { $0.dropFirst(2) }.joined().utf8) == ClipboardRoute.direct.bytes(for: text))
  }

  @Test(arguments: 0...100) func `carries every text`(length: Int) {
    var random = SeededGenerator(seed: UInt64(length))
    let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(base64(bytes) == Array(Data(bytes).base64EncodedString().utf8))
  }
}
