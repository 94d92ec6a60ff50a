/// Tries an input; libFuzzer calls it, keeps inputs that reach new code, and changes them further.
///
/// `make fuzz` builds the program, which is no part of other builds.
@c(LLVMFuzzerTestOneInput)
public func tryInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  guard let first = input.first else { return 0 }
  let reader = Reader.allCases[Int(first) % Reader.allCases.count]
  reader.take(Array(input.dropFirst()))
  return 0
}
