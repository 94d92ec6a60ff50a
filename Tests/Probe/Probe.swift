/// A program that tests run as another process: `probe crash …` or `probe journal …`.
@main
struct Probe {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "crash": try Crash.run(Array(arguments.dropFirst()))
    case "journal": try appendBatches(Array(arguments.dropFirst()))
    default: preconditionFailure("no such probe")
    }
  }
}
