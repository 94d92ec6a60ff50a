import CalculatorCore
import Screen
import TestSupport
import Testing
import Words

@testable import Engine
@testable import CalculatorViewModel

@Suite struct `Two programs with one tape` {
  /// A program that appends its changes to shared lines, and then reads those of others.
  private struct Program {
    var model: ViewModel
    /// The number of lines read or written.
    var known = 0

    init(writer: UInt64) {
      model = ViewModel(writer: writer, keepsTape: true)
      model.send(.resize(.test(columns: 20, lines: 5)))
      model.send(.kept(KeptTape(Tape(), isWhole: true)))
    }

    mutating func type(_ keys: [Key], _ lines: inout [String]) {
      for key in keys {
        perform(model.send(.key(key)), &lines)
        while true {
          let effects = model.send(.inputDrained)
          if effects.isEmpty { break }
          perform(effects, &lines)
        }
      }
    }

    private mutating func perform(_ effects: [Effect], _ lines: inout [String]) {
      for effect in effects {
        if case .evaluate(let request) = effect {
          for answer in request.answers() {
            perform(model.send(.evaluated(request.id, answer)), &lines)
          }
        }
        if case .save(let changes) = effect {
          let others = lines[known...].compactMap { TapeChange(text: $0) }
          lines += changes.lines
          known = lines.count
          perform(model.send(.saved(.saved(others))), &lines)
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `end with the same tape, that of the file`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      var lines: [String] = []
      var programs = [Program(writer: 1), Program(writer: 2)]
      for _ in 0..<12 {
        let keys = random.tapeKeys()
        programs[Int.random(in: 0...1, using: &random)].type(
          Array(keys.prefix(.random(in: 1...8, using: &random))), &lines)
      }
      // Each entry makes a program read the changes of the other.
      let last: [Key] = [.escape, .escape, .escape] + "1+1=".map(Key.character)
      for index in [0, 1, 0] { programs[index].type(last, &lines) }
      let kept = Tape(replaying: lines.compactMap { TapeChange(text: $0) })
      #expect(programs[0].model.tape.changes == kept.changes, "seed \(seed)")
    }
  }

  @Test func `keep the last write if both correct an entry`() {
    var lines: [String] = []
    var (one, other) = (Program(writer: 1), Program(writer: 2))
    one.type("5+5=".map(Key.character), &lines)
    other.type("1+1=".map(Key.character), &lines)
    one.type([.tab, .enter, .backspace, .character("6"), .enter], &lines)
    other.type([.tab, .home, .enter, .backspace, .character("7"), .enter], &lines)
    #expect(other.model.viewState.tape?.lines.first == ">5 + 7 = 12")
    one.type([.escape, .escape, .character("8")] + "+1=".map(Key.character), &lines)
    #expect(one.model.viewState.tape?.lines.first == "5 + 7 = 12")
  }

  /// A program that writes the comment “own” on the entry 9.1.
  private func commenting(isWhole: Bool, key: (inout ViewModel, Key) -> Void) -> ViewModel {
    var model = ViewModel(writer: 1, keepsTape: true)
    model.send(.resize(.test(columns: 20, lines: 5)))
    let tape = Tape(replaying: TapeChange.lines("+ 9.1 rent = 1"))
    model.send(.kept(KeptTape(tape, isWhole: isWhole)))
    for pressed in [.tab] + "#own".map(Key.character) + [.enter] { key(&model, pressed) }
    return model
  }

  @Test func `keep their own later change, even before it is sent`() {
    var model = commenting(isWhole: true) { model, key in model.send(.key(key)) }
    model.send(.foreignChanges(TapeChange.lines("= 9.1 rent = 1 # other")))
    #expect(model.tape.last.flatMap { model.tape[$0] }?.comment == "own")
    let saved = model.send(.inputDrained).compactMap { effect in
      if case .save(let changes) = effect { changes.lines } else { nil }
    }
    #expect(saved == [["= 9.1 rent = 1 # own"]])
  }

  @Test func `keep the order of the file while the tape is read`() {
    var model = commenting(isWhole: false) { model, key in
      model.send(.key(key))
      model.send(.inputDrained)
    }
    model.send(.saved(.saved(TapeChange.lines("= 9.1 rent = 1 # other"))))
    let tape = Tape(replaying: TapeChange.lines("+ 9.0 5", "+ 9.1 rent = 1"))
    model.send(.kept(KeptTape(tape, isWhole: true)))
    #expect(model.tape.last.flatMap { model.tape[$0] }?.comment == "own")
  }

  @Test func `keep a change that was made while the tape was read`() {
    var model = commenting(isWhole: false) { model, key in model.send(.key(key)) }
    let tape = Tape(replaying: TapeChange.lines("+ 9.0 5", "+ 9.1 rent = 1"))
    model.send(.kept(KeptTape(tape, isWhole: true)))
    #expect(model.tape.last.flatMap { model.tape[$0] }?.comment == "own")
  }
}
