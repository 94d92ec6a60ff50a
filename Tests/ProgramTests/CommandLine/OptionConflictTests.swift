import Testing
import Words

@testable import countonme

@Suite struct `Combined options` {
  @Test(arguments: CommandLineOption.allCases)
  func `exclude each other or not, but never themselves`(option: CommandLineOption) {
    #expect(!option.excludes(option))
    for other in CommandLineOption.allCases {
      #expect(option.excludes(other) == other.excludes(option))
    }
  }

  @Test(
    arguments: [
      (.light, .dark), (.theme, .light), (.private, .fresh), (.fraction, .digits),
      (.tape, .private), (.tape, .updateRates), (.updateRates, .rates),
    ] as [(CommandLineOption, CommandLineOption)])
  func `are an error if one excludes another`(
    option: CommandLineOption, other: CommandLineOption
  ) throws {
    let given = try [option, .ascii, other].map { option in
      try GivenOption(option, sample(of: option)?.first)
    }
    #expect(given.conflict == .conflict(option, other))
    #expect(given.dropLast().conflict == nil)
  }

  @Test func `of a file yield to those of the command line`() throws {
    for option in CommandLineOption.allCases {
      let given = [try GivenOption(option, sample(of: option)?.first)]
      for lasting in CommandLineOption.allCases where lasting.isLasting {
        let kept = try GivenOption(lasting, sample(of: lasting)?.first)
        let all = given.completed(by: [kept])
        let isLeft = lasting != option && !lasting.excludes(option)
        #expect(all == (isLeft ? [kept] + given : given), "\(lasting) \(option)")
        #expect(all.conflict == nil)
      }
    }
  }
}

extension ArraySlice<GivenOption> {
  fileprivate var conflict: UsageError? { Array(self).conflict }
}
