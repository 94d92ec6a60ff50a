/// Files of made-up exchange rates in the format of the European Central Bank.
package enum RatesFixture {
  package static let rates = [("USD", "1.0868"), ("JPY", "162.45"), ("GBP", "0.83275")]

  /// Creates a file, whose first line says that the rates are made up.
  package static func file(
    day: String = "2026-11-20", rates: [(String, String)] = rates, sender: String = "Made-up rates"
  ) -> String {
    """
    <!-- made-up rates, for tests -->
    <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"
      xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
    \t<gesmes:subject>Reference rates</gesmes:subject>
    \t<gesmes:Sender>
    \t\t<gesmes:name>\(sender)</gesmes:name>
    \t</gesmes:Sender>
    \t<Cube>
    \t\t<Cube time='\(day)'>
    \(rates.map { "\t\t\t<Cube currency='\($0)' rate='\($1)'/>" }.joined(separator: "\n"))
    \t\t</Cube>
    \t</Cube>
    </gesmes:Envelope>
    """
  }
}
