import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `The program` {
  private let server: RatesServer

  init() throws { server = try RatesServer.shared.get() }

  private func update(from address: String) throws -> PipedRun {
    try PipedRun([Program.path, "--update-rates", address])
  }

  @Test func `prints what an update fetched`() throws {
    let day = Date.now.formatted(.iso8601.year().month().day())
    let run = try update(from: server.address(ofFile: RatesFixture.file(day: day)))
    #expect(run.output.hasPrefix("3 currencies of ") && run.status == 0 && run.errors == "")
  }

  @Test func `prints why an update failed`() throws {
    for (address, reason) in [
      (server.address(of: "status/404"), "the server answered with status 404"),
      (server.address(of: "html"), "the file is a web page"),
      (server.address(of: "login"), "the connection or the address is not secure"),
      (server.closedAddress, "the server cannot be reached, or stopped answering"),
    ] {
      let run = try update(from: address)
      #expect(run.errors == "countonme: no new rates: \(reason)\n")
      #expect(run.output == "" && run.status == 1)
    }
  }
}
