import Glibc
import SystemCalls
import TestSupport
import Testing

@testable import Storage

/// Whatever happens at any call of the system, the file holds what was confirmed, in order, once, and
/// no half of a batch; and every program that is told of no problem knows what the file holds.
@Suite struct `A journal whose calls fail` {
  static let stories: [UInt64] = [2, 3, 4, 5]

  /// The calls of the first program when nothing happens to it.
  private func calls(of story: Story) -> (all: ClosedRange<Int>, writes: [Int]) {
    let run = StoryRun(story) { _, _ in }
    #expect(run.run() == [])
    let files = run.writers[0].files
    return (1...files.callCount, files.writes)
  }

  @Test(arguments: stories, [false, true])
  func `survives a kill at every call, and the failure of the power`(
    seed: UInt64, losesPower: Bool
  ) {
    let story = Story(seed: seed)
    for call in calls(of: story).all {
      let run = StoryRun(story, losesPower: losesPower) { _, files in
        files.fault = (call, .kill(partOfWrite: false))
      }
      #expect(run.run() == [], "call \(call)")
    }
  }

  @Test(arguments: stories, [false, true])
  func `survives a kill and the failure of the power in the middle of every write`(
    seed: UInt64, losesPower: Bool
  ) {
    let story = Story(seed: seed)
    for call in calls(of: story).writes {
      let run = StoryRun(story, losesPower: losesPower) { _, files in
        files.fault = (call, .kill(partOfWrite: true))
      }
      #expect(run.run() == [], "call \(call)")
    }
  }

  @Test(arguments: stories, [(EIO, 1), (EROFS, 1), (EIO, 3), (ENOSPC, 20)] as [(CInt, Int)])
  func `survives an error at every call, alone and with those after it`(
    seed: UInt64, error: (code: CInt, calls: Int)
  ) {
    let story = Story(seed: seed)
    for call in calls(of: story).all {
      let run = StoryRun(story) { _, files in
        files.fault = (call, .error(error.code, calls: error.calls))
      }
      #expect(run.run() == [], "call \(call)")
    }
  }

  @Test(arguments: stories)
  func `survives another program that writes between every two calls`(seed: UInt64) {
    let story = Story(seed: seed)
    for call in calls(of: story).all {
      for step in [Story.Step.append(writer: 1, batches: 2), .compact(writer: 1)] {
        let run = StoryRun(story) { run, files in
          files.interruption = (call, { [unowned run] in run.perform(step) })
        }
        #expect(run.run() == [], "call \(call)")
      }
    }
  }
}
