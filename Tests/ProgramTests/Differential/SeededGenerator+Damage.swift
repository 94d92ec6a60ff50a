import TestSupport

extension SeededGenerator {
  mutating func damaged(_ text: String, inserting characters: String) -> String {
    var damaged = Array(text)
    let index = Int.random(in: 0..<damaged.count, using: &self)
    switch Int.random(in: 0..<3, using: &self) {
    case 0: damaged.remove(at: index)
    case 1: damaged.insert(damaged[index], at: index)
    default: damaged.insert(pick(characters), at: index)
    }
    // An empty line would have no answer.
    return damaged.isEmpty ? "0" : String(damaged)
  }
}
