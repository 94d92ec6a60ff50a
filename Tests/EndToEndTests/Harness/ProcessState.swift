import Foundation

/// What the kernel reports about a process that has not been reaped.
struct ProcessState: Hashable {
  /// Whether it has not ended; it may be asleep or stopped.
  let isRunning: Bool
  /// The processor time used so far, in ticks of the clock.
  let ticks: Int
  /// How often its threads have gone to sleep, which is how often they have woken up.
  let sleeps: Int

  init(of process: pid_t) throws {
    let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The second field is a name in parentheses that may contain spaces.
    let fields = (stat.split(separator: ")").last ?? "").split(separator: " ")
    isRunning = fields[0] != "Z"
    ticks = fields[11...12].compactMap { Int($0) }.reduce(0, +)
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    sleeps = try threads.reduce(0) { sum, thread in
      let path = "/proc/\(process)/task/\(thread)/status"
      let switches = try String(contentsOfFile: path, encoding: .utf8)
        .split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (switches?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }
}
